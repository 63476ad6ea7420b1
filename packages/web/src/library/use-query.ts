import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isEntryKind } from './entry.ts';
import { BOOKS } from './games.ts';
import type { Filter } from './search.ts';

/** What is asked and of what; it stands in the address, so that it can be sent on and come back to. */
export interface Query {
  readonly words: string;
  readonly filter: Filter;
}

/** Browsers do not like an address that changes with every letter. */
const PAUSE = 250;

function queryIn(search: string): Query {
  const params = new URLSearchParams(search);
  const game = params.get('game');
  const kind = params.get('kind') ?? '';
  return {
    words: params.get('q') ?? '',
    filter: {
      game: BOOKS.some(({ id }) => id === game) ? game : null,
      kind: isEntryKind(kind) ? kind : null,
    },
  };
}

function addressOf({ words, filter: { game, kind } }: Query): string {
  const params = new URLSearchParams({
    ...(words.trim() === '' ? {} : { q: words }),
    ...(game === null ? {} : { game }),
    ...(kind === null ? {} : { kind }),
  });
  return params.size === 0 ? '/library' : `/library?${params}`;
}

/** The query, and how it is changed; whoever asks from an entry finds the way back to it. */
export function useQuery(): readonly [query: Query, change: (query: Query) => void, settle: () => void] {
  const search = useSearch();
  const [path, go] = useLocation();
  const [query, setQuery] = useState(() => queryIn(search));
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(query);
  const place = useRef(path);
  place.current = path;
  latest.current = query;

  // The address was changed by somebody else: Back, or a link.
  useEffect(() => {
    clearTimeout(timer.current);
    if (search === written.current) return;
    written.current = search;
    setQuery(queryIn(search));
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    clearTimeout(timer.current);
    const address = addressOf(latest.current);
    const next = address.split('?')[1] ?? '';
    if (next === written.current) return;
    const replace = place.current === '/library' && written.current !== '';
    written.current = next;
    go(address, { replace });
  };
  const change = (next: Query) => {
    setQuery(next);
    latest.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, PAUSE);
  };
  return [query, change, settle];
}
