import { FRONT } from '@vedette/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { theCrossing } from '../map/crossing.ts';
import { drawMap } from '../map/draw.ts';
import type { GameSummary } from '../referee/game-file.ts';
import { keptGames } from '../referee/shelf.ts';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { QUICK_GAMES, quickGame } from './quick-game.ts';
import { useBegin } from './use-begin.ts';

export function HomePage({ stray = false }: { readonly stray?: boolean }) {
  const [here] = useLocation();
  const { busy, trouble, begin } = useBegin();
  const last = useLastGame();
  const front = FRONT.words.in(locale);
  const [first, ...others] = QUICK_GAMES;
  return (
    <main id="main" tabIndex={-1}>
      {stray ? (
        <p className="stray" role="status">
          {say.home.stray(here)}
        </p>
      ) : null}
      <section className="hero" aria-labelledby="title">
        <div className="hero-words">
          <h1 id="title">{say.name}</h1>
          <p className="lede">{say.tagline}</p>
          <p>{front.pitch}</p>
          <p className="calls">
            <button
              type="button"
              className="primary"
              onClick={() => void begin(quickGame(first!))}
              disabled={busy}
            >
              {busy ? say.newGame.beginning : say.home.playNow}
            </button>
            <Link className="secondary" href="/new">
              {say.home.newGame}
            </Link>
            <Link className="secondary" href="/new?with=friend">
              {say.online.playAFriend}
            </Link>
            {last === null ? null : (
              <Link className="secondary" href={`/game/${last.id}`}>
                {say.home.goOn}: {say.home.lastGame(last.title, last.turn)}
              </Link>
            )}
          </p>
          <p className="calls-note">{say.home.playNowNote(front.scenario)}</p>
          <p className="calls">
            {others.map((game) => (
              <button
                key={game.id}
                type="button"
                className="secondary"
                onClick={() => void begin(quickGame(game))}
                disabled={busy}
              >
                {say.home.playThis(game.title)}
              </button>
            ))}
          </p>
          <p className="calls-note">
            {others
              .flatMap(({ id, title }) =>
                front.others[id] === undefined ? [] : `${title}: ${front.others[id]}.`,
              )
              .join(' ')}
          </p>
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <p className="unofficial">{say.unofficial}</p>
        </div>
        <figure className="sheet">
          <figcaption>
            <span className="sheet-title">{say.home.mapCaption}</span>
            <span className="sheet-note">{say.home.mapNote}</span>
          </figcaption>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from data of our own. */}
          <div className="paper" dangerouslySetInnerHTML={{ __html: drawMap(theCrossing(), say.home.map) }} />
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
