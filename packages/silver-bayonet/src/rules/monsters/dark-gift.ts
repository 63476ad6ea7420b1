import { monsters } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { courageCheck } from '../check/courage-check.ts';
import { heal, maximumHealth } from '../damage/heal.ts';
import { tagsOf } from './monster-in.ts';
import { raiseTheDead } from './raise-the-dead.ts';

const TARGET = 10;
const WITHIN = 6;
const REGAINED = 2;

/** SB-ATT-78: hurt undead about it mend; without any, itself; and if nobody is hurt, the dead rise. */
export function darkGift(cx: SilverCx, giver: Figure): void {
  cx.emit({ type: 'acted', rule: 'SB-ATT-78', figure: giver.id, action: 'dark-gift', at: null });
  if (!courageCheck(cx, giver, TARGET, 'SB-ATT-78').success) return;
  const mended = monsters(cx.s).filter((other) => other !== giver && canMend(cx, giver, other));
  for (const other of mended) heal(cx, other, REGAINED, 'SB-ATT-78');
  if (mended.length > 0) return;
  if (isHurt(giver)) heal(cx, giver, REGAINED, 'SB-ATT-78');
  else raiseTheDead(cx, giver);
}

function canMend(cx: SilverCx, giver: Figure, other: Figure): boolean {
  if (!tagsOf(cx.s, other).includes('undead') || !isHurt(other)) return false;
  return cx.table.inRange(giver, other, WITHIN) && cx.table.sight(giver, other).visible;
}

function isHurt(figure: Figure): boolean {
  return figure.health < maximumHealth(figure);
}
