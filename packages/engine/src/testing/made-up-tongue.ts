import type { Locale, Spoken } from '../kernel/tongue.ts';

const OPEN = '⟦';
const CLOSE = '⟧';

/**
 * The same thing in a tongue that nobody speaks: every text that comes out of its words stands between marks. Whatever
 * is shown without them did not go through the words.
 */
export function inMadeUpTongue<Said>(thing: Spoken<Said>): Spoken<Said> {
  const said = thing.reworded(marked);
  return { locales: ['x-made-up' satisfies Locale], in: () => said, reworded: () => said };
}

/** Whether all of a text stands between marks; a text without a letter says nothing. */
export function isMarked(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === OPEN) depth++;
    else if (sign === CLOSE) depth--;
    else if (depth === 0 && /\p{L}/u.test(sign)) return false;
  }
  return true;
}

/** The text as it is without marks. */
export function unmarked(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

/** Words with every text in them marked, and every text that their functions make. */
export function marked<Words>(words: Words): Words {
  return mark(words) as Words;
}

function mark(part: unknown): unknown {
  if (typeof part === 'string') return part === '' ? part : `${OPEN}${part}${CLOSE}`;
  if (typeof part === 'function') {
    const say = part as (...about: unknown[]) => unknown;
    return (...about: unknown[]) => mark(say(...about));
  }
  if (Array.isArray(part)) return part.map(mark);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mark(inner)]));
}
