import type { SpecialRuleId } from './special-rules.ts';
import type { Stick } from './sticks.ts';
import type { Tag } from './tags.ts';

/** FF-MOV-10: the die, with what helps, from which a door gives way. */
export const BASH = 5;
export const BASH_MODIFIERS = {
  big: 1,
  huge: 2,
  'heavy-weapon-or-chainsaw': 1,
  'heavy-door': -1,
  'steel-door': -2,
  'two-models': 1,
  'battering-ram': 1,
} as const satisfies Record<string, number>;
export type BashModifierId = keyof typeof BASH_MODIFIERS;

/** FF-MOV-16 */
export const CLIMB_DICE = 3;
export const CLIMB_MODIFIERS = { 'vertical-wall': -1, acrobat: 1 } as const;
export type ClimbModifierId = keyof typeof CLIMB_MODIFIERS;
/** FF-MOV-16, by successes. */
export const CLIMB_RESULTS = ['falls', 'one-category-less', 'full-stick', 'full-stick'] as const;

/** FF-MOV-21: dice by the depth of the fall; deeper than Long is no worse than Long. Any failure kills. */
export const FALL_DICE: Readonly<Record<Stick, number>> = { short: 1, medium: 2, long: 3 };

/** FF-SPEC-58, by successes; null: anywhere. */
export const TELEPORT: Readonly<Record<1 | 2 | 3, Stick | null>> = { 1: 'medium', 2: 'long', 3: null };
/** FF-SPEC-58: where a failed jump ends, and what it takes to come round. */
export const TELEPORT_MISHAP = { atLeast: 'long', breakCost: 2 } as const;

/** FF-MOV-25, FF-MOV-26, FF-MOV-28: ground that these enter only by a Quality roll, and who is forced into it may die of. */
export const DREADED: Readonly<Record<'holy' | 'pentagram' | 'running-water', readonly Tag[]>> = {
  holy: ['demon', 'vampire'],
  pentagram: ['demon'],
  'running-water': ['vampire'],
};

/** FF-MOV-08, FF-SPEC-35: who cannot open doors, and who cannot get over an obstacle. */
export const NO_DOORS: readonly SpecialRuleId[] = ['animal', 'mindless', 'swarm'];
export const NO_OBSTACLES: readonly SpecialRuleId[] = ['mindless'];

/** FF-MOV-07, FF-MOV-09: what is higher is no obstacle but impassable. */
export const OBSTACLE_HEIGHT = 25;
/** FF-MOV-21: a lower drop only knocks down. */
export const HARMLESS_DROP = 25;
