import type { Json, Refusal } from '@vedette/engine';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { always, useSettings } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import { inUnit } from './lengths.ts';
import { Prospects } from './Prospects.tsx';
import { draftFormation, dropDraft, giveAnswer, giveDraft, usePlay } from './store.ts';

/** What is asked, of whom, and what can be answered. Puts every kind of question of every game. */
export function QuestionPanel() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const thinking = usePlay((s) => s.thinking);
  const refused = usePlay((s) => s.refused);
  const { question, scene, waitingFor, outcome, seq } = snapshot;
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} className="question" aria-labelledby="question-title">
      {outcome === null ? null : <Ending />}
      {question === null && outcome === null && waitingFor !== null ? (
        <p id="question-title" role="status" className="waiting">
          {thinking ? en.play.thinking(scene.sides[waitingFor]?.name ?? '') : '…'}
        </p>
      ) : null}
      {question === null ? null : (
        <>
          <p className="question-who">{en.play.decides(scene.sides[question.seat]?.name ?? '')}</p>
          <h2 id="question-title">{question.title}</h2>
          <Answering key={seq} question={question} />
        </>
      )}
      <Problem problem={refused} />
      <Prospects />
    </section>
  );
}

function Ending() {
  const { outcome, scene, game } = usePlay((s) => s.snapshot)!;
  if (outcome === null) return null;
  const most = Math.max(...outcome.shares);
  const winners = scene.sides.filter((_, seat) => outcome.shares[seat] === most).map(({ name }) => name);
  const drawn = winners.length === outcome.shares.length && outcome.shares.length > 1;
  return (
    <div className="ending" role="status">
      <h2 id="question-title">{en.play.over}</h2>
      <p>{drawn ? en.play.drawn : en.play.won(winners.join(', '))}</p>
      <p>
        <Link className="secondary" href={`/replay/${game}`}>
          {en.replay.watch}
        </Link>
      </p>
    </div>
  );
}

function Answering({ question }: { readonly question: Question }) {
  switch (question.form) {
    case 'one':
      return <One question={question} />;
    case 'some':
      return <Some question={question} />;
    case 'number':
      return <Count question={question} />;
    case 'path':
    case 'point':
      return <OnTheTable question={question} />;
    case 'formation':
      return <InFormation question={question} />;
    case 'document':
      return <Written question={question} />;
  }
}

/** Answers that end the game: kept apart from those that play it, and asked for twice. */
const GRAVE = new Set(['concede', 'truce']);

function One({ question }: { readonly question: Question }) {
  const hints = useSettings((s) => s.hints);
  const [sure, setSure] = useState<string | null>(null);
  const common = question.options.filter(({ id }) => !GRAVE.has(id));
  const grave = question.options.filter(({ id }) => GRAVE.has(id));
  return (
    <>
      <ul className="choices">
        {common.map(({ id, words, odds }, i) => (
          <li key={id}>
            <button
              type="button"
              className={i === 0 ? 'choice choice-first' : 'choice'}
              onClick={() => void giveAnswer(id)}
            >
              <span>{words}</span>
              {odds === null ? null : <span className="choice-odds">{odds}</span>}
              <kbd>{i < 9 ? i + 1 : ''}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <p className="grave">
        {grave.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            className="plain"
            onClick={() => (sure === id ? void giveAnswer(id) : setSure(id))}
          >
            {sure === id ? en.play.sure(words) : words}
          </button>
        ))}
      </p>
      <Keys count={common.length} pick={(i) => void giveAnswer(common[i]!.id)} />
      {hints && ALWAYS.has(question.kind) ? <Always question={question} /> : null}
    </>
  );
}

/** Questions that come so often that some players have one answer for good. */
const ALWAYS = new Set(['force', 'strikeBack', 'leave', 'takeUp']);

function Always({ question }: { readonly question: Question }) {
  return (
    <details className="always">
      <summary>{en.play.always}</summary>
      <ul className="choices">
        {question.options.map(({ id, words }) => (
          <li key={id}>
            <button
              type="button"
              className="choice"
              onClick={() => {
                always(question.kind, id);
                void giveAnswer(id);
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The number keys pick an option, wherever on the page one is; not while something is being typed. */
function Keys({ count, pick }: { readonly count: number; readonly pick: (index: number) => void }) {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      const index = Number(event.key) - 1;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (Number.isInteger(index) && index >= 0 && index < Math.min(9, count)) latest.current(index);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);
  return null;
}

function Some({ question }: { readonly question: Question }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? question.options.length);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void giveAnswer(chosen);
      }}
    >
      <ul className="choices">
        {question.options.map(({ id, words, odds }) => (
          <li key={id}>
            <label className="choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{words}</span>
              {odds === null ? null : <span className="choice-odds">{odds}</span>}
              {chosen.includes(id) && max > 1 ? <kbd>{chosen.indexOf(id) + 1}</kbd> : null}
            </label>
          </li>
        ))}
      </ul>
      <p className="quiet">{en.play.chosen(chosen.length, min, max)}</p>
      <button type="submit" className="primary wide" disabled={chosen.length < min || chosen.length > max}>
        {en.play.confirm}
      </button>
    </form>
  );
}

function Count({ question }: { readonly question: Question }) {
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? 10);
  const [value, setValue] = useState(min);
  return (
    <form
      className="count"
      onSubmit={(event) => {
        event.preventDefault();
        void giveAnswer(value);
      }}
    >
      <label>
        <span className="visually-hidden">{question.title}</span>
        <input
          type="number"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => setValue(target.valueAsNumber)}
        />
      </label>
      <button type="submit" className="primary">
        {en.play.confirm}
      </button>
    </form>
  );
}

/** A place or a path is drawn on the table; here it is confirmed. */
function OnTheTable({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const mayStay = question.form === 'path';
  if (draft === null) {
    return (
      <>
        <p className="quiet">{mayStay ? en.play.drawPath : en.play.pickOnTable}</p>
        {mayStay ? (
          <button type="button" className="choice" onClick={() => void giveAnswer([])}>
            {en.play.stay}
          </button>
        ) : null}
      </>
    );
  }
  const problem = draft.form === 'path' ? draft.way.problem : draft.problem;
  return (
    <>
      {draft.form === 'path' ? (
        <ul className="stops">
          {draft.way.stops.map(({ kind, words, rule }) => (
            <li key={`${kind}${words}`} className={`stop-note stop-${kind}`}>
              {words} <span className="rule-id">{rule}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="refusal">
          {problem.message}{' '}
          {problem.rule === undefined ? null : <span className="rule-id">{problem.rule}</span>}
        </p>
      )}
      <button
        type="button"
        className="choice choice-first"
        disabled={problem !== null}
        onClick={() => void giveDraft()}
      >
        <span>{draft.form === 'path' ? en.play.confirmMove : en.play.confirmPlace}</span>
        <span>
          {draft.form === 'path'
            ? en.play.cost(inUnit(draft.way.cost, unit), inUnit(draft.way.budget, unit))
            : null}
        </span>
      </button>
      <button type="button" className="choice" onClick={dropDraft}>
        {en.play.undo}
      </button>
    </>
  );
}

/** Directions of the table in a turn of the hand: 15 degrees. */
const TURN = 3;
const ALL_ROUND = 72;

/** Where a whole group goes: its middle on the table, its shape and facing here. */
function InFormation({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  if (draft?.form !== 'formation') return <p className="quiet">{en.play.formationHint}</p>;
  const { formation, problem } = draft;
  const shapes = question.facts['shapes'] as readonly string[];
  const turn = (by: number) =>
    void draftFormation({ ...formation, facing: (formation.facing + by + ALL_ROUND) % ALL_ROUND });
  return (
    <>
      <fieldset className="formation-row" aria-label={en.play.shape}>
        {shapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className="choice"
            aria-pressed={shape === formation.shape}
            onClick={() => void draftFormation({ ...formation, shape })}
          >
            {shape}
          </button>
        ))}
      </fieldset>
      <fieldset className="formation-row" aria-label={en.play.facing}>
        <button type="button" className="choice" onClick={() => turn(TURN)}>
          {en.play.turnLeft}
        </button>
        <button type="button" className="choice" onClick={() => turn(-TURN)}>
          {en.play.turnRight}
        </button>
      </fieldset>
      <Problem problem={problem} />
      <button
        type="button"
        className="choice choice-first"
        disabled={problem !== null}
        onClick={() => void giveDraft()}
      >
        {en.play.march}
      </button>
    </>
  );
}

function Problem({ problem }: { readonly problem: Refusal | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className="refusal">
      {problem.message} {problem.rule === undefined ? null : <span className="rule-id">{problem.rule}</span>}
    </p>
  );
}

/** Whatever has no control of its own can at least be written down. */
function Written({ question }: { readonly question: Question }) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const give = () => {
    try {
      void giveAnswer(JSON.parse(text) as Json);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <textarea
        className="written"
        aria-label={question.title}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <button type="submit" className="primary">
        {en.play.confirm}
      </button>
    </form>
  );
}
