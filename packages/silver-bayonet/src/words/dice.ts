import type { DieKind, RolledDie } from '@vedette/engine';
import type { FateDie } from '../state.ts';
import { DICE } from './names.ts';

/** SB-CHK-01: every die has ten sides. */
const SIDES = 10;

/** As the rules colour them. */
export const FATE_DICE: Readonly<Record<FateDie, DieKind>> = {
  power: { name: DICE.power, sides: SIDES, colour: 'blue', mark: 'P' },
  skill: { name: DICE.skill, sides: SIDES, colour: 'red', mark: 'S' },
  monster: { name: DICE.monster, sides: SIDES, colour: 'black', mark: 'M' },
};

const PLAIN: DieKind = { name: 'Die', sides: SIDES, colour: 'plain', mark: '' };

/** The two dice of a Check as they lie. */
export function pairOf(roll: { readonly power: number; readonly skill: number }): readonly RolledDie[] {
  return (['power', 'skill'] as const).map((kind) => ({ die: FATE_DICE[kind], face: roll[kind] }));
}

export function plainDice(faces: readonly number[]): readonly RolledDie[] {
  return faces.map((face) => ({ die: PLAIN, face }));
}
