import { byState, judged } from '@vedette/engine';
import type { BayonetPoint } from './game.ts';
import { questions as kinds } from './questions.ts';
import { leaderAction } from './rules/activation/leader-question.ts';
import { order } from './rules/activation/order-question.ts';
import { chargeWhom } from './rules/charge/charge-whom-question.ts';
import { errands } from './rules/movement/errand-question.ts';
import { marchProblem, randomMarch } from './rules/movement/march-question.ts';
import { moveProblem, randomMove } from './rules/movement/move-question.ts';
import { pointsProblem, randomPoints } from './rules/setup/deploy-about.ts';
import { deployProblem, randomDeployment } from './rules/setup/deploy-question.ts';
import { whoFires } from './rules/shooting/who-fires-question.ts';
import { pick } from './rules/turn/pick-question.ts';

/** Every question of the game, with what the rules say about answers where the options do not say it. */
export const questions = judged<BayonetPoint>(kinds, {
  appear: byState(pointsProblem, randomPoints),
  deploy: byState(deployProblem, randomDeployment),
  pick,
  order,
  errands,
  march: byState(marchProblem, randomMarch),
  move: byState(moveProblem, randomMove),
  leaderAction,
  whoFires,
  chargeWhom,
});
