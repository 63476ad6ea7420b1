import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { say } from '../words/say.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Opens the best hit. */
  readonly openFirst: () => void;
  /** What can be asked is said where there is room for it. */
  readonly hint?: string;
  /** Whether it can be typed into at once. */
  readonly ready?: boolean;
}

const RESULT = '.result :is(a, button)';
const BOX = 'input[type="search"]';

/** Box and results of one search are found within this. */
const around = (element: Element): Element => element.closest('[data-searching]') ?? document.body;

/** One box over everything. Down goes into what was found, Enter opens the best of it. */
export function SearchBox({ query, setQuery, openFirst, hint, ready = false }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ready) box.current?.focus();
  }, [ready]);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      around(event.currentTarget).querySelector<HTMLElement>(RESULT)?.focus();
    } else if (event.key === 'Escape' && query !== '') {
      // A dialog around it stays open.
      event.preventDefault();
      setQuery('');
    }
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
        <label htmlFor={id}>{say.library.search}</label>
        <input
          ref={box}
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={keys}
        />
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="quiet">
            {hint}
          </p>
        )}
      </form>
    </search>
  );
}

/** Up and down along the results; up from the first is back in the box. */
export function stepAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined && event.key !== 'Escape') return;
  const search = around(event.currentTarget);
  const results = [...search.querySelectorAll<HTMLElement>(RESULT)];
  const at = results.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = step === undefined ? -1 : at + step;
  if (next < 0) search.querySelector<HTMLElement>(BOX)?.focus();
  else results[next]?.focus();
}
