/**
 * @typedef {import('./catalogue.mjs').Catalogue} Catalogue
 * @typedef {import('./coverage.mjs').Findings} Findings
 * @typedef {import('./coverage.mjs').Summary} Summary
 */

/**
 * @param {string} ruleset
 * @param {Summary} summary
 */
export function summaryLine(ruleset, { total, covered, definitions, missing }) {
  if (covered === 0) return `${ruleset}: ${total} rules, not begun`;
  return `${ruleset}: ${total} rules, ${covered} tested, ${definitions} definitions, ${missing.length} missing`;
}

/**
 * One line a rule, the tests that name it below.
 * @param {Catalogue} catalogue
 * @param {Findings} findings
 * @param {ReadonlySet<string>} chosen the ids to show
 */
export function table({ rules, definitions }, { tests }, chosen) {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  return rules
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ id, title, page }) => {
      const places = tests.get(id) ?? [];
      const reason = definitions[id];
      const state = places.length > 0 ? '+' : reason === undefined ? '-' : '=';
      const head = `${state} ${id.padEnd(width)}  ${title}${page === null ? '' : `  (${page})`}`;
      const below = places.map(({ file, line, title }) => `${file}:${line}  ${title}`);
      if (places.length === 0 && reason !== undefined) below.push(`definition: ${reason}`);
      return [head, ...below.map((text) => `    ${text}`)];
    });
}
