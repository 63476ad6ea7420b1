import type { Json } from '@vedette/engine';
import { always } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { enDecide } from '../words/en-decide.ts';
import { FOREGONE } from './standing-orders.ts';

interface AlwaysProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
}

/** Questions that come so often that some players have one answer for good. */
const ANY_ANSWER: ReadonlySet<string> = new Set(['force', 'strikeBack', 'leave', 'takeUp']);
/** Of these only the one that costs nothing. */
const KEEP = 'keep';
const ONLY_KEEP: ReadonlySet<string> = new Set(['reroll', 'monsterReroll', 'monsterChoice']);

export function Always({ question, give }: AlwaysProps) {
  const { kind, options, foregone } = question;
  const keeps = ONLY_KEEP.has(kind) && options.some(({ id }) => id === KEEP);
  if (!ANY_ANSWER.has(kind) && !keeps && foregone === null) return null;
  const order = (name: string, answer: string) => () => {
    always(name, answer);
    void give(answer);
  };
  return (
    <details className="always">
      <summary>{enDecide.always.title}</summary>
      <ul className="always-list">
        {foregone === null ? null : (
          <Order words={enDecide.always.foregone} give={order(FOREGONE, foregone.answer)} />
        )}
        {keeps ? <Order words={enDecide.always.keep} give={order(kind, KEEP)} /> : null}
        {ANY_ANSWER.has(kind)
          ? options.map(({ id, words }) => <Order key={id} words={words} give={order(kind, id)} />)
          : null}
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
