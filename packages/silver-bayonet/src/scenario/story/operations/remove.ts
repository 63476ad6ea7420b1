import { stands } from '../../../figures.ts';
import { takeOut } from '../../../rules/damage/at-zero.ts';
import { dropAll } from '../../objects/carry.ts';
import { noteDeed } from '../../score/note-deed.ts';
import { happened } from '../happened.ts';
import { toEach } from './each.ts';

const RULE = 'SB-OPS-44';

/** SB-OPS-44: off the table, to nobody's credit; a unit member counts as having left, but leaves behind what it carries. */
export const remove = toEach<'remove'>((cx, figure) => {
  if (!stands(figure)) return false;
  const { id: who, home: seat } = figure;
  dropAll(cx, figure, RULE);
  if (seat !== null)
    noteDeed(cx, { what: 'exited', seat, figure: who, edge: null, turn: cx.s.turn, carrying: [] });
  takeOut(cx, figure, seat === null ? 'removed' : 'left', RULE);
  if (seat !== null && cx.s.ended === null) happened(cx, { event: 'figure-exited', figure: who, edge: null });
  return true;
});
