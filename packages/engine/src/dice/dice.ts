import { Fault } from '../kernel/fault.ts';
import { below, seedWords, type Words } from './generator.ts';

/** The dice of a match, part of its state. */
export interface DiceState {
  words: Words;
  /** Faces laid down beforehand (tests, rules tried from outside); null when chance decides. */
  script: number[] | null;
  /** How many of `script` have been used. */
  next: number;
}

/** Where a match's dice come from. */
export type DiceSource = { readonly seed: string } | { readonly script: readonly number[] };

export function diceFrom(source: DiceSource): DiceState {
  return 'seed' in source
    ? { words: seedWords(source.seed), script: null, next: 0 }
    : { words: [0, 0, 0, 1], script: [...source.script], next: 0 };
}

/** One die: 1 to `sides`. A choice among n things is a die of n sides, scripted likewise. `what` it is for, in words. */
export function rollDie(dice: DiceState, sides: number, what?: string): number {
  if (dice.script === null) return below(dice.words, sides) + 1;
  const face = dice.script[dice.next];
  if (face === undefined) {
    throw new Fault(
      'dice.exhausted',
      `All dice of the script (${dice.script.length}) are used up and a d${sides} is rolled${wanted(what)}.`,
    );
  }
  if (!Number.isInteger(face) || face < 1 || face > sides) {
    throw new Fault(
      'dice.wrong-face',
      `Die ${dice.next + 1} of the script shows ${face}, but a d${sides} is rolled${wanted(what)}.`,
    );
  }
  dice.next++;
  return face;
}

function wanted(what: string | undefined): string {
  return what === undefined ? '' : `: ${what}`;
}

/** How many scripted dice nobody has rolled; 0 without a script. */
export function diceLeft(dice: DiceState): number {
  return dice.script === null ? 0 : dice.script.length - dice.next;
}
