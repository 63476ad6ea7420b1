import type { Scene } from '@vedette/engine';
import type { ReactNode } from 'react';
import type { Option, Question } from '../referee/messages.ts';
import { groupsOf } from './groups.ts';
import { InFormation } from './InFormation.tsx';
import { OnTheTable } from './OnTheTable.tsx';
import { Aimed, DeployForMe, Looking, Proposed } from './Planned.tsx';
import { optionFor, whoStandsFor } from './picking.ts';
import { usePlay } from './play-state.ts';
import { select } from './pointing-at.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { giveAnswer } from './store.ts';
import { whoIsMeant } from './who.ts';

interface AnsweringProps {
  readonly question: Question;
  /** The companies are in view beside the orders. */
  readonly rosterShown: boolean;
  /** A line for those who play for the first time, next to the answers and before all that is seldom wanted. */
  readonly hint: ReactNode;
}

/** What can be answered: what somebody has in mind, or else by the form that the answer has. */
export function Answering({ question, rosterShown, hint }: AnsweringProps) {
  const plan = usePlay((s) => s.plan);
  const drawn = usePlay((s) => s.draft?.form ?? null);
  const proposed = usePlay((s) => s.placings !== null);
  if (proposed) return <Proposed />;
  if (plan?.aim != null && drawn === null)
    return (
      <>
        <Aimed plan={plan} aim={plan.aim} />
        {hint}
      </>
    );
  if (plan?.way != null && drawn !== null)
    return (
      <>
        {plan.way.question === question ? null : <p className="plan-title">{plan.way.question.title}</p>}
        <Asked question={plan.way.question} rosterShown={rosterShown} hint={hint} />
      </>
    );
  // What the one who is looked at could do stands above it.
  const sending = sends(question);
  return (
    <>
      {question.deploys === true ? <DeployForMe /> : null}
      <Asked question={question} rosterShown={rosterShown} hint={sending ? null : hint} />
      {plan !== null && plan.act !== null && plan.act.orders.length > 0 && sending ? (
        <Looking figure={plan.figure} />
      ) : null}
      {sending ? hint : null}
    </>
  );
}

const sends = ({ options }: Question): boolean => options.some(({ starts }) => starts === 'send');

function Asked(props: AnsweringProps) {
  const { question, hint } = props;
  switch (question.form) {
    case 'path':
    case 'point':
    case 'formation':
      return (
        <>
          {question.form === 'formation' ? (
            <InFormation question={question} />
          ) : (
            <OnTheTable question={question} />
          )}
          {hint}
        </>
      );
    case 'one':
    case 'some':
    case 'number':
    case 'document':
      return <Chosen {...props} />;
  }
}

/** One or some of a list; figures in it by their sides, or in the roster where that is in view. */
function Chosen({ question, rosterShown, hint }: AnsweringProps) {
  const { scene, viewer } = usePlay((s) => s.snapshot!);
  const looked = usePlay((s) => s.snapshot!.scene.figures.find(({ id }) => id === s.selected));
  const looks = {
    at: looked === undefined ? null : (optionFor(question.options, looked)?.id ?? null),
    look: ({ figure }: Option) => select(whoStandsFor(scene, figure)),
  };
  return (
    <QuestionForm
      question={question}
      give={giveAnswer}
      hint={hint}
      looks={looks}
      inRoster={rosterShown ? whoIsMeant(question, scene, viewer) : []}
      groups={(options) => groupsOf(withTrades(options, scene), scene)}
    />
  );
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
