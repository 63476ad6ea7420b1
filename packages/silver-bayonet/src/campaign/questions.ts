import { document, one, some } from '@vedette/engine';
import { z } from 'zod';
import { officerSchema, soldierSchema, unitSchema } from '../muster/unit.ts';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import type { FateDie } from '../state.ts';
import { type EquipQuestion, equipmentSchema } from './choices/equip.ts';
import type { RecruitsQuestion } from './choices/recruits.ts';
import type { OfPoints } from './choices/within-points.ts';
import { type CorrectQuestion, correctionSchema } from './correct/correction.ts';
import { reportSchema } from './report/report.ts';
import type { ReportQuestion } from './report/report-problems.ts';
import type { MemberId } from './state.ts';

/** Everything that is asked in a campaign; its games ask for themselves. */
export const questions = {
  /** SB-CAMP-01: another game, or enough. */
  next: one<'play' | 'correct' | 'end'>(),
  /** SB-UNIT-16: a record as it ought to have been. */
  correct: document<CorrectQuestion, z.infer<typeof correctionSchema>>(correctionSchema),
  /** Seats, as texts. */
  players: some(),
  /** SB-RAND-01: a scenario, or whatever the die says. */
  scenario: one<string, { readonly players: number }>(),
  /** SB-OPS-03: the whole of one that is nowhere but here. */
  ownScenario: document<{ readonly players: number }, Scenario>(scenarioSchema),
  /** SB-COOP-02.R1: soldiers who go along. */
  field: some<MemberId, OfPoints>(),
  /** SB-CAMP-26. */
  extraDice: some<FateDie, { readonly dice: number }>(),
  /** How the game went. */
  report: document<ReportQuestion, z.infer<typeof reportSchema>>(reportSchema),
  /** SB-CAMP-02: who rolls next. */
  rollNext: one(),
  /** SB-CAMP-03. */
  reroll: one<
    'keep' | 'power' | 'skill',
    { readonly member: MemberId; readonly table: string; readonly die: number; readonly result: string }
  >(),
  /** SB-CAMP-13: who gets a bonus point. */
  bonus: some<MemberId, { readonly points: number }>(),
  /** SB-COOP-05.R2. */
  shareBonus: one<MemberId, { readonly left: number }>(),
  /** SB-CAMP-15. */
  reward: one<string, { readonly member: MemberId; readonly tier: number }>(),
  /** SB-CAMP-17. */
  research: one<'study' | 'leave', { readonly entry: string; readonly text: string }>(),
  studyWho: some(),
  studyDie: one<FateDie>(),
  /** SB-CAMP-18, -19. */
  officer: one<'go-on' | 'retire', { readonly member: MemberId }>(),
  succession: one<'new-officer' | 'disband'>(),
  newOfficer: document<{ readonly nation: string }, z.infer<typeof officerSchema>>(officerSchema),
  newUnit: document<object, z.infer<typeof unitSchema>>(unitSchema),
  /** SB-CAMP-18: old soldiers who stay. */
  keep: some<MemberId, OfPoints>(),
  recruits: document<RecruitsQuestion, readonly z.infer<typeof soldierSchema>[]>(
    z.array(soldierSchema).max(40),
  ),
  /** SB-CAMP-20. */
  equip: document<EquipQuestion, z.infer<typeof equipmentSchema>>(equipmentSchema),
  /** SB-UNIT-12.R2: one special item more. */
  extraItem: one<string, { readonly member: MemberId }>(),
  /** SB-CAMP-21: who carries it. */
  artefact: one<
    MemberId,
    { readonly artefact: string; readonly name: string; readonly bearer: MemberId | null }
  >(),
};
