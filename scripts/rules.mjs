// `npm run rules`: which specs name which rule of the catalogues. Fails on a title that names an unknown id.
// For a program: `npm run --silent rules -- <ruleset> --json`, as npm's own heading goes to stdout otherwise.
import { join } from 'node:path';
import process from 'node:process';
import { Failure, start } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { readArguments } from './rules/arguments.mjs';
import { readCatalogues } from './rules/catalogue.mjs';
import { summaryLine, table } from './rules/report.mjs';
import { readSpecs } from './rules/specs.mjs';

await start(async () => {
  const catalogues = readCatalogues(join(root, 'docs', 'rules'));
  const wanted = readArguments(
    process.argv.slice(2),
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
