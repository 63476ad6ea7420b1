/** @typedef {import('./catalogue.mjs').Rule} Rule */

// `### SB-MEL-03 Title  (p.58)`: two spaces before the page, so that a title may end in brackets of its own.
const HEADING = /^##+ +(?<id>[A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z]*\d+) +(?<title>.*?)(?: {2,}\((?<page>.+)\))? *$/;
// Switches stand in a table: `| FF-OPT-01 | `name` | effect | rule |`.
const ROW = /^\| *(?<id>[A-Z]{2}(?:-[A-Z0-9]+)*-\d+) *\| *`(?<title>[^`]+)`/;

/**
 * The rules of a catalogue's text, in its order. Headings of chapters (`## SB-GEN General`) are no rules.
 * @param {string} text
 * @returns {Rule[]}
 */
export function rulesIn(text) {
  return text.split('\n').flatMap((line) => {
    const groups = (HEADING.exec(line) ?? ROW.exec(line))?.groups;
    if (!groups?.['id']) return [];
    return [{ id: groups['id'], title: (groups['title'] ?? '').trim(), page: groups['page'] ?? null }];
  });
}
