import type { Scene } from '@vedette/engine';
import type { Question } from '../referee/messages.ts';
import { groupsOf } from './groups.ts';
import { InFormation } from './InFormation.tsx';
import { OnTheTable } from './OnTheTable.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { giveAnswer, usePlay } from './store.ts';

/** What can be answered, by the form that the answer has. */
export function Answering({ question }: { readonly question: Question }) {
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
