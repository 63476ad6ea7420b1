import type { KeyboardEvent } from 'react';
import { say } from '../words/say.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Opens the best hit. */
  readonly openFirst: () => void;
}

const RESULT = 'a.result';

/** One box over everything. Down goes into what was found, Enter opens the best of it. */
export function SearchBox({ query, setQuery, openFirst }: SearchBoxProps) {
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      document.querySelector<HTMLElement>(RESULT)?.focus();
    } else if (event.key === 'Escape') setQuery('');
  };
  return (
    <search>
      <form
        className="library-search"
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <label htmlFor="library-query">{say.library.search}</label>
        <input
          id="library-query"
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="library-hint"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={keys}
        />
        <p id="library-hint" className="quiet">
          {say.library.searchHint}
        </p>
      </form>
    </search>
  );
}

/** Up and down along the results; up from the first is back in the box. */
export function stepAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined && event.key !== 'Escape') return;
  const box = document.querySelector<HTMLElement>('#library-query');
  const results = [...document.querySelectorAll<HTMLElement>(RESULT)];
  const at = results.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = step === undefined ? -1 : at + step;
  if (next < 0) box?.focus();
  else results[next]?.focus();
}
