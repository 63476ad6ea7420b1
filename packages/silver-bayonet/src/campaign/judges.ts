import { byState, type Judges, judged } from '@vedette/engine';
import { equipProblem, randomEquipment } from './choices/equip.ts';
import { mostlyFirst } from './choices/mostly-first.ts';
import { newOfficerProblem, newUnitProblem, randomNewUnit, randomOfficer } from './choices/officer.ts';
import { randomRecruits, recruitsProblem } from './choices/recruits.ts';
import { withinPoints } from './choices/within-points.ts';
import { correctionProblem, randomCorrection } from './correct/correction.ts';
import type { SilverCampaign } from './game.ts';
import { ownScenarioProblem, randomOwnScenario } from './prepare/own-scenario.ts';
import { questions as kinds } from './questions.ts';
import { randomReport } from './report/random-report.ts';
import { reportProblem } from './report/report-problems.ts';

/** What the rules say about answers, where the options of a question do not say it. */
const judges: Judges<SilverCampaign> = {
  next: mostlyFirst(),
  correct: byState(correctionProblem, randomCorrection),
  ownScenario: byState(ownScenarioProblem, randomOwnScenario),
  field: withinPoints('SB-COOP-02'),
  report: byState(reportProblem, randomReport),
  officer: mostlyFirst(),
  newOfficer: byState(newOfficerProblem, randomOfficer),
  newUnit: byState(newUnitProblem, randomNewUnit),
  keep: withinPoints('SB-CAMP-18'),
  recruits: byState(recruitsProblem, randomRecruits),
  equip: byState(equipProblem, randomEquipment),
};

/** Every question of a campaign, ready to be answered. */
export const questions = judged<SilverCampaign>(kinds, judges);
