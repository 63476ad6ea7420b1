import { judged, type Random } from '@vedette/engine';
import type { FearAndFaith } from './game.ts';
import { CONCEDE, LAST_ROUND, TRUCE } from './option-ids.ts';
import { questions as kinds, type NominateQuestion } from './questions.ts';
import { refusal } from './refusal.ts';
import { randomScatter, randomThrow, scatterProblem, throwProblem } from './rules/blast/throw-question.ts';
import { groupProblem, randomGroup } from './rules/groups/group-question.ts';
import { marchProblem, randomMarch } from './rules/movement/march.ts';
import { moveProblem, randomMove } from './rules/movement/move-question.ts';
import { fireFromProblem, randomFireFrom } from './rules/movement/on-the-move.ts';
import { randomTeleport, teleportProblem } from './rules/movement/teleport.ts';
import { anchorProblem, randomAnchor } from './rules/setup/anchors.ts';
import { deployProblem, randomDeployment } from './rules/setup/deploy-question.ts';
import { emergeProblem, randomPlaceIn } from './rules/setup/emerge-question.ts';
import { hauntProblem, randomHaunt } from './rules/setup/haunts.ts';
import { randomTokenPlace, tokenProblem } from './rules/setup/lay-token.ts';
import { layoutProblem, randomLayout } from './rules/setup/layout-question.ts';
import { placeProblem, randomPlace } from './rules/setup/place-question.ts';

/** Chance seldom gives up: else no random game would be played to its end. */
const SELDOM = 200;
const GIVING_UP = [TRUCE, LAST_ROUND, CONCEDE];

function randomNomination({ options }: NominateQuestion, random: Random): string {
  const play = options.filter((id) => !GIVING_UP.includes(id));
  const among = random.below(SELDOM) === 0 ? options : play;
  return among[random.below(among.length)]!;
}

/** Every question of the game, with what the rules say about answers where the options do not say it. */
export const questions = judged<FearAndFaith>(kinds, {
  layOut: { check: layoutProblem, sample: randomLayout },
  anchor: { check: anchorProblem, sample: randomAnchor },
  hauntAt: { check: hauntProblem, sample: randomHaunt },
  deploy: { check: deployProblem, sample: randomDeployment },
  place: { check: placeProblem, sample: randomPlace },
  swap: {
    check: (_question, pair) => (pair.length === 1 ? refusal('swap.pair', 'FF-SET-11') : null),
    sample: ({ options }, random) => {
      if (random.below(2) === 0) return [];
      const first = random.below(options.length);
      const second = (first + 1 + random.below(options.length - 1)) % options.length;
      return [options[first]!, options[second]!];
    },
  },
  group: { check: groupProblem, sample: randomGroup },
  march: { check: marchProblem, sample: randomMarch },
  nominate: { sample: randomNomination },
  move: { check: moveProblem, sample: randomMove },
  fireFrom: { check: fireFromProblem, sample: randomFireFrom },
  layToken: { check: tokenProblem, sample: randomTokenPlace },
  emerge: { check: emergeProblem, sample: randomPlaceIn },
  throw: { check: throwProblem, sample: randomThrow },
  scatter: { check: scatterProblem, sample: randomScatter },
  teleport: { check: teleportProblem, sample: randomTeleport },
});
