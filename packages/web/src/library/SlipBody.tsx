import { say } from '../words/say.ts';
import { EntryView, Provenance } from './EntryView.tsx';
import { type Entry, isShelf, pathTo } from './entry.ts';
import { Follow } from './follow.ts';
import { closeSlip, openSlip, type useSlip } from './slip.ts';
import type { Stacks } from './stacks.ts';
import { useStacks } from './use-stacks.ts';

type Wanted = NonNullable<ReturnType<typeof useSlip>>;

function found(stacks: Stacks, wanted: Wanted): Entry | null {
  if ('rule' in wanted) return stacks.entryOfRule(wanted.rule);
  if ('scenario' in wanted) return stacks.entryOfScenario(wanted.game, wanted.scenario);
  return isShelf(wanted.shelf) ? stacks.entryAt(wanted.shelf, wanted.id) : null;
}

function nameOf(wanted: Wanted): string {
  if ('rule' in wanted) return wanted.rule;
  return 'scenario' in wanted ? wanted.scenario : wanted.id;
}

/** An entry on a slip of paper over the table. */
export default function SlipBody({ wanted }: { readonly wanted: Wanted }) {
  const entry = found(useStacks(), wanted);
  return (
    <>
      <div className="slip-text" aria-live="polite">
        <h2 id="slip-title">{entry?.title ?? say.library.missing(nameOf(wanted))}</h2>
        {entry === null ? null : (
          <Follow value={openSlip}>
            <Provenance entry={entry} />
            <EntryView entry={entry} level="h3" />
          </Follow>
        )}
      </div>
      <p className="slip-foot">
        <button type="button" className="primary" onClick={closeSlip}>
          {say.library.close}
        </button>
        {entry === null ? null : (
          <a className="secondary" href={pathTo(entry)} target="_blank" rel="noreferrer">
            {say.library.openInLibrary}
          </a>
        )}
      </p>
    </>
  );
}
