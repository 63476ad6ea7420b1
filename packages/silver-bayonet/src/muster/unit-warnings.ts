import type { Refusal } from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import type { Item } from '../data/armoury/item.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { say } from '../refusals.ts';
import { type Carrying, officerCarrying, soldierCarrying } from './carrying.ts';
import { problem } from './codes.ts';
import type { Unit } from './unit.ts';

/** SB-EQ-20.R1: legal, but hardly what the player wants. */
export function unitWarnings({ officer, soldiers }: Unit): readonly Refusal[] {
  const members = [
    { who: officer.name, path: '/officer', carrying: officerCarrying(officer) },
    ...soldiers.map((soldier, i) => ({
      who: soldier.name,
      path: `/soldiers/${i}`,
      carrying: soldierCarrying(soldier, DEFAULT_OPTIONS),
    })),
  ];
  return members.flatMap(({ who, path, carrying }) =>
    carrying === null
      ? []
      : [
          ...uselessItems(who, path, carrying),
          ...unreloadable(who, path, carrying),
          ...doubles(who, path, carrying),
        ],
  );
}

function carriedItems({ equipment, special }: Carrying): readonly Item[] {
  const ids = [...equipment, ...special.map(({ item }) => item)];
  return ids.flatMap((id) => ITEMS.filter((item) => item.id === id));
}

function uselessItems(who: string, path: string, carrying: Carrying): readonly Refusal[] {
  const items = carriedItems(carrying);
  const firearm = items.some((item) => item.class === 'firearm');
  return items.flatMap(({ id, reloads }) => {
    const useless =
      (id === 'salt-bag' && !firearm) ||
      (reloads !== undefined && !items.some((item) => reloads.includes(item.id)));
    const said = say('unit.useless-item', { who, item: id });
    return useless ? [problem('unit.useless-item', 'SB-EQ-20', path, said)] : [];
  });
}

/** SB-EQ-07, -15. */
function unreloadable(who: string, path: string, carrying: Carrying): readonly Refusal[] {
  const items = carriedItems(carrying);
  return items.flatMap(({ id: item, shot }) => {
    const needs = shot?.needs ?? null;
    if (needs === null || items.some(({ id }) => id === needs)) return [];
    const said = say('unit.no-ammunition', { who, item, needs });
    return [problem('unit.no-ammunition', needs === 'shot-bag' ? 'SB-EQ-15' : 'SB-EQ-07', path, said)];
  });
}

/** SB-EQ-20.R4. */
function doubles(who: string, path: string, { special }: Carrying): readonly Refusal[] {
  const carried = special.filter(({ host }) => host === undefined).map(({ item }) => item);
  return carried.flatMap((id, i) => {
    const said = say('unit.useless-second', { who, item: id });
    return carried.indexOf(id) < i ? [problem('unit.useless-item', 'SB-EQ-20', path, said)] : [];
  });
}
