import type { Asked, QuestionOf, Random } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import { act, move } from './act.ts';
import { activate } from './activate.ts';
import {
  chooseFigure,
  chooseFigures,
  chooseItem,
  chooseTwo,
  confirm,
  dismount,
  leave,
  monsterChoice,
  placeFigure,
  putDown,
} from './choosing.ts';
import { deploy } from './deploying.ts';
import { gainDie, monsterReroll, negate, negationDie, reroll, rollAgain } from './fate.ts';
import { attackWhom, force, meleeWeapon, strikeBack } from './fighting.ts';
import { type Mind, mindOf } from './mind.ts';
import { dive, reactToShot, shootWhom, shot } from './shooting.ts';

type Kinds = SilverBayonet['questions'];

/** What a recruit answers to each kind of question. */
const THUMBS: {
  readonly [K in keyof Kinds]: (question: QuestionOf<SilverBayonet, K>, mind: Mind) => unknown;
} = {
  deploy,
  rideOut: () => 'mounted',
  dismount,
  gainDie,
  initiative: () => 'keep',
  activate,
  act,
  move,
  leave,
  attackWhom,
  force,
  meleeWeapon,
  strikeBack,
  reroll,
  monsterReroll,
  negate,
  negationDie,
  shootWhom,
  shot,
  reactToShot,
  dive,
  takeUp: () => 'take',
  putDown,
  chooseFigure,
  chooseTwo,
  chooseItem,
  confirm,
  monsterChoice,
  choosePlace: ({ options }) => options[0],
  chooseFigures,
  placeFigure,
  rollAgain,
};

/** Rules of thumb: what a recruit with sense answers at once. */
export function thumb(asked: Asked<SilverBayonet>, random: Random): unknown {
  const answer = THUMBS[asked.kind] as (question: object, mind: Mind) => unknown;
  return answer(asked.question, mindOf(asked, random));
}
