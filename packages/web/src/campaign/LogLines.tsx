import { DiceRoll, type RolledDice, rolledDice } from '../play/DiceRoll.tsx';
import type { Dispatch } from '../referee/messages.ts';

/** What has happened, a line each, every die as it fell. */
export function LogLines({ lines }: { readonly lines: readonly Dispatch[] }) {
  return (
    <ol className="log-lines">
      {lines.map(({ number, text, rule, event }) => {
        const dice = rolledDice(event) ?? oneDie(event);
        return (
          <li key={number}>
            {dice === null ? null : <DiceRoll dice={dice} />}
            <span>
              {text} <span className="rule-id">{rule}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Rolls on a table of the after-game are a single die. */
function oneDie({ die, reroll }: Dispatch['event']): RolledDice | null {
  if (typeof die !== 'number') return null;
  return { faces: [{ kind: typeof reroll === 'string' ? reroll : 'plain', face: die }] };
}
