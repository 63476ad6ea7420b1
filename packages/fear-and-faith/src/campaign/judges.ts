import { byState, type Judges, judged } from '@vedette/engine';
import { correctionProblem, randomCorrection } from './correct/correction.ts';
import type { FaithCampaign } from './game.ts';
import { ownScenarioProblem, randomOwnScenario } from './prepare/own-scenario.ts';
import { questions as kinds } from './questions.ts';
import { randomReport } from './report/random-report.ts';
import { reportProblem } from './report/report-problems.ts';

/** Chance seldom has had enough. */
const SELDOM = 40;

const goOn: NonNullable<Judges<FaithCampaign>['next']> = {
  sample: ({ options }, random) => options[random.below(SELDOM) === 0 ? options.length - 1 : 0]!,
};

/** Every question of a campaign, ready to be answered. */
export const questions = judged<FaithCampaign>(kinds, {
  next: goOn,
  correct: byState(
    (question, given) => correctionProblem(question, given),
    (question, random) => randomCorrection(question, random),
  ),
  ownScenario: byState(ownScenarioProblem, randomOwnScenario),
  report: byState(
    (question, report) => reportProblem(question, report),
    (question, random) => randomReport(question, random),
  ),
});
