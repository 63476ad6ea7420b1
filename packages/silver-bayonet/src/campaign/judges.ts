import { type Judge, type Judges, judged, type Random, type Reader, type Refusal } from '@vedette/engine';
import { equipProblem, randomEquipment } from './choices/equip.ts';
import { mostlyFirst } from './choices/mostly-first.ts';
import { newOfficerProblem, newUnitProblem, randomNewUnit, randomOfficer } from './choices/officer.ts';
import { randomRecruits, recruitsProblem } from './choices/recruits.ts';
import { withinPoints } from './choices/within-points.ts';
import type { SilverCampaign } from './game.ts';
import { questions as kinds } from './questions.ts';
import { randomReport } from './report/random-report.ts';
import { reportProblem } from './report/report-problems.ts';
import type { CampaignState } from './state.ts';

/** What the rules say about answers, where the options of a question do not say it. */
const judges: Judges<SilverCampaign> = {
  next: mostlyFirst(),
  field: withinPoints('SB-COOP-02'),
  report: byState(reportProblem, randomReport),
  officer: mostlyFirst(),
  newOfficer: byState(newOfficerProblem, randomOfficer),
  newUnit: byState(newUnitProblem, randomNewUnit),
  keep: withinPoints('SB-CAMP-18'),
  recruits: byState(recruitsProblem, randomRecruits),
  equip: byState(equipProblem, randomEquipment),
};

/** A campaign has no abilities to look through: its rules read the state alone. */
function byState<Question extends object, Reply>(
  check: (question: Question, answer: Reply, s: CampaignState) => Refusal | null,
  sample: (question: Question, random: Random, s: () => CampaignState) => Reply | null,
): Required<Judge<Question, Reply, Reader<SilverCampaign>>> {
  return {
    check: (question, answer, { s }) => check(question, answer, s),
    sample: (question, random, look) => sample(question, random, () => look().s),
  };
}

/** Every question of a campaign, ready to be answered. */
export const questions = judged<SilverCampaign>(kinds, judges);
