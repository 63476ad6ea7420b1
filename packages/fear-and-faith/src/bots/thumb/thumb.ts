import type { Asked, Kind, QuestionOf, Random } from '@vedette/engine';
import type { FearAndFaith } from '../../game.ts';
import { defaultAnswer } from '../defaults.ts';
import { type Mind, mindOf } from '../mind.ts';
import { act } from './act.ts';
import { fireAt, fireFrom } from './firing.ts';
import { move, teleport } from './moving.ts';
import { dice, group, nextMember, nominate } from './nominating.ts';
import { chargeReaction, dyingCurse, followUp, nextHack, nextInBurst, panic, reroll } from './reactions.ts';
import { deploy, place } from './setting-up.ts';
import { declare, scatter, throwAt } from './throwing.ts';

/** What a recruit answers to each kind of question; what has no line is answered as the rules have it, or anyhow. */
const THUMBS: {
  readonly [K in Kind<FearAndFaith>]?: (question: QuestionOf<FearAndFaith, K>, mind: Mind) => unknown;
} = {
  role: () => 'attacker',
  deploy,
  place,
  swap: () => [],
  nominate,
  dice,
  declare,
  nextMember,
  group,
  act,
  move,
  teleport,
  fireFrom,
  fireAt,
  throw: throwAt,
  scatter,
  followUp,
  dyingCurse,
  chargeReaction,
  panic,
  nextHack,
  nextInBurst,
  reroll,
};

/** Rules of thumb: what a recruit with sense answers at once; null: any answer will do. */
export function thumb(asked: Asked<FearAndFaith>, random: Random): unknown {
  const answer = THUMBS[asked.kind] as ((question: object, mind: Mind) => unknown) | undefined;
  return answer?.(asked.question, mindOf(asked, random)) ?? defaultAnswer(asked);
}
