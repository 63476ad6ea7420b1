import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dated } from '../words/format.ts';
import { say } from '../words/say.ts';
import { forgetSeat, type KeptSeat, keptSeats } from './kept-seats.ts';
import { placeOf } from './links.ts';

/** Matches on servers in which this device has a seat, and whose turn it was when somebody looked last. */
export function OnlineGames() {
  const [seats, setSeats] = useState<readonly KeptSeat[]>([]);
  const refresh = useCallback(() => {
    keptSeats().then(setSeats, () => {});
  }, []);
  useEffect(refresh, [refresh]);
  const forget = async (kept: KeptSeat) => {
    if (!confirm(say.online.games.forgetSure)) return;
    await forgetSeat(kept).catch(() => {});
    refresh();
  };
  if (seats.length === 0) return null;
  return (
    <section className="online-games" aria-labelledby="online-games-title">
      <h2 id="online-games-title">{say.online.games.title}</h2>
      <ul className="game-list">
        {seats.map((kept) => (
          <li key={`${kept.match} ${kept.seat}`}>
            <div>
              <h3>{kept.known?.title || say.online.games.untitled}</h3>
              <p>{kept.known?.names.filter((name) => name !== '').join(' · ')}</p>
              <p className="quiet">
                {turnWords(kept)}, {dated(kept.changed)}
              </p>
            </div>
            <p className="calls">
              <Link className="secondary" href={placeOf(kept.match, kept.seat)}>
                {say.online.games.open}
              </Link>
              <button type="button" className="plain" onClick={() => void forget(kept)}>
                {say.online.games.forget}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function turnWords({ seat, known }: KeptSeat): string {
  const { games } = say.online;
  if (known === null || known.phase === 'gathering' || known.phase === 'sealing') return games.waiting;
  if (known.phase === 'over') return games.over;
  if (seat === null) return games.lookOn;
  if (known.waitingFor === seat) return games.yourTurn;
  return games.theirTurn(known.waitingFor === null ? '' : (known.names[known.waitingFor] ?? ''));
}
