import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { PrintFoot } from '../app/PrintFoot.tsx';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { forgetCampaign } from '../referee/campaign-shelf.ts';
import { say } from '../words/say.ts';
import { AwaitedGame } from './AwaitedGame.tsx';
import { ChapterSteps } from './ChapterSteps.tsx';
import { Farewells } from './Farewells.tsx';
import { saveCampaign } from './file.ts';
import { History } from './History.tsx';
import { JustNow } from './JustNow.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { Rolls } from './Rolls.tsx';
import { Standings } from './Standings.tsx';
import { type Campaigning, useCampaign } from './use-campaign.ts';
import { Verdict } from './Verdict.tsx';

const StandingChart = lazy(() => import('./StandingChart.tsx'));

/** One campaign: what is to be decided now, and everything that has come of it so far. */
export default function CampaignPage({ id }: { readonly id: string }) {
  const campaign = useCampaign(id);
  const { book, failure, refused } = campaign;
  const now = useQuestionInView(book?.seq ?? null);
  useHandedIn(campaign);
  if (book === null) {
    return (
      <main id="main" className="page">
        <h1>{say.nav.campaign}</h1>
        {failure === null ? <p role="status">{say.campaign.loading}</p> : <p role="alert">{failure}</p>}
        <p className="calls">
          <Link href="/campaign">{say.campaign.back}</Link>{' '}
          {failure === null ? null : (
            <button type="button" className="plain" onClick={() => void saveCampaign(id)}>
              {say.campaign.file}
            </button>
          )}
        </p>
      </main>
    );
  }
  return (
    <main id="main" className="page campaign" tabIndex={-1}>
      <Heading book={book} undo={() => void campaign.undo()} />
      <div className="campaign-columns">
        <div className="campaign-now" ref={now}>
          <ChapterSteps book={book} />
          <Verdict book={book} />
          <JustNow lines={book.dispatches.slice(book.freshFrom)} />
          {failure === null ? null : <p role="alert">{failure}</p>}
          {book.concern === null ? null : <p role="status">{say.campaign.elsewhere}</p>}
          {book.match === null ? (
            <QuestionCard campaign={campaign} book={book} />
          ) : (
            <AwaitedGame campaign={campaign} book={book} />
          )}
          <Problem problem={refused} />
          <Ending book={book} />
        </div>
        <Rolls book={book} sit={campaign.sit} />
      </div>
      <Standings book={book} />
      <section aria-labelledby="chart-title">
        <h2 id="chart-title">{book.words.standing}</h2>
        {book.history.length === 0 ? (
          <p className="quiet">{say.campaign.chart.none}</p>
        ) : (
          <Suspense fallback={<p role="status">{say.campaign.loading}</p>}>
            <StandingChart book={book} />
          </Suspense>
        )}
      </section>
      <Farewells book={book} />
      <History book={book} amend={campaign.amend} />
      <PrintFoot />
    </main>
  );
}

/** After an answer the next question is at hand: in view, and where the keys go on from. */
function useQuestionInView(seq: number | null): RefObject<HTMLDivElement | null> {
  const now = useRef<HTMLDivElement>(null);
  const last = useRef<number | null>(null);
  useEffect(() => {
    const element = now.current;
    if (last.current !== null && seq !== last.current && element !== null) {
      element.querySelector<HTMLElement>('.card h2')?.focus({ preventScroll: true });
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
    }
    last.current = seq;
  }, [seq]);
  return now;
}

/** Whoever comes from a game that is over has its report handed in, and stands in the after-game at once. */
function useHandedIn({ book, report }: Campaigning): void {
  const [search, setSearch] = useSearchParams();
  const played = search.get('played');
  const handed = useRef<string | null>(null);
  const awaited = book === null ? null : book.match !== null;
  useEffect(() => {
    if (played === null || awaited === null || handed.current === played) return;
    handed.current = played;
    setSearch({}, { replace: true });
    if (awaited) void report(played);
  }, [played, awaited, report, setSearch]);
}

function Heading({ book, undo }: { readonly book: CampaignBook; readonly undo: () => void }) {
  const [, go] = useLocation();
  const { id, title, games, history, undoRefusal } = book;
  const forget = async () => {
    if (!confirm(say.campaign.forgetSure(title))) return;
    await forgetCampaign(id);
    go('/campaign');
  };
  return (
    <header className="campaign-head">
      <div>
        <p>
          <Link href="/campaign">{say.campaign.back}</Link>
        </p>
        <h1>{title}</h1>
        <p className="quiet">
          {games === null ? say.campaign.games(history.length) : say.campaign.ofGames(history.length, games)}
        </p>
      </div>
      <p className="calls">
        <button
          type="button"
          className="secondary"
          disabled={undoRefusal !== null}
          title={undoRefusal?.message}
          onClick={undo}
        >
          {say.campaign.undo}
        </button>
        <Link className="secondary" href={`/campaign/${id}/print`}>
          {say.campaign.rosters}
        </Link>
        <Link className="secondary" href={`/campaign/${id}/chronicle`}>
          {say.campaign.annals.open}
        </Link>
        <button type="button" className="secondary" onClick={() => void saveCampaign(id)}>
          {say.campaign.file}
        </button>
        <button type="button" className="plain" onClick={() => void forget()}>
          {say.campaign.forget}
        </button>
      </p>
    </header>
  );
}

function Ending({ book }: { readonly book: CampaignBook }) {
  if (book.ended === null) return null;
  const winners = book.ended.winners.map((seat) => book.units[seat]?.player ?? '');
  return (
    <div className="card" role="status">
      <h2 tabIndex={-1}>{say.campaign.ended}</h2>
      <p>{say.campaign.laurels(winners)}</p>
    </div>
  );
}
