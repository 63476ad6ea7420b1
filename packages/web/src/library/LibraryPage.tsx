import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { say } from '../words/say.ts';
import { EntryPage } from './EntryPage.tsx';
import { isShelf, pathTo } from './entry.ts';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Foyer, ShelfList, Shelves } from './ShelfList.tsx';
import { search } from './search.ts';
import { useStacks } from './use-stacks.ts';

interface LibraryPageProps {
  readonly shelf: string | undefined;
  readonly id: string | undefined;
}

/** Everything that can be looked up, under one roof and one search. */
export default function LibraryPage({ shelf: shelfText = '', id = '' }: LibraryPageProps) {
  const { catalogue, entryAt } = useStacks();
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [query, setQuery] = useState(asked);
  const [, go] = useLocation();
  const wanted = useDeferredValue(query);
  const findings = useMemo(() => search(catalogue, wanted), [catalogue, wanted]);

  const shelf = isShelf(shelfText) ? shelfText : null;
  const entry = shelf === null || id === '' ? null : entryAt(shelf, id);
  const lost = (shelf === null && shelfText !== '') || (entry === null && id !== '');
  const title = entry?.title ?? (shelf === null ? say.library.title : say.library.shelves[shelf]);
  const heading = useArrival(title);
  const searching = query.trim() !== '';
  const foyer = shelf === null && !searching;

  const openFirst = () => {
    const best = search(catalogue, query).groups[0]?.hits[0];
    if (best === undefined) return;
    setQuery('');
    go(pathTo(best.entry));
  };
  return (
    <main id="main" className="page library" tabIndex={-1}>
      <SearchBox query={query} setQuery={setQuery} openFirst={openFirst} />
      <div className={`library-body${foyer ? ' library-foyer' : ''}${searching ? ' library-searching' : ''}`}>
        {foyer ? null : <Shelves open={shelf} />}
        <div>
          {!searching ? (
            <>
              {shelf === null ? null : <Trail shelf={entry === null ? null : shelf} />}
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {lost ? <p role="alert">{say.library.missing(id === '' ? shelfText : id)}</p> : null}
              {entry === null ? null : <EntryPage key={pathTo(entry)} entry={entry} />}
              {entry === null && shelf !== null ? <ShelfList shelf={shelf} /> : null}
              {shelf === null ? <Foyer /> : null}
            </>
          ) : (
            <>
              <h1 className="visually-hidden">{say.library.title}</h1>
              <Results findings={findings} opened={() => setQuery('')} />
            </>
          )}
        </div>
      </div>
    </main>
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
