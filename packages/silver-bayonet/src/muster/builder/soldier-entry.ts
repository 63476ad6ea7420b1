import type { Entry, FieldBlock } from '@vedette/engine';
import { attributeId } from '../../data/attribute-text.ts';
import { SOLDIER_TYPES, type SoldierType } from '../../data/soldiers.ts';
import { soldierCarrying } from '../carrying.ts';
import { soldierCost } from '../cost.ts';
import type { SoldierEntry, Unit } from '../unit.ts';
import { MOST_ALLOWED } from '../unit-problems.ts';
import { untaken } from './advice.ts';
import { equipmentBlock, specialBlock } from './armoury-blocks.ts';
import { armsLine } from './arms.ts';
import { attributeField } from './attribute-field.ts';
import { attributeLine, badgeOf, mayRide, mounted, soldierLine, statCells, typeTitle } from './figures.ts';
import { nameField } from './name-field.ts';
import { words } from './words.ts';

/** SB-UNIT-10 to -15: a soldier as he is recruited. */
export function soldierEntry(unit: Unit, soldier: SoldierEntry, at: string): Entry {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  const line = soldierLine(soldier);
  const xp = soldier.record?.xp ?? 0;
  const carrying = soldierCarrying(soldier, MOST_ALLOWED);
  return {
    at,
    title: typeTitle(soldier.type),
    called: soldier.name,
    badge: badgeOf(soldier.type, unit),
    ...(soldier.outside === true ? { aside: words.outsider } : {}),
    cost: words.points(soldierCost(soldier)),
    fields: [nameField(soldier.name, at)],
    stats: line === null ? [] : statCells(line.stats),
    ...(line === null ? {} : mounted({ rides: mayRide(line.attributes), stats: line.stats })),
    terms: (line?.attributes ?? []).map((text) => ({
      title: attributeLine(text).title,
      shelf: 'attributes',
      id: attributeId(text),
    })),
    blocks: type === undefined ? [] : choices(unit, soldier, type, at),
    notes: [...(xp === 0 ? [] : [words.veteran(xp)]), ...(carrying === null ? [] : untaken(carrying))],
  };
}

function choices({ nation }: Unit, soldier: SoldierEntry, type: SoldierType, at: string): FieldBlock[] {
  const carrying = soldierCarrying(soldier, MOST_ALLOWED)!;
  const chooses = type.choosesAttribute === true || soldier.attribute !== undefined;
  const by = { who: soldier.name, role: 'soldier', nation } as const;
  const attribute: FieldBlock = {
    at: `${at}/attribute`,
    title: words.attribute,
    rows: [[attributeField(words.attributeOf(soldier.name), soldier.attribute ?? '', by, `${at}/attribute`)]],
  };
  return [
    ...(chooses ? [attribute] : []),
    type.equipment === 'slots' ? equipmentBlock(carrying, at) : setBlock(soldier, type.equipment, at),
    specialBlock(soldier.name, carrying, at),
  ];
}

/** SB-UNIT-12: the equipment of the type, with its numbers; a choice where there is one. */
function setBlock(soldier: SoldierEntry, sets: readonly (readonly string[])[], at: string): FieldBlock {
  const linesOf = (set: readonly string[]) =>
    set.map((id) => {
      const { title, words } = armsLine({ id, upgrades: [] });
      return { title, words };
    });
  const block = { at: `${at}/set`, title: words.equipment };
  if (sets.length === 1) return { ...block, rows: [], lines: linesOf(sets[0]!) };
  const offers = sets.map((set, i) => ({
    id: String(i),
    title: set.map((id) => armsLine({ id, upgrades: [] }).title).join(', '),
    parts: linesOf(set),
  }));
  const value = String(soldier.set ?? 0);
  const field = { kind: 'one', at: `${at}/set`, label: words.equipment, value, offers, shown: 'buttons' };
  return { ...block, rows: [[field as FieldBlock['rows'][number][number]]] };
}
