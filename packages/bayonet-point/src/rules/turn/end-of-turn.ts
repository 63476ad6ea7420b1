import { members, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { hear } from '../../scenario/story/rules.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { objectives, timeUp } from '../ending/ending.ts';
import { loseHorse } from '../horses/loose.ts';
import { breakContact } from '../melee/contact.ts';
import { gatherRound } from '../movement/coherency.ts';
import { beginStep } from './begin-step.ts';

/** BP-SEQ-06 */
export function endTurn(cx: PointCx): void {
  const { s } = cx;
  for (const f of s.figures) if (onTable(f)) lieOn(cx, f);
  gatherRound(cx);
  for (const u of s.units) countIdle(s, u);
  for (const f of s.figures) if (onTable(f) && f.mounted && !f.stirred) f.gait = 'halt';
  hear(cx, 'turn-end');
  objectives(cx, 'in-play');
  if (s.ended === null) timeUp(cx);
  if (s.ended !== null) return;
  clearMarks(s);
  s.turn++;
  beginStep(cx, 'initiative');
}

/** BP-HIT-06, BP-MOR-19: who was down when the turn began is one turn nearer to getting up. */
function lieOn(cx: PointCx, f: Figure): void {
  if (f.down === 0) return;
  if (f.freshWound) {
    f.freshWound = false;
    return;
  }
  f.down--;
  if (f.down > 0) return;
  f.ground = 'up';
  const u = cx.s.units.find(({ id }) => id === f.unit)!;
  f.fleeing = u.flight !== null;
  if (f.fleeing) {
    breakContact(cx.s, f);
    loseHorse(cx, f);
  }
  cx.emit({ type: 'rose', rule: 'BP-HIT-06', figure: f.id });
}

/** BP-ACT-04: failed, or left out; whoever could not be tested stays as he was. */
function countIdle(s: BayonetPointState, u: Unit): void {
  if (u.test === 'active') u.idle = 0;
  else if (u.test === 'failed') u.idle++;
  else if (u.test === 'left-out' && s.options['idle-count'] === 'inactive') u.idle++;
}

function clearMarks(s: BayonetPointState): void {
  s.finished = s.finished.map(() => false);
  s.seen = {};
  s.picked = [];
  for (const u of s.units) {
    // BP-VIS-13: a turn without activation clears what others can see of it.
    if (
      u.test !== 'active' &&
      u.flight === null &&
      u.pursues === null &&
      !members(s, u).some((f) => f.stirred)
    ) {
      u.moved = false;
      u.fired = false;
    }
    u.test = 'untested';
    u.lossesNear = [];
    u.lossesTested = false;
  }
  for (const f of s.figures) {
    f.struck = false;
    f.charging = false;
    f.stirred = false;
  }
}
