import { type RuleText, ruleOf } from '../data/rule-text.ts';
import { specialRule } from '../data/special-rules.ts';
import type { Tag } from '../data/tags.ts';
import type { Age, RangedId } from '../data/weapons/ranged.ts';
import { HANDS, type WeaponId, weapon } from '../data/weapons/weapons.ts';

/** FF-PARTY-03, FF-ACT-13: what a model carries: by its rules, and a knife or its own claws. */
export function weaponsOf(rules: readonly RuleText[], tags: readonly Tag[]): readonly WeaponId[] {
  const basic: WeaponId = tags.includes('human') ? 'hand-weapon' : 'natural';
  const carried = rules.flatMap((text) => specialRule(ruleOf(text)).weapon ?? []);
  return [basic, ...new Set(carried)];
}

/** FF-PARTY-16: whether nothing that it carries is of another age. */
export function suits(weapons: readonly WeaponId[], age: Age): boolean {
  return weapons.every((id) => {
    const arm = weapon(id);
    return arm.kind === 'close' || arm.periods.some((period) => period === 'any' || period === age);
  });
}

/** FF-RNG-03: those whose missiles may be of wood; things thrown by no hand never are. */
export function woodenOf(weapons: readonly WeaponId[], rules: readonly RuleText[]): readonly RangedId[] {
  const telekinetic = rules.includes('immaterial') && !rules.includes('vampire');
  if (telekinetic) return [];
  return weapons.flatMap((id) => {
    const arm = weapon(id);
    return arm.kind === 'ranged' && arm.wood ? [arm.id] : [];
  });
}

/** FF-ACT-13: what can be held; claws are always there, grenades and vials need no hand. */
export function holdable(weapons: readonly WeaponId[]): readonly WeaponId[] {
  return weapons.filter((id) => id !== 'natural' && weapon(id).kind !== 'blast');
}

export function handsFor(held: readonly WeaponId[]): number {
  return held.reduce((sum, id) => sum + weapon(id).hands, 0);
}

/** In this order: what shoots farthest, then what strikes hardest, then a blade. */
const USE: readonly WeaponId[] = [
  'chainsaw',
  'assault-rifle',
  'semi-automatic-rifle',
  'bolt-action-rifle',
  'single-chambered-rifle',
  'musket',
  'sub-machine-gun',
  'shotgun',
  'crossbow',
  'bow',
  'machine-pistol',
  'pistol',
  'antique-pistol',
  'magic-weapon',
  'silver-weapon',
  'razor',
  'heavy-weapon',
  'thrown-weapon',
  'stake',
  'hand-weapon',
];

/** FF-ACT-13: what somebody holds of whom nothing was said: as much of the most useful as two hands can. */
export function usualHand(weapons: readonly WeaponId[]): readonly WeaponId[] {
  const held: WeaponId[] = [];
  for (const id of USE)
    if (weapons.includes(id) && handsFor([...held, id]) <= HANDS && holdable([id]).length > 0) held.push(id);
  return held;
}
