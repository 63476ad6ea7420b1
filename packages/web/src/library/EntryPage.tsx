import { Link } from 'wouter';
import { say } from '../words/say.ts';
import { EntryView, Provenance } from './EntryView.tsx';
import { type Entry, pathTo } from './entry.ts';
import { EntryTitle } from './Prose.tsx';
import { ScenarioMap } from './ScenarioMap.tsx';
import { useStacks } from './use-stacks.ts';

/** One entry with its neighbours; a scenario with its ground. */
export function EntryPage({ entry }: { readonly entry: Entry }) {
  const { shelf, game, scenario } = entry;
  const { onShelf } = useStacks();
  return (
    <article className={scenario === undefined ? 'entry' : 'entry entry-with-map'}>
      <div>
        <Provenance entry={entry} />
        <EntryView entry={entry} level="h2" />
      </div>
      {scenario === undefined ? null : (
        <aside aria-label={say.library.map}>
          <p className="calls">
            <Link className="primary" href={`/new?ruleset=${game}&scenario=${scenario.id}`}>
              {say.library.playThis}
            </Link>
          </p>
          {scenario.diced ? null : <ScenarioMap ruleset={game} scenario={scenario.id} title={entry.title} />}
        </aside>
      )}
      <Neighbours entries={onShelf(shelf)} entry={entry} />
    </article>
  );
}

function Neighbours({ entries, entry }: { readonly entries: readonly Entry[]; readonly entry: Entry }) {
  const at = entries.indexOf(entry);
  const sides = [
    [say.library.before, entries[at - 1]],
    [say.library.after, entries[at + 1]],
  ] as const;
  return (
    <nav className="neighbours" aria-label={say.library.neighbours}>
      {sides.map(([side, other]) =>
        other === undefined ? (
          <span key={side} />
        ) : (
          <p key={side}>
            <span className="quiet">{side}</span>{' '}
            <Link href={pathTo(other)}>
              <EntryTitle of={other} />
            </Link>
          </p>
        ),
      )}
    </nav>
  );
}
