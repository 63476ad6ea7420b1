import type { Recruit, RecruitSection } from '@vedette/engine';
import { SOLDIER_TYPES, type SoldierType } from '../../data/soldiers.ts';
import { budget, soldierCost, unitCost } from '../cost.ts';
import type { Unit } from '../unit.ts';
import { OUTSIDE } from './edit.ts';
import { attributeLine, badgeOf, mayRide, mounted, statCells } from './figures.ts';
import { words } from './words.ts';

/** SB-UNIT-14, -15: the nation's list, and the others' folded away. */
export function recruitSection(unit: Unit): RecruitSection {
  const left = budget(unit.officer) - unitCost(unit);
  const own = SOLDIER_TYPES.filter(({ nations }) => nations.includes(unit.nation));
  const others = SOLDIER_TYPES.filter(({ nations }) => !nations.includes(unit.nation));
  return {
    kind: 'recruit',
    id: 'recruit',
    title: words.recruit,
    aside: words.left(left),
    groups: [
      { title: null, recruits: own.map((type) => fromList(type, unit, left)) },
      {
        title: words.outside,
        note: words.outsideNote,
        recruits: others.map((type) => fromOutside(type, unit, left)),
      },
    ],
  };
}

function fromList(type: SoldierType, unit: Unit, left: number): Recruit {
  const cost = soldierCost({ name: '', type: type.id, special: [] });
  return recruit(type, unit, cost, left);
}

function fromOutside(type: SoldierType, unit: Unit, left: number): Recruit {
  const cost = soldierCost({ name: '', type: type.id, special: [], outside: true });
  return { ...recruit(type, unit, cost, left), id: `${OUTSIDE}${type.id}` };
}

/** SB-SOL-02, -03: the set that the type has, or one of several, or whatever the slots hold. */
function armsOf({ equipment }: SoldierType): string {
  if (equipment === 'slots') return words.ownChoice;
  return words.eitherOf(equipment.map((set) => set.map((id) => words.itemTitle(id)).join(', ')));
}

/** A type as it comes, for these points of what is left. */
export function recruit(type: SoldierType, unit: Unit, cost: number, left: number): Recruit {
  const { id, stats, attributes } = type;
  return {
    id,
    title: words.soldierTitle(id),
    badge: badgeOf(id, unit),
    cost: words.pts(cost),
    dear: cost > left,
    stats: statCells(stats),
    ...mounted({ rides: mayRide(attributes), stats }),
    arms: armsOf(type),
    traits: attributes.map((text) => attributeLine(text).title).join(', '),
    portrait: words.portraits[id] ?? '',
  };
}
