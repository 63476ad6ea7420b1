import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { OnlineGames } from '../online/OnlineGames.tsx';
import { rescueGame } from '../play/save-as-file.ts';
import { dropGame, importGame } from '../play/store.ts';
import { verdictOf } from '../play/verdict.ts';
import type { GameSummary } from '../referee/game-file.ts';
import type { Glance } from '../referee/messages.ts';
import { forgetGame, keptGames } from '../referee/shelf.ts';
import { SmallMap } from '../table/SmallMap.tsx';
import { dated, listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { FileButton } from './FileButton.tsx';
import { parseJson } from './parse-json.ts';
import { useGlance } from './use-glance.ts';

export default function GamesPage() {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const refresh = useCallback(() => {
    keptGames().then(setGames, (error: unknown) => setTrouble(wordsOf(error)));
  }, []);
  useEffect(refresh, [refresh]);
  const bring = async (file: File) => {
    try {
      go(`/game/${await importGame(parseJson(await file.text()))}`);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  const forget = async (id: string) => {
    if (!confirm(say.games.forgetSure)) return;
    try {
      await forgetGame(id);
      await dropGame(id);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    refresh();
  };
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>{say.games.title}</h1>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <OnlineGames />
      {games?.length === 0 ? <p>{say.games.none}</p> : null}
      <ul className="game-list">
        {games?.map((game) => (
          <li key={game.id}>
            {isReadable(game) ? <Readable game={game} /> : <Unreadable id={game.id} />}
            <p className="calls">
              <Link className="secondary" href={`/game/${game.id}`}>
                {game.outcome === null ? say.games.open : say.games.look}
              </Link>
              <Link className="secondary" href={`/replay/${game.id}`}>
                {say.replay.watch}
              </Link>
              <button type="button" className="plain" onClick={() => void forget(game.id)}>
                {say.games.forget}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <FileButton words={say.games.import} bring={bring} />
      </p>
    </main>
  );
}

function Readable({ game }: { readonly game: GameSummary }) {
  const place = useRef<HTMLDivElement>(null);
  const glance = useGlance(game.id, place);
  return (
    <div ref={place} className="game-kept">
      <div className="game-map">{glance === null ? null : <SmallMap {...glance} />}</div>
      <h2>{game.title}</h2>
      <p>{game.players.map(({ name }) => name).join(' · ')}</p>
      <p className="game-stands">{standingOf(game, glance)}</p>
      <p className="quiet">
        {game.outcome === null ? say.games.turn(game.turn) : say.games.over},{' '}
        {say.games.decisions(game.decisions)}, {dated(game.changed)}
        {game.unproved === true ? <span className="doubt">, {say.games.unproved}</span> : null}
      </p>
    </div>
  );
}

/** Who has won, and the score; or who is to decide. */
function standingOf({ outcome, players }: GameSummary, glance: Glance | null): string {
  if (outcome !== null) {
    const score = glance?.points.map(({ seats, points }) =>
      say.games.score(listed(seats.map((seat) => players[seat]?.name ?? '')), points),
    );
    return [verdictOf(outcome, players), ...(score ?? [])].join(' · ');
  }
  const asked = glance === null || glance.waitingFor === null ? undefined : players[glance.waitingFor];
  if (asked === undefined) return '';
  return asked.sitter === 'person' ? say.games.yourTurn(asked.name) : say.games.turnOf(asked.name);
}

/** What is written about it makes no sense; it may still open, or be of use as a file. */
function Unreadable({ id }: { readonly id: string }) {
  return (
    <div>
      <h2>{say.games.unreadable}</h2>
      <p>
        <button type="button" className="plain" onClick={() => void rescueGame(id)}>
          {say.play.file}
        </button>
      </p>
    </div>
  );
}

function isReadable({ title, players, changed }: GameSummary): boolean {
  return typeof title === 'string' && Array.isArray(players) && typeof changed === 'number';
}
