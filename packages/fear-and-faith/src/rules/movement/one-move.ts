import type { Spot } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict, relieve } from '../../kit.ts';
import type { MoveQuestion } from '../../questions.ts';
import type { Model } from '../../state.ts';
import { charge } from '../charge/charge.ts';
import { flies } from './flies.ts';
import { land } from './land.ts';
import { stickOf } from './stick.ts';
import { straightMove } from './straight.ts';
import { travel } from './travel.ts';

/** What may be otherwise about a Move. */
export type MoveTerms = Partial<
  Pick<MoveQuestion, 'reach' | 'manner' | 'rough' | 'targets' | 'breaksAway' | 'leads'>
>;

/** FF-MOV-01: what a Move of this model may be like. */
export function moveTerms(look: Look, model: Model, terms: MoveTerms = {}): MoveQuestion {
  return {
    model: model.id,
    reach: LENGTH[stickOf(look, model)],
    manner: flies(look, model) ? 'fly' : 'walk',
    rough: false,
    targets: null,
    contact: false,
    breaksAway: false,
    ...terms,
  };
}

/** FF-MOV-02, FF-MOV-04: one Move where the player wants it; a charge if it ends in contact. `targets: []`: in contact with nobody. */
export function oneMove(cx: FaithCx, model: Model, terms: MoveTerms = {}): void {
  const question = moveTerms(cx, model, terms);
  const to = cx.ask('move', model.controller, question).at(-1);
  if (to === undefined) {
    // FF-MOV-23: a Move of no length comes down where it is.
    if (question.manner !== 'hover') land(cx, model);
    return;
  }
  makeMove(cx, model, question, to);
}

/** FF-MOV-02, FF-MOV-04: the Move to a place that has been named. */
export function makeMove(cx: FaithCx, model: Model, question: MoveQuestion, to: Spot): void {
  const { way } = straightMove(cx, question, to);
  if (way === null) return;
  relieve(model, 'airborne');
  if (question.manner === 'hover') {
    travel(cx, model, way, 'fly', 'FF-MOV-23');
    afflict(model, 'airborne');
    return;
  }
  if (way.targets.length > 0) charge(cx, model, question, way);
  else if (question.breaksAway) travel(cx, model, way, 'disengage', 'FF-HTH-17');
  else if (question.manner === 'fly') travel(cx, model, way, 'fly', 'FF-MOV-23');
  else travel(cx, model, way, 'move', 'FF-MOV-02');
}
