import { SHELVES, type Shelf } from '@vedette/engine';
import { Link } from 'wouter';
import { say } from '../words/say.ts';
import { type Entry, pathTo } from './entry.ts';
import { gameTitle, isNamed } from './games.ts';
import { EntryTitle } from './Prose.tsx';
import { useStacks } from './use-stacks.ts';

/** More than so many are laid out by chapter, folded. */
const FOLDED_FROM = 150;

/** The ways to all shelves; the one that is open is marked. */
export function Shelves({ open }: { readonly open: Shelf | null }) {
  const { onShelf } = useStacks();
  return (
    <nav className="shelves" aria-label={say.library.shelvesLabel}>
      <ul>
        {SHELVES.map((shelf) => (
          <li key={shelf}>
            <Link href={`/library/${shelf}`} aria-current={shelf === open ? 'page' : undefined}>
              {say.library.shelves[shelf]} <span className="shelf-count">{onShelf(shelf).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands where, for whoever has not asked for anything yet. */
export function Foyer() {
  const { onShelf } = useStacks();
  return (
    <>
      <p className="library-lede">{say.library.lede}</p>
      <ul className="foyer">
        {SHELVES.map((shelf) => (
          <li key={shelf}>
            <h2>
              <Link href={`/library/${shelf}`}>{say.library.shelves[shelf]}</Link>{' '}
              <span className="shelf-count">{onShelf(shelf).length}</span>
            </h2>
            <p>{say.library.shelfNotes[shelf]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Part {
  readonly game: string;
  readonly group: string;
  readonly entries: readonly Entry[];
}

/** Entries of one game and one group, in the order in which they stand. */
function partsOf(entries: readonly Entry[]): readonly Part[] {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.game}/${entry.group}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [entry]);
    else part.push(entry);
  }
  return [...parts.values()].map((own) => ({ game: own[0]!.game, group: own[0]!.group, entries: own }));
}

/** The other games are named; the first speaks for itself. */
function titleOf({ game, group }: Part): string {
  const name = gameTitle(game);
  return !isNamed(game) || group === name ? group : `${name}: ${group.toLowerCase()}`;
}

export function ShelfList({ shelf }: { readonly shelf: Shelf }) {
  const entries = useStacks().onShelf(shelf);
  const parts = partsOf(entries);
  return (
    <>
      <p className="library-lede">{say.library.shelfNotes[shelf]}</p>
      {entries.length > FOLDED_FROM ? (
        <FoldedParts parts={parts} />
      ) : (
        parts.map((part) => (
          <section key={titleOf(part)} className="shelf-group">
            <h2>{titleOf(part)}</h2>
            <EntryList entries={part.entries} />
          </section>
        ))
      )}
    </>
  );
}

function FoldedParts({ parts }: { readonly parts: readonly Part[] }) {
  const games = [...new Set(parts.map(({ game }) => game))];
  return games.map((game) => (
    <section key={game} className="shelf-group">
      <h2>{gameTitle(game)}</h2>
      {parts
        .filter((part) => part.game === game)
        .map(({ group, entries }) => (
          <details key={group} className="shelf-group">
            <summary>
              {group} <span className="shelf-count">{entries.length}</span>
            </summary>
            <EntryList entries={entries} />
          </details>
        ))}
    </section>
  ));
}

function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="entry-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link href={pathTo(entry)}>
            <EntryTitle of={entry} />
          </Link>
          {entry.shelf === 'rules' ? <span className="rule-id"> {entry.id}</span> : null}
          <p className="quiet">{entry.line.replaceAll(/\*\*|`/g, '')}</p>
        </li>
      ))}
    </ul>
  );
}
