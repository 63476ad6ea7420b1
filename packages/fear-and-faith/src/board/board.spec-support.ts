import type { Asked } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { looking } from '../hooks.ts';
import type { MoveQuestion } from '../questions.ts';
import { moveTerms } from '../rules/movement/one-move.ts';
import { offersFor } from '../rules/turn/act.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import { of } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { tongues } from '../words/index.ts';
import { boardIn } from './board.ts';

export const board = boardIn(tongues.en.board);

type Kind = keyof FearAndFaith['questions'];

export function put(kind: Kind, question: object, s: FaithState, seat = 0): Asked<FearAndFaith> {
  return { kind, seat, question, view: () => s } as unknown as Asked<FearAndFaith>;
}

/** The question where `a` goes with a Move. */
export function moving(s: FaithState, terms: Partial<MoveQuestion> = {}): Asked<FearAndFaith> {
  return put('move', moveTerms(looking(s), of(s, 'a'), terms), s);
}

/** The question what `a` does with so many actions. */
export function acting(s: FaithState, left: number): Asked<FearAndFaith> {
  const offers = offersFor(looking(s), of(s, 'a'), left);
  const options = [...offers.map(({ id }) => id), 'done'];
  return put('act', { model: 'a', left, offers, options }, s);
}

export function nominating(s: FaithState): Asked<FearAndFaith> {
  return put('nominate', { options: nominateOptions(looking(s), 0), round: 1 }, s);
}
