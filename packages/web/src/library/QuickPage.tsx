import type { QuickSheet } from '@vedette/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { say } from '../words/say.ts';
import { gameTitle } from './games.ts';
import { QuickBlocks } from './QuickBlocks.tsx';
import { useStacks } from './use-stacks.ts';

/** Stands for a shelf in the address. */
export const QUICK = 'quick';

const PAPERS = ['a4', 'letter'] as const;

/** A game on one page, or two, as they come out of a printer; on a phone one below the other. */
export function QuickPage({ game }: { readonly game: string }) {
  const sheets = useStacks().quickOf(game);
  const [search, setSearch] = useSearchParams();
  const paper = PAPERS.find((one) => one === search.get('paper')) ?? 'a4';
  const { quick } = say.library;
  const name = gameTitle(game);
  useEffect(() => {
    const { title } = document;
    document.title = `${quick.of(name)} · ${say.name}`;
    return () => {
      document.title = title;
    };
  }, [name, quick]);
  return (
    <main id="main" className="page quick-page" tabIndex={-1}>
      <div className="print-controls">
        <nav className="trail" aria-label={say.library.trail}>
          <Link href="/library">{say.library.title}</Link>
        </nav>
        <h1>{quick.of(name)}</h1>
        {sheets.length === 0 ? <p role="alert">{quick.none}</p> : null}
        <fieldset className="chips" aria-label={quick.paper}>
          {PAPERS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === paper}
              onClick={() => setSearch({ paper: one }, { replace: true })}
            >
              {quick.papers[one]}
            </button>
          ))}
          <button type="button" className="primary" onClick={() => print()}>
            {quick.print}
          </button>
        </fieldset>
      </div>
      {sheets.map((sheet, i) => (
        <PaperSheet
          key={`${paper} ${sheet.title}`}
          sheet={sheet}
          paper={paper}
          game={name}
          page={say.muster.printing.page(i + 1, sheets.length)}
        />
      ))}
    </main>
  );
}

interface PaperSheetProps {
  readonly sheet: QuickSheet;
  readonly paper: (typeof PAPERS)[number];
  readonly game: string;
  /** Which it is of all. */
  readonly page: string;
}

function PaperSheet({ sheet, paper, game, page }: PaperSheetProps) {
  const columns = useFitting();
  return (
    <article className={`paper-page quick-sheet paper-${paper}`} aria-label={sheet.title}>
      <header className="quick-head">
        <h2>{sheet.title}</h2>
        <p>{game}</p>
      </header>
      <div ref={columns} className="quick-columns">
        <QuickBlocks sheet={sheet} level="h3" />
      </div>
      <footer className="quick-foot">
        <span>{say.muster.printing.foot}</span>
        <span>{say.library.quick.foot}</span>
        <span>{page}</span>
      </footer>
    </article>
  );
}

/** Letters may be this much smaller before a page is too full. */
const TIGHTEST = 0.82;
const STEP = 0.02;

/** Letters as large as the page allows: columns that do not fit would stand beside it. */
function useFitting() {
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tighten = () => {
      const element = columns.current;
      if (element === null) return;
      for (let tight = 1; tight >= TIGHTEST; tight -= STEP) {
        element.style.setProperty('--tight', `${tight}`);
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    tighten();
    // Other letters may take more room.
    void document.fonts.ready.then(tighten);
  }, []);
  return columns;
}
