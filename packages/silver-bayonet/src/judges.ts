import { type Judges, judged } from '@vedette/engine';
import type { SilverBayonet } from './game.ts';
import { questions as kinds } from './questions.ts';
import { dismountProblem, randomDismount } from './rules/activation/dismount-question.ts';
import { seldomConceding } from './rules/ending/concede-question.ts';
import { moveProblem, randomMove } from './rules/movement/move-question.ts';
import { deployProblem, randomDeployment } from './rules/setup/deploy-question.ts';
import { diveProblem, randomDive } from './rules/shooting/dive.ts';
import { randomTargets, targetsProblem } from './rules/shooting/shoot-whom.ts';
import { putDownProblem, randomPutDown } from './scenario/objects/put-down-question.ts';
import { placeProblem, randomPlace } from './scenario/story/place-question.ts';

/** What the rules say about answers, where the options of a question do not say it. */
const judges: Judges<SilverBayonet> = {
  deploy: { check: deployProblem, sample: randomDeployment },
  dismount: { check: dismountProblem, sample: randomDismount },
  initiative: seldomConceding,
  activate: seldomConceding,
  act: seldomConceding,
  move: { check: moveProblem, sample: randomMove },
  shootWhom: { check: targetsProblem, sample: randomTargets },
  dive: { check: diveProblem, sample: randomDive },
  putDown: { check: putDownProblem, sample: randomPutDown },
  placeFigure: { check: placeProblem, sample: randomPlace },
};

/** Every question of the game, ready to be answered. */
export const questions = judged<SilverBayonet>(kinds, judges);
