import type { SettledGame } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { keptGames } from '../referee/shelf.ts';
import { say } from '../words/say.ts';
import { type Amend, AmendGame } from './AmendGame.tsx';
import { type Chapter, chapters } from './chapters.ts';
import { LogLines } from './LogLines.tsx';
import { verdictWords } from './Verdict.tsx';

/** Every game with its report and every roll that followed it, the newest first. */
export function History({ book, amend }: { readonly book: CampaignBook; readonly amend: Amend }) {
  const told = chapters(book.dispatches);
  const replays = useReplays(book);
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{say.campaign.history.title}</h2>
      {told.length === 0 ? <p className="quiet">{say.campaign.history.none}</p> : null}
      {told.toReversed().map((chapter) => (
        <ChapterOf
          key={chapter.game}
          chapter={chapter}
          book={book}
          amend={amend}
          past={book.history.find(({ number }) => number === chapter.game) ?? null}
          replay={replays.get(chapter.game) ?? null}
        />
      ))}
    </section>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly book: CampaignBook;
  readonly amend: Amend;
  readonly past: SettledGame | null;
  readonly replay: string | null;
}

function ChapterOf({ chapter, book, amend, past, replay }: ChapterProps) {
  const { game, lines } = chapter;
  const now = past === null && book.present?.number === game;
  const annal = book.annals.find(({ number }) => number === game);
  const title = past?.title ?? book.present?.title ?? '';
  return (
    <details className="chapter">
      <summary>
        <h3>
          {game === 0 ? say.campaign.history.founding : say.campaign.game(game, title)}
          {now ? <span className="quiet"> {say.campaign.history.now}</span> : null}
        </h3>
      </summary>
      {past === null ? null : <Reports past={past} book={book} />}
      {replay === null ? null : (
        <p>
          <Link href={`/replay/${replay}`}>{say.campaign.history.replay}</Link>
        </p>
      )}
      {annal?.edited === undefined ? null : <p>{say.campaign.told.edited(annal.edited)}</p>}
      <LogLines lines={lines} />
      {annal === undefined ? null : (
        <AmendGame
          key={JSON.stringify([annal.winners, annal.members, annal.edited])}
          book={book}
          annal={annal}
          amend={amend}
        />
      )}
    </details>
  );
}

/** What each side had to report. */
function Reports({ past, book }: { readonly past: SettledGame; readonly book: CampaignBook }) {
  return (
    <ul className="reports">
      <li>{verdictWords(past.result, book)}</li>
      {past.sides.map(({ seat, standing, lines }) => (
        <li key={seat}>
          <strong>{book.units[seat]?.player}</strong>:{' '}
          {say.apart([`${book.words.standing} ${standing}`, ...lines])}
        </li>
      ))}
    </ul>
  );
}

/** Games of this campaign that can be watched again, by their number. */
function useReplays({ id, seq }: CampaignBook): ReadonlyMap<number, string> {
  const [found, setFound] = useState<ReadonlyMap<number, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may have settled another game.
  useEffect(() => {
    keptGames().then(
      (all) =>
        setFound(
          new Map(
            all
              .filter((game) => game.campaign?.id === id && game.outcome !== null)
              .map((game) => [game.campaign!.game, game.id]),
          ),
        ),
      () => setFound(new Map()),
    );
  }, [id, seq]);
  return found;
}
