import type { Entry, Stat, Term } from '@vedette/engine';
import type { CSSProperties } from 'react';
import { openSlip } from '../library/slip.ts';
import type { Act } from './act.ts';
import { BlockView, Fields } from './BlockView.tsx';
import { Findings } from './Findings.tsx';
import type { Placed } from './findings.ts';

interface EntryViewProps {
  readonly entry: Entry;
  readonly found: Placed;
  readonly act: Act;
}

/** Everything about an entry but its heading. */
export function EntryView({ entry, found, act }: EntryViewProps) {
  const { at, fields, stats, other, terms, blocks, notes } = entry;
  return (
    <>
      <Fields list={fields} act={act} />
      <Findings list={found.at(at)} act={act} />
      <StatLine stats={stats} />
      {other === undefined ? null : (
        <>
          <p className="label-small">{other.title}</p>
          <StatLine stats={other.stats} />
        </>
      )}
      <Terms list={terms} />
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} found={found} act={act} />
      ))}
      {notes.map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </>
  );
}

function StatLine({ stats }: { readonly stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="stat-line" style={{ '--stats': stats.length } as CSSProperties}>
      {stats.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it has by name; each opens its entry. */
function Terms({ list }: { readonly list: readonly Term[] }) {
  if (list.length === 0) return null;
  return (
    <p className="terms">
      {list.map(({ title, shelf, id }) => (
        <button
          key={title}
          type="button"
          className="term"
          aria-haspopup="dialog"
          onClick={() => openSlip({ shelf, id })}
        >
          {title}
        </button>
      ))}
    </p>
  );
}
