import type { Asked, Kind, QuestionOf, Random } from '@vedette/engine';
import type { BayonetPoint } from '../../game.ts';
import { chargeWhom, fightWhom, fightWith, pursue, runOrGround } from './fighting.ts';
import { errands, everybody, march, move, standIn } from './marching.ts';
import { type Mind, mindOf } from './mind.ts';
import { gait, leaderAction, order } from './orders.ts';
import { nextOfGroup, pick } from './picking.ts';
import { appear, deploy, masterArm, takeEdge, whichPoint } from './setting-up.ts';
import { lookFor, shootWhom, whichGun, whoFires } from './shooting.ts';

/** What a recruit answers to each kind of question. */
const THUMBS: {
  readonly [K in Kind<BayonetPoint>]: (question: QuestionOf<BayonetPoint, K>, mind: Mind) => unknown;
} = {
  rollAgain: () => 'again',
  masterArm,
  takeEdge,
  appear,
  whichPoint,
  saddle: () => 'mounted',
  deploy,
  pick,
  getUp: everybody,
  order,
  gait,
  errands,
  closeUp: everybody,
  standIn,
  march,
  move,
  leaderAction,
  whoFires,
  lookFor,
  shootWhom,
  whichGun,
  rollFor: ({ options }) => options[0],
  nextOfGroup,
  joinCharge: everybody,
  chargeWhom,
  counterCharge: () => 'counter-charge',
  pursue,
  fightWhom,
  fightWith,
  runOrGround,
  rally: () => 'rally',
};

/** Rules of thumb: what a recruit with sense answers at once. */
export function thumb(asked: Asked<BayonetPoint>, random: Random): unknown {
  const answer = THUMBS[asked.kind] as (question: object, mind: Mind) => unknown;
  return answer(asked.question, mindOf(asked, random));
}
