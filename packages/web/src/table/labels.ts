/** Words that may stand below or above what they name; `x` is their middle. */
export interface Label {
  readonly words: string;
  readonly x: number;
  /** Where their foot would be. */
  readonly below: number;
  readonly above: number;
}

interface Written {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** A letter is about so wide for its height. */
const LETTER = 0.52;

/** Labels that can be read, between the top and the foot of the sheet: below if there is room, else above, else not at all. */
export function readable(
  labels: readonly Label[],
  height: number,
  { top, foot }: { readonly top: number; readonly foot: number },
): readonly Written[] {
  const written: Written[] = [];
  for (const { words, x, below, above } of labels) {
    const free = [below, above].find(
      (y) =>
        y - height >= top && y <= foot && written.every((other) => !overlap({ words, x, y }, other, height)),
    );
    if (free !== undefined) written.push({ words, x, y: free });
  }
  return written;
}

function overlap(one: Written, other: Written, height: number): boolean {
  const wide = ((one.words.length + other.words.length) / 2 + 1) * LETTER * height;
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < height * 1.1;
}
