import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { say } from '../words/say.ts';
import { EntryPage } from './EntryPage.tsx';
import { type Entry, isShelf, pathTo } from './entry.ts';
import { Filters } from './Filters.tsx';
import { BOOKS, gameTitle } from './games.ts';
import { EntryTitle } from './Prose.tsx';
import { QUICK, QuickPage } from './QuickPage.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Foyer, ShelfList, Shelves } from './ShelfList.tsx';
import { useQuery } from './use-query.ts';
import { useStacks } from './use-stacks.ts';

interface LibraryPageProps {
  readonly shelf: string | undefined;
  readonly id: string | undefined;
}

/** Everything that can be looked up, under one roof and one search; and the quick references. */
export default function LibraryPage({ shelf, id }: LibraryPageProps) {
  const game = shelf === QUICK ? BOOKS.find((book) => book.id === id) : undefined;
  return game === undefined ? <Searched shelf={shelf} id={id} /> : <QuickPage game={game.id} />;
}

function Searched({ shelf: shelfText = '', id = '' }: LibraryPageProps) {
  const { search, entryAt } = useStacks();
  const [query, change, settle] = useQuery();
  const [, go] = useLocation();
  const wanted = useDeferredValue(query);
  const findings = useMemo(() => search(wanted.words, wanted.filter), [search, wanted]);

  const shelf = isShelf(shelfText) ? shelfText : null;
  const entry = shelf === null || id === '' ? null : entryAt(shelf, id);
  const lost = (shelf === null && shelfText !== '') || (entry === null && id !== '');
  const title =
    entry === null ? (shelf === null ? say.library.title : say.library.shelves[shelf]) : titleOf(entry);
  const heading = useArrival(title);
  const searching = query.words.trim() !== '';
  const foyer = shelf === null && !searching;

  const openFirst = () => {
    const best = search(query.words, query.filter).hits[0];
    if (best === undefined) return;
    settle();
    go(pathTo(best.entry));
  };
  return (
    <main id="main" className="page library" data-searching tabIndex={-1}>
      <SearchBox
        query={query.words}
        setQuery={(words) => change({ ...query, words })}
        openFirst={openFirst}
        {...(searching ? {} : { hint: say.library.searchHint })}
      />
      {foyer || searching ? (
        <Filters
          filter={query.filter}
          choose={(filter) => change({ ...query, filter })}
          searching={searching}
        />
      ) : null}
      <div className={`library-body${foyer ? ' library-foyer' : ''}${searching ? ' library-searching' : ''}`}>
        {foyer ? null : <Shelves open={shelf} />}
        <div>
          {!searching ? (
            <>
              {shelf === null ? null : <Trail shelf={entry === null ? null : shelf} />}
              <h1 ref={heading} tabIndex={-1}>
                {entry === null ? title : <EntryTitle of={entry} />}
              </h1>
              {lost ? <p role="alert">{say.library.missing(id === '' ? shelfText : id)}</p> : null}
              {entry === null ? null : <EntryPage key={pathTo(entry)} entry={entry} />}
              {entry === null && shelf !== null ? <ShelfList shelf={shelf} /> : null}
              {shelf === null ? <Foyer /> : null}
              {shelf === null ? <QuickLinks /> : null}
            </>
          ) : (
            // What is asked gets into the address before a link is followed.
            <div onClickCapture={settle}>
              <h1 className="visually-hidden">{say.library.title}</h1>
              <Results findings={findings} naming={query.filter.game === null} />
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

/** A word of a format alone would be no name for a window. */
const titleOf = ({ shelf, title }: Entry): string =>
  shelf === 'writing' ? say.library.wordOfFormat(title) : title;

/** The ways to one page of each game. */
function QuickLinks() {
  const { quickOf } = useStacks();
  return (
    <section className="quick-links" aria-labelledby="quick-links">
      <h2 id="quick-links">{say.library.quick.title}</h2>
      <p>{say.library.quick.note}</p>
      <ul>
        {BOOKS.filter(({ id }) => quickOf(id).length > 0).map(({ id }) => (
          <li key={id}>
            <Link href={`/library/${QUICK}/${id}`}>{gameTitle(id)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another entry begins at its top, with its title read out; the first one leaves the focus alone. */
function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const { title: outside } = document;
    return () => {
      document.title = outside;
    };
  }, []);
  useEffect(() => {
    document.title = `${title} · ${say.name}`;
    if (before.current !== null && before.current !== title) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    before.current = title;
  }, [title]);
  return heading;
}

function Trail({ shelf }: { readonly shelf: Parameters<typeof Shelves>[0]['open'] }) {
  return (
    <nav className="trail" aria-label={say.library.trail}>
      <Link href="/library">{say.library.title}</Link>
      {shelf === null ? null : (
        <>
          {' / '}
          <Link href={`/library/${shelf}`}>{say.library.shelves[shelf]}</Link>
        </>
      )}
    </nav>
  );
}
