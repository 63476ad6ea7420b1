import { RuleLink } from '../library/RuleLink.tsx';
import { DiceRoll } from '../play/DiceRoll.tsx';
import { isFateDie, type RolledDice, rolledDice } from '../play/rolled-dice.ts';
import type { Dispatch } from '../referee/messages.ts';

/** What has happened, a line each, every die as it fell. */
export function LogLines({ lines }: { readonly lines: readonly Dispatch[] }) {
  return (
    <ol className="log-lines">
      {lines.map(({ number, text, rule, event }) => {
        const dice = oneDie(event) ?? rolledDice(event);
        return (
          <li key={number}>
            {dice === null ? null : <DiceRoll dice={dice} />}
            <span>
              {text} <RuleLink rule={rule} />
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
  return { faces: [{ kind: isFateDie(reroll) ? reroll : 'plain', face: die }] };
}
