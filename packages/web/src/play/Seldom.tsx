import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';

interface SeldomProps {
  readonly options: readonly Option[];
  readonly choose: (id: string) => void;
}

/** Answers that few ever want, behind one line. */
export function Seldom({ options, choose }: SeldomProps) {
  const rare = options.filter(({ seldom, grave }) => seldom === true && grave !== true);
  if (rare.length === 0) return null;
  return (
    <details className="always seldom">
      <summary>{say.decide.seldom}</summary>
      <ul className="always-list">
        {rare.map(({ id, words, odds }) => (
          <li key={id}>
            <button type="button" className="choice" onClick={() => choose(id)}>
              <span className="choice-words">{words}</span>
              {odds === null ? null : <span className="choice-odds">{odds}</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
