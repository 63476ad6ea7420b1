/** Odds of more letters stand below the words, not beside them. */
const BRIEF_ODDS = 20;

/** So many letters have room in one line, beside a die and a key. */
const LINE = 34;

/** Whether an answer's odds get a line of their own: beside its words they would be broken into pieces. */
export function standBelow(words: string, odds: string): boolean {
  return odds.length > BRIEF_ODDS || words.length + odds.length > LINE;
}
