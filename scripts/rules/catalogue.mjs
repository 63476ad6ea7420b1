import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/fail.mjs';

/**
 * @typedef {{ id: string, title: string, page: string | null, own?: true }} Rule
 *   own: it stands in the rules.md of the ruleset's package; the others come from a catalogue that lies elsewhere
 * @typedef {{ ruleset: string, rules: Rule[], definitions: Record<string, string> }} Catalogue
 *   definitions: ids that only define a word, so that no test can fail on them, each with the reason
 */

const DEFINITIONS = '.definitions.json';

/**
 * Reads every catalogue of a folder and checks it.
 * @param {string} folder
 * @returns {Catalogue[]}
 */
export function readCatalogues(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.endsWith(DEFINITIONS));
  return files.sort().map((file) => {
    const ruleset = file.slice(0, -'.json'.length);
    const definitions = join(folder, ruleset + DEFINITIONS);
    const catalogue = {
      ruleset,
      rules: JSON.parse(readFileSync(join(folder, file), 'utf8')),
      definitions: existsSync(definitions) ? JSON.parse(readFileSync(definitions, 'utf8')) : {},
    };
    check(catalogue);
    return catalogue;
  });
}

/**
 * A ruleset's rules with those of its package after those from elsewhere. Where the catalogue elsewhere is not at hand,
 * in a bare clone, what is known of it stays: a package adds rules and takes none away.
 * @param {readonly Rule[]} known what was written down the last time
 * @param {readonly Rule[] | null} elsewhere
 * @param {readonly Rule[]} own
 * @returns {Rule[]}
 */
export function joined(known, elsewhere, own) {
  const book = elsewhere ?? known.filter((rule) => rule.own === undefined);
  return [...book, ...own.map((rule) => ({ ...rule, own: /** @type {const} */ (true) }))];
}

/** @param {Catalogue} catalogue */
export function check({ ruleset, rules, definitions }) {
  const ids = new Set();
  for (const { id } of rules) {
    if (ids.has(id)) throw new Failure(`docs/rules/${ruleset}.json has ${id} twice.`);
    ids.add(id);
  }
  for (const [id, reason] of Object.entries(definitions)) {
    const place = `docs/rules/${ruleset}${DEFINITIONS}`;
    if (!ids.has(id)) throw new Failure(`${place} names ${id}, which is not in the catalogue.`);
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new Failure(`${place} gives no reason for ${id}.`);
  }
}
