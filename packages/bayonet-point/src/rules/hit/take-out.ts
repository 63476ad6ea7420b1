import type { BayonetPointEvent } from '../../events.ts';
import { unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { loseHorse } from '../horses/loose.ts';
import { breakContact } from '../melee/contact.ts';
import { markLoss, noteLeaderLost, noteLoss } from '../morale/losses.ts';

type Out = 'incapacitated' | 'routed' | 'pursued';

const HOW: Readonly<Record<Out, Extract<BayonetPointEvent, { type: 'struckDown' }>['how']>> = {
  incapacitated: 'out',
  routed: 'routed',
  pursued: 'pursued',
};

/** BP-HIT-05, BP-MOR-14, BP-CAV-11: out of the game, and how. */
export function takeOut(cx: PointCx, f: Figure, how: Out, rule: string): void {
  const { s } = cx;
  if (how === 'incapacitated') {
    noteLoss(cx, f);
    if (f.leader) noteLeaderLost(cx, f);
  } else markLoss(cx, f);
  f.standing = how;
  f.fleeing = false;
  f.pursuing = false;
  f.task = null;
  breakContact(s, f);
  const u = unitOf(s, f);
  if (u.anchor === f.id) u.anchor = null;
  loseHorse(cx, f);
  cx.emit({ type: 'struckDown', rule, figure: f.id, how: HOW[how] });
}
