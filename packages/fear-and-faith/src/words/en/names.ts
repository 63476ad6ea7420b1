import type { Seat } from '@vedette/engine';
import { ADVANCES } from '../../data/advances.ts';
import { PROFILES, SPECIAL_PROFILES } from '../../data/profiles/profiles.ts';
import { isSpecialRule, specialRule } from '../../data/special-rules.ts';
import { WEAPONS } from '../../data/weapons/weapons.ts';
import type { Modifier } from '../../events.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import type { FaithState, ModelId } from '../../state.ts';
import { attackWords, conditionWords, craftWords, deedWords, dieWords, modifierWords } from './said.ts';

export function nameOf(s: FaithState, id: ModelId | null): string {
  if (id === null) return 'Nobody';
  const model = s.models.find((one) => one.id === id);
  if (model === undefined) return id;
  // FF-SCN-31: one counter is like the other but for its number.
  if (model.conditions.faceDown !== undefined) return `Counter ${model.name}`;
  return called(
    spoken(
      model.name,
      s.models.map(({ name }) => name),
    ),
  );
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** One of several of a kind: "A guest who stayed for supper 2" is a second guest who stayed for supper. */
export function called(name: string): string {
  const [, article, kind, number] = /^(An?|The) (.+) (\d+)$/.exec(name) ?? [];
  const ordinal = ORDINALS[Number(number) - 1];
  if (article === undefined || ordinal === undefined) return name;
  return `${article === 'The' ? 'The' : ordinal === 'eighth' ? 'An' : 'A'} ${ordinal} ${kind}`;
}

/**
 * A name as it goes into a sentence: "Pa, buried in ’61" is Pa there, unless somebody else goes by that. With a comma in
 * it, nobody could tell where the name ends.
 */
function spoken(name: string, all: readonly string[]): string {
  const end = name.lastIndexOf(',');
  const short = name.slice(0, Math.max(0, end)).trim();
  if (short === '') return name;
  const shared = all.some((other) => other !== name && (other === short || other.startsWith(`${short},`)));
  return shared ? name : short;
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
  const party = s.parties[seat];
  if (party === undefined) return `Player ${seat + 1}`;
  return spoken(
    party.name,
    s.parties.map(({ name }) => name),
  );
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

/** A model by its name, a door or room as its scenario calls it, anything else in words. */
export function named(s: FaithState, id: string): string {
  return s.models.some((model) => model.id === id) ? nameOf(s, id) : sceneryName(s, id);
}

/** FF-SET-15, FF-MOV-08: a door, room or piece as its scenario calls it; who gave it no name has its id spelled out. */
export function sceneryName({ story }: FaithState, id: string): string {
  const { doors, rooms, terrain } = groundOf(story);
  return [...doors, ...rooms, ...terrain].find((one) => one.id === id)?.name ?? plain(id);
}

const PROFILE_TITLES: ReadonlyMap<string, string> = new Map(
  [...PROFILES, ...SPECIAL_PROFILES].map(({ id, title }) => [id, title]),
);

/** An id in words. */
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
