import { join } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { USAGE, wantedOf } from './rules/arguments.mjs';
import { readCatalogues } from './rules/catalogue.mjs';
import { summaryLine, table } from './rules/report.mjs';
import { readSpecs } from './rules/specs.mjs';

const OPTIONS = /** @type {const} */ ({ json: { type: 'boolean' }, missing: { type: 'boolean' } });

await command({ usage: USAGE, options: OPTIONS, words: 1 }, async (given) => {
  const catalogues = readCatalogues(join(root, 'docs', 'rules'));
  const wanted = wantedOf(
    given,
    catalogues.map(({ ruleset }) => ruleset),
  );
  await install();
  const { findRules, summarize } = await import('./rules/coverage.mjs');
  const findings = findRules(catalogues, readSpecs(root));

  for (const catalogue of catalogues) {
    const summary = summarize(catalogue, findings);
    if (wanted.ruleset === undefined) print(summaryLine(catalogue.ruleset, summary));
    if (wanted.ruleset !== catalogue.ruleset) continue;
    if (wanted.json) {
      print(JSON.stringify(summary));
      continue;
    }
    const chosen = wanted.missing ? summary.missing : catalogue.rules.map(({ id }) => id);
    for (const line of table(catalogue, findings, new Set(chosen))) print(line);
    print(`\n${summaryLine(catalogue.ruleset, summary)}`);
  }

  if (findings.unknown.length > 0) {
    const lines = findings.unknown.map(
      ({ file, line, id, title }) => `${file}:${line}  ${id}  in "${title}"`,
    );
    throw new Failure(`Titles name rules that no catalogue has:\n${lines.join('\n')}`);
  }
});

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
