import type { DocumentAsked } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Preview } from '../app/Preview.tsx';
import { SitterSelect } from '../app/SitterSelect.tsx';
import { seedOfPage } from '../app/seed.ts';
import { PrintEvening } from '../night/PrintEvening.tsx';
import { beginGame } from '../play/store.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { GameSummary, Sitter } from '../referee/game-file.ts';
import { keptGames } from '../referee/shelf.ts';
import { dated } from '../words/format.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { NOTHING_TOLD, sidesOf, ToldByHand, toldGame } from './ToldByHand.tsx';
import type { Campaigning } from './use-campaign.ts';

interface AwaitedGameProps {
  readonly campaign: Campaigning;
  readonly book: CampaignBook;
}

/** The game that the campaign waits for: to be played here, or told of when it was played elsewhere. */
export function AwaitedGame({ campaign, book }: AwaitedGameProps) {
  const { present, match, units, asking, sitters } = book;
  const games = useGamesOf(book.id);
  if (present === null || match === null || games === null) return null;
  const played = games.filter((game) => game.campaign?.game === present.number);
  return (
    <section className="card" aria-labelledby="awaited-title">
      <p className="question-who">
        {say.campaign.play.title} · {present.aside}
      </p>
      <h2 id="awaited-title" tabIndex={-1}>
        {say.campaign.game(present.number, present.title)}
      </h2>
      {played.map((game) => (
        <OnTheTable key={game.id} game={game} report={() => void campaign.report(game.id)} />
      ))}
      <Begin
        book={book}
        names={present.seats.map((seat) => units[seat]?.player ?? '')}
        kept={present.seats.map((seat) => sitters[seat] ?? 'person')}
        before={games}
        anew={played.length > 0}
      />
      {asking?.answer.kind === 'document' ? (
        <details className="by-hand">
          <summary>{say.campaign.play.byHand}</summary>
          <ByHand campaign={campaign} book={book} asked={asking.answer.asked} seats={present.seats} />
        </details>
      ) : null}
    </section>
  );
}

interface ByHandProps extends AwaitedGameProps {
  readonly asked: DocumentAsked;
  readonly seats: readonly number[];
}

/** The report of a game on a real table, and what no report has: who won, who brought down whom. */
function ByHand({ campaign, book, asked, seats }: ByHandProps) {
  const [told, setTold] = useState(NOTHING_TOLD);
  const sides = sidesOf(book, seats);
  return (
    <>
      <p className="quiet">{say.campaign.play.byHandNote}</p>
      <DocumentForm
        book={book}
        asked={asked}
        give={(answer) => campaign.give(answer, toldGame(sides, told))}
        first={<ToldByHand sides={sides} value={told} change={setTold} untold={book.words.winsBy} />}
      />
    </>
  );
}

/** Games of this campaign that this browser keeps, the newest first. */
function useGamesOf(campaign: string): readonly GameSummary[] | null {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  useEffect(() => {
    keptGames().then(
      (all) => setGames(all.filter((game) => game.campaign?.id === campaign)),
      () => setGames([]),
    );
  }, [campaign]);
  return games;
}

function OnTheTable({ game, report }: { readonly game: GameSummary; readonly report: () => void }) {
  const over = game.outcome !== null;
  return (
    <div className="awaited-played">
      <p role="status">
        {over ? say.campaign.play.done : say.campaign.play.going}{' '}
        <span className="quiet">{over ? dated(game.changed) : say.games.turn(game.turn)}</span>
      </p>
      <p className="calls">
        {over ? (
          <button type="button" className="primary" onClick={report}>
            {say.campaign.play.report}
          </button>
        ) : (
          <Link className="primary" href={`/game/${game.id}`}>
            {say.campaign.play.goOn}
          </Link>
        )}
        {over ? (
          <Link className="secondary" href={`/replay/${game.id}`}>
            {say.replay.watch}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

interface BeginProps {
  readonly book: CampaignBook;
  readonly names: readonly string[];
  /** Who decides for them between the games. */
  readonly kept: readonly Sitter[];
  readonly before: readonly GameSummary[];
  readonly anew: boolean;
}

function Begin({ book, names, kept, before, anew }: BeginProps) {
  const { id, game: ruleset, present, match } = book;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => sittersFor(names, kept, before[0]));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  if (present === null || match === null) return null;
  const begin = async () => {
    setBusy(true);
    try {
      const game = await beginGame({
        ruleset,
        request: match,
        sitters,
        seed: seedOfPage(),
        campaign: { id, game: present.number },
      });
      go(`/game/${game}`);
    } catch (error) {
      setTrouble(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      className="awaited-begin"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className="awaited-seats">
        {names.map((name, i) => (
          <SitterSelect
            key={name}
            label={say.campaign.play.sitter(name)}
            value={sitters[i] ?? 'person'}
            change={(next) => setSitters(sitters.map((sitter, seat) => (seat === i ? next : sitter)))}
          />
        ))}
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        <p className="calls">
          <button type="submit" className={anew ? 'secondary' : 'primary'} disabled={busy}>
            {busy ? say.campaign.play.beginning : anew ? say.campaign.play.again : say.campaign.play.begin}
          </button>
          <PrintEvening ruleset={ruleset} request={match} campaign={id} />
        </p>
      </div>
      <Preview ruleset={ruleset} request={match} title={present.title} />
    </form>
  );
}

/** Whoever sat there last time; else as between the games, or a person first and regulars against him. */
function sittersFor(
  names: readonly string[],
  kept: readonly Sitter[],
  last: GameSummary | undefined,
): readonly Sitter[] {
  if (kept.some((sitter) => sitter !== 'person')) return kept;
  return names.map(
    (name, i) =>
      last?.players.find((player) => player.name === name)?.sitter ?? (i === 0 ? 'person' : 'regular'),
  );
}
