import type { Scene } from '@vedette/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useOnline } from '../online/online-state.ts';
import type { Dispatch } from '../referee/messages.ts';
import { LuckTable } from '../replay/LuckTable.tsx';
import { luckOf } from '../replay/luck.ts';
import { momentsOf } from '../replay/moments.ts';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';
import { verdictOf } from './verdict.ts';

/** The lines of the log that say why it is over and what it was worth are among its last. */
const LAST_WORDS = 12;

/** Who has won, why it is over, and what it was worth. */
export function Ending() {
  const { outcome, scene, game, campaign } = usePlay((s) => s.snapshot)!;
  const dispatches = usePlay((s) => s.dispatches);
  const elsewhere = useOnline((s) => s.at !== null);
  if (outcome === null) return null;
  const account = dispatches.slice(-LAST_WORDS).filter(({ telling }) => telling.kind === 'ending');
  return (
    <div className="ending">
      <p className="question-who">{say.play.over}</p>
      <h2 id="question-title">{verdictOf(outcome, scene.sides)}</h2>
      {elsewhere ? null : (
        <p className="calls">
          {campaign === null ? null : (
            <Link className="primary" href={`/campaign/${campaign.id}?played=${game}`}>
              {say.campaign.toAftermath}
            </Link>
          )}
          <Link className="secondary" href={`/replay/${game}`}>
            {say.replay.watch}
          </Link>
          {campaign === null ? (
            <Link className="secondary" href="/new">
              {say.home.newGame}
            </Link>
          ) : null}
        </p>
      )}
      <ul className="ending-account">
        {account.map((dispatch) => (
          <li key={dispatch.number}>
            <Account dispatch={dispatch} scene={scene} />
          </li>
        ))}
      </ul>
      <Decided />
      <Fortune />
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
            {turn === 0 ? null : <strong>{say.play.turn(turn)}</strong>} {lines.join(' ')}
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
