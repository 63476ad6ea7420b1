import { diceOf, id, remembered, shapes } from '@vedette/scenario';
import { z } from 'zod';

export { type Edge, edge, id, text, turns } from '@vedette/scenario';

/** The small words a scenario is written in. */

/** A name under which operations store figures or players. */
export const storedName = id;

/** SB-OPS-02: points of a board, in inches from its south-west corner. */
export const { coordinate, point, rect, poly } = shapes({ from: -100, to: 300, size: 300 });
export const level = z.number().min(0).max(60);

export const stat = z.enum(['speed', 'melee', 'accuracy', 'courage']);
export const fateDie = z.enum(['power', 'skill', 'monster']);

/** SB-OPS-49: which attacks of a figure. */
export const attacks = z.enum(['melee', 'shooting', 'all']);

/** SB-OPS-23: a number, some d10 or other dice rolled when it is used, so much a turn, or what was set before. */
function numbers(fixed: z.ZodType<number>) {
  return z.union([fixed, ...diceOf({ most: 10, faces: 100 }), z.strictObject({ turn: fixed }), remembered]);
}

export const number = numbers(z.number().min(-99).max(99)).meta({ id: 'Number' });
/** Health, dice and modifiers are never halved. */
export const wholeNumber = numbers(z.int().min(-99).max(99)).meta({ id: 'WholeNumber' });
/** How much is done to somebody. */
export const amount = numbers(z.int().min(0).max(99)).meta({ id: 'Amount' });
export const distance = numbers(z.number().min(0).max(99)).meta({ id: 'Distance' });
export type ScenarioNumber = z.infer<typeof number>;

/** SB-OPS-48: what a story can make better or worse, and for how long. */
export const modifiable = z.enum([
  'speed',
  'melee',
  'accuracy',
  'defence',
  'courage',
  'melee-check',
  'shooting-check',
  'courage-check',
  'all-checks',
]);
export const until = z.enum(['activation-end', 'turn-end', 'game-end']);
