import type { Json } from '@vedette/engine';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { say } from '../words/say.ts';
import { Badge } from './Badge.tsx';
import type { AnyMuster } from './musters.ts';

interface UnitRowProps {
  readonly muster: AnyMuster;
  readonly unit: Json;
  /** Where it is seen whole. */
  readonly link: string;
  readonly note: string | null;
  readonly tags?: readonly string[];
  readonly children: ReactNode;
}

/** Counters that there is room for beside each other. */
const MOST_PORTRAITS = 10;

/** A unit in a list: who leads it, who is in it, and what can be done with it. */
export function UnitRow({ muster, unit, link, note, tags = [], children }: UnitRowProps) {
  const { name, badge, line } = muster.summary(unit);
  const men = useMemo(() => muster.sheet(unit).blocks, [muster, unit]);
  return (
    <li>
      <Badge {...badge} />
      <div className="unit-words">
        <h3>
          <Link href={link}>{name}</Link>
        </h3>
        <p className="quiet">
          {line}
          {note === null ? null : <strong className="not-legal"> · {note}</strong>}
        </p>
        <p className="unit-men" role="img" aria-label={say.muster.shelf.roll(men.map((man) => man.name))}>
          {men.slice(0, MOST_PORTRAITS).map((man, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
            <Badge key={i} {...man.badge} />
          ))}
        </p>
        {tags.length === 0 ? null : (
          <p className="tags">
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
      </div>
      <div className="calls">{children}</div>
    </li>
  );
}
