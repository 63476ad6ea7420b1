import { RuleLink } from '../library/RuleLink.tsx';
import { DiceRoll } from '../play/DiceRoll.tsx';
import type { Dispatch } from '../referee/messages.ts';

/** What has happened, a line each, every die as it fell. */
export function LogLines({ lines }: { readonly lines: readonly Dispatch[] }) {
  return (
    <ol className="log-lines">
      {lines.map(({ number, text, rule, telling: { dice } }) => (
        <li key={number}>
          {dice.length === 0 ? null : <DiceRoll dice={dice} />}
          <span>
            {text} <RuleLink rule={rule} />
          </span>
        </li>
      ))}
    </ol>
  );
}
