import type { EntryFact, EntryItem, Ref } from '@vedette/engine';
import { NATIONS } from '../data/nations.ts';
import type { Stats } from '../data/stats.ts';
import type { LibraryText } from '../words/library.ts';

function attributeRef({ titles }: LibraryText, id: string): Ref {
  return { shelf: 'attributes', id, title: titles.attribute(id) };
}

/** "damage-reduction:4/shooting" as it stands on a sheet: its entry, what it comes with, what it means. */
export function attributeItem(words: LibraryText, text: string): EntryItem {
  const [id = '', argument] = text.split(':');
  const to = attributeRef(words, id);
  const meaning = words.meanings.attribute[id] ?? '';
  if (argument === undefined) return { to, text: meaning };
  const named = argument.split('/').map(words.term).join(', ');
  return { to, title: `${to.title} (${named})`, text: meaning };
}

export function itemItem({ titles, meanings }: LibraryText, id: string): EntryItem {
  return { to: { shelf: 'armoury', id, title: titles.item(id) }, text: meanings.item[id] ?? '' };
}

export function monsterRef({ titles }: LibraryText, id: string): Ref {
  return { shelf: 'monsters', id, title: titles.monster(id) };
}

export function soldierRef({ titles }: LibraryText, id: string): Ref {
  return { shelf: 'soldiers', id, title: titles.soldier(id) };
}

/** In the order of the books. */
export function nationNames({ titles }: LibraryText, ids: readonly string[]): readonly string[] {
  return NATIONS.filter(({ id }) => ids.includes(id)).map(({ id }) => titles.nation(id));
}

/** In the order in which the books print it; what is added to dice has its sign. */
export function statLine(
  { stats, signed }: LibraryText,
  { speed, melee, accuracy, defence, courage, health }: Stats,
): readonly EntryFact[] {
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
export function gearItems(words: LibraryText, set: readonly string[]): readonly EntryItem[] {
  return [...new Set(set)].map((id) => {
    const count = set.filter((other) => other === id).length;
    const item = itemItem(words, id);
    return count === 1 ? item : { ...item, title: `${words.titles.item(id)} × ${count}` };
  });
}
