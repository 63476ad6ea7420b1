import type { Refusal, Said } from '@vedette/engine';
import { figure, members, unit, unitOf } from '../../figures.ts';
import { say } from '../../refusals.ts';
import type { BayonetPointState, Figure, FigureId, Unit, UnitId } from '../../state.ts';
import { coherent } from '../movement/coherency.ts';
import { leaderMaySee, maySee } from '../vision/seen.ts';
import { anyInRange, anyTarget, mayShoot } from './targets.ts';

/** Why a unit is not offered to fire. */
export function whyNoFire(s: BayonetPointState, id: UnitId): Refusal {
  const u = unit(s, id);
  const men = members(s, u).filter((f) => coherent(s, u, f));
  return whyNoShot(s, men, (target) => maySee(s, u, target));
}

/** Why a leader is not offered to shoot by himself. */
export function whyLeaderHolds(s: BayonetPointState, id: FigureId): Refusal {
  const leader = figure(s, id);
  const u = unitOf(s, leader);
  return whyNoShot(s, [leader], (target) => leaderMaySee(s, leader, u, target));
}

function whyNoShot(s: BayonetPointState, men: readonly Figure[], worth: (target: Unit) => boolean): Refusal {
  const ready = men.filter((f) => mayShoot(s, f));
  if (ready.length === 0) return refusal('shot.unable', 'BP-SHT-01', say('shot.nobody-ready'));
  if (!ready.some((f) => anyInRange(s, f)))
    return refusal('shot.range', 'BP-SHT-04', say('shot.none-in-range'));
  if (!ready.some((f) => anyTarget(s, f, () => true)))
    return refusal('shot.line', 'BP-GEN-18', say('shot.no-line'));
  if (!ready.some((f) => anyTarget(s, f, worth)))
    return refusal('shot.unseen', 'BP-VIS-12', say('shot.unseen'));
  return refusal('shot.time', 'BP-SEQ-04', say('shot.time'));
}

function refusal(code: string, rule: string, said: Said): Refusal {
  return { code, rule, ...said };
}
