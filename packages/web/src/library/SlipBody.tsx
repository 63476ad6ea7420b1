import { say } from '../words/say.ts';
import { CaseView } from './CaseView.tsx';
import { numberIn } from './case.ts';
import { EntryView, Provenance } from './EntryView.tsx';
import { type Entry, isShelf, pathTo } from './entry.ts';
import { Follow } from './follow.ts';
import { PocketBook } from './PocketBook.tsx';
import { EntryTitle } from './Prose.tsx';
import { QUICK } from './QuickPage.tsx';
import { closeSlip, openSlip, turnBack, type useSlip, useTurnedOver } from './slip.ts';
import type { Stacks } from './stacks.ts';
import { useStacks } from './use-stacks.ts';

type Wanted = NonNullable<ReturnType<typeof useSlip>>;
type WantedEntry = Exclude<Wanted, { readonly pocket: string }>;

function found(stacks: Stacks, wanted: WantedEntry): Entry | null {
  if ('rule' in wanted) return stacks.entryOfRule(wanted.rule);
  if ('scenario' in wanted) return stacks.entryOfScenario(wanted.game, wanted.scenario);
  return isShelf(wanted.shelf) ? stacks.entryAt(wanted.shelf, wanted.id) : null;
}

function nameOf(wanted: WantedEntry): string {
  if ('rule' in wanted) return wanted.rule;
  return 'scenario' in wanted ? wanted.scenario : wanted.id;
}

/** An entry, or a whole pocket book, on a slip of paper over the table. */
export default function SlipBody({ wanted }: { readonly wanted: Wanted }) {
  if (!('pocket' in wanted)) return <EntrySlip wanted={wanted} />;
  return (
    <>
      <div className="slip-text">
        <Follow value={openSlip}>
          <PocketBook game={wanted.pocket} />
        </Follow>
      </div>
      <Foot address={`/library/${QUICK}/${wanted.pocket}`} />
    </>
  );
}

function EntrySlip({ wanted }: { readonly wanted: WantedEntry }) {
  const entry = found(useStacks(), wanted);
  const at = 'rule' in wanted ? wanted.at : undefined;
  return (
    <>
      <div className="slip-text" aria-live="polite" key={nameOf(wanted)}>
        <h2 id="slip-title">
          {entry === null ? say.library.missing(nameOf(wanted)) : <EntryTitle of={entry} />}
        </h2>
        {entry === null ? null : (
          <Follow value={openSlip}>
            <Provenance entry={entry} />
            {at === undefined ? null : <CaseView at={at} />}
            <EntryView entry={entry} level="h3" at={at === undefined ? undefined : numberIn(at)} />
          </Follow>
        )}
      </div>
      <Foot address={entry === null ? null : pathTo(entry)} />
    </>
  );
}

function Foot({ address }: { readonly address: string | null }) {
  const turned = useTurnedOver();
  return (
    <p className="slip-foot">
      <button type="button" className="primary" onClick={closeSlip}>
        {say.library.close}
      </button>
      {turned ? (
        <button type="button" className="secondary" onClick={turnBack}>
          {say.library.turnBack}
        </button>
      ) : null}
      {address === null ? null : (
        <a className="secondary" href={address} target="_blank" rel="noreferrer">
          {say.library.openInLibrary}
        </a>
      )}
    </p>
  );
}
