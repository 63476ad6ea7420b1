/** FNV-1a over UTF-16 units: small, and the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The unsteadiness of the hand that drew it. */
export interface Hand {
  /** A number from 0 up to 1. */
  next(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A number from `-reach` up to `reach`. */
  shake(reach: number): number;
}

/** The same id always gives the same hand, so a map never changes between drawings. */
export function handOf(id: string): Hand {
  let state = hashOf(id);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    shake: (reach) => (next() * 2 - 1) * reach,
  };
}
