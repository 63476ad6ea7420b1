import type { DieKind, RolledDie } from '@vedette/engine';
import type { FateDie } from '../state.ts';
import { words } from './now.ts';

/** SB-CHK-01: every die has ten sides. */
const SIDES = 10;

/** As the rules colour them. */
const COLOURS: Readonly<Record<FateDie | 'plain', DieKind['colour']>> = {
  power: 'blue',
  skill: 'red',
  monster: 'black',
  plain: 'plain',
};

export function isFateDie(id: string): id is FateDie {
  return id !== 'plain' && Object.hasOwn(COLOURS, id);
}

export function dieKind(die: FateDie | 'plain'): DieKind {
  return { name: words.dice[die], sides: SIDES, colour: COLOURS[die], mark: words.dieMarks[die] };
}

/** The two dice of a Check as they lie. */
export function pairOf(roll: { readonly power: number; readonly skill: number }): readonly RolledDie[] {
  return (['power', 'skill'] as const).map((kind) => ({ die: dieKind(kind), face: roll[kind] }));
}

export function plainDice(faces: readonly number[]): readonly RolledDie[] {
  const die = dieKind('plain');
  return faces.map((face) => ({ die, face }));
}
