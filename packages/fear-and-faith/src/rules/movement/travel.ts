import { type Spot, tableOf } from '@vedette/engine/table';
import type { Manner } from '../../events.ts';
import type { FaithCx } from '../../game.ts';
import { isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { knockDown } from '../combat/posture.ts';
import { recoilAmong } from '../combat/recoil-among.ts';
import { opensDoors } from '../ground/obstacles.ts';
import { nearestOnLine } from '../ground/outline.ts';
import { passesQuality } from '../quality/quality.ts';
import { lurkingIn } from '../secrets/lairs.ts';
import { barForTurn } from './barred.ts';
import { OVERLAP } from './difficult.ts';
import { doorsOnWay } from './doors.ts';
import { DREAD_RULES, type Dreaded } from './hazards.ts';
import { planLength, spotAt, TOUCHING } from './line.ts';
import { openDoor } from './open-door.ts';
import { put } from './put.ts';
import { stumbles } from './stairs.ts';
import type { Stop } from './stops.ts';
import type { Straight } from './straight.ts';
import { asFarAs, thresholdOnWay } from './threshold.ts';
import type { Entered } from './trials.ts';

/** Where a Move came to its end, and whether that was meant. */
export interface Travelled {
  readonly arrived: boolean;
}

/** FF-MOV-08, -14, -24 to -28: goes the way, rolling for what must be rolled for. */
export function travel(cx: FaithCx, mover: Model, way: Straight, manner: Manner, rule: string): Travelled {
  const refused = firstRefused(cx, mover, way);
  if (refused !== null) {
    const there = go(cx, mover, way, shortOf(cx, mover, way.end, refused), manner, rule);
    if (there && refused.portal !== null) repel(cx, mover, refused.portal);
    return { arrived: false };
  }
  const fallsAt = way.onFoot ? stumbles(cx, mover, way.end) : null;
  if (!go(cx, mover, way, fallsAt ?? way.end, manner, rule)) return { arrived: false };
  if (fallsAt !== null) {
    knockDown(cx, mover, 'FF-MOV-14');
    return { arrived: false };
  }
  const { portal } = way;
  if (portal !== null && portal.kind === 'door' && !portal.locked && opensDoors(mover))
    openDoor(cx, mover, portal, 'FF-MOV-08');
  return { arrived: true };
}

/** Whether nothing has kept it from getting there. */
function go(
  cx: FaithCx,
  mover: Model,
  { doors }: Straight,
  end: Spot,
  manner: Manner,
  rule: string,
): boolean {
  // FF-MOV-08: what it passes stands open from now on.
  if (doors.length > 0)
    for (const door of doorsOnWay(cx, mover, end))
      if (doors.includes(door)) openDoor(cx, mover, door, 'FF-MOV-08');
  const before = { x: mover.x, y: mover.y };
  if (!passesThresholds(cx, mover, end, manner, rule)) return false;
  const interrupted = mover.x !== before.x || mover.y !== before.y;
  put(cx, mover, interrupted ? asFarAs(cx, mover, end) : end, manner, rule);
  return true;
}

/** FF-SCN-21: a room where somebody lies in wait interrupts the Move on its line; whether it goes on from there. */
function passesThresholds(cx: FaithCx, mover: Model, end: Spot, manner: Manner, rule: string): boolean {
  if (!cx.s.secrets.some(({ kind }) => kind === 'lair')) return true;
  const at = thresholdOnWay(cx, mover, end, (room) => lurkingIn(cx, room, mover).length > 0);
  if (at === null) return true;
  put(cx, mover, at, manner, rule);
  const here = { x: mover.x, y: mover.y };
  settle(cx);
  if (!isActive(mover) || mover.x !== here.x || mover.y !== here.y) return false;
  return passesThresholds(cx, mover, end, manner, rule);
}

/** At the door; before ground that it did not enter, so that it is still outside. */
function shortOf(cx: FaithCx, mover: Model, end: Spot, { part, portal }: Refused): Spot {
  const back = portal === null ? (OVERLAP + TOUCHING) / planLength(mover, end) : 0;
  return spotAt(tableOf(cx.s.terrain), mover, end, Math.max(0, part - back));
}

interface Refused {
  readonly part: number;
  readonly portal: Stop['portal'];
}

/** FF-MOV-24 to -28: rolls in the order of the way; where the first one fails it stops. */
function firstRefused(cx: FaithCx, mover: Model, { entered, garlic }: Straight): Refused | null {
  const trials: readonly (Entered | Stop)[] = [...entered, ...garlic].sort((a, b) => a.part - b.part);
  for (const trial of trials) {
    if ('portal' in trial) {
      if (!passesQuality(cx, mover, { purpose: 'hazard', rule: 'FF-MOV-24' })) return trial;
      continue;
    }
    const rule = DREAD_RULES[trial.trait as Dreaded];
    if (passesQuality(cx, mover, { purpose: 'hazard', rule })) continue;
    barForTurn(cx.s, mover, trial);
    return { part: trial.part, portal: null };
  }
  return null;
}

/** FF-MOV-24: garlic drives it back. */
function repel(cx: FaithCx, mover: Model, portal: NonNullable<Stop['portal']>): void {
  const [x, y] = nearestOnLine(portal.line, mover.x, mover.y);
  recoilAmong(cx, mover, { x, y, z: mover.z }, 'FF-MOV-24');
}
