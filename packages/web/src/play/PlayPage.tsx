import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Broken } from '../app/Broken.tsx';
import { ByEar } from '../ear/ByEar.tsx';
import { say } from '../words/say.ts';
import { Companies } from './Companies.tsx';
import { ConcernBar } from './ConcernBar.tsx';
import { PlayCards } from './card/PlayCards.tsx';
import { Dispatches } from './Dispatches.tsx';
import { HandOver } from './HandOver.tsx';
import { Odds } from './Odds.tsx';
import { PocketButton } from './PocketButton.tsx';
import { usePlay } from './play-state.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { lookAgain, openGame } from './store.ts';
import { TableView } from './TableView.tsx';
import { TopBar } from './TopBar.tsx';
import { type Layout, useLayout } from './use-layout.ts';

/** On a small screen one of these lies over the foot of the map; on a tablet one of the last two beside the orders. */
const PANES = ['orders', 'companies', 'dispatches'] as const;
type Pane = (typeof PANES)[number];

/** On a tablet the orders never have to be turned to. */
const shownPane = (pane: Pane, layout: Layout): Pane =>
  layout === 'tablet' && pane === 'orders' ? 'companies' : pane;

/** One game at the table. */
export default function PlayPage({ id }: { readonly id: string }) {
  const status = usePlay((s) => s.status);
  const failure = usePlay((s) => s.failure);
  const handOver = usePlay((s) => s.handOver);
  const game = usePlay((s) => s.snapshot?.game ?? null);
  const concern = usePlay((s) => s.snapshot?.concern ?? null);
  const layout = useLayout();
  const [wanted, setWanted] = useState<Pane>('orders');
  const [folded, setFolded] = useState(false);
  const pane = shownPane(wanted, layout);
  const rosterShown = layout === 'wide' || (layout === 'tablet' && pane === 'companies');
  useLookAgain();
  useEffect(() => {
    openGame(id).catch(() => {
      // The store tells what went wrong.
    });
  }, [id]);

  if (status === 'failed') return <Failed failure={failure} id={id} />;
  if (game !== id) {
    return (
      <main id="main" className="page">
        <p role="status">{say.play.loading}</p>
      </main>
    );
  }
  return (
    <main id="main" className="play" data-pane={pane} data-folded={folded} tabIndex={-1}>
      <TopBar />
      <ConcernBar concern={concern} />
      <ByEar />
      <TableView />
      <div className="play-side">
        <QuestionPanel rosterShown={rosterShown} />
        <Odds />
        <Dispatches />
      </div>
      <Companies chooses={rosterShown} />
      <fieldset className="panes" aria-label={say.play.panes.label}>
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            className={`pane-${name}`}
            aria-pressed={name === pane}
            onClick={() => {
              setWanted(name);
              setFolded(false);
            }}
          >
            {say.play.panes[name]}
          </button>
        ))}
        <PocketButton className="pane-rules" />
        <button
          type="button"
          className="pane-fold"
          aria-expanded={!folded}
          aria-label={folded ? say.play.sheet.unfold : say.play.sheet.fold}
          onClick={() => setFolded(!folded)}
        >
          {folded ? '▴' : '▾'}
        </button>
      </fieldset>
      <PlayCards />
      {handOver === null ? null : <HandOver seat={handOver} />}
    </main>
  );
}

function Failed({ failure, id }: { readonly failure: string | null; readonly id: string }) {
  return (
    <Broken words={failure ?? ''}>
      <button type="button" className="primary" onClick={() => void openGame(id).catch(() => {})}>
        {say.play.reopen}
      </button>
      <Link className="secondary" href="/games">
        {say.games.title}
      </Link>
    </Broken>
  );
}

/** Whoever comes back to this tab sees what was played in another. */
function useLookAgain(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookAgain().catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}
