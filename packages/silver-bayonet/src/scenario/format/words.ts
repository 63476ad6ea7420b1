import { z } from 'zod';

/** The small words a scenario is written in. */

/** Ids of the scenario's own: kebab-case. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** A name under which operations store figures or players. */
export const storedName = id;

const inch = z.number().min(-100).max(300);

/** SB-OPS-02: a point of a board, in inches from its south-west corner. */
export const point = z.tuple([inch, inch]);
export const level = z.number().min(0).max(60);
export const rect = z.tuple([inch, inch, z.number().positive().max(300), z.number().positive().max(300)]);

const EDGES = ['north', 'east', 'south', 'west'] as const;
export const edge = z.enum(EDGES);
export type Edge = z.infer<typeof edge>;

export const stat = z.enum(['speed', 'melee', 'accuracy', 'courage']);
export const fateDie = z.enum(['power', 'skill', 'monster']);

/** SB-OPS-49: which attacks of a figure. */
export const attacks = z.enum(['melee', 'shooting', 'all']);

/** SB-OPS-16: turns an event is limited to. */
export const turns = z.array(z.int().min(1).max(99)).min(1);

/** SB-OPS-23: a number, some d10 rolled when it is used, or so much a turn. */
export const number = z.union([
  z.number().min(-99).max(99),
  z.strictObject({ die: z.int().min(1).max(10) }),
  z.strictObject({ turn: z.number().min(-99).max(99) }),
]);
export type ScenarioNumber = z.infer<typeof number>;

/** Text for the players. */
export const text = z.string().min(1).max(600);
