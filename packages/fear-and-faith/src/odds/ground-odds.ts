import type { Spot } from '@vedette/engine/table';
import { BASH, CLIMB_DICE, CLIMB_RESULTS } from '../data/moving.ts';
import type { Stick } from '../data/sticks.ts';
import { type BlastWeapon, SCATTER } from '../data/weapons/blasts.ts';
import type { Modifier } from '../events.ts';
import type { Look } from '../game.ts';
import { climbModifiers, slipsAt } from '../rules/actions/climb.ts';
import { blastAt } from '../rules/blast/burst.ts';
import { throwDice } from '../rules/blast/throw.ts';
import type { Side } from '../rules/combat/reckoning.ts';
import { bashModifiers, holdersOf } from '../rules/doors/bash.ts';
import { pushOf } from '../rules/doors/hold.ts';
import type { Climb } from '../rules/movement/climb.ts';
import { footOf } from '../rules/movement/drop-climber.ts';
import { sumOf } from '../rules/quality/quality.ts';
import type { Model, ModelId, Portal } from '../state.ts';
import { FACES, PAIRS, type Ways } from './dice.ts';
import { type FallOdds, fallOdds } from './fall-odds.ts';
import { type QualityOdds, qualityOdds } from './quality-odds.ts';
import { blastOdds, type Struck } from './volley-odds.ts';

/** FF-MOV-16 */
export interface ClimbOdds {
  readonly roll: QualityOdds;
  readonly of: number;
  readonly outcomes: Ways<(typeof CLIMB_RESULTS)[number]>;
  /** What a fall does from where it would lose its hold. */
  readonly fall: FallOdds;
}

/** FF-MOV-16: not for the Clinging, who need no roll. Cost: two Quality rolls. */
export function climbOdds(look: Look, model: Model, climb: Climb): ClimbOdds {
  const extra = climbModifiers(climb);
  const roll = qualityOdds(look, [model], { purpose: 'climb', dice: CLIMB_DICE, extra });
  const outcomes: Partial<Record<(typeof CLIMB_RESULTS)[number], number>> = {};
  for (const [n, ways] of roll.successes.entries()) {
    const result = CLIMB_RESULTS[n]!;
    outcomes[result] = (outcomes[result] ?? 0) + ways;
  }
  const level = slipsAt(look, model, climb);
  const hanging = { ...model, ...climb.from, z: level };
  const height = level - climb.foot;
  const landed = { ...hanging, ...footOf(look, hanging, height) };
  return { roll, of: roll.of, outcomes, fall: fallOdds(look, landed, height) };
}

/** FF-RNG-23 */
export interface ThrowOdds {
  /** Null: no roll, at one's own feet. */
  readonly roll: QualityOdds | null;
  readonly of: number;
  /** Ways in which it falls where it should. */
  readonly straight: number;
  /** Ways in which the opponent puts it somewhere within this stick. */
  readonly astray: Ways<Stick>;
  /** What it does if it falls where it should. */
  readonly blast: readonly Struck[];
}

/** FF-RNG-23 to -27. Cost: one Quality roll, and a table of thirty-six for everybody in the blast. */
export function throwOdds(look: Look, thrower: Model, weapon: BlastWeapon, at: Spot): ThrowOdds {
  const blast = blastOdds(look, blastAt(look, thrower, weapon, at));
  const dice = throwDice(look, thrower, weapon, at);
  if (dice === 0) return { roll: null, of: 1, straight: 1, astray: {}, blast };
  const roll = qualityOdds(look, [thrower], { purpose: 'throw', dice });
  const astray: Partial<Record<Stick, number>> = {};
  let straight = 0;
  for (const [n, ways] of roll.successes.entries()) {
    const stick = SCATTER[roll.dice - n] ?? null;
    if (stick === null) straight += ways;
    else if (ways > 0) astray[stick] = (astray[stick] ?? 0) + ways;
  }
  return { roll, of: roll.of, straight, astray, blast };
}

/** FF-MOV-10 */
export interface BashOdds {
  readonly modifiers: readonly Modifier[];
  /** On one die. */
  readonly needed: number;
  readonly of: number;
  /** Ways in which the door gives way, to nobody or to those who hold it. */
  readonly gives: number;
  /** FF-MOV-12: who may hold it then. */
  readonly holders: readonly ModelId[];
}

/** FF-MOV-10, FF-MOV-11: one try. Cost: a look at those beside the door. */
export function bashOdds(look: Look, bashers: readonly Model[], portal: Portal): BashOdds {
  const modifiers = bashModifiers(look, bashers, portal);
  const needed = BASH - sumOf(modifiers);
  const gives = Math.max(0, Math.min(FACES, FACES + 1 - needed));
  const holders = holdersOf(look, bashers[0]!, portal).map(({ id }) => id);
  return { modifiers, needed, of: FACES, gives, holders };
}

/** FF-MOV-12: one pushes, one holds. */
export interface WrestleOdds {
  readonly basher: Side & { readonly model: ModelId };
  readonly holder: Side & { readonly model: ModelId };
  readonly of: number;
  /** Whose choice the door is in the end, and what the other suffers if it opens. */
  readonly outcomes: Ways<'nobody' | 'basher-fall' | 'basher-recoil' | 'holder-fall' | 'holder-recoil'>;
}

/** Cost: thirty-six comparisons. */
export function wrestleOdds(look: Look, basher: Model, holder: Model, portal: Portal): WrestleOdds {
  const own = pushOf(look, basher, portal);
  const other = pushOf(look, holder, portal);
  const outcomes: Partial<Record<keyof WrestleOdds['outcomes'], number>> = {};
  for (let die = 1; die <= FACES; die++)
    for (let against = 1; against <= FACES; against++) {
      const by = die + own.adds - against - other.adds;
      const wins = by > 0 ? die : against;
      const harm = wins % 2 === 0 ? 'fall' : 'recoil';
      const what = by === 0 ? 'nobody' : by > 0 ? (`holder-${harm}` as const) : (`basher-${harm}` as const);
      outcomes[what] = (outcomes[what] ?? 0) + 1;
    }
  return {
    basher: { model: basher.id, ...own },
    holder: { model: holder.id, ...other },
    of: PAIRS,
    outcomes,
  };
}
