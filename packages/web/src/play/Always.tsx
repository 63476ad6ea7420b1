import type { Json } from '@vedette/engine';
import { always } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { orderName } from './standing-orders.ts';

interface AlwaysProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
}

/** For questions that come so often that some players have one answer for good. */
export function Always({ question, give }: AlwaysProps) {
  const { standing } = question;
  if (standing === undefined) return null;
  const order = (answer: string, words: string) => () => {
    always(orderName(question), { answer, words: said.row(standing.when, words) });
    void give(answer);
  };
  const said = say.decide.always;
  return (
    <details className="always">
      <summary>{said.title}</summary>
      <ul className="always-list">
        {Object.entries(standing.answers).map(([id, words]) => (
          <li key={id}>
            <button type="button" className="choice" onClick={order(id, words)}>
              {said.order(words)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
