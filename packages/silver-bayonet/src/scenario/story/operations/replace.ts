import { stands } from '../../../figures.ts';
import { takeOut } from '../../../rules/damage/at-zero.ts';
import { appear, newMonster, withdraw } from '../../../rules/monsters/place-monster.ts';
import { nearestFooting } from '../../../rules/movement/nearest-footing.ts';
import { noteDeed } from '../../score/note-deed.ts';
import { FARTHEST } from '../settle.ts';
import { toEach } from './each.ts';

const RULE = 'SB-OPS-43';

/** SB-OPS-43: a figure is taken away, and a fresh monster stands in its place. */
export const replace = toEach<'replace'>((cx, figure, operation) => {
  if (!stands(figure)) return false;
  const monster = newMonster(cx, operation.with, {});
  if (monster === null) return false;
  // Its own place is free for the other.
  figure.standing = 'removed';
  const spot = nearestFooting(cx, monster, figure, FARTHEST);
  figure.standing = 'standing';
  if (spot === null) {
    withdraw(cx, monster);
    return false;
  }
  const { activated } = figure;
  cx.emit({ type: 'replaced', rule: RULE, figure: figure.id, by: monster.id });
  takeOut(cx, figure, 'removed', RULE);
  noteDeed(cx, { what: 'placed', monster: monster.type });
  appear(cx, monster, spot, RULE);
  monster.activated = activated;
  if (operation.store !== undefined) cx.s.story.figures[operation.store] = [monster.id];
  return true;
});
