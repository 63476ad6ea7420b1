import type { Json } from '@vedette/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Option, Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';
import { aimed, aimsOf, type Marksman, usualAims } from './volley.ts';

interface VolleyProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
}

/** Many shots as one answer: everybody with his target and his chance, each to be changed, all confirmed at once. */
export function Volley({ question, give }: VolleyProps) {
  const men = useMemo(() => aimsOf(question.options), [question]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() => usualAims(men));
  // The table shows who aims at whom, as long as it can be changed.
  useEffect(() => {
    usePlay.setState({ aims: aimed(men, chosen) });
    return () => usePlay.setState({ aims: [] });
  }, [men, chosen]);
  const firing = men.flatMap(({ figure }) => chosen[figure] ?? []);
  const choose = (figure: string, id: string) =>
    setChosen((before) =>
      Object.fromEntries([
        ...Object.entries(before).filter(([man]) => man !== figure),
        ...(id === '' ? [] : [[figure, id]]),
      ]),
    );
  return (
    <form
      className="volley"
      onSubmit={(event) => {
        event.preventDefault();
        void give(firing);
      }}
    >
      <ul className="choices">
        {men.map((man) => (
          <Aim
            key={man.figure}
            man={man}
            chosen={chosen[man.figure] ?? ''}
            choose={(id) => choose(man.figure, id)}
          />
        ))}
      </ul>
      <div className="question-foot">
        <p className="quiet" role="status">
          {say.decide.volley.firing(firing.length, men.length)}
        </p>
        <button type="submit" className="primary wide">
          {firing.length === 0 ? say.decide.volley.none : say.decide.volley.fire}
        </button>
      </div>
    </form>
  );
}

interface AimProps {
  readonly man: Marksman;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function Aim({ man: { figure, aims }, chosen, choose }: AimProps) {
  const nameOf = useNames();
  const aim = aims.find(({ id }) => id === chosen);
  return (
    <li>
      <label className="choice volley-man">
        <span className="choice-words">{nameOf(figure)}</span>
        <span className="volley-at" aria-hidden="true">
          {aim === undefined ? say.decide.volley.holds : aimWords(aim, aims, nameOf)}
        </span>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{say.decide.volley.holds}</option>
          {aims.map((one) => (
            <option key={one.id} value={one.id}>
              {aimWords(one, aims, nameOf)}
            </option>
          ))}
        </select>
        {aim?.odds == null ? null : <span className="choice-odds choice-odds-long">{aim.odds}</span>}
      </label>
    </li>
  );
}

function useNames(): (id: string) => string {
  const figures = usePlay((s) => s.snapshot!.scene.figures);
  return (id) => figures.find((figure) => figure.id === id)?.name ?? '';
}

/** By the target's name; where that says too little, by all that is said of the shot. */
function aimWords(one: Option, aims: readonly Option[], nameOf: (id: string) => string): string {
  const alike = aims.filter(({ target }) => target === one.target).length > 1;
  return alike || one.target === undefined ? one.words : say.decide.volley.at(nameOf(one.target));
}
