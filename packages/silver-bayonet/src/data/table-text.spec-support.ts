import { item } from './armoury/armoury.ts';
import { parseAttribute, readReduction } from './attribute-text.ts';
import { attribute } from './attributes.ts';
import type { MonsterType } from './monsters/monster.ts';
import { NATIONS } from './nations.ts';
import type { SoldierType } from './soldiers.ts';
import type { Stats } from './stats.ts';

/** Data in the words of the catalogue's tables, so that a spec can hold the tables as they are printed. */
export function statsText({ speed, melee, accuracy, defence, courage, health }: Stats): string {
  const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
  return `${speed} ${signed(melee)} ${signed(accuracy)} ${defence} ${signed(courage)} ${health}`;
}

function attributesText(texts: readonly string[]): string {
  return texts.length === 0 ? '-' : texts.map(attributeText).join(', ');
}

function attributeText(text: string): string {
  const { id, args } = parseAttribute(text);
  const { title } = attribute(id);
  if (args.length === 0) return title;
  const words = args.map((word) => word.replaceAll('-', ' ')).join(', ');
  if (id === 'damage-reduction') {
    const { value, against } = readReduction(args.join('/'));
    return against === 'any' ? `${title} ${value}` : `${title} ${value} against ${against}`;
  }
  if (id === 'spells') return `${title} (${words.replace('curse', 'Curse')} only)`;
  return Number.isNaN(Number(words)) ? `${title} (${words})` : `${title} ${words}`;
}

function equipmentText(sets: SoldierType['equipment']): string {
  return sets === 'slots' ? 'slots' : sets.map(setText).join(' / or ');
}

function setText(set: readonly string[]): string {
  if (set.length === 1 && set[0] === 'natural-weapons') return 'natural';
  const once = [...new Set(set)];
  return once
    .map((id) => {
      const count = set.filter((other) => other === id).length;
      return count === 1 ? item(id).title : `${count} x ${item(id).title}`;
    })
    .join(' + ');
}

export function soldierRow(type: SoldierType): string {
  const all = type.nations.length === NATIONS.length;
  const nations = NATIONS.filter(({ id }) => type.nations.includes(id)).map(({ title }) => title);
  const attributes = type.choosesAttribute === true ? 'any one (O)' : attributesText(type.attributes);
  return [
    type.title,
    statsText(type.stats),
    type.cost,
    all ? 'all' : nations.join(', '),
    attributes,
    equipmentText(type.equipment),
  ].join(' | ');
}

export function monsterRow(type: MonsterType): string {
  const { min, max } = type.xp;
  const xp = min === max ? `${min}` : `${min} or ${max}`;
  return [
    type.title,
    statsText(type.stats),
    xp,
    attributesText(type.attributes),
    equipmentText(type.equipment),
  ].join(' | ');
}
