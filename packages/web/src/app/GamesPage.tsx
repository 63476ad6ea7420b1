import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { importGame } from '../play/store.ts';
import type { GameSummary } from '../referee/game-record.ts';
import { forgetGame, keptGames } from '../referee/shelf.ts';
import { en } from '../words/en.ts';
import { FileButton } from './FileButton.tsx';

export default function GamesPage() {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const refresh = useCallback(() => {
    keptGames().then(setGames, (error: unknown) => setTrouble(String(error)));
  }, []);
  useEffect(refresh, [refresh]);
  const bring = async (file: File) => {
    try {
      go(`/game/${await importGame(JSON.parse(await file.text()))}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const forget = async (id: string) => {
    if (!confirm(en.games.forgetSure)) return;
    await forgetGame(id);
    refresh();
  };
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>{en.games.title}</h1>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {games?.length === 0 ? <p>{en.games.none}</p> : null}
      <ul className="game-list">
        {games?.map((game) => (
          <li key={game.id}>
            <div>
              <h2>{game.title}</h2>
              <p>{game.players.map(({ name }) => name).join(' · ')}</p>
              <p className="quiet">
                {game.outcome === null ? en.games.turn(game.turn) : en.games.over},{' '}
                {en.games.decisions(game.decisions)}, {new Date(game.changed).toLocaleString()}
              </p>
            </div>
            <p className="calls">
              <Link className="secondary" href={`/game/${game.id}`}>
                {game.outcome === null ? en.games.open : en.games.look}
              </Link>
              <Link className="secondary" href={`/replay/${game.id}`}>
                {en.replay.watch}
              </Link>
              <button type="button" className="plain" onClick={() => void forget(game.id)}>
                {en.games.forget}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <FileButton words={en.games.import} bring={bring} />
      </p>
    </main>
  );
}
