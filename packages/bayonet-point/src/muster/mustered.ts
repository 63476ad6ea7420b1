import type { Seat } from '@vedette/engine';
import { type ClassId, troopClass } from '../data/classes.ts';
import { DISTANCES, ofScale } from '../data/distances.ts';
import { type TroopTypeId, troopType } from '../data/troops.ts';
import type { BayonetPointOptions } from '../options.ts';
import type { Figure, Home, Unit } from '../state.ts';
import type { Force } from './force.ts';

export interface Mustered {
  readonly unit: Unit;
  readonly figures: readonly Figure[];
}

interface Man {
  readonly id: string;
  readonly name: string;
  readonly side: Seat;
  readonly unit: string;
  readonly leader: boolean;
  readonly class: ClassId;
  readonly troops: TroopTypeId;
  readonly weapons: readonly string[];
}

/** A flat table needs no more than that bodies have a height. */
export const HEIGHT = 30;

/** BP-GEN-15, BP-SCN-07: a man as he comes to the table: loaded, halted, on his horse if he has one. */
export function figureFrom(man: Man, options: BayonetPointOptions): Figure {
  const mounted = troopType(man.troops).rates !== null;
  const base = ofScale(options['figure-scale'], DISTANCES[mounted ? 'mounted-base' : 'foot-base']);
  // Named one by one: a figure that is spread together is looked into more slowly all its life.
  return {
    id: man.id,
    name: man.name,
    side: man.side,
    unit: man.unit,
    leader: man.leader,
    class: man.class,
    troops: man.troops,
    weapons: [...man.weapons],
    unloaded: [],
    x: 0,
    y: 0,
    z: 0,
    radius: base / 2,
    height: HEIGHT,
    standing: 'waiting',
    mounted,
    gait: 'halt',
    wounds: 0,
    horseWounds: 0,
    down: 0,
    freshWound: false,
    ground: 'up',
    fleeing: false,
    pursuing: false,
    inside: null,
    opponent: null,
    rounds: 0,
    struck: false,
    charging: false,
    task: null,
    stirred: false,
  };
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly side: Seat;
  readonly class: ClassId;
  readonly troops: TroopTypeId;
  readonly home: Home;
}

/** BP-MOR-04: before any die morale is the class's. */
export function unitFrom(company: Company, figures: readonly Figure[]): Unit {
  const leader = figures.find((f) => f.leader) ?? figures[0];
  return {
    ...company,
    members: figures.map(({ id }) => id),
    anchor: leader?.id ?? null,
    morale: troopClass(company.class).morale,
    leaderMorale: troopClass(leader?.class ?? company.class).morale,
    test: 'untested',
    idle: 0,
    moved: false,
    fired: false,
    roused: true,
    enters: false,
    flight: null,
    routs: 0,
    pursues: null,
    lossesNear: [],
    lossesTested: false,
    leaderLost: false,
    halfTested: false,
  };
}

/** BP-GEN-08: a force as units; in individual play every figure is one by itself. */
export function muster(
  force: Force,
  side: Seat,
  home: Home,
  options: BayonetPointOptions,
): readonly Mustered[] {
  const inUnits = force.units.map((entry, i) => {
    const id = `${side + 1}-${i + 1}`;
    const figures = Array.from({ length: entry.figures }, (_, n) => {
      const leader = n === 0;
      const weapons = leader && entry.extra !== undefined ? [...entry.weapons, entry.extra] : entry.weapons;
      const name = leader ? `Leader of ${entry.name}` : `${entry.name}, ${n + 1}`;
      const of: ClassId = leader ? 'master' : entry.class;
      const man = {
        id: `${id}-${n + 1}`,
        name,
        side,
        unit: id,
        leader,
        class: of,
        troops: entry.troops,
        weapons,
      };
      return figureFrom(man, options);
    });
    const { name, class: of, troops } = entry;
    return { unit: unitFrom({ id, name, side, class: of, troops, home }, figures), figures };
  });
  const alone = force.figures.map(({ name, class: of, troops, weapons, leader }, i) => {
    const id = `${side + 1}-${i + 1}`;
    const man = { id: `${id}-1`, name, side, unit: id, leader: leader ?? false, class: of, troops, weapons };
    const figures = [figureFrom(man, options)];
    return { unit: unitFrom({ id, name, side, class: of, troops, home }, figures), figures };
  });
  return [...inUnits, ...alone];
}
