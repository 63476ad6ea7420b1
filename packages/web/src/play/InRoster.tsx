import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { AnswerWords } from './AnswerWords.tsx';
import { optionFor } from './picking.ts';
import { usePlay } from './play-state.ts';

interface InRosterProps {
  readonly options: readonly Option[];
  readonly choose: (id: string) => void;
}

/** Where the answers are lines of the roster: how one chooses there, and whoever is looked at to be taken here. */
export function InRoster({ options, choose }: InRosterProps) {
  const looked = usePlay((s) => s.snapshot?.scene.figures.find(({ id }) => id === s.selected));
  const option = looked === undefined ? null : optionFor(options, looked);
  if (option === null) return <p className="in-roster">{say.decide.inRoster}</p>;
  return (
    <button
      type="button"
      className="choice choice-first take-looked"
      data-does="take-looked"
      onClick={() => choose(option.id)}
    >
      <AnswerWords words={option.deed ?? say.decide.take(option.words)} odds={option.odds} />
    </button>
  );
}
