import { FATAL_WOUNDS, HORSE_TAKES_IT, type Result, STAYS_MOUNTED } from '../../data/outcomes.ts';
import { onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { onFoot } from '../horses/on-foot.ts';
import { D10 } from '../test/test.ts';
import { drivenBack } from './driven-back.ts';
import { footResult, goToGround, wound } from './foot-result.ts';
import { keepsSeat } from './horsemanship.ts';
import { type Blow, rollOutcome } from './outcome.ts';
import { takeOut } from './take-out.ts';

/** BP-CAV-12 to -16: what a result does to a man on a horse. */
export function mountedResult(cx: PointCx, f: Figure, result: Result, blow: Blow): void {
  switch (result) {
    case 'incapacitated':
      if (rolled(cx, f, 'horse-or-rider', 'BP-CAV-13') <= HORSE_TAKES_IT) horseKilled(cx, f, blow);
      else takeOut(cx, f, 'incapacitated', 'BP-CAV-13');
      return;
    case 'wounded':
      if (rolled(cx, f, 'horse-or-rider', 'BP-CAV-12') <= HORSE_TAKES_IT) horseWounded(cx, f, blow);
      else wound(cx, f, blow);
      return;
    case 'driven-back':
      riderDrivenBack(cx, f, blow);
      return;
    case 'go-to-ground':
      riderToGround(cx, f, blow);
      return;
    case 'no-effect':
      return;
  }
}

/** A die of the rider's owner on a table of two rows. */
function rolled(cx: PointCx, { side: seat }: Figure, purpose: string, rule: string): number {
  const die = cx.roll(D10);
  cx.emit({ type: 'rolled', rule, seat, die, purpose });
  return die;
}

/** BP-CAV-12 */
function horseWounded(cx: PointCx, f: Figure, blow: Blow): void {
  f.horseWounds++;
  if (f.horseWounds >= FATAL_WOUNDS) {
    horseKilled(cx, f, blow);
    return;
  }
  if (f.gait !== 'halt') f.gait = 'trot';
  cx.emit({ type: 'horse', rule: 'BP-CAV-12', figure: f.id, fate: 'wounded' });
}

/** BP-CAV-14 */
function horseKilled(cx: PointCx, f: Figure, blow: Blow): void {
  cx.emit({ type: 'horse', rule: 'BP-CAV-14', figure: f.id, fate: 'killed' });
  onFoot(cx, f, 'lost', blow.by);
  if (keepsSeat(cx, f)) return;
  const result = rollOutcome(cx, f, 0, 'BP-CAV-14');
  if (onTable(f)) footResult(cx, f, result, blow);
}

/** BP-CAV-15; BP-MOR-21: those who flee are going anyway. */
function riderDrivenBack(cx: PointCx, f: Figure, blow: Blow): void {
  if (!f.fleeing && inCoverFrom(cx.s, f, blow.by)) {
    riderToGround(cx, f, blow);
    return;
  }
  const byTest = cx.s.options['mounted-driven-back'] === 'horsemanship';
  const stays = byTest ? keepsSeat(cx, f) : rolled(cx, f, 'the-saddle', 'BP-CAV-15') <= STAYS_MOUNTED;
  if (stays) {
    if (!f.fleeing && f.down === 0) drivenBack(cx, f, blow.by);
    return;
  }
  cx.emit({ type: 'horse', rule: 'BP-CAV-15', figure: f.id, fate: 'ran-off' });
  onFoot(cx, f, 'lost', blow.by);
  wound(cx, f, blow);
}

/** BP-CAV-16, BP-MEL-14: in melee he falls without a test. */
function riderToGround(cx: PointCx, f: Figure, { by, where }: Blow): void {
  if (where === 'shooting' && keepsSeat(cx, f)) return;
  onFoot(cx, f, 'waits', by);
  goToGround(cx, f, inCoverFrom(cx.s, f, by) ? 'cover' : 'open', 'BP-CAV-16');
}
