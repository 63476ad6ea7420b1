import { type Settings, settings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import type { Words } from '../words/words.ts';

/** Words of the table that have a key. */
const ASKING = {
  orders: 'o',
  enemy: 'n',
  friends: 'j',
  where: 'w',
  ground: 't',
  clues: 'k',
  cover: 'h',
  seen: 'y',
  scan: 'b',
  why: 'q',
  since: ';',
  more: 'x',
  score: ',',
  fate: '.',
  help: '?',
} as const;
type AskingKey = keyof typeof ASKING;

/** What single keys do beside answering, in every game alike. */
export const EAR_KEYS = { field: '/', map: 'u', repeat: 'p', back: 'z', ...ASKING } as const;
export type EarKey = keyof typeof EAR_KEYS;

type Letters = Words['decide']['letters'];
/** What can be done by a letter of its own. */
type DeedKey = { [K in keyof Letters]: Letters[K] extends null ? never : K }[keyof Letters];

type Keys = Pick<Settings, 'keys' | 'keysOff'>;

export const isAsking = (id: EarKey): id is AskingKey => id in ASKING;

/** The key of it: as it came, or as somebody has changed it; none where they are off. */
export function keyOf(id: EarKey, { keys, keysOff }: Keys = settings()): string | null {
  if (keysOff && id !== 'back') return null;
  return keys[id] ?? EAR_KEYS[id];
}

const inSettings = (deed: keyof Letters): string => `deed-${deed}`;

/** Deeds that have a letter. */
function deedKeys(): readonly DeedKey[] {
  const { letters } = say.decide;
  return (Object.keys(letters) as (keyof Letters)[]).filter(
    (deed): deed is DeedKey => letters[deed] !== null,
  );
}

/** The letter of a deed, as buttons show it: as it came, or as somebody has changed it; none where they are off. */
export function letterOf(deed: keyof Letters, { keys, keysOff }: Keys = settings()): string | null {
  const letter = keys[inSettings(deed)] ?? say.decide.letters[deed];
  return keysOff || letter === null || letter === '' ? null : letter.toUpperCase();
}

/** The deed that a key stands for. */
export function pressedDeed(key: string): DeedKey | null {
  return deedKeys().find((deed) => letterOf(deed) === key.toUpperCase()) ?? null;
}

/** What single keys mean, with their names: to be listed, changed or printed. */
export function everyKey(
  chosen: Keys = settings(),
): readonly { readonly id: string; readonly name: string; readonly key: string | null }[] {
  const { names } = say.ear.keys;
  return [
    ...deedKeys().map((deed) => ({
      id: inSettings(deed),
      name: say.ear.keys.deeds[deed],
      key: letterOf(deed, chosen)?.toLowerCase() ?? null,
    })),
    ...(Object.keys(EAR_KEYS) as EarKey[]).map((id) => ({ id, name: names[id], key: keyOf(id, chosen) })),
  ];
}

/** The keys of the settings with another for one of them; whatever had it before has none. */
export function withKey(id: string, key: string, chosen: Keys = settings()): Settings['keys'] {
  const taken = everyKey({ keys: chosen.keys, keysOff: false }).filter(
    (one) => key !== '' && one.id !== id && one.key === key,
  );
  return { ...chosen.keys, ...Object.fromEntries(taken.map((one) => [one.id, ''])), [id]: key };
}

/** What a key that was pressed stands for; taking back needs Ctrl or Cmd. */
export function pressedKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): EarKey | null {
  const held = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  const key = event.key.toLowerCase();
  if (held) return !event.shiftKey && keyOf('back') === key ? 'back' : null;
  const found = (Object.keys(EAR_KEYS) as EarKey[]).find((id) => id !== 'back' && keyOf(id) === key);
  return found ?? null;
}
