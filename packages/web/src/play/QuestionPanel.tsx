import type { Scene, Way } from '@vedette/engine';
import { useEffect, useRef } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Question } from '../referee/messages.ts';
import { turned } from '../table/facing.ts';
import { en } from '../words/en.ts';
import { enDecide } from '../words/en-decide.ts';
import { DiceRoll } from './DiceRoll.tsx';
import { draftFormation, dropDraft, giveDraft } from './drafting.ts';
import { Ending } from './Ending.tsx';
import { groupsOf } from './groups.ts';
import { Latest } from './Latest.tsx';
import { inUnit } from './lengths.ts';
import { Problem } from './Problem.tsx';
import { Prospects } from './Prospects.tsx';
import { picksOne } from './picking.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { giveAnswer, usePlay } from './store.ts';
import { Watching } from './Watching.tsx';

/** What is asked, of whom, and what can be answered. Puts every kind of question of every game. */
export function QuestionPanel() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const thinking = usePlay((s) => s.thinking);
  const refused = usePlay((s) => s.refused);
  const halted = usePlay((s) => s.going === 'halted');
  const { question, scene, waitingFor, outcome, seq } = snapshot;
  const panel = useRef<HTMLElement>(null);
  // Another question is read from its beginning; on a small screen it is the pane that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is a new question.
  useEffect(() => {
    for (const pane of [panel.current, panel.current?.parentElement]) pane?.scrollTo({ top: 0 });
  }, [seq]);
  return (
    <section
      ref={panel}
      className="question"
      aria-labelledby="question-title"
      data-seq={`${seq} ${question === null ? 'waiting' : 'open'}`}
      data-kind={question?.kind}
      data-form={question !== null && picksOne(question) ? 'one' : question?.form}
    >
      {outcome === null ? null : <Ending />}
      {question === null && outcome === null && waitingFor !== null ? (
        <p id="question-title" role="status" className="waiting">
          {thinking ? en.play.thinking(scene.sides[waitingFor]?.name ?? '') : halted ? en.play.halted : '…'}
        </p>
      ) : null}
      <Watching />
      <Latest />
      {question === null ? null : (
        <>
          <div className="question-head">
            <p className="question-who">{en.play.decides(scene.sides[question.seat]?.name ?? '')}</p>
            <h2 id="question-title">{question.title}</h2>
          </div>
          <RollShown question={question} />
          {question.foregone === null ? <Hint question={question} /> : null}
          <Answering key={seq} question={question} />
          <WhyNot question={question} />
        </>
      )}
      <Problem problem={refused} />
      <Prospects />
    </section>
  );
}

/** The roll that a question is about, as it lies. */
function RollShown({ question: { roll } }: { readonly question: Question }) {
  if (roll === undefined) return null;
  const { dice, total, needed } = roll;
  const faces = dice.reduce((sum, { face }) => sum + face, 0);
  return (
    <p className="roll-shown">
      <DiceRoll dice={dice} />
      {total === null ? null : enDecide.sum(total - faces, total, needed)}
    </p>
  );
}

/** What somebody might miss among the answers. */
function WhyNot({ question: { denied } }: { readonly question: Question }) {
  if (denied.length === 0) return null;
  return (
    <details className="why-not">
      <summary>{enDecide.whyNot}</summary>
      <ul>
        {denied.map(({ id, words, problem: { message, rule } }) => (
          <li key={id}>
            <strong>{words}</strong>: {message} {rule === undefined ? null : <RuleLink rule={rule} paged />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Said only as long as somebody wants to hear it. */
function Hint({ question: { hint } }: { readonly question: Question }) {
  const hints = useSettings((s) => s.hints);
  if (!hints || hint === undefined) return null;
  return (
    <p className="hint">
      {hint}{' '}
      <button type="button" className="plain" onClick={() => change({ hints: false })}>
        {en.play.noHints}
      </button>
    </p>
  );
}

function Answering({ question }: { readonly question: Question }) {
  switch (question.form) {
    case 'path':
    case 'point':
      return <OnTheTable question={question} />;
    case 'formation':
      return <InFormation question={question} />;
    case 'one':
    case 'some':
    case 'number':
    case 'document':
      return <Chosen question={question} />;
  }
}

/** Who somebody is, for those who do not know all the names yet. */
function withTrades(
  options: Question['options'],
  { figures, groups = [] }: Pick<Scene, 'figures' | 'groups'>,
) {
  return options.map((option) => {
    if (option.starts !== 'send' || option.note !== undefined) return option;
    const who = [...figures, ...groups].find(({ id }) => id === option.figure);
    return who === undefined ? option : { ...option, note: who.type };
  });
}

/** One or some of a list; figures in it by their sides. */
function Chosen({ question }: { readonly question: Question }) {
  const scene = usePlay((s) => s.snapshot!.scene);
  return (
    <QuestionForm
      question={question}
      give={giveAnswer}
      groups={(options) => groupsOf(withTrades(options, scene), scene)}
    />
  );
}

/** A place or a path is drawn on the table; here it is confirmed. */
function OnTheTable({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const mayStay = usePlay((s) => s.mayStay);
  const hints = useSettings((s) => s.hints);
  const walks = question.form === 'path' && mayStay;
  if (draft === null) {
    return (
      <>
        <p className="quiet">
          {walks ? en.play.drawPath : en.play.pickOnTable}{' '}
          <span className="by-key">{walks ? en.play.drawPathByKey : en.play.pickByKey}</span>
        </p>
        {walks ? (
          <button type="button" className="choice" onClick={() => void giveAnswer([])}>
            {en.play.stay}
          </button>
        ) : null}
      </>
    );
  }
  const problem = draft.form === 'path' ? draft.way.problem : draft.problem;
  if (draft.form === 'path' && draft.path.length === 0) {
    return (
      <>
        <p role="status" className="refusal">
          {en.play.noNearer}
        </p>
        <button type="button" className="choice choice-first" onClick={() => void giveDraft()}>
          {en.play.stay}
        </button>
        <button type="button" className="choice" onClick={dropDraft}>
          {en.play.thinkAgain}
        </button>
      </>
    );
  }
  return (
    <>
      {draft.form === 'path' ? (
        <ul className="stops">
          {draft.way.stops.map(({ kind, words, rule }) => (
            <li key={`${kind}${words}`} className={`stop-note stop-${kind}`}>
              {words} <RuleLink rule={rule} paged />
            </li>
          ))}
        </ul>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="refusal">
          {problem.message} {problem.rule === undefined ? null : <RuleLink rule={problem.rule} paged />}
        </p>
      )}
      <button
        type="button"
        className="choice choice-first"
        disabled={problem !== null}
        onClick={() => void giveDraft()}
      >
        <span>{draft.form === 'path' && !draft.way.places ? en.play.confirmMove : en.play.confirmPlace}</span>
        <span>{draft.form === 'path' ? spent(draft.way, unit) : null}</span>
      </button>
      <button type="button" className="choice" onClick={dropDraft}>
        {en.play.thinkAgain}
      </button>
      {hints && problem === null ? (
        <p className="quiet confirm-ways">
          {en.play.confirmAgain} <span className="by-key">{en.play.confirmByKey}</span>
        </p>
      ) : null}
    </>
  );
}

function spent({ cost, budget, places }: Way, unit: string): string {
  if (places === true) return en.play.cost(String(cost), String(budget));
  return en.play.cost(inUnit(cost, unit), inUnit(budget, unit));
}

/** Directions of the table in a turn of the hand: 15 degrees. */
const TURN = 3;

/** Where a whole group goes: its middle on the table, its shape and facing here. */
function InFormation({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  const { figures } = usePlay((s) => s.snapshot!.scene);
  if (draft?.form !== 'formation') return <p className="quiet">{en.play.formationHint}</p>;
  const onTable = figures.some(
    ({ group, place }) => group === question.about.figures[0] && place === 'table',
  );
  const { formation, problem } = draft;
  const turn = (by: number) => void draftFormation({ ...formation, facing: turned(formation.facing, by) });
  return (
    <>
      <fieldset className="formation-row" aria-label={en.play.shape}>
        {question.options.map(({ id: shape, words }) => (
          <button
            key={shape}
            type="button"
            className="choice"
            aria-pressed={shape === formation.shape}
            onClick={() => void draftFormation({ ...formation, shape })}
          >
            {words}
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
        {onTable ? en.play.march : en.play.confirmPlace}
      </button>
    </>
  );
}
