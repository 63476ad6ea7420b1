import { z } from 'zod';
import { artefactSchema } from '../../muster/record.ts';
import { operations } from '../../scenario/format/operation.ts';

const text = z.string().min(1).max(600);
const points = z.int().min(0).max(99);
const figureId = z
  .string()
  .max(20, { abort: true })
  .regex(/^[1-9]\d*-[1-9]\d*$/);

/** How a figure came out of the game; `down` and `removed` roll for Injury, `collapsed` for Madness (SB-CAMP-02). */
export const FATES = ['standing', 'left', 'down', 'removed', 'collapsed'] as const;

/** SB-ATT-53, SB-ATT-66: what a figure takes home besides. */
export const MARKS = ['infected', 'mummys-curse'] as const;

const figure = z.strictObject({
  /** As in play: seat and place in the unit, each from 1. */
  id: figureId,
  name: z.string().min(1).max(60),
  fate: z.enum(FATES),
  marks: z.array(z.enum(MARKS)).max(MARKS.length),
  /** SB-CAMP-14: extra XP that a rule gave this figure in play, or the scenario at its end (SB-OPS-26 `figureXp`). */
  extraXp: points,
});

/** SB-OPS-28: something to study after the game, whose condition held for this side. */
const aftermathEntry = z.strictObject({
  id: z.string().min(1).max(60),
  text,
  optional: z.boolean(),
  do: operations,
});
export type AftermathEntry = z.infer<typeof aftermathEntry>;

const side = z.strictObject({
  /** Name of the player. */
  player: z.string().max(200),
  /** SB-FATE-12: unspent at the end. */
  fate: z.strictObject({ power: points, skill: points }),
  /** SB-CAMP-13: the scenario's bonus points, without those of the differential. */
  bonusXp: points,
  /** The lines of the scenario that earned them, for the chronicle. */
  rewards: z.array(z.strictObject({ text, xp: points })).max(40),
  /** SB-SCN-GEN-23. */
  secured: z.array(z.string().min(1).max(60)).max(40),
  /** SB-CAMP-21: new to the unit, with whoever carries each home; null: nobody in particular. */
  artefacts: z.array(artefactSchema.extend({ figure: figureId.nullable() })).max(20),
  aftermath: z.array(aftermathEntry).max(20),
  figures: z.array(figure).min(1).max(40),
});

/** How a game ended, as far as a campaign cares: written by the engine, or by hand after a game on a real table. */
export const reportSchema = z.strictObject({
  format: z.literal('vedette-report'),
  version: z.literal(1),
  ruleset: z.literal('silver-bayonet'),
  scenario: z.string().min(1).max(60),
  /** The scenario's own options as they were set (SB-OPS-15). */
  scenarioOptions: z.record(z.string(), z.string()),
  /** Lists of operations that what is studied may call (SB-OPS-67). */
  procedures: z.record(z.string(), operations),
  /** By seat of the game. */
  sides: z.array(side).min(1).max(4),
});

export type AfterActionReport = z.infer<typeof reportSchema>;
export type ReportSide = AfterActionReport['sides'][number];
export type ReportFigure = ReportSide['figures'][number];
