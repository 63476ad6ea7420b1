import { ables, members, unit, unitClass } from '../../figures.ts';
import { anyNear } from '../../near.ts';
import { CONCEDE, ENOUGH, FINISH, leaderOfGroup } from '../../option-ids.ts';
import { groupOf } from '../../rules/activation/leader-group.ts';
import { chargePace, mayCharge } from '../../rules/charge/reach.ts';
import { fullRate } from '../../rules/movement/rate.ts';
import type { UnitId } from '../../state.ts';
import { fireWorth } from './chances.ts';
import { bestOf, type Mind } from './mind.ts';

const NO_UNIT: readonly string[] = [FINISH, CONCEDE, ENOUGH];

/** What it promises to let a unit act now: fire that tells, or an enemy to fall upon. */
function promise({ s, seat }: Mind, id: UnitId): number {
  const u = unit(s, id);
  const fire = fireWorth(s, u);
  const charger = ables(s, u).find((f) => mayCharge(s, f));
  if (charger === undefined) return fire;
  const reach = fullRate(s, charger, chargePace(charger).gait, []);
  const upon = anyNear(s, charger.x, charger.y, reach, (f) => f.side !== seat);
  return Math.max(fire, upon ? 1 : 0);
}

/** BP-INI-02, BP-ACT-08: who has most to do and is likely to do it; leaders take those about them along. */
export function pick({ options }: { readonly options: readonly string[] }, mind: Mind): string {
  const { s } = mind;
  const open = options.filter((id) => !NO_UNIT.includes(id));
  if (open.length === 0) return FINISH;
  if (open.length === 1) return open[0]!;
  return bestOf(open, (id) => {
    const led = leaderOfGroup(id);
    const u = unit(s, led ?? id);
    const { activation, alwaysActive } = unitClass(s, u);
    if (led !== null) return LED + groupOf(s, u).length;
    return (alwaysActive ? 1 : activation / 10) * (1 + promise(mind, id) + haste(mind, id));
  });
}

/** Where it is a race, the fastest go first. */
function haste({ s, purpose }: Mind, id: UnitId): number {
  const races = purpose.aim.what === 'exit' && !purpose.holds;
  return races && members(s, unit(s, id)).some((f) => f.mounted) ? 3 : 0;
}

/** More than a man by himself ever promises. */
const LED = 10;

/** BP-ACT-08 */
export function nextOfGroup({ options }: { readonly options: readonly string[] }, mind: Mind): string {
  const open = options.filter((id) => !NO_UNIT.includes(id));
  return open.length === 0 ? options[0]! : bestOf(open, (id) => promise(mind, id));
}
