import type { DieKind, RolledDie } from '@vedette/engine';
import { say } from '../words/say.ts';

/** Dice as they lie, each in its colour and with its letter. */
export function DiceRoll({ dice }: { readonly dice: readonly RolledDie[] }) {
  return (
    <span className="dice">
      {dice.map(({ die, face, replaced }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names.
          key={i}
          className={`die die-${die.colour}${replaced === true ? ' die-replaced' : ''}`}
          title={say.decide.die(die.name, face)}
        >
          <span className="die-letter">{die.mark}</span>
          {face}
        </span>
      ))}
    </span>
  );
}

/** The die that an answer is about, where there is one. */
export function DieMark({ die }: { readonly die: DieKind | undefined }) {
  if (die === undefined) return null;
  return (
    <span className={`die die-${die.colour}`} aria-hidden="true">
      {die.mark}
    </span>
  );
}
