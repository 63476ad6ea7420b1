import { able, ables, members, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { letGo } from '../animals/animal.ts';
import { flee } from '../flight/flee.ts';
import { chooseAfterFlight, endPursuit, isRunning, pursue } from '../flight/pursuit.ts';
import { inMelee } from '../melee/contact.ts';
import { meleeRound } from '../melee/round.ts';
import { keepsNerve } from '../morale/morale.ts';
import { assign, type Charger } from './assign.ts';
import { closeIn, goOn, halfway, pressAhead } from './close.ts';
import { counterCharge } from './counter-charge.ts';
import { contactPoint } from './place.ts';
import { mayCharge } from './reach.ts';

/** Who goes in, tested as one. */
export interface Party {
  readonly unit: Unit;
  readonly chargers: readonly Figure[];
  /** BP-ACT-10: of a leader who charges alone, instead of his unit's. */
  readonly morale?: number;
}

/** BP-CHG-03 to -14: a charge on an enemy unit that has been seen. BP-CHG-13: several test one by one and go together. */
export function charge(cx: PointCx, parties: readonly Party[], target: Unit): void {
  const { s } = cx;
  const going = parties.filter(({ unit: u, morale }) => {
    cx.emit({ type: 'charges', rule: 'BP-CHG-01', unit: u.id, target: target.id });
    return keepsNerve(cx, u, 'BP-CHG-03', morale);
  });
  const chargers = going.flatMap((party) => party.chargers);
  if (chargers.length === 0) return;
  for (const f of chargers) {
    f.charging = true;
    letGo(cx, f);
  }
  // BP-CHG-12: on those who run already: into contact, one blow, and then they are its pursuers.
  if (isRunning(s, target)) {
    for (const { unit: u, chargers: own } of going) pursue(cx, u, target, own);
    return;
  }
  if (target.pursues !== null) endPursuit(cx, target);
  const stands = members(s, target).filter(onTable);
  const assigned = assign(
    s,
    chargers.filter((f) => mayCharge(s, f)),
    stands,
  );
  for (const charger of assigned) {
    // BP-TIME-04: nobody goes on loading when he is charged.
    charger.at.task = null;
    halfway(cx, charger);
  }
  if (testsToStand(s, target) && !keepsNerve(cx, target, 'BP-CHG-06')) {
    flee(cx, target, 'for-now');
    // BP-CHG-11: to the end of their reach, straight on.
    const pressOn = (f: Figure) => {
      for (const charger of assigned) if (charger.f === f) pressAhead(cx, charger);
    };
    for (const { unit: u, chargers: own } of going)
      chooseAfterFlight(cx, u, target, own.filter(able), pressOn);
    return;
  }
  const met = counterCharge(cx, target, assigned);
  const touched = [
    ...met,
    ...engage(
      cx,
      assigned.filter(({ f }) => !met.includes(f)),
      stands,
    ),
  ];
  if (touched.length > 0) meleeRound(cx, [...new Set(touched)]);
}

/** BP-CHG-12: nobody who flees, lies or is half in melee already. */
export function testsToStand(s: BayonetPointState, target: Unit): boolean {
  const standing = ables(s, target);
  if (target.flight !== null || standing.length === 0) return false;
  return standing.filter((f) => inMelee(s, f)).length * 2 < standing.length;
}

/** BP-CHG-07, BP-CHG-13: the second half of the way; those who meet, on both sides. */
function engage(cx: PointCx, assigned: readonly Charger[], stands: readonly Figure[]): Figure[] {
  const touched: Figure[] = [];
  for (const charger of assigned) {
    const { f, at, reach } = charger;
    const met = closeIn(cx, charger, stands.filter(onTable));
    if (met !== null) touched.push(f, met);
    else goOn(cx, charger, contactPoint(f, at), reach / 2, 'BP-CHG-13');
  }
  return touched;
}
