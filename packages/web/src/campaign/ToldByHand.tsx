import { useId } from 'react';
import type { ToldGame } from '../referee/campaign-annals.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';

/** One who brought down another, as it is being told; nobody yet: an empty line. */
export interface ToldDeed {
  /** Which line of the form it is, whatever is written into it. */
  readonly line: number;
  readonly by: string;
  readonly whom: string;
}

/** What is told of a game beside its report. */
export interface Account {
  /** A seat, `DRAW`, or nothing: left as it is. */
  readonly winner: string;
  readonly deeds: readonly ToldDeed[];
}

export const NOTHING_TOLD: Account = { winner: '', deeds: [] };
const DRAW = 'draw';

/** A line to go on with, as long as the form is open the only one of its number. */
function nextLine(deeds: readonly ToldDeed[]): ToldDeed {
  return { line: Math.max(-1, ...deeds.map(({ line }) => line)) + 1, by: '', whom: '' };
}

/** One player's people, as far as they could have been there. */
interface Side {
  readonly seat: number;
  readonly player: string;
  readonly men: readonly { readonly member: string; readonly name: string }[];
}

/** Everybody on the rolls, and whoever was there and is not any more. */
export function sidesOf(
  { units }: Pick<CampaignBook, 'units'>,
  seats: readonly number[],
  there: readonly { readonly seat: number; readonly member: string; readonly name: string }[] = [],
): readonly Side[] {
  return seats.map((seat) => {
    const here = (units[seat]?.members ?? []).map(({ id, name }) => ({ member: id, name }));
    const gone = there.filter(
      (one) =>
        one.seat === seat && !here.some(({ member, name }) => member === one.member && name === one.name),
    );
    return {
      seat,
      player: units[seat]?.player ?? '',
      men: [...here, ...gone.map(({ member, name }) => ({ member, name }))],
    };
  });
}

const keyOf = ({ member, name }: Side['men'][number]): string => `${member} ${name}`;

/** As the books keep it; lines that say half of it say nothing. */
export function toldGame(sides: readonly Side[], { winner, deeds }: Account): ToldGame {
  const winners = winner === '' ? null : winner === DRAW ? [] : [Number(winner)];
  const whole = deeds.filter(({ by, whom }) => by !== '' && whom.trim() !== '');
  return {
    winners,
    members: sides.flatMap(({ seat, men }) =>
      men.flatMap((man) => {
        const felled = whole.filter(({ by }) => by === keyOf(man)).map(({ whom }) => whom.trim());
        return felled.length === 0 ? [] : [{ ...man, seat, felled: [...new Set(felled)] }];
      }),
    ),
  };
}

/** What the books have, to be changed. */
export function accountOf(members: ToldGame['members']): Account {
  return {
    winner: '',
    deeds: members
      .flatMap((man) => man.felled.map((whom) => ({ by: keyOf(man), whom })))
      .map((deed, line) => ({ line, ...deed })),
  };
}

interface ToldByHandProps {
  readonly sides: readonly Side[];
  readonly value: Account;
  readonly change: (next: Account) => void;
  /** What it means that nobody says who has won. */
  readonly untold: string;
}

/** Who has won, and who brought down whom: what no report has. */
export function ToldByHand({ sides, value, change, untold }: ToldByHandProps) {
  const words = say.campaign.told;
  const { winner, deeds } = value;
  const lines = [...deeds, nextLine(deeds)];
  const write = (deed: ToldDeed) =>
    change({
      ...value,
      deeds: lines
        .map((old) => (old.line === deed.line ? deed : old))
        .filter(({ by, whom }) => by !== '' || whom !== ''),
    });
  return (
    <fieldset className="told-by-hand">
      <legend>{words.title}</legend>
      <label>
        <span>{words.winner}</span>
        <select value={winner} onChange={(event) => change({ ...value, winner: event.target.value })}>
          <option value="">{untold}</option>
          {sides.map(({ seat, player }) => (
            <option key={seat} value={String(seat)}>
              {player}
            </option>
          ))}
          <option value={DRAW}>{words.draw}</option>
        </select>
      </label>
      <p className="quiet">{words.note}</p>
      {lines.map((deed) => (
        <Deed key={deed.line} sides={sides} deed={deed} write={write} />
      ))}
    </fieldset>
  );
}

interface DeedProps {
  readonly sides: readonly Side[];
  readonly deed: ToldDeed;
  readonly write: (deed: ToldDeed) => void;
}

function Deed({ sides, deed, write }: DeedProps) {
  const words = say.campaign.told;
  const names = useId();
  const others = sides
    .filter(({ men }) => !men.some((man) => keyOf(man) === deed.by))
    .flatMap(({ men }) => men.map(({ name }) => name));
  return (
    <p className="told-deed">
      <label>
        <span className="visually-hidden">{words.by}</span>
        <select value={deed.by} onChange={(event) => write({ ...deed, by: event.target.value })}>
          <option value="">{words.somebody}</option>
          {sides.map(({ seat, player, men }) => (
            <optgroup key={seat} label={player}>
              {men.map((man) => (
                <option key={keyOf(man)} value={keyOf(man)}>
                  {man.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span>{words.broughtDown}</span>
        <input
          type="text"
          list={names}
          maxLength={60}
          value={deed.whom}
          onChange={(event) => write({ ...deed, whom: event.target.value })}
        />
      </label>
      <datalist id={names}>
        {others.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </p>
  );
}
