import { useDeferredValue, useMemo, useRef } from 'react';
import { say } from '../words/say.ts';
import { anchorOf, QuickBlocks } from './QuickBlocks.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ask, openSlip, useAsked } from './slip.ts';
import { useStacks } from './use-stacks.ts';

/** Where letters are typed on keys, and none come up over half of the screen. */
const KEYBOARD = '(pointer: fine)';

/** A game's quick reference with a search of its rules, to be opened in the middle of play. */
export function PocketBook({ game }: { readonly game: string }) {
  const { search, quickOf } = useStacks();
  const sheets = quickOf(game);
  const asked = useAsked();
  const wanted = useDeferredValue(asked);
  const findings = useMemo(() => search(wanted, { game, kind: null }), [search, wanted, game]);
  const parts = useRef<HTMLElement>(null);
  const openFirst = () => {
    const best = search(asked, { game, kind: null }).hits[0];
    if (best !== undefined) openSlip({ shelf: best.entry.shelf, id: best.entry.id });
  };
  return (
    <div className="pocket-book" data-searching>
      <h2 id="slip-title">{say.library.pocket.title}</h2>
      <div className="pocket-search">
        <SearchBox query={asked} setQuery={ask} openFirst={openFirst} ready={matchMedia(KEYBOARD).matches} />
        {asked.trim() === '' ? (
          <button
            type="button"
            className="chip"
            onClick={() => parts.current?.scrollIntoView({ block: 'end' })}
          >
            {say.library.pocket.toParts}
          </button>
        ) : null}
      </div>
      {asked.trim() === '' ? (
        <>
          <nav ref={parts} className="pocket-parts" aria-label={say.library.pocket.parts}>
            {sheets.flatMap(({ blocks }) =>
              // Lists without a rule behind them are scrolled to.
              blocks
                .filter(({ rule }) => rule !== undefined)
                .map(({ title }) => (
                  <button
                    key={title}
                    type="button"
                    className="chip"
                    onClick={() => document.querySelector(`#${anchorOf(title)}`)?.scrollIntoView()}
                  >
                    {title}
                  </button>
                )),
            )}
          </nav>
          {sheets.map((sheet) => (
            <QuickBlocks key={sheet.title} sheet={sheet} level="h3" />
          ))}
        </>
      ) : (
        <Results findings={findings} naming={false} />
      )}
    </div>
  );
}
