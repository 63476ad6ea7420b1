import { newcomer } from '../../../rules/magic/newcomer.ts';
import { creature } from '../creature.ts';
import { amountOf } from '../number.ts';
import { seatOf } from '../sides.ts';
import { comeOn, whereTo } from './reserve.ts';
import type { Run } from './run.ts';

/** Somebody who is on no roster comes on; who finds no room does not come at all (FF-GEN-18). */
export const bringRun: Run<'bring'> = (cx, operation, heard) => {
  const { s } = cx;
  const seat = seatOf(s, operation.side, heard);
  if (seat === null) return;
  const n = operation.n === undefined ? 1 : amountOf(cx, operation.n, heard);
  const where = whereTo(cx, operation, seat, heard);
  const profile = creature(s.story.document, operation.profile);
  for (let i = 0; i < n; i++) {
    const model = newcomer(s, profile, seat, seat, 'scenario');
    s.models.push(model);
    comeOn(cx, model, where(model), operation, heard);
    if (model.standing === 'reserve') s.models.pop();
  }
};
