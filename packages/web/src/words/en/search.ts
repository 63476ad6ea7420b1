import { IRREGULAR, SYNONYMS, TURNS } from './alike.ts';

/** Words that everybody uses and nobody asks for. */
const IDLE = new Set(
  'a about actually again all allowed also am an already always and any anybody anyone anything are as at be become becomes been because before being but by can cannot cant could did do does doesnt done dont each else ever far for from get gets getting give go goes going got guy guys had happen happens has have having he her him his how i if im in into is it its just let long make makes many may maybe me mean means might mine much must my need needs next no not now of off on once one only or other our out over people possible really same say should so some somebody someone something still take takes than that the theirs their them then there they thing things this through to too under up us use useful very way want wants was we were what whats when where which while who whom whose why will with wont work works would yet you your yours'.split(
    ' ',
  ),
);

/** What is asked by whoever means a thing of such a shelf, by its name. */
const ASKED: Readonly<Record<string, (name: string) => readonly string[]>> = {
  monsters: (name) => [
    `what does a ${name} do next`,
    `how do I kill a ${name}`,
    `can a ${name} be hurt by normal bullets`,
    `what weapons hurt a ${name}`,
    `what can a ${name} do`,
    `stats of a ${name}`,
  ],
  soldiers: (name) => [`what can a ${name} do`, `stats of a ${name}`],
  armoury: (name) => [
    `what does a ${name} do`,
    `how far does a ${name} shoot`,
    `range of a ${name}`,
    `damage of a ${name}`,
  ],
  attributes: (name) => [`what does ${name} do`, `how does ${name} work`],
};

/** Endings that make another kind of word of the same meaning: "movement", "darkness". */
const KINDS_OF_WORD = ['ments', 'ment', 'ness', 'ions', 'ion', 'ly'] as const;

/** Endings that make no other word, longest first, and what is left in their place. */
const ENDINGS = [
  ['ings', ''],
  ['iest', 'y'],
  ['iers', 'y'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ier', 'y'],
  ['ing', ''],
  ['ers', ''],
  ['ed', ''],
  ['er', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
] as const;

/** What is left of a word must still be one. */
const SHORTEST = 3;

function withoutKind(word: string): string {
  const ending = KINDS_OF_WORD.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function stem(bent: string): string {
  const word = withoutKind(IRREGULAR.get(bent) ?? bent);
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const left = word.slice(0, word.length - ending.length) + instead;
    if (left.length < SHORTEST) continue;
    // "running", "stopped": a letter that was doubled before the ending.
    const doubled = ending.length > 1 && /([b-df-hj-np-tv-z])\1$/.test(left) && !/(?:ll|ss)$/.test(left);
    return doubled ? left.slice(0, -1) : left;
  }
  return word;
}

/** How questions are read, in English. */
export const search = {
  isIdle: (word: string): boolean => IDLE.has(word),
  /** A word without what bends it: "shooting", "shoots" and "shoot" are one. */
  stem,
  synonyms: SYNONYMS,
  turns: TURNS,
  /** Questions about a thing, by the shelf that it is on. */
  askedOf: (shelf: string, name: string): readonly string[] =>
    Object.hasOwn(ASKED, shelf) ? ASKED[shelf]!(name) : [],
};
