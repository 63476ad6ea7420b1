import type { Refusal } from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import { say } from '../refusals.ts';
import { type Carrying, slotsUsed } from './carrying.ts';
import { problem } from './codes.ts';

/** SB-UNIT-07, -09: what slots and carrying limits say about a member's General Armoury. */
export function carryingProblems(who: string, path: string, carrying: Carrying): readonly Refusal[] {
  const at = `${path}/equipment`;
  return [
    ...unknownItems(who, at, carrying),
    ...tooManyOfOne(who, at, carrying),
    ...tooManySlots(who, at, carrying),
  ];
}

function unknownItems(who: string, at: string, { equipment }: Carrying): readonly Refusal[] {
  return equipment.flatMap((id, i) => {
    const general = ITEMS.some((item) => item.id === id && item.armoury === 'general');
    const said = say('unit.unknown-item', { who, id });
    return general ? [] : [problem('unit.unknown-item', 'SB-UNIT-07', `${at}/${i}`, said)];
  });
}

function tooManyOfOne(who: string, at: string, { equipment }: Carrying): readonly Refusal[] {
  return ITEMS.flatMap(({ id, most }) => {
    const count = equipment.filter((carried) => carried === id).length;
    if (most === undefined || count <= most) return [];
    const said = say('unit.too-many-of-item', { who, count, item: id, most });
    return [problem('unit.too-many-of-item', 'SB-UNIT-09', at, said)];
  });
}

function tooManySlots(who: string, at: string, carrying: Carrying): readonly Refusal[] {
  const used = slotsUsed(carrying);
  if (carrying.slots === null || used <= carrying.slots) return [];
  const said = say('unit.over-slots', { who, used, slots: carrying.slots });
  return [problem('unit.over-slots', 'SB-UNIT-07', at, said)];
}
