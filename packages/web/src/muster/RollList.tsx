import type { Entry, RollSection } from '@vedette/engine';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { Badge } from './Badge.tsx';
import { EntryView } from './EntryView.tsx';
import type { Placed } from './findings.ts';
import { IconButton } from './Icon.tsx';

interface RollListProps {
  readonly section: RollSection;
  readonly found: Placed;
  readonly act: Act;
}

/** Those who come, go and change places, a card each. */
export function RollList({ section, found, act }: RollListProps) {
  const { id, entries, empty, fixed } = section;
  return (
    <>
      {entries.length === 0 ? <p className="quiet">{empty}</p> : null}
      <ol className="members">
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
          <li key={`${i} ${entry.title}`} className="member" id={`${id}-${i}`}>
            <div className="member-head">
              {entry.badge === undefined ? null : <Badge {...entry.badge} />}
              <h3>
                {entry.title}
                {entry.aside === undefined ? null : <span className="quiet"> {entry.aside}</span>}
              </h3>
              <span className="cost">{entry.cost}</span>
              {fixed === true ? null : (
                <Ranks roll={id} entry={entry} index={i} of={entries.length} act={act} />
              )}
            </div>
            <EntryView entry={entry} found={found} act={act} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The focus goes with the one who is moved, or to the roll when he is gone. */
function focusNext(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

interface RanksProps {
  readonly roll: string;
  readonly entry: Entry;
  readonly index: number;
  readonly of: number;
  readonly act: Act;
}

function Ranks({ roll, entry, index, of, act }: RanksProps) {
  const { at, called } = entry;
  const name = called.trim() === '' ? say.muster.somebody : called;
  const shift = (by: -1 | 1) => {
    act({ do: 'move', at, by });
    focusNext(`#${roll}-${index + by} .member-tools button:not(:disabled)`);
  };
  return (
    <span className="member-tools">
      <IconButton icon="up" label={say.muster.up(name)} disabled={index === 0} onClick={() => shift(-1)} />
      <IconButton
        icon="down"
        label={say.muster.down(name)}
        disabled={index === of - 1}
        onClick={() => shift(1)}
      />
      <IconButton icon="another" label={say.muster.another(name)} onClick={() => act({ do: 'copy', at })} />
      <IconButton
        icon="away"
        label={say.muster.dismiss(name)}
        onClick={() => {
          act({ do: 'remove', at });
          focusNext(`#${roll}-title`);
        }}
      />
    </span>
  );
}
