import { mm } from '../../data/distances.ts';
import { able, areEnemies, unit } from '../../figures.ts';
import { near } from '../../near.ts';
import type { BayonetPointState, Figure, Unit, UnitId } from '../../state.ts';
import { sightLine } from '../ground/sight-line.ts';
import { inMelee } from '../melee/contact.ts';
import { gaitsOpen, type Pace, reachAlong } from '../movement/rate.ts';
import { type ChargePlace, chargePlace } from './place.ts';

/** Contact is made at a hair's breadth, and the grid rounds. */
const SLACK = 0.3;

/** BP-CHG-09: able, unwounded, not already fighting. */
export function mayCharge(s: BayonetPointState, f: Figure): boolean {
  return able(f) && f.wounds === 0 && !f.pursuing && !inMelee(s, f);
}

/** BP-CHG-02: a charge goes at the fastest gait it may take. */
export function chargePace(f: Figure): Pace {
  const open = gaitsOpen(f);
  return { gait: open[open.length - 1]!, moves: 1 };
}

/** BP-CHG-02, BP-CHG-14: straight at him within a full move, deductions of the way counted; null: out of reach. */
export function placeInReach(s: BayonetPointState, f: Figure, target: Figure): ChargePlace | null {
  const place = chargePlace(s, f, target);
  if (place === null) return null;
  const path = [{ x: f.x, y: f.y, z: 0 }, place.spot];
  return place.length <= reachAlong(s, f, path, chargePace(f)) + SLACK ? place : null;
}

/** Enemy units that some charger reaches and has in sight. */
export function unitsInReach(s: BayonetPointState, chargers: readonly Figure[]): Unit[] {
  const found = new Set<UnitId>();
  for (const f of chargers) {
    const reach = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], chargePace(f));
    // Somebody behind a wall is as much farther off as it is thick and he stands from it (BP-CHG-14).
    for (const other of near(s, f.x, f.y, reach + f.radius + 2 * mm(s, 'wall-reach'))) {
      if (!areEnemies(f, other) || found.has(other.unit)) continue;
      if (placeInReach(s, f, other) !== null && sightLine(s, f, other)) found.add(other.unit);
    }
  }
  return s.units.filter(({ id }) => found.has(id)).map(({ id }) => unit(s, id));
}
