import { enLibrary } from '../words/en-library.ts';
import { EntryView, Provenance } from './EntryView.tsx';
import { type Entry, isShelf, pathTo } from './entry.ts';
import { Follow } from './follow.ts';
import { closeSlip, openSlip, type useSlip } from './slip.ts';
import { entryAt, entryOfRule } from './stacks.ts';

type Wanted = NonNullable<ReturnType<typeof useSlip>>;

function found(wanted: Wanted): Entry | null {
  if ('rule' in wanted) return entryOfRule(wanted.rule);
  return isShelf(wanted.shelf) ? entryAt(wanted.shelf, wanted.id) : null;
}

/** An entry on a slip of paper over the table. */
export default function SlipBody({ wanted }: { readonly wanted: Wanted }) {
  const entry = found(wanted);
  return (
    <>
      <div className="slip-text" aria-live="polite">
        <h2 id="slip-title">
          {entry?.title ?? enLibrary.missing('rule' in wanted ? wanted.rule : wanted.id)}
        </h2>
        {entry === null ? null : (
          <Follow value={openSlip}>
            <Provenance entry={entry} />
            <EntryView entry={entry} level="h3" />
          </Follow>
        )}
      </div>
      <p className="slip-foot">
        <button type="button" className="primary" onClick={closeSlip}>
          {enLibrary.close}
        </button>
        {entry === null ? null : (
          <a className="secondary" href={pathTo(entry)} target="_blank" rel="noreferrer">
            {enLibrary.openInLibrary}
          </a>
        )}
      </p>
    </>
  );
}
