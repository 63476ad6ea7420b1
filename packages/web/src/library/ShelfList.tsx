import { Link } from 'wouter';
import { enLibrary } from '../words/en-library.ts';
import { type Entry, pathTo, SHELVES, type Shelf } from './entry.ts';
import { onShelf } from './stacks.ts';

/** More than so many are laid out by chapter, folded. */
const FOLDED_FROM = 150;

/** The ways to all shelves; the one that is open is marked. */
export function Shelves({ open }: { readonly open: Shelf | null }) {
  return (
    <nav className="shelves" aria-label={enLibrary.shelvesLabel}>
      <ul>
        {SHELVES.map((shelf) => (
          <li key={shelf}>
            <Link href={`/library/${shelf}`} aria-current={shelf === open ? 'page' : undefined}>
              {enLibrary.shelves[shelf]} <span className="count">{onShelf(shelf).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands where, for whoever has not asked for anything yet. */
export function Foyer() {
  return (
    <>
      <p className="library-lede">{enLibrary.lede}</p>
      <ul className="foyer">
        {SHELVES.map((shelf) => (
          <li key={shelf}>
            <h2>
              <Link href={`/library/${shelf}`}>{enLibrary.shelves[shelf]}</Link>
            </h2>
            <p>{enLibrary.shelfNotes[shelf]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ShelfList({ shelf }: { readonly shelf: Shelf }) {
  const entries = onShelf(shelf);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const folded = entries.length > FOLDED_FROM;
  return (
    <>
      <p className="library-lede">{enLibrary.shelfNotes[shelf]}</p>
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        return folded ? (
          <details key={group} className="shelf-group">
            <summary>
              {group} <span className="count">{own.length}</span>
            </summary>
            <EntryList entries={own} />
          </details>
        ) : (
          <section key={group} className="shelf-group">
            <h2>{group}</h2>
            <EntryList entries={own} />
          </section>
        );
      })}
    </>
  );
}

function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="entry-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link href={pathTo(entry)}>{entry.title}</Link>
          {entry.shelf === 'rules' ? <span className="rule-id"> {entry.id}</span> : null}
          <p className="quiet">{entry.line.replaceAll(/\*\*|`/g, '')}</p>
        </li>
      ))}
    </ul>
  );
}
