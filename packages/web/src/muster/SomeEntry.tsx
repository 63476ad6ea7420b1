import type { SomeField } from '@vedette/engine';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { IconButton } from './Icon.tsx';

interface SomeEntryProps {
  readonly field: SomeField;
  readonly act: Act;
}

/** So many of each. */
export function Counts({ field, act }: SomeEntryProps) {
  const { at, offers } = field;
  return (
    <ul className="armoury">
      {offers.map(({ id, title, aside, note, count }) => (
        <li key={id} className={count > 0 ? 'carried' : undefined}>
          <span className="armoury-name">
            {title} {aside === undefined ? null : <span className="quiet">{aside}</span>}
          </span>
          <span className="armoury-numbers">{note}</span>
          <span className="stepper">
            <IconButton
              icon="fewer"
              label={say.muster.fewer(title)}
              disabled={count === 0}
              onClick={() => act({ do: 'count', at, offer: id, by: -1 })}
            />
            <output aria-label={title}>{count}</output>
            <IconButton
              icon="more"
              label={say.muster.more(title)}
              onClick={() => act({ do: 'count', at, offer: id, by: 1 })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each or not. */
export function Ticks({ field, act }: SomeEntryProps) {
  const { at, offers } = field;
  return (
    <ul className="ticks">
      {offers.map(({ id, title, aside, note, barred, count }) => (
        <li key={id}>
          <label className="radio-row" title={barred}>
            <input
              type="checkbox"
              checked={count > 0}
              disabled={barred !== undefined && count === 0}
              onChange={() => act({ do: 'count', at, offer: id, by: count > 0 ? -1 : 1 })}
            />
            <span>
              {title} {aside === undefined ? null : <span className="quiet">{aside}</span>}
              {note === undefined ? null : <span className="quiet tick-note">{note}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
