import { gap } from '@vedette/engine/table';
import type { PointCx } from '../../game.ts';
import { type NamedShot, readShotId, type ShotId, shotId } from '../../option-ids.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../../state.ts';
import { bandOf, loadedGuns } from './shot.ts';
import { legalTargets } from './targets.ts';

/** BP-SHT-04, BP-SHT-14: his loaded guns that carry to a target. */
export function gunsFor(s: BayonetPointState, f: Figure, target: Figure): string[] {
  return loadedGuns(f).filter((gun) => bandOf(s, gun, gap(f, target)) !== null);
}

/** BP-SHT-02, BP-SHT-14: every shot a man could fire now, at the nearest first. */
export function shotsOpen(s: BayonetPointState, f: Figure): ShotId[] {
  return legalTargets(s, f).flatMap((target) => {
    const guns = gunsFor(s, f, target);
    return guns.map((gun) => shotId(f.id, target.id, guns.length > 1 ? gun : null));
  });
}

/**
 * BP-SHT-12: who fires, and, as far as it is said in the same breath, at whom and with what. Where one die is rolled for
 * all of them, nobody has a target of his own.
 */
export function nameShots(cx: PointCx, u: Unit, ready: readonly Figure[]): ReadonlyMap<FigureId, NamedShot> {
  const { s } = cx;
  const open = ready
    .map((f) => ({ id: f.id, shots: shotsOpen(s, f) }))
    .filter(({ shots }) => shots.length > 0);
  if (open.length === 0) return new Map();
  const oneDie = open.length > 1 && s.options['unit-fire'] === 'one-die';
  const options = open.flatMap(({ id, shots }) => (oneDie || shots.length === 1 ? [id] : [id, ...shots]));
  const chosen = cx.ask('whoFires', u.side, { unit: u.id, options, min: 0, max: open.length });
  return new Map(chosen.map(readShotId).map((shot) => [shot.shooter, shot]));
}
