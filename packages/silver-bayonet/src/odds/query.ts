import { z } from 'zod';

const figure = z.string().min(1).max(100).describe('Id of a figure.');
const spot = z
  .strictObject({ x: z.number(), y: z.number(), z: z.number() })
  .describe('Where it would attack from; where it stands when absent.');
const weapon = z
  .string()
  .min(1)
  .max(100)
  .describe(
    'As questions name it (`pistol#2` is the second pistol) or its id in the armoury; the best one when absent.',
  );
const aim = z
  .enum(['hit', 'damage', 'out'])
  .describe(
    'What a Fate Die is spent for: a die is rolled again only where this gains by it. `hit` when absent.',
  );

/** SB-SHT-01. */
const shot = z.strictObject({
  ask: z.literal('shot'),
  shooter: figure,
  target: figure,
  weapon: weapon.optional(),
  ammunition: z.string().min(1).max(100).describe('The best when absent.').optional(),
  from: spot.optional(),
  moved: z
    .number()
    .min(0)
    .max(1000)
    .describe(
      'Inches moved before the shot, 0 for none; what has happened, or the way to `from`, when absent.',
    )
    .optional(),
  aim: aim.optional(),
});

/** SB-MEL-15. */
const melee = z.strictObject({
  ask: z.literal('melee'),
  attacker: figure,
  target: figure,
  weapon: weapon.optional(),
  from: spot.optional(),
  moving: z.boolean().describe('It Moves to Attack (SB-ATT-21), which it does when absent.').optional(),
  fatigue: z
    .strictObject({ attacker: z.int().min(0).max(9), target: z.int().min(0).max(9) })
    .partial()
    .describe('Tokens they would have by then (SB-MEL-13); what they have when absent.')
    .optional(),
  aim: aim.optional(),
});

/** Checks that bring their own target number. */
export const OWN_TARGET = ['terror', 'fall', 'sprint', 'casting', 'recovery'] as const;
/** Checks of a stat, or of none, against whatever number a rule names. */
export const STAT_CHECKS = ['courage', 'speed', 'melee', 'shooting', 'plain'] as const;

const modifier = z.int().min(-100).max(100).describe('What the rule that asks for it adds; 0 when absent.');

const check = z.discriminatedUnion('check', [
  z.strictObject({
    ask: z.literal('check'),
    figure,
    check: z.enum(OWN_TARGET),
    modifier: modifier.optional(),
  }),
  z.strictObject({
    ask: z.literal('check'),
    figure,
    check: z.enum(STAT_CHECKS),
    target: z.int().min(-100).max(100).describe('The total to reach.'),
    modifier: modifier.optional(),
  }),
]);

const pending = z.strictObject({
  ask: z.literal('pending').describe('Each answer to the open question, if it is the seat’s own.'),
});

/** Everything whose chances can be asked. */
export const schema = z.discriminatedUnion('ask', [shot, melee, check, pending]);

export type OddsQuery = z.infer<typeof schema>;
export type ShotQuery = z.infer<typeof shot>;
export type MeleeQuery = z.infer<typeof melee>;
export type CheckQuery = z.infer<typeof check>;
export type OwnTarget = (typeof OWN_TARGET)[number];
