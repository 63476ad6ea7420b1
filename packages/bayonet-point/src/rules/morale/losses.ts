import { mm } from '../../data/distances.ts';
import { able, unit, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { near } from '../../near.ts';
import type { Figure } from '../../state.ts';

/** BP-MOR-07: a figure died, was wounded outside melee or ran: every friendly unit near it takes note. */
export function noteLoss(cx: PointCx, f: Figure): void {
  const { s } = cx;
  markLoss(cx, f);
  const noted = new Set<string>();
  for (const friend of near(s, f.x, f.y, mm(s, 'losses-near') + f.radius)) {
    if (friend.side === f.side && friend !== f && able(friend)) noted.add(friend.unit);
  }
  for (const id of noted) {
    const { lossesNear } = unit(s, id);
    if (!lossesNear.includes(f.id)) lossesNear.push(f.id);
  }
}

/** BP-MOR-18: who suffered, and where, for the order of the tests. */
export function markLoss({ s }: PointCx, { side, x, y }: Figure): void {
  s.losses.push({ side, x, y });
}

/** BP-MOR-08: his unit must test; in individual play every friend near him. */
export function noteLeaderLost(cx: PointCx, f: Figure): void {
  const { s } = cx;
  if (s.options['play-mode'] === 'units') {
    unitOf(s, f).leaderLost = true;
    return;
  }
  for (const friend of near(s, f.x, f.y, mm(s, 'leader-group') + f.radius)) {
    if (friend.side === f.side && friend !== f) unitOf(s, friend).leaderLost = true;
  }
}
