import { ables } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure, Unit } from '../../state.ts';
import { inCover, nearestEnemyInSight } from '../ground/cover.ts';
import { drivenBack } from '../hit/driven-back.ts';
import { goToGround } from '../hit/foot-result.ts';
import { keepsSeat } from '../hit/horsemanship.ts';
import { onFoot } from '../horses/on-foot.ts';
import { inMelee } from '../melee/contact.ts';

/** BP-MOR-11: the whole unit runs for cover or lies down; those with an enemy upon them fight on (BP-MOR-08). */
export function runOrGround(cx: PointCx, u: Unit): void {
  const { s } = cx;
  const shaken = ables(s, u).filter((f) => !inMelee(s, f));
  const covered = new Set(shaken.filter((f) => inCover(s, f)));
  const options = covered.size === shaken.length ? (['ground'] as const) : (['run', 'ground'] as const);
  const choice = options.length === 1 ? 'ground' : cx.ask('runOrGround', u.side, { unit: u.id, options });
  for (const f of shaken) {
    if (choice === 'ground' || covered.has(f)) lieDown(cx, f, covered.has(f) ? 'cover' : 'open');
    else run(cx, f);
  }
}

function run(cx: PointCx, f: Figure): void {
  drivenBack(cx, f, nearestEnemyInSight(cx.s, f), 'run');
}

function lieDown(cx: PointCx, f: Figure, where: 'cover' | 'open'): void {
  if (f.mounted) {
    if (keepsSeat(cx, f)) return;
    onFoot(cx, f, 'waits', null);
  }
  goToGround(cx, f, where, 'BP-MOR-11');
}
