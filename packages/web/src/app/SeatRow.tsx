import type { ToldRefusal } from '@vedette/engine';
import { Link } from 'wouter';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Sitter } from '../referee/game-file.ts';
import type { Catalogue, Judgement } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { mayGo, type Place, type SettledPlace, spentBy } from './places.ts';
import { SitterSelect } from './SitterSelect.tsx';

interface SeatRowProps {
  readonly number: number;
  readonly place: SettledPlace;
  readonly levels: Catalogue['levels'];
  readonly units: Catalogue['units'];
  /** So many of the units are ready-made; the others are the player's own. */
  readonly ready: number;
  readonly judgements: readonly Judgement[];
  readonly friends: boolean;
  readonly change: (some: Partial<Place>) => void;
}

/** Who sits there, and with whom. */
export function SeatRow({ number, place, levels, units, ready, judgements, friends, change }: SeatRowProps) {
  const { sitter, unit, instead } = place;
  const part = judgements[unit]?.part ?? null;
  const problem = judgements[unit]?.problems[number - 1] ?? null;
  const option = (n: number) => (
    <option key={n} value={n}>
      {units[n]!.name}
      {(judgements[n]?.problems[number - 1] ?? null) === null ? '' : ` (${say.newGame.notHere})`}
    </option>
  );
  const numbers = units.map((_, n) => n);
  return (
    <section className="seat" aria-label={say.newGame.seat(number)}>
      <div className="seat-row">
        <span className="seat-number">{number}</span>
        <SitterSelect
          label={say.newGame.sitter}
          value={sitter}
          levels={levels}
          friends={friends}
          change={(next: Sitter) => change({ sitter: next })}
        />
        <label>
          <span className="label-small">{say.newGame.unit}</span>
          <select
            value={unit % Math.max(1, units.length)}
            onChange={({ target }) => change({ unit: Number(target.value), members: null, asked: true })}
          >
            {units.length === ready ? (
              numbers.map(option)
            ) : (
              <>
                <optgroup label={say.campaign.found.ready}>{numbers.slice(0, ready).map(option)}</optgroup>
                <optgroup label={say.campaign.found.own}>{numbers.slice(ready).map(option)}</optgroup>
              </>
            )}
          </select>
        </label>
      </div>
      {instead === null ? null : (
        <p className="seat-note" role="status">
          {say.newGame.instead(units[instead.of]?.name ?? '')} {instead.problem.message}{' '}
          {instead.problem.rule === undefined ? null : <RuleLink rule={instead.problem.rule} />}{' '}
          <Mend to={units[instead.of]?.mend} />
        </p>
      )}
      {problem === null ? null : (
        <Faults
          name={units[unit]?.name ?? ''}
          faults={faultsOf(problem, judgements[unit]?.faults ?? [])}
          mend={units[unit]?.mend}
        />
      )}
      {part === null ? null : (
        <WhoGoes part={part} chosen={place.members ?? part.usual} change={(members) => change({ members })} />
      )}
    </section>
  );
}

/** Everything that is wrong with it, whatever the match; or what this match has against it. */
function faultsOf(problem: ToldRefusal, faults: readonly ToldRefusal[]): readonly ToldRefusal[] {
  return faults.length === 0 ? [problem] : faults;
}

interface FaultsProps {
  readonly name: string;
  readonly faults: readonly ToldRefusal[];
  readonly mend: string | undefined;
}

/** Why nobody can begin with this unit. */
function Faults({ name, faults, mend }: FaultsProps) {
  return (
    <div className="seat-note" role="status">
      <p>
        {say.newGame.cannotGo(name)} <Mend to={mend} />
      </p>
      <ul>
        {faults.map(({ message, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice.
          <li key={i}>
            {message} {rule === undefined ? null : <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to what is wrong with a unit of the player's own. */
function Mend({ to }: { readonly to: string | undefined }) {
  return to === undefined ? null : <Link href={to}>{say.newGame.mend}</Link>;
}

interface WhoGoesProps {
  readonly part: NonNullable<Judgement['part']>;
  readonly chosen: readonly number[];
  readonly change: (chosen: readonly number[]) => void;
}

/** Where only a part of a company may go: who it is. */
function WhoGoes({ part, chosen, change }: WhoGoesProps) {
  const { members, most, points, rule, note, nobody } = part;
  const names = members.filter((_, n) => chosen.includes(n)).map(({ name }) => name);
  const toggle = (n: number) =>
    change(chosen.includes(n) ? chosen.filter((one) => one !== n) : [...chosen, n].sort((a, b) => a - b));
  return (
    <details className="who-goes">
      <summary>{names.length === 0 ? nobody : say.newGame.whoGoes(names)}</summary>
      <p className="quiet">
        {note} <RuleLink rule={rule} />
      </p>
      <ul>
        {members.map(({ name, kind, points: cost }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a soldier is his number on the roll.
          <li key={n}>
            <label>
              <input type="checkbox" checked={chosen.includes(n)} onChange={() => toggle(n)} />
              <span>
                {name}, {kind}
              </span>
              <span className="quiet">{cost}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={mayGo(part, chosen) ? 'quiet' : 'refusal'}>
        {say.campaign.points(spentBy(part, chosen), points)}, {say.play.chosen(chosen.length, 0, most)}
      </p>
    </details>
  );
}
