import { z } from 'zod';
import { INSANITIES } from '../../data/nerve.ts';
import { INFECTIONS } from '../../state.ts';

const id = z.string().min(1).max(80);

/** FF-GEN-21, FF-CAMP-04: there at the end, gone by itself, dead, or nowhere any more. */
export const FATES = ['stayed', 'away', 'killed', 'lost'] as const;

/** How one model came out of it. */
const figure = z.strictObject({
  /** As the match called it. */
  id,
  name: z.string().max(60),
  fate: z.enum(FATES),
  /** FF-FEAR-08: as often as it was rolled; what it brought along among it. */
  insanity: z.array(z.enum(INSANITIES)).max(20),
  /** FF-CAMP-07: what knocked it down; null: nothing of the kind. */
  bitten: z.enum(INFECTIONS).nullable(),
  /** FF-CAMP-08: what it has become, and whose it is; null: it is itself. */
  turned: z.strictObject({ profile: id, side: z.int().min(0).max(3) }).nullable(),
  /** FF-HTH-21: weapons that it picked up and kept. */
  kept: z.array(id).max(6),
});

const side = z.strictObject({
  player: z.string().max(200),
  /** What the scenario gave. */
  score: z.int().min(0).max(1000),
  /** FF-CAMP-28: what is banked in addition. */
  besides: z.int().min(0).max(1000),
  won: z.boolean(),
  figures: z.array(figure).max(100),
});

/** What a game has to tell the campaign. */
export const reportSchema = z.strictObject({
  format: z.literal('vedette-report'),
  version: z.literal(1),
  ruleset: z.literal('fear-and-faith'),
  scenario: id,
  sides: z.array(side).min(2).max(4),
});

export type AfterGameReport = z.infer<typeof reportSchema>;
export type ReportSide = AfterGameReport['sides'][number];
export type ReportFigure = ReportSide['figures'][number];
