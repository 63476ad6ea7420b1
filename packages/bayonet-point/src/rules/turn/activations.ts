import type { Seat } from '@vedette/engine';
import { unit, unitsOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { asGroup, CONCEDE, FINISH, leaderOfGroup } from '../../option-ids.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { activate, passInitiative } from '../activation/activate.ts';
import { activateGroup, groupOf } from '../activation/leader-group.ts';
import { mayBeTested } from '../activation/who-may.ts';
import { concede } from '../ending/ending.ts';
import { beginStep } from './begin-step.ts';

/** BP-INI-02, BP-ACT-07: units a side may still test this turn. */
function untested(s: BayonetPointState, side: Seat): Unit[] {
  if (s.finished[side] === true) return [];
  return unitsOf(s, side).filter((u) => u.test === 'untested' && mayBeTested(s, u));
}

/** BP-INI-02 to -05: the active player picks, or is finished. */
export function activateNext(cx: PointCx): void {
  const { s } = cx;
  let open = untested(s, s.active);
  if (open.length === 0) {
    // BP-INI-03: with nothing left to test the initiative comes straight back.
    open = untested(s, 1 - s.active);
    if (open.length === 0) {
      beginStep(cx, 'melees');
      return;
    }
    passInitiative(cx, 'BP-INI-03');
  }
  const { active } = s;
  const groups = open.filter((u) => groupOf(s, u).length > 1).map(({ id }) => asGroup(id));
  const options = [...open.map(({ id }) => id), ...groups, FINISH, CONCEDE];
  const choice = cx.ask('pick', active, { options });
  const led = leaderOfGroup(choice);
  if (choice === CONCEDE) concede(cx, active);
  else if (choice === FINISH) finish(cx, open);
  else if (led !== null) activateGroup(cx, unit(s, led));
  else activate(cx, unit(s, choice));
}

/** BP-INI-05: whoever is left is done for this turn. */
function finish(cx: PointCx, open: readonly Unit[]): void {
  for (const u of open) u.test = 'left-out';
  cx.s.finished[cx.s.active] = true;
  passInitiative(cx, 'BP-INI-05');
}
