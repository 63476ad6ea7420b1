import { type Damage, ITEMS, type Item } from '@vedette/silver-bayonet/library';
import type { MusteredItem } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { ownOf } from '../words/own-of.ts';
import { ITEM_REMINDERS } from '../words/reminders.ts';

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
    title: item?.title ?? id,
    upgrades: upgrades.map((upgrade) => ITEMS.find((known) => known.id === upgrade)?.title ?? upgrade),
    words: [
      item === undefined ? '' : numbersOf(item),
      ...upgrades.map((upgrade) => ownOf(ITEM_REMINDERS, upgrade) ?? ''),
    ]
      .filter((words) => words !== '')
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
    if (shot.modifier !== 0) facts.push(en.muster.arms.toHit(signed(shot.modifier)));
    if (shot.targets > 1) facts.push(en.muster.arms.targets(shot.targets));
    if (shot.loading === 'once') facts.push(en.muster.arms.once);
    parts.push(facts.join(', '));
  }
  if (melee !== undefined) {
    const words = damageWords(melee.damage);
    parts.push(shot === undefined ? words : en.muster.arms.inHand(words));
  }
  if (armour !== undefined) {
    const facts = [en.muster.arms.armour(armour.level)];
    if (!armour.againstFirearms) facts.push(en.muster.arms.notFirearms);
    if (armour.speed !== 0) facts.push(en.muster.arms.speed(signed(armour.speed)));
    parts.push(facts.join(', '));
  }
  return parts.length > 0 ? parts.join('; ') : (ITEM_REMINDERS[item.id] ?? '');
}

function damageWords({ die, modifier }: Damage): string {
  const name = en.muster.arms[die];
  return modifier === 0 ? name : `${name} ${signed(modifier)}`;
}

/** "+1", "−1", "+0": a true minus, as printed. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
