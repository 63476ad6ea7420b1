import { gap } from '@vedette/engine/table';
import { FATAL_WOUNDS, HIT_OUTCOMES, HORSE_TAKES_IT, type Result, STAYS_MOUNTED } from '../data/outcomes.ts';
import { classOf, unitClass, unitOf } from '../figures.ts';
import { inCoverFrom } from '../rules/ground/cover.ts';
import { gunsFor } from '../rules/shooting/name-shots.ts';
import { bandOf, shotTest } from '../rules/shooting/shot.ts';
import { D10, type Test, threshold } from '../rules/test/test.ts';
import type { BayonetPointState, Figure } from '../state.ts';

/** BP-SHT-14: the loaded gun that is likeliest to hit him; null: none carries so far. */
export function bestGun(s: BayonetPointState, shooter: Figure, target: Figure): string | null {
  let best: { readonly gun: string; readonly chance: number } | null = null;
  for (const gun of gunsFor(s, shooter, target)) {
    const chance = chanceOf(s, shotTest(s, shooter, target, gun, bandOf(s, gun, gap(shooter, target))!));
    if (best === null || chance > best.chance) best = { gun, chance };
  }
  return best?.gun ?? null;
}

/** BP-SHT-03: that his best shot takes somebody out of the game. */
export function chanceToPutOut(s: BayonetPointState, shooter: Figure, target: Figure): number {
  const gun = bestGun(s, shooter, target);
  if (gun === null) return 0;
  const test = shotTest(s, shooter, target, gun, bandOf(s, gun, gap(shooter, target))!);
  return chanceOf(s, test) * outWhenHit(s, target, shooter);
}

/** BP-GEN-09, BP-GEN-12: the exact chance of a shot to hit. */
export function chanceOf(s: BayonetPointState, test: Test): number {
  const most = s.options['natural-ten'] === 'always-miss' ? D10 - 1 : D10;
  return Math.min(most, threshold(test)) / D10;
}

export function chanceOfResult(s: BayonetPointState, result: Result): number {
  const row = HIT_OUTCOMES[s.options['hit-outcome']].find((other) => other.result === result);
  return row === undefined ? 0 : (row.faces[1] - row.faces[0] + 1) / D10;
}

/** BP-HIT-05, BP-HIT-14, BP-CAV-12 to -15: that one hit by a shot takes him out of the game. */
export function outWhenHit(s: BayonetPointState, f: Figure, by: Figure): number {
  const second = f.wounds + 1 >= FATAL_WOUNDS ? 1 : 0;
  const [killed, wounded] = [chanceOfResult(s, 'incapacitated'), chanceOfResult(s, 'wounded')];
  const onFoot = killed + wounded * second;
  if (!f.mounted) return onFoot;
  const { activation } = f.leader ? classOf(f) : unitClass(s, unitOf(s, f));
  const keeps = Math.max(0, Math.min(D10, activation)) / D10;
  const horse = HORSE_TAKES_IT / D10;
  const thrown = (1 - keeps) * onFoot;
  const lamed = f.horseWounds + 1 >= FATAL_WOUNDS ? thrown : 0;
  const stays = s.options['mounted-driven-back'] === 'horsemanship' ? keeps : STAYS_MOUNTED / D10;
  const shaken = !f.fleeing && inCoverFrom(s, f, by) ? 0 : (1 - stays) * second;
  return (
    killed * (horse * thrown + 1 - horse) +
    wounded * (horse * lamed + (1 - horse) * second) +
    chanceOfResult(s, 'driven-back') * shaken
  );
}
