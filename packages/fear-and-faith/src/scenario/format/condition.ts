import { type Combined, combined, diceOf, id, limits } from '@vedette/scenario';
import { z } from 'zod';
import { filter, NAMED } from './filter.ts';
import { share, sideName } from './words.ts';

const whole = z.int().min(-999).max(999);
const plus = whole.optional();

/** A number, or what was set, counted or reached so far. */
const known = [
  whole,
  z.strictObject({ var: id, plus }),
  /** Own turns begun by a side. */
  z.strictObject({ turns: sideName, plus }),
  z.strictObject({ turnovers: sideName, plus }),
  z.strictObject({ round: z.literal(true), plus }),
  /** So many, or a share of them. */
  z.strictObject({
    count: filter,
    share: share.optional(),
    round: z.enum(['up', 'down']).optional(),
    plus,
  }),
] as const;

/** A number that can be asked for at any time. */
const knownNumber = z.union(known).meta({ id: 'KnownNumber' });
export type KnownNumber = z.infer<typeof knownNumber>;

/** The same, or dice that are rolled when it is used. */
export const number = z.union([...known, ...diceOf({ most: 6, faces: 20 })]).meta({ id: 'Number' });
export type ScenarioNumber = z.infer<typeof number>;

const simple = z.union([
  z.strictObject({ count: filter, ...limits }),
  z.strictObject({ number: knownNumber, min: knownNumber.optional(), max: knownNumber.optional() }),
  z.strictObject({ round: z.strictObject(limits) }),
  z.strictObject({ time: z.enum(['day', 'night']) }),
  /** Whose turn it is. */
  z.strictObject({ turn: sideName }),
  z.strictObject({ layout: id }),
  /** Whom the event names, and what they must be. */
  z.strictObject({ named: z.enum(NAMED), is: filter }),
  /** Tokens of a kind that are still there, carried or not. */
  z.strictObject({ tokens: id, carried: z.boolean().optional(), ...limits }),
  /** What the event is about is of this kind. */
  z.strictObject({ thing: id }),
  /** A switch of the scenario's own. */
  z.strictObject({ option: id, is: z.string() }),
  /** FF-OPT: a switch of the game. */
  z.strictObject({ setting: id, is: z.union([z.boolean(), z.string(), z.number()]) }),
]);
export type SimpleCondition = z.infer<typeof simple>;
export type Condition = Combined<SimpleCondition>;
export const condition = combined<SimpleCondition>(simple);
