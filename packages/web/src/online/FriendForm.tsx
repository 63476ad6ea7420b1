import type { Sitter } from '../referee/game-file.ts';
import { say } from '../words/say.ts';
import { CLOCKS, ownSeat, type Terms } from './make-match.ts';

const DELAYS = [0, 60, 300, 900] as const;
const CLOCK_NAMES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];

interface FriendFormProps {
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  /** Of the sides, seat by seat. */
  readonly names: readonly string[];
  readonly change: (terms: Terms) => void;
}

/** What a game with friends needs besides: one's seat and name, the clock, talk, onlookers. */
export function FriendForm({ terms, sitters, names, change }: FriendFormProps) {
  const people = sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
  return (
    <fieldset className="friend-form">
      <legend>{say.online.wheres.friend}</legend>
      <p className="quiet">{say.online.note}</p>
      <label className="field-row">
        <span>{say.online.yourSeat}</span>
        <select
          value={ownSeat(terms, sitters)}
          onChange={({ target }) => change({ ...terms, own: Number(target.value) })}
        >
          {people.map((seat) => (
            <option key={seat} value={seat}>
              {names[seat] || say.online.seat(seat + 1)}
            </option>
          ))}
        </select>
      </label>
      <label className="field-row">
        <span>{say.online.yourName}</span>
        <input
          value={terms.name}
          maxLength={60}
          title={say.online.yourNameNote}
          onChange={({ target }) => change({ ...terms, name: target.value })}
        />
      </label>
      <label className="field-row">
        <span>{say.online.clock}</span>
        <select
          value={terms.clock}
          onChange={({ target }) => change({ ...terms, clock: target.value as Terms['clock'] })}
        >
          {CLOCK_NAMES.map((name) => (
            <option key={name} value={name}>
              {say.online.clocks[name]}
            </option>
          ))}
        </select>
      </label>
      <label className="field-row">
        <span>{say.online.delay}</span>
        <select
          value={terms.delay}
          onChange={({ target }) => change({ ...terms, delay: Number(target.value) as Terms['delay'] })}
        >
          {DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {say.online.delays[seconds]}
            </option>
          ))}
        </select>
      </label>
      <label className="friend-talk">
        <input
          type="checkbox"
          checked={terms.talk}
          onChange={({ target }) => change({ ...terms, talk: target.checked })}
        />
        <span>{say.online.talkOn}</span>
      </label>
    </fieldset>
  );
}
