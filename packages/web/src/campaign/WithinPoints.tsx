import { useState } from 'react';
import { en } from '../words/en.ts';
import { affordable } from './affordable.ts';
import type { ControlProps } from './control.ts';

/** Soldiers to choose, as far as the Officer's Recruitment goes: everybody whom it pays for, to begin with. */
export function WithinPoints({ question, give }: ControlProps) {
  const { points, costs, max } = question.facts as unknown as {
    readonly points: number;
    readonly costs: Readonly<Record<string, number>>;
    readonly max: number;
  };
  const ids = question.options.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(() => affordable(ids, costs, points, max));
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
        {en.campaign.points(spent, points)}, {en.play.chosen(chosen.length, 0, max)}
      </p>
      <button type="submit" className="primary wide" disabled={spent > points || chosen.length > max}>
        {question.kind === 'keep' ? en.campaign.stay : en.campaign.march}
      </button>
    </form>
  );
}
