import type { Seat } from '@vedette/engine';
import { ADVANCES } from '../../data/advances.ts';
import { PROFILES, SPECIAL_PROFILES } from '../../data/profiles/profiles.ts';
import { isSpecialRule, specialRule } from '../../data/special-rules.ts';
import { WEAPONS } from '../../data/weapons/weapons.ts';
import type { Modifier } from '../../events.ts';
import type { FaithState, ModelId } from '../../state.ts';
import { attackWords, conditionWords, craftWords, deedWords, dieWords, modifierWords } from './said.ts';

export function nameOf(s: FaithState, id: ModelId | null): string {
  if (id === null) return 'Nobody';
  return s.models.find((model) => model.id === id)?.name ?? id;
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

const SAID: Readonly<Record<string, string>> = {
  ...deedWords,
  ...craftWords,
  ...attackWords,
  ...dieWords,
  ...conditionWords,
  ...modifierWords,
};

/** The words of an id of ours; null: it has none, since somebody else has written it. */
export function saidOf(id: string): string | null {
  if (Object.hasOwn(SAID, id)) return SAID[id]!;
  const weapon = WEAPONS.find((one) => one.id === id);
  if (weapon !== undefined) return weapon.title.toLowerCase();
  if (isSpecialRule(id)) return specialRule(id).title;
  return ADVANCES.find((one) => one.id === id)?.title ?? PROFILE_TITLES.get(id) ?? null;
}

/** A model by its name, anything else in words. */
export function named(s: FaithState, id: string): string {
  return s.models.find((model) => model.id === id)?.name ?? plain(id);
}

const PROFILE_TITLES: ReadonlyMap<string, string> = new Map(
  [...PROFILES, ...SPECIAL_PROFILES].map(({ id, title }) => [id, title]),
);

/** An id in words; what a scenario calls its doors and rooms is spelled out. */
export function plain(id: string): string {
  return saidOf(id) ?? id.replaceAll('-', ' ');
}

/** What a roll was changed by. */
export function modifierOf(by: Modifier['by']): string {
  return saidOf(by) ?? by;
}

/** What somebody did. */
export function deedOf(action: string): string {
  return deedWords[action] ?? plain(action);
}

/** What was declared before the dice: an art, and whom or what it is for. */
export function declarationOf(s: FaithState, declared: string): string {
  return declared
    .split('/')
    .map((part) =>
      s.models.some(({ id }) => id === part) ? nameOf(s, part) : (craftWords[part] ?? plain(part)),
    )
    .join(', ');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
