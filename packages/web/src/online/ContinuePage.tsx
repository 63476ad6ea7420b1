import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SitterSelect } from '../app/SitterSelect.tsx';
import type { GameSummary, Sitter } from '../referee/game-file.ts';
import { keptSummary } from '../referee/shelf.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { FriendForm } from './FriendForm.tsx';
import { carryOn, hasServer, type Terms, USUAL_TERMS } from './make-match.ts';

/** A game of this device, carried on with a friend by link. */
export default function ContinuePage({ id }: { readonly id: string }) {
  const [game, setGame] = useState<GameSummary | null>(null);
  const [server, setServer] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    keptSummary(id).then(
      (found) => (found === undefined ? setTrouble(say.referee.gameNotKept) : setGame(found)),
      (error: unknown) => setTrouble(wordsOf(error)),
    );
    void hasServer().then(setServer);
  }, [id]);
  return (
    <main id="main" className="page new-game" tabIndex={-1}>
      <h1>{say.online.carryOn.link}</h1>
      {game === null ? null : <CarryOn game={game} server={server} />}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {game === null && trouble === null ? <p role="status">{say.play.loading}</p> : null}
      <p>
        <Link className="plain" href={game === null ? '/games' : `/game/${id}`}>
          {say.online.carryOn.back}
        </Link>
      </p>
    </main>
  );
}

/** Where a bot sat, a friend sits down; where there are more, one. */
function invitedTo(players: GameSummary['players']): readonly Sitter[] {
  const people = players.filter(({ sitter }) => sitter === 'person').length;
  const friend = people > 1 ? -1 : players.findIndex(({ sitter }) => sitter !== 'person');
  return players.map(({ sitter }, seat) => (seat === friend ? 'person' : sitter));
}

interface CarryOnProps {
  readonly game: GameSummary;
  /** Null: nobody knows yet. */
  readonly server: boolean | null;
}

function CarryOn({ game, server }: CarryOnProps) {
  const { id, title, turn, players } = game;
  const [, go] = useLocation();
  const [terms, setTerms] = useState<Terms>({
    ...USUAL_TERMS,
    own: players.findIndex(({ sitter }) => sitter === 'person'),
  });
  const [sitters, setSitters] = useState(() => invitedTo(players));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = players.map(({ name }) => name);
  const tooFew = sitters.filter((sitter) => sitter === 'person').length < 2;
  const make = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      go(await carryOn(id, sitters, terms));
    } catch (error) {
      setTrouble(wordsOf(error));
      setBusy(false);
    }
  };
  const said = trouble ?? (tooFew ? say.online.twoPeople : null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p>{say.online.carryOn.stands(title, say.games.turn(turn))}</p>
      <p className="quiet">{say.online.carryOn.note}</p>
      {players.length === 2 ? null : (
        <fieldset>
          <legend>{say.newGame.players}</legend>
          {sitters.map((sitter, seat) => (
            <SitterSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              label={names[seat] || say.online.seat(seat + 1)}
              value={sitter}
              friends
              change={(next) => setSitters(sitters.map((old, i) => (i === seat ? next : old)))}
            />
          ))}
        </fieldset>
      )}
      <FriendForm terms={terms} sitters={sitters} names={names} change={setTerms} />
      <div className="begin">
        {said === null ? null : <p role="alert">{said}</p>}
        {server === true ? null : (
          <p role="status">{server === null ? say.online.looking : say.online.noServer}</p>
        )}
        <button type="submit" className="primary" disabled={busy || tooFew || server !== true}>
          {busy ? say.online.making : say.online.make}
        </button>
      </div>
    </form>
  );
}
