import { SitterSelect } from '../app/SitterSelect.tsx';
import { IconButton } from '../muster/Icon.tsx';
import type { Sitter } from '../referee/game-file.ts';
import { say } from '../words/say.ts';
import { UnitSelect } from './UnitSelect.tsx';
import type { UnitOnOffer } from './units-on-offer.ts';

/** Somebody who takes part. */
export interface Entrant {
  readonly key: number;
  readonly name: string;
  readonly unit: string;
  readonly sitter: Sitter;
}

interface Room {
  readonly min: number;
  readonly max: number;
}

/** Two, where there is room for two and they are enough. */
export function firstEntrants({ min, max }: Room): readonly Entrant[] {
  return Array.from({ length: Math.min(max, Math.max(min, 2)) }, (_, key) => entrant(key));
}

interface EntrantsProps {
  readonly entrants: readonly Entrant[];
  readonly change: (entrants: readonly Entrant[]) => void;
  readonly room: Room;
  /** What everybody brings along. */
  readonly label: string;
  readonly ready: readonly UnitOnOffer[];
  readonly own: readonly UnitOnOffer[];
}

export function Entrants({ entrants, change, room, label, ready, own }: EntrantsProps) {
  const set = (key: number, some: Partial<Entrant>) =>
    change(entrants.map((one) => (one.key === key ? { ...one, ...some } : one)));
  return (
    <fieldset>
      <legend>{say.campaign.found.players}</legend>
      {entrants.map(({ key, name, unit, sitter }, i) => (
        <div className="seat-row entrant" key={key}>
          <span className="seat-number">{i + 1}</span>
          <label>
            <span className="label-small">{say.campaign.found.playerName}</span>
            <input
              type="text"
              required
              maxLength={60}
              value={name}
              onChange={({ target }) => set(key, { name: target.value })}
            />
          </label>
          <UnitSelect
            label={label}
            ready={ready}
            own={own}
            value={unit}
            change={(next) => set(key, { unit: next })}
          />
          <SitterSelect
            label={say.campaign.found.sitter}
            value={sitter}
            change={(next) => set(key, { sitter: next })}
          />
          <IconButton
            icon="away"
            label={say.campaign.found.drop(name)}
            disabled={entrants.length <= room.min}
            onClick={() => change(entrants.filter((one) => one.key !== key))}
          />
        </div>
      ))}
      <button
        type="button"
        className="plain"
        disabled={entrants.length >= room.max}
        onClick={() => change([...entrants, entrant(freeKey(entrants))])}
      >
        {say.campaign.found.add}
      </button>
    </fieldset>
  );
}

function entrant(key: number): Entrant {
  return { key, name: say.campaign.found.player(key + 1), unit: `ready ${key}`, sitter: 'person' };
}

/** The first number that nobody has. */
function freeKey(entrants: readonly Entrant[]): number {
  return [...entrants.keys(), entrants.length].find((key) => !entrants.some((one) => one.key === key))!;
}
