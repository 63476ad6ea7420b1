import type { Json, SomeAnswer } from '@vedette/engine';
import { useState } from 'react';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { affordable } from './affordable.ts';

interface WithinBudgetProps {
  readonly question: Question;
  readonly budget: NonNullable<SomeAnswer['budget']>;
  readonly words: string;
  readonly give: (answer: Json) => Promise<void>;
}

/** Some of several, as far as the points go: everybody whom they pay for, to begin with. */
export function WithinBudget({ question, budget, words: done, give }: WithinBudgetProps) {
  const { costs, most } = budget;
  const max = Number(question.facts['max'] ?? question.options.length);
  const ids = question.options.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(() => affordable(ids, costs, most, max));
  const spent = chosen.reduce((sum, id) => sum + (costs[id] ?? 0), 0);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(ids.filter((id) => chosen.includes(id)));
      }}
    >
      <ul className="choices">
        {question.options.map(({ id, words }) => (
          <li key={id}>
            <label className="choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{words}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {say.campaign.points(spent, most)}, {say.play.chosen(chosen.length, 0, max)}
      </p>
      <button type="submit" className="primary wide" disabled={spent > most || chosen.length > max}>
        {done}
      </button>
    </form>
  );
}
