/** Words that everybody uses and nobody asks for. */
const IDLE = new Set(
  'a about again all am an and any are as at be been before being but by can cannot could did do does done each else far for from get gets getting give go goes going got had happen happens has have having he her him his how i if in into is it its just let long make makes many may me might mine much must my need needs next no not of off on once one only or other our out over should so some take takes than that the their them then there they this through to too under up us use very was we were what when where which while who whom whose why will with work works would you your'.split(
    ' ',
  ),
);

/** Endings that make no other word, longest first, and what is left in their place. */
const ENDINGS = [
  ['ings', ''],
  ['ies', 'y'],
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

function stem(word: string): string {
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
};
