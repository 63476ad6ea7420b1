import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Broken } from '../app/Broken.tsx';
import { say } from '../words/say.ts';
import { Companies } from './Companies.tsx';
import { ConcernBar } from './ConcernBar.tsx';
import { Dispatches } from './Dispatches.tsx';
import { HandOver } from './HandOver.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { lookAgain, openGame, usePlay } from './store.ts';
import { TableView } from './TableView.tsx';
import { TopBar } from './TopBar.tsx';

/** On a small screen one of these lies over the foot of the map. */
const PANES = ['orders', 'companies', 'dispatches'] as const;
type Pane = (typeof PANES)[number];

/** One game at the table. */
export default function PlayPage({ id }: { readonly id: string }) {
  const status = usePlay((s) => s.status);
  const failure = usePlay((s) => s.failure);
  const handOver = usePlay((s) => s.handOver);
  const game = usePlay((s) => s.snapshot?.game ?? null);
  const concern = usePlay((s) => s.snapshot?.concern ?? null);
  const [pane, setPane] = useState<Pane>('orders');
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
    <main id="main" className="play" data-pane={pane} tabIndex={-1}>
      <TopBar />
      <ConcernBar concern={concern} />
      <Companies />
      <TableView />
      <div className="play-side">
        <QuestionPanel />
        <Dispatches />
      </div>
      <fieldset className="panes" aria-label={say.play.panes.label}>
        {PANES.map((name) => (
          <button key={name} type="button" aria-pressed={name === pane} onClick={() => setPane(name)}>
            {say.play.panes[name]}
          </button>
        ))}
      </fieldset>
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
