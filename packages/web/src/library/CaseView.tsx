import { DiceRoll } from '../play/DiceRoll.tsx';
import { say } from '../words/say.ts';
import type { CaseAtHand } from './case.ts';

/** What happened, with its numbers, above the rule by which it did. */
export function CaseView({ at: { text, dice, modifiers, attempt } }: { readonly at: CaseAtHand }) {
  const { here } = say.library;
  return (
    <section className="case-at-hand" aria-label={here.title}>
      <h3>{here.title}</h3>
      <p>
        <DiceRoll dice={dice} /> {text}
      </p>
      {modifiers.length === 0 ? null : (
        <ul>
          {modifiers.map(({ words, value }) => (
            <li key={words}>{here.modifier(words, value)}</li>
          ))}
        </ul>
      )}
      {attempt === null ? null : (
        <p className="case-sum">{here.sum[attempt.passes](attempt.total, attempt.needed)}</p>
      )}
    </section>
  );
}
