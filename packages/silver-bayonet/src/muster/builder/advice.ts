import type { Finding } from '@vedette/engine';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { OFFICER } from '../../data/officer.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import type { Carrying } from '../carrying.ts';
import { budget, soldierCost, unitCost } from '../cost.ts';
import type { Unit } from '../unit.ts';
import { words } from './words.ts';

/** SB-UNIT-11: points that would pay for one more of the nation's list; never against the rules. */
export function unspent(unit: Unit): readonly Finding[] {
  const room = OFFICER.mostSoldiers - unit.soldiers.length;
  const left = budget(unit.officer) - unitCost(unit);
  const cheapest = Math.min(
    ...SOLDIER_TYPES.filter(({ nations }) => nations.includes(unit.nation)).map(({ id }) =>
      soldierCost({ name: '', type: id, special: [] }),
    ),
  );
  if (unit.soldiers.length === 0 || room <= 0 || left < cheapest) return [];
  const message = words.advice.unspent(left, room);
  return [{ kind: 'advice', message, rule: 'SB-UNIT-11', path: '/soldiers' }];
}

/** SB-UNIT-07, -12: what somebody could have at no cost, and has not taken. */
export function untaken({ equipment, special, slots, mostSpecial }: Carrying): readonly string[] {
  const used = equipment.reduce((sum, id) => sum + (ITEMS.find((item) => item.id === id)?.slots ?? 0), 0);
  const free = mostSpecial - special.length;
  return [
    ...(free > 0 ? [words.advice.freeSpecial(free)] : []),
    ...(slots !== null && used < slots ? [words.advice.freeSlots(slots - used)] : []),
  ];
}
