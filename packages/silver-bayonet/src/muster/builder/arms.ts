import { ITEMS } from '../../data/armoury/armoury.ts';
import type { Damage, Item } from '../../data/armoury/item.ts';
import type { MusteredItem } from '../mustered.ts';
import { words } from './words.ts';

/** A piece of equipment as a sheet has it. */
export interface ArmsLine {
  readonly title: string;
  /** What has been put on it. */
  readonly upgrades: readonly string[];
  /** Its numbers, or what it is for. */
  readonly words: string;
  /** A gun, with a box to tick. */
  readonly loads: boolean;
}

export function armsLine({ id, upgrades }: MusteredItem): ArmsLine {
  const item = ITEMS.find((known) => known.id === id);
  return {
    title: itemTitle(id),
    upgrades: upgrades.map(itemTitle),
    words: [item === undefined ? '' : numbersOf(item), ...upgrades.map(words.itemReminder)]
      .filter((part) => part !== '')
      .join('; '),
    loads: item?.shot !== undefined && item.shot.loading !== 'always',
  };
}

/** "24″ Power; in hand Power", "Armour 1, Speed −1". */
export function numbersOf(item: Item): string {
  const { shot, melee, armour } = item;
  const parts: string[] = [];
  if (shot !== undefined) {
    const facts = [`${shot.range}″ ${shot.damage === null ? '' : damageWords(shot.damage)}`.trim()];
    if (shot.modifier !== 0) facts.push(words.arms.toHit(signed(shot.modifier)));
    if (shot.targets > 1) facts.push(words.arms.targets(shot.targets));
    if (shot.loading === 'once') facts.push(words.arms.once);
    parts.push(facts.join(', '));
  }
  if (melee !== undefined) {
    const damage = damageWords(melee.damage);
    parts.push(shot === undefined ? damage : words.arms.inHand(damage));
  }
  if (armour !== undefined) {
    const facts = [words.arms.armour(armour.level)];
    if (!armour.againstFirearms) facts.push(words.arms.notFirearms);
    if (armour.speed !== 0) facts.push(words.arms.speed(signed(armour.speed)));
    parts.push(facts.join(', '));
  }
  return parts.length > 0 ? parts.join('; ') : words.itemReminder(item.id);
}

function damageWords({ die, modifier }: Damage): string {
  const name = words.dice[die];
  return modifier === 0 ? name : `${name} ${signed(modifier)}`;
}

export function itemTitle(id: string): string {
  return words.itemTitle(id);
}

/** "+1", "−1", "+0": a true minus, as printed. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
