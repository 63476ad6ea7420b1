import { useEffect, useRef } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { CommandField } from '../ear/CommandField.tsx';
import { EarAnswers, isNumbered } from '../ear/EarAnswers.tsx';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { Answering } from './Answering.tsx';
import { useAsked } from './asked.ts';
import { DiceRoll } from './DiceRoll.tsx';
import { Verdict } from './Ending.tsx';
import { Latest } from './Latest.tsx';
import { Problem } from './Problem.tsx';
import { picksOne } from './picking.ts';
import { usePlay } from './play-state.ts';
import { Watching } from './Watching.tsx';

/** What is asked, of whom, and what can be answered. Puts every kind of question of every game. */
export function QuestionPanel({ rosterShown }: { readonly rosterShown: boolean }) {
  const snapshot = usePlay((s) => s.snapshot)!;
  const thinking = usePlay((s) => s.thinking);
  const refused = usePlay((s) => s.refused);
  const ear = useSettings((s) => s.ear);
  const halted = usePlay((s) => s.going === 'halted');
  const { scene, waitingFor, outcome, seq } = snapshot;
  const question = useAsked();
  const proposed = usePlay((s) => s.placings !== null);
  const open = snapshot.question !== null;
  const hint = question?.foregone === null && !proposed ? <Hint question={question} /> : null;
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
      data-seq={`${seq} ${open ? 'open' : 'waiting'}`}
      data-kind={question?.kind}
      data-form={question !== null && picksOne(question) ? 'one' : question?.form}
    >
      <Verdict />
      {!open && outcome === null && waitingFor !== null ? (
        <p id="question-title" className="waiting">
          {thinking ? say.play.thinking(scene.sides[waitingFor]?.name ?? '') : halted ? say.play.halted : '…'}
        </p>
      ) : null}
      <Watching />
      <Latest />
      {open && question === null ? (
        <p id="question-title" className="waiting carried-out">
          {say.play.carriedOut}
        </p>
      ) : null}
      {question === null ? null : (
        <>
          <div className="question-head">
            <p className="question-who">{say.play.decides(scene.sides[question.seat]?.name ?? '')}</p>
            <h2 id="question-title">{proposed ? say.play.proposedTitle : question.title}</h2>
          </div>
          <RollShown question={question} />
          {ear && isNumbered(question) ? (
            <>
              <EarAnswers key={seq} seq={seq} />
              {hint}
            </>
          ) : (
            <Answering key={seq} question={question} rosterShown={rosterShown} hint={hint} />
          )}
          <WhyNot question={question} />
        </>
      )}
      <Problem problem={refused} />
      <CommandField />
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
      {total === null ? null : say.decide.sum(total - faces, total, needed)}
    </p>
  );
}

/** What somebody might miss among the answers. */
function WhyNot({ question: { denied } }: { readonly question: Question }) {
  if (denied.length === 0) return null;
  return (
    <details className="why-not">
      <summary>{say.decide.whyNot}</summary>
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
        {say.play.noHints}
      </button>
    </p>
  );
}
