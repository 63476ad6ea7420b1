import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { SeatRow } from './SeatRow.tsx';
import type { Seats } from './use-seats.ts';

interface AtTheTableProps {
  readonly table: Seats;
  readonly catalogue: Catalogue | null;
  /** So many of its units are ready-made. */
  readonly ready: number;
  /** People sit elsewhere. */
  readonly friends: boolean;
}

/** How many play, and who sits where. */
export function AtTheTable({ table, catalogue, ready, friends }: AtTheTableProps) {
  const { seats, range, judgements, change, seatMany } = table;
  return (
    <fieldset>
      <legend>{say.newGame.players}</legend>
      {range.min === range.max ? null : (
        <label className="field-row">
          <span>{say.newGame.seats}</span>
          <select value={seats.length} onChange={({ target }) => seatMany(Number(target.value))}>
            {counts(range).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {seats.map((place, i) => (
        <SeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={i}
          number={i + 1}
          place={place}
          levels={catalogue?.levels ?? []}
          units={catalogue?.units ?? []}
          ready={ready}
          friends={friends}
          judgements={judgements}
          change={(some) => change(i, some)}
        />
      ))}
    </fieldset>
  );
}

const counts = ({ min, max }: Seats['range']): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, n) => min + n);
