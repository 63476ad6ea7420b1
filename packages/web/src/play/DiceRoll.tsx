import { enDecide } from '../words/en-decide.ts';
import { type DieKind, dieSpent, type RolledDice } from './rolled-dice.ts';

const LETTERS: Readonly<Record<DieKind, string>> = { power: 'P', skill: 'S', monster: 'M', plain: '' };

/** Dice as they lie: blue Power, red Skill, black Monster, each with its letter. */
export function DiceRoll({ dice }: { readonly dice: RolledDice }) {
  return (
    <span className="dice">
      {dice.faces.map(({ kind, face, replaced }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names.
          key={i}
          className={`die die-${kind}${replaced === true ? ' die-replaced' : ''}`}
          title={enDecide.die(enDecide.dice[kind], face)}
        >
          <span className="die-letter">{LETTERS[kind]}</span>
          {face}
        </span>
      ))}
    </span>
  );
}

/** The die that an answer is about, where there is one. */
export function DieMark({ of }: { readonly of: string }) {
  const die = dieSpent(of);
  if (die === null) return null;
  return (
    <span className={`die die-${die}`} aria-hidden="true">
      {LETTERS[die]}
    </span>
  );
}
