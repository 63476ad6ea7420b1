import { FRONT } from '@vedette/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { THE_CROSSING } from '../map/crossing.ts';
import { drawMap } from '../map/draw.ts';
import type { GameSummary } from '../referee/game-file.ts';
import { keptGames } from '../referee/shelf.ts';
import { en } from '../words/en.ts';
import { quickGame } from './quick-game.ts';
import { useBegin } from './use-begin.ts';

const MAP =
  'A hand-drawn map of a river crossing. Five British counters hold a farm south of the bridge; five French come down the road; something with horns stands at the edge of the wood.';

export function HomePage({ stray = false }: { readonly stray?: boolean }) {
  const [here] = useLocation();
  const { busy, trouble, begin } = useBegin();
  const last = useLastGame();
  return (
    <main id="main" tabIndex={-1}>
      {stray ? (
        <p className="stray" role="status">
          There is no road to “{here}”. This is the front page.
        </p>
      ) : null}
      <section className="hero" aria-labelledby="title">
        <div className="hero-words">
          <h1 id="title">{en.name}</h1>
          <p className="lede">{en.tagline}</p>
          <p>{FRONT.pitch}</p>
          <p className="calls">
            <button type="button" className="primary" onClick={() => void begin(quickGame())} disabled={busy}>
              {busy ? en.newGame.beginning : en.home.playNow}
            </button>
            <Link className="secondary" href="/new">
              {en.home.newGame}
            </Link>
            {last === null ? null : (
              <Link className="secondary" href={`/game/${last.id}`}>
                {en.home.goOn}: {en.home.lastGame(last.title, last.turn)}
              </Link>
            )}
          </p>
          <p className="calls-note">{en.home.playNowNote(FRONT.scenarioTitle)}</p>
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <p className="unofficial">{en.unofficial}</p>
        </div>
        <figure className="sheet">
          <figcaption>
            <span className="sheet-title">{en.home.mapCaption}</span>
            <span className="sheet-note">{en.home.mapNote}</span>
          </figcaption>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from data of our own. */}
          <div className="paper" dangerouslySetInnerHTML={{ __html: drawMap(THE_CROSSING, MAP) }} />
        </figure>
      </section>
    </main>
  );
}

/** The newest game that is not over. */
function useLastGame(): GameSummary | null {
  const [last, setLast] = useState<GameSummary | null>(null);
  useEffect(() => {
    keptGames().then(
      (games) => setLast(games.find(({ outcome }) => outcome === null) ?? null),
      () => {},
    );
  }, []);
  return last;
}
