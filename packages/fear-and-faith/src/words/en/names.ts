import type { Seat } from '@vedette/engine';
import { ADVANCES } from '../../data/advances.ts';
import { isSpecialRule, specialRule } from '../../data/special-rules.ts';
import { WEAPONS } from '../../data/weapons/weapons.ts';
import type { FaithState, ModelId } from '../../state.ts';

export function nameOf(s: FaithState, id: ModelId | null): string {
  if (id === null) return 'Nobody';
  const model = s.models.find((one) => one.id === id);
  if (model === undefined) return id;
  // FF-SCN-31: one counter is like the other but for its number.
  return model.conditions.faceDown === undefined ? model.name : `Counter ${model.name}`;
}

export function namesOf(s: FaithState, ids: readonly ModelId[]): string {
  return listed(ids.map((id) => nameOf(s, id)));
}

/** FF-SCN: what its scenario calls a thing; captives have no other name. */
export function tokenName({ story }: FaithState, kind: string): string {
  return story.document.tokens?.find(({ id }) => id === kind)?.name ?? plain(kind);
}

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function partyName(s: FaithState, seat: Seat): string {
  return s.parties[seat]?.name ?? `Player ${seat + 1}`;
}

/** Words for ids that are no name: modifiers, purposes, conditions. */
const SAID: Readonly<Record<string, string>> = {
  aimed: 'a careful aim',
  bitten: 'marked by what knocked it down',
  'apparently-dead': 'apparently dead',
  apparentlyDead: 'apparently dead',
  'band-2': 'middle range',
  'band-3': 'long range',
  'close-shot': 'a shot at close quarters',
  cover: 'cover',
  edge: 'the edge it comes over',
  garlic: 'armed with garlic',
  'garlic-ban-vampires': 'garlic',
  heroic: 'a hero for this turn',
  infected: 'infected',
  parting: 'and they part',
  'defending-obstacle': 'something to fight behind',
  'foe-fallen-or-transfixed': 'a helpless foe',
  'higher-position': 'the higher ground',
  'larger-size': 'size',
  outnumbered: 'the odds',
  'powerful-attack': 'a heavy blow',
  'silver-bullet': 'a silver bullet',
  'silver-knife': 'a silver knife',
  silverBullet: 'loaded with a silver bullet',
  sureFooted: 'sure of its feet',
  swapped: 'as good as somebody else',
  tricked: 'tricked out of something',
  turning: 'what it becomes',
};

/** A model by its name, anything else in words. */
export function named(s: FaithState, id: string): string {
  return s.models.find((model) => model.id === id)?.name ?? plain(id);
}

/** An id in words. */
export function plain(id: string): string {
  const known = SAID[id];
  if (known !== undefined) return known;
  const weapon = WEAPONS.find((one) => one.id === id);
  if (weapon !== undefined) return weapon.title.toLowerCase();
  if (isSpecialRule(id)) return specialRule(id).title;
  return ADVANCES.find((one) => one.id === id)?.title ?? id.replaceAll('-', ' ');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
