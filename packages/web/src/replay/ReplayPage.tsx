import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Line } from '../play/Line.tsx';
import { StandingList } from '../play/StandingList.tsx';
import { useGlossary } from '../play/use-glossary.ts';
import type { Frame, KeptReplay } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { Table } from '../table/Table.tsx';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { luckOf } from './luck.ts';

const SPEEDS = [1, 3, 8] as const;
const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];
const nothing = () => {};
const never = () => false;

/** A game told again: a scrubber, a speed, the log up to here, and the reckoning. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const [head, setHead] = useState<KeptReplay | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  /** The frame whose walks are over. */
  const [walked, setWalked] = useState<Frame | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const finders = useGlossary(head?.summary.ruleset ?? null, frame?.scene.figures ?? NONE);

  useEffect(() => {
    referee()
      .call('replay', id)
      .then(setHead, (error: unknown) => setTrouble(wordsOf(error)));
  }, [id]);
  useEffect(() => {
    if (head === null) return;
    let wanted = true;
    referee()
      .call('frame', at)
      .then(
        (found) => {
          if (wanted) setFrame(found);
        },
        (error: unknown) => setTrouble(wordsOf(error)),
      );
    return () => {
      wanted = false;
    };
  }, [head, at]);
  useEffect(() => {
    if (speed === null || head === null || at >= head.length) return;
    const timer = setTimeout(() => setAt(Math.min(at + 1, head.length)), 1000 / speed);
    return () => clearTimeout(timer);
  }, [speed, at, head]);

  if (trouble !== null || head === null || frame === null) {
    return (
      <main id="main" className="page">
        {trouble === null ? <p role="status">{en.play.loading}</p> : <p role="alert">{trouble}</p>}
      </main>
    );
  }
  const playing = speed !== null && at < head.length;
  const toggle = () => {
    if (at >= head.length) setAt(0);
    setSpeed(playing ? null : (speed ?? SPEEDS[1]));
  };
  return (
    <main id="main" className="play replay" data-pane="orders" tabIndex={-1}>
      <div className="top-bar scrubber">
        <button type="button" className="choice" aria-pressed={playing} onClick={toggle}>
          {playing ? en.replay.pause : en.replay.play}
        </button>
        <label>
          <span className="visually-hidden">{en.replay.scrub}</span>
          <input
            type="range"
            min={0}
            max={head.length}
            value={at}
            aria-valuetext={en.replay.at(at, head.length, frame.scene.turn)}
            onChange={({ target }) => setAt(target.valueAsNumber)}
          />
        </label>
        <output>{en.replay.at(at, head.length, frame.scene.turn)}</output>
        <label>
          <span>{en.replay.speed}</span>{' '}
          <select value={speed ?? SPEEDS[1]} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {en.replay.perSecond(value)}
              </option>
            ))}
          </select>
        </label>
        <Link className="plain" href={`/game/${id}`}>
          {en.replay.back}
        </Link>
      </div>
      <StandingList scene={frame.scene} viewer={null} selected={null} onSelect={nothing} />
      <Table
        chart={head.chart}
        scene={frame.scene}
        selected={null}
        targets={NOBODY}
        ground={null}
        way={null}
        ghost={null}
        sight={null}
        seen={null}
        level={level}
        onLevel={setLevel}
        walks={frame === walked ? NONE : frame.walks}
        pace={playing ? 800 / speed : 0}
        onWalked={() => setWalked(frame)}
        ruler={null}
        rings={NONE}
        pencil={null}
        draws={never}
        onFigure={nothing}
        onPlace={nothing}
        onDraw={nothing}
        onHover={nothing}
        onKey={nothing}
        label={head.title}
      />
      <div className="play-side">
        <Reckoning frame={frame} />
        <section className="dispatches" aria-label={en.play.dispatches}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
          <ol tabIndex={0}>
            {frame.dispatches
              .slice(-60)
              .reverse()
              .map((dispatch) => (
                <Line key={dispatch.number} dispatch={dispatch} finders={finders} />
              ))}
          </ol>
        </section>
      </div>
    </main>
  );
}

/** The story in numbers: who hit, who fell, and what the dice had to do with it. */
function Reckoning({ frame }: { readonly frame: Frame }) {
  const rows = useMemo(() => luckOf(frame.dispatches, frame.scene), [frame]);
  return (
    <section className="question" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title">{en.replay.reckoning}</h2>
      {rows.length === 0 ? <p className="quiet">{en.replay.nothingYet}</p> : null}
      <table className="reckoning" hidden={rows.length === 0}>
        <thead>
          <tr>
            <td />
            <th scope="col">{en.replay.checks}</th>
            <th scope="col">{en.replay.passed}</th>
            <th scope="col">{en.replay.expected}</th>
            <th scope="col">{en.replay.dealt}</th>
            <th scope="col">{en.replay.lost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, checks, passed, expected, dealt, lost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{checks}</td>
              <td>{passed}</td>
              <td>{expected.toFixed(1)}</td>
              <td>{dealt}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
