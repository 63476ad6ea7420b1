import type { DiceSection, MusterDie } from '@vedette/engine';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { Fields } from './BlockView.tsx';
import { Findings } from './Findings.tsx';
import type { Placed } from './findings.ts';

interface DicePanelProps {
  readonly section: DiceSection;
  readonly found: Placed;
  readonly act: Act;
}

/** The dice that made the unit, in the order they fell. */
export function DicePanel({ section, found, act }: DicePanelProps) {
  const { id, at, title, note, fields, deeds, groups } = section;
  return (
    <section className="member dice-panel" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p className="quiet">{note}</p>
      {fields.length === 0 ? null : <Fields list={fields} act={act} />}
      <p className="calls">
        {deeds.map((deed) => (
          <button key={deed.title} type="button" className="secondary" onClick={() => act(deed.change)}>
            {deed.title}
          </button>
        ))}
      </p>
      <Findings list={found.at(at)} act={act} />
      {groups.map((group) => (
        <div key={group.title} className="dice-group">
          <h3>{group.title}</h3>
          <ul className="dice-rolls">
            {group.rolls.map((roll, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order.
              <Die key={i} roll={roll} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Die({ roll }: { readonly roll: MusterDie }) {
  const { title, sides, fell, means } = roll;
  return (
    <li>
      <span className="die-face" role="img" aria-label={say.muster.die(sides, fell)}>
        {fell}
      </span>
      <span>
        {title} <span className="quiet">{say.muster.sides(sides)}</span>
        <strong>{means}</strong>
      </span>
    </li>
  );
}
