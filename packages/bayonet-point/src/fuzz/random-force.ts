import type { Random } from '@vedette/engine';
import { CLASS_IDS } from '../data/classes.ts';
import type { TroopTypeId } from '../data/troops.ts';
import { FIREARMS, MELEE_WEAPONS } from '../data/weapons.ts';
import type { FigureEntry, Force } from '../muster/force.ts';
import { generateForce } from '../muster/generate.ts';

type Pick = (pool: string) => string;

/** How many units, or pairs of single figures. */
interface Size {
  readonly least: number;
  readonly most: number;
}

const SHAFTS = MELEE_WEAPONS.filter(({ who }) => who === 'foot').map(({ id }) => id);

export const FORCE_POOLS = {
  classes: CLASS_IDS.filter((id) => id !== 'master'),
  troops: ['infantry', 'light-cavalry', 'heavy-cavalry'],
  firearms: FIREARMS.map(({ id }) => id),
  shafts: SHAFTS,
};

/** BP-ARMY-13: arms that one man can carry. */
function arms(random: Random, pick: Pick, troops: TroopTypeId): string[] {
  const weapons = new Set<string>();
  if (random.below(4) > 0) weapons.add(pick('firearms'));
  if (random.below(4) === 0) weapons.add('pistol');
  if (random.below(3) === 0) weapons.add('sword');
  if (random.below(4) === 0) weapons.add(troops === 'infantry' ? pick('shafts') : 'lance');
  return [...weapons];
}

/** A random legal force: diced for by the rules, or bought without a limit. */
export function randomForce(
  random: Random,
  pick: Pick,
  play: 'units' | 'individuals',
  { least, most }: Size,
): Force {
  const roll = (sides: number) => 1 + random.below(sides);
  if (least === 1 && random.below(4) === 0) {
    const extra = ([null, 'pistol', 'sword'] as const)[random.below(3)]!;
    return generateForce(roll, { name: 'Diced', die: 4, lancers: random.below(2) === 0, play, extra }).force;
  }
  const head = {
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name: 'Bought',
    limit: null,
  } as const;
  const count = least + random.below(most - least + 1);
  const entries = Array.from({ length: count }, (_, i) => {
    const troops = pick('troops') as TroopTypeId;
    const of = pick('classes') as FigureEntry['class'];
    return { name: `Number ${i + 1}`, troops, class: of, weapons: arms(random, pick, troops) };
  });
  if (play === 'units') {
    return {
      ...head,
      figures: [],
      units: entries.map((entry) => ({ ...entry, figures: 4 + random.below(7) })),
    };
  }
  const men = entries.flatMap((entry) => [entry, { ...entry, name: `${entry.name}, second` }]);
  const figures = men.map((entry, i) =>
    i % 8 === 0 ? { ...entry, class: 'master' as const, leader: true } : entry,
  );
  return { ...head, units: [], figures };
}
