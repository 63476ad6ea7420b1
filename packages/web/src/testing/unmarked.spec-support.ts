import type { Page } from 'playwright-core';

/** What a page says, and where. */
interface Said {
  readonly where: string;
  readonly text: string;
}

/** Everything that a page says (letters on a counter or at the end of a way are signs), whether seen or read aloud: its texts, in one piece where links cut them up, and attributes. */
export const saidBy = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => {
    const BLOCKS =
      'p, li, h1, h2, h3, h4, td, th, dt, dd, button, label, summary, figcaption, option, output, legend, div, section, span.sheet-title, text, title, a';
    const ATTRIBUTES = [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'aria-description',
      'title',
      'alt',
      'placeholder',
      'label',
    ];
    const placeOf = (element: Element): string => {
      const path: string[] = [];
      for (let one: Element | null = element; one !== null && path.length < 4; one = one.parentElement)
        path.unshift(
          `${one.tagName.toLowerCase()}${one.classList[0] === undefined ? '' : `.${one.classList[0]}`}`,
        );
      return path.join(' ');
    };
    const said: { where: string; text: string }[] = [{ where: 'document', text: document.title }];
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (parent.closest('script, style, noscript, textarea, code, .counter .mark, .way-letter') !== null)
        continue;
      // What links cut up belongs together, words of the log that can be looked up too; what stands in blocks does not.
      const inline = parent.closest('a, .word-link');
      const block = (inline?.parentElement ?? parent).closest(BLOCKS) ?? parent;
      blocks.set(block, `${blocks.get(block) ?? ''} ${node.textContent ?? ''}`);
    }
    for (const [block, text] of blocks) said.push({ where: placeOf(block), text });
    for (const element of document.querySelectorAll('body *'))
      for (const name of ATTRIBUTES) {
        const text = element.getAttribute(name);
        if (text !== null) said.push({ where: `${placeOf(element)} @${name}`, text });
      }
    return said;
  });

/** What stands outside of all marks. */
function outside(text: string): string {
  let depth = 0;
  let left = '';
  for (const letter of text) {
    if (letter === '⟦') depth++;
    else if (letter === '⟧') {
      depth = Math.max(0, depth - 1);
      left += ' ';
    } else if (depth === 0) left += letter;
  }
  return left;
}

/** Ids of rules, as "SB-SHT-08" or "DU-09.R2"; dice such as "D10"; sizes of paper; dates, which the browser writes. */
const NO_WORDS =
  /\b[A-Z]{2}[-‑][A-Z\d]+(?:[-‑.][A-Z\d]+)*\b|\bD\d+\b|\bA4\b|\b[A-Z][a-z]{2} \d+, \d{4}, \d+:\d+\s[AP]M\b/g;

const LETTER = /\p{L}/u;

/** What of it no language has said, besides names that somebody gave. */
export function unmarked(text: string, names: readonly string[]): string | null {
  let left = outside(text);
  // Nearly everything is said whole, and then there is no name to look for.
  if (!LETTER.test(left)) return null;
  for (const name of names) left = left.replaceAll(name, ' ');
  left = left.replaceAll(NO_WORDS, ' ');
  return LETTER.test(left) ? left.replaceAll(/\s+/g, ' ').trim() : null;
}
