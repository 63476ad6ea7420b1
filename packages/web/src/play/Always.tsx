import type { Json } from '@vedette/engine';
import { always } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { FOREGONE } from './standing-orders.ts';

interface AlwaysProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
}

/** For questions that come so often that some players have one answer for good. */
export function Always({ question, give }: AlwaysProps) {
  const { kind, standing, foregone } = question;
  if (standing === undefined && foregone === null) return null;
  const order = (name: string, answer: string, words: string) => () => {
    always(name, { answer, words });
    void give(answer);
  };
  const said = say.decide.always;
  return (
    <details className="always">
      <summary>{said.title}</summary>
      <ul className="always-list">
        {foregone === null ? null : (
          <Order words={said.foregone} give={order(FOREGONE, foregone.answer, said.foregoneRow)} />
        )}
        {Object.entries(standing?.answers ?? {}).map(([id, words]) => (
          <Order key={id} words={said.order(words)} give={order(kind, id, said.row(standing!.when, words))} />
        ))}
      </ul>
    </details>
  );
}

function Order({ words, give }: { readonly words: string; readonly give: () => void }) {
  return (
    <li>
      <button type="button" className="choice" onClick={give}>
        {words}
      </button>
    </li>
  );
}
