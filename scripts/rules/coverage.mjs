import { titlesIn } from './titles.mjs';

/**
 * @typedef {import('./catalogue.mjs').Catalogue} Catalogue
 * @typedef {{ file: string, line: number, title: string }} Place
 * @typedef {{ tests: Map<string, Place[]>, unknown: (Place & { id: string })[] }} Findings
 *   tests: rule id to the tests that name it; unknown: ids in titles that no catalogue has
 * @typedef {{ total: number, covered: number, definitions: number, missing: string[] }} Summary
 */

/**
 * Finds the rule ids that the specs' titles name.
 * @param {readonly Catalogue[]} catalogues
 * @param {readonly { file: string, source: string }[]} specs
 * @returns {Findings}
 */
export function findRules(catalogues, specs) {
  const known = new Set(catalogues.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const named = idReader(known);
  /** @type {Findings} */
  const findings = { tests: new Map(), unknown: [] };
  for (const { file, source } of specs) {
    for (const { title, own, line, counts, kind } of titlesIn(file, source)) {
      for (const id of named(title, own)) {
        if (!known.has(id)) {
          // A test repeats its groups' titles, which were read before it.
          const told = findings.unknown.some((place) => place.id === id && place.file === file);
          if (!told) findings.unknown.push({ id, file, line, title });
        } else if (counts && kind === 'test') {
          const places = findings.tests.get(id) ?? [];
          places.push({ file, line, title });
          findings.tests.set(id, places);
        }
      }
    }
  }
  return findings;
}

/**
 * @param {Catalogue} catalogue
 * @param {Findings} findings
 * @returns {Summary}
 */
export function summarize({ rules, definitions }, { tests }) {
  const untested = rules.map(({ id }) => id).filter((id) => !tests.has(id));
  const missing = untested.filter((id) => !(id in definitions));
  return {
    total: rules.length,
    covered: rules.length - untested.length,
    definitions: untested.length - missing.length,
    missing,
  };
}

// A rule id by its look, whatever its first letters: `XX-…-01`.
const LEADING = /^[A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z]*\d+(?![\w-])/;

/**
 * A function that lists the ids in a title, whole: `SB-MOV-12.R2` gives SB-MOV-12. Names of chapters (`SB-MOV`)
 * are no ids. With first letters that no catalogue has, only what a test's own title begins with is taken for one.
 * @param {ReadonlySet<string>} known
 */
function idReader(known) {
  const ids = [...known];
  const prefixes = [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))];
  const chapters = new Set(ids.flatMap(startsOf).filter((start) => !known.has(start)));
  const pattern = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-[\\w-]+`, 'g');
  /** @type {(title: string, own: string) => string[]} */
  return (title, own) => {
    const words =
      prefixes.length === 0 ? [] : [...title.matchAll(pattern)].map(([word]) => word.replace(/-+$/, ''));
    const strange = (LEADING.exec(own) ?? []).filter((id) => !prefixes.includes(id.slice(0, 2)));
    return [...new Set([...words, ...strange])].filter((word) => !chapters.has(word));
  };
}

/**
 * The shorter names an id begins with: SB-SCN-01-02 gives SB, SB-SCN, SB-SCN-01.
 * @param {string} id
 */
function startsOf(id) {
  const parts = id.split('-');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('-'));
}
