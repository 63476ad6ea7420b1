import type { Random } from '@vedette/engine';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { randomUnit, UNIT_POOLS } from '../../fuzz/random-unit.ts';
import type { Unit } from '../../muster/unit.ts';
import type { CampaignOptions } from '../options.ts';

/** Tries before a nation that is not drawn is given up. */
const TRIES = 20;

/** Some legal unit, of this nation if one is named; null when chance does not bring one. */
export function drafted(random: Random, options: CampaignOptions, nation: string | null): Unit | null {
  const types = nation === null ? UNIT_POOLS.soldiers : telling(nation);
  const pick = (pool: string): string => {
    const names: readonly string[] =
      pool === 'soldiers' ? types : UNIT_POOLS[pool as keyof typeof UNIT_POOLS];
    return names[random.below(names.length)]!;
  };
  for (let n = 0; n < TRIES; n++) {
    const unit = randomUnit(random, pick, options, null);
    if (nation === null || unit.nation === nation) return unit;
  }
  return null;
}

/** The types that tell most about where a unit comes from: the fewest others have them. */
function telling(nation: string): readonly string[] {
  const own = SOLDIER_TYPES.filter(({ nations }) => nations.includes(nation));
  const fewest = Math.min(...own.map(({ nations }) => nations.length));
  return own.filter(({ nations }) => nations.length === fewest).map(({ id }) => id);
}
