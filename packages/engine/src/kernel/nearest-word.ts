/** Enough of a word to recognise it by. */
export const LONGEST_WORD = 60;

export function shortened(word: string): string {
  return word.length <= LONGEST_WORD ? word : `${word.slice(0, LONGEST_WORD)}…`;
}

/** The word somebody most likely meant, capitals or not; null when none is near, or it is longer than any word. */
export function nearestWord(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST_WORD) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.round(written.length * 0.4)) + 1;
  for (const word of known) {
    if (Math.abs(word.length - written.length) >= least) continue;
    const steps = stepsBetween(written.toLowerCase(), word.toLowerCase());
    if (steps < least) {
      least = steps;
      best = word;
    }
  }
  return best;
}

/** So many words, those that look most like it first; none is compared with what is longer than any word. */
export function nearestWords(written: string, known: readonly string[], most: number): readonly string[] {
  if (written.length > LONGEST_WORD) return known.slice(0, most);
  const far = new Map(
    known.map((word) => [word, stepsBetween(written, word) / Math.max(written.length, word.length)]),
  );
  return known.toSorted((a, b) => far.get(a)! - far.get(b)!).slice(0, most);
}

/** Letters to add, drop or change to come from one word to the other. */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
