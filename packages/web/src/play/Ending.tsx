import { type Scene, winnersOf } from '@vedette/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useBegin } from '../app/use-begin.ts';
import { cutOf } from '../map/coats.ts';
import { AfterMatch } from '../online/AfterMatch.tsx';
import { useOnline } from '../online/online-state.ts';
import type { Dispatch } from '../referee/messages.ts';
import { LuckTable } from '../replay/LuckTable.tsx';
import { luckOf } from '../replay/luck.ts';
import { momentsOf } from '../replay/moments.ts';
import { LoneCounter } from '../table/LoneCounter.tsx';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';
import { rematch } from './rematch.ts';
import { foldEnding } from './store.ts';
import { turnNamed } from './turn-name.ts';
import { verdictOf } from './verdict.ts';

/** The lines of the log that say why it is over and what it was worth are among its last. */
const LAST_WORDS = 12;

/** What remains beside the table when it is over: the verdict, and the way back to the whole of it. */
export function Verdict() {
  const { outcome, scene } = usePlay((s) => s.snapshot)!;
  const folded = usePlay((s) => s.endingFolded);
  if (outcome === null) return null;
  return (
    <div className="day-over">
      <p className="question-who">{say.play.over}</p>
      <h2 id="question-title">{verdictOf(outcome, scene.sides)}</h2>
      {folded ? (
        <button type="button" className="choice choice-first" onClick={() => foldEnding(false)}>
          {say.stage.howItEnded}
        </button>
      ) : null}
    </div>
  );
}

/** The end of the evening, as a page over the map: who has won, what it was worth, what decided it, and what next. */
export function Ending() {
  const { outcome, scene, viewer } = usePlay((s) => s.snapshot)!;
  const folded = usePlay((s) => s.endingFolded);
  const hidden = usePlay((s) => s.handOver !== null);
  const dispatches = usePlay((s) => s.dispatches);
  if (outcome === null || folded || hidden) return null;
  const winners = winnersOf(outcome);
  const told = dispatches.slice(-LAST_WORDS).filter(({ telling }) => telling.kind === 'ending');
  const [accounts, words] = [true, false].map((counted) =>
    told.filter(({ telling }) => (telling.account !== undefined) === counted),
  );
  const fate = viewer === null || winners.length === 0 ? 'over' : winners.includes(viewer) ? 'won' : 'lost';
  return (
    <section className="ending" aria-labelledby="ending-title" data-fate={fate}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="ending-text" tabIndex={0}>
        <header className="ending-head">
          <Laurels scene={scene} winners={winners} />
          <p>{scene.title}</p>
          <h2 id="ending-title">{verdictOf(outcome, scene.sides)}</h2>
          {words!.map(({ number, text }) => (
            <p key={number}>{text}</p>
          ))}
        </header>
        <ul className="ending-account">
          {accounts!.map((dispatch) => (
            <li
              key={dispatch.number}
              data-won={dispatch.telling.account!.seats.some((seat) => winners.includes(seat))}
            >
              <Account dispatch={dispatch} scene={scene} />
            </li>
          ))}
        </ul>
        <Decided />
        <Fortune />
      </div>
      <WhatNext />
    </section>
  );
}

/** The winners' own counters, large; where all have lost, nobody's. */
function Laurels({
  scene,
  winners,
}: {
  readonly scene: Pick<Scene, 'figures' | 'sides'>;
  readonly winners: readonly number[];
}) {
  return (
    <div className="ending-laurels" aria-hidden="true">
      {winners.map((seat) => {
        const first = scene.figures.find(({ side, place }) => side === seat && place !== 'out');
        const figure = first ?? scene.figures.find(({ side }) => side === seat);
        return figure === undefined ? null : (
          <LoneCounter
            key={seat}
            figure={{ ...figure, signs: [] }}
            coat={scene.sides[seat]!.coat}
            cut={cutOf(seat, scene.sides)}
          />
        );
      })}
    </div>
  );
}

/** Watch it again, once more, another game; or only a look at the table as it was left. */
function WhatNext() {
  const { game, campaign, ruleset } = usePlay((s) => s.snapshot)!;
  const elsewhere = useOnline((s) => s.at?.table?.phase);
  const { busy, trouble, begin } = useBegin();
  return (
    <div className="calls ending-next">
      {elsewhere === 'over' ? <AfterMatch /> : null}
      {elsewhere !== undefined ? null : (
        <>
          {campaign === null ? (
            <button
              type="button"
              className="primary"
              data-does="rematch"
              disabled={busy}
              onClick={() => void begin(rematch())}
            >
              {say.stage.rematch}
            </button>
          ) : (
            <Link className="primary" href={`/campaign/${campaign.id}?played=${game}`}>
              {say.campaign.toAftermath}
            </Link>
          )}
          <Link className="secondary" href={`/replay/${game}`}>
            {say.replay.watch}
          </Link>
          {campaign === null ? (
            <Link className="secondary" href={`/new?ruleset=${ruleset}`}>
              {say.home.newGame}
            </Link>
          ) : null}
        </>
      )}
      <button type="button" className="secondary" onClick={() => foldEnding(true)}>
        {say.stage.toTheTable}
      </button>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </div>
  );
}

/** The moments that turned the day, in the words of the log. */
function Decided() {
  const { scene } = usePlay((s) => s.snapshot)!;
  const dispatches = usePlay((s) => s.dispatches);
  const moments = useMemo(() => momentsOf(dispatches, scene), [dispatches, scene]);
  if (moments.length === 0) return null;
  return (
    <section className="ending-moments">
      <h3>{say.stage.moments}</h3>
      <ol>
        {moments.map(({ number, turn, lines }) => (
          <li key={number}>
            {turn === 0 ? null : <strong>{turnNamed(scene, turn)}</strong>} {lines.join(' ')}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the dice had to do with it. */
function Fortune() {
  const { scene } = usePlay((s) => s.snapshot)!;
  const dispatches = usePlay((s) => s.dispatches);
  const rows = useMemo(() => luckOf(dispatches, scene), [dispatches, scene]);
  if (rows.length === 0) return null;
  return (
    <section className="ending-luck">
      <h3>{say.stage.luck}</h3>
      <LuckTable rows={rows} />
    </section>
  );
}

/** What a side has earned, line by line where the game says so; else in the words of the log. */
function Account({
  dispatch: { text, telling },
  scene,
}: {
  readonly dispatch: Dispatch;
  readonly scene: Pick<Scene, 'sides' | 'figures'>;
}) {
  const { account } = telling;
  if (account === undefined) return text;
  const names = account.seats.map((seat) => scene.sides[seat]?.name ?? '');
  const earned = account.lines.filter(({ points }) => points !== 0);
  const called = (ids: readonly string[]) =>
    ids.map((id) => scene.figures.find((figure) => figure.id === id)?.name ?? id);
  return (
    <>
      <h3>
        <span>{listed(names)}</span> <strong>{say.play.points(account.points)}</strong>
      </h3>
      <ul className="ending-earned">
        {earned.map(({ id, points, words: why, figures }) => (
          <li key={id}>
            <strong>{points}</strong>
            <span>{figures === null ? why : say.play.earnedBy(called(figures), why)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
