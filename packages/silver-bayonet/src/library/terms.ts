import type { EntryFact, EntryItem, Ref } from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import { ATTRIBUTES } from '../data/attributes.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { NATIONS } from '../data/nations.ts';
import type { Stats } from '../data/stats.ts';
import { ATTRIBUTE_MEANINGS, ITEM_MEANINGS } from './meanings.ts';
import { libraryWords, signed } from './words.ts';

const plain = (id: string): string => id.replaceAll('-', ' ');

export function attributeRef(id: string): Ref {
  const title = ATTRIBUTES.find((attribute) => attribute.id === id)?.title ?? plain(id);
  return { shelf: 'attributes', id, title };
}

/** "damage-reduction:4/shooting" as it stands on a sheet: its entry, what it comes with, what it means. */
export function attributeItem(text: string): EntryItem {
  const [id = '', argument] = text.split(':');
  const to = attributeRef(id);
  const meaning = ATTRIBUTE_MEANINGS[id] ?? '';
  if (argument === undefined) return { to, text: meaning };
  return { to, title: `${to.title} (${argument.split('/').map(plain).join(', ')})`, text: meaning };
}

export function itemTitle(id: string): string {
  return ITEMS.find((item) => item.id === id)?.title ?? plain(id);
}

export function itemItem(id: string): EntryItem {
  return {
    to: { shelf: 'armoury', id, title: itemTitle(id) },
    text: ITEM_MEANINGS[id] ?? '',
  };
}

export function monsterRef(id: string): Ref {
  const title = MONSTER_TYPES.find((type) => type.id === id)?.title ?? plain(id);
  return { shelf: 'monsters', id, title };
}

export function nationNames(ids: readonly string[]): readonly string[] {
  return NATIONS.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}

/** In the order in which the books print it; what is added to dice has its sign. */
export function statLine({ speed, melee, accuracy, defence, courage, health }: Stats): readonly EntryFact[] {
  const { stats } = libraryWords;
  return [
    { label: stats.speed, text: `${speed}` },
    { label: stats.melee, text: signed(melee) },
    { label: stats.accuracy, text: signed(accuracy) },
    { label: stats.defence, text: `${defence}` },
    { label: stats.courage, text: signed(courage) },
    { label: stats.health, text: `${health}` },
  ];
}

/** Several equal things are counted. */
export function gearItems(set: readonly string[]): readonly EntryItem[] {
  return [...new Set(set)].map((id) => {
    const count = set.filter((other) => other === id).length;
    const item = itemItem(id);
    return count === 1 ? item : { ...item, title: `${itemTitle(id)} × ${count}` };
  });
}
