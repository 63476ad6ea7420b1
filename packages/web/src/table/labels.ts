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

/**
 * Labels that can be read, between the top and the foot of the sheet: below if there is room, else above,
 * else not at all.
 */
export function readable(
  labels: readonly Label[],
  height: number,
  { top, foot }: { readonly top: number; readonly foot: number },
  /** What they must not be written over. */
  rounds: readonly { readonly x: number; readonly y: number; readonly radius: number }[] = [],
): readonly Written[] {
  const written: Written[] = [];
  for (const { words, x, below, above } of labels) {
    const free = [below, above].find(
      (y) =>
        y - height >= top &&
        y <= foot &&
        written.every((other) => !overlap({ words, x, y }, other, height)) &&
        rounds.every((round) => !lies({ words, x, y }, round, height)),
    );
    if (free !== undefined) written.push({ words, x, y: free });
  }
  return written;
}

function overlap(one: Written, other: Written, height: number): boolean {
  const wide = ((one.words.length + other.words.length) / 2 + 1) * LETTER * height;
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < height * 1.1;
}

/** Whether words lie over something round. */
function lies(
  { words, x, y }: Written,
  round: { readonly x: number; readonly y: number; readonly radius: number },
  height: number,
): boolean {
  const half = (words.length * LETTER * height) / 2;
  const away = {
    x: Math.max(0, Math.abs(round.x - x) - half),
    y: Math.max(0, y - height * 0.8 - round.y, round.y - y),
  };
  return Math.hypot(away.x, away.y) < round.radius * 0.9;
}
