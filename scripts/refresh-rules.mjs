import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { root } from './lib/root.mjs';
import { check } from './rules/catalogue.mjs';
import { rulesIn } from './rules/headings.mjs';
import { cataloguesIn } from './rules/sources.mjs';

const USAGE = `Usage: npm run rules:refresh
Rebuilds docs/rules/*.json from the catalogues: rules.md of each package and example that has one, and the folders of
shared/rules, which is kept beside this repository. A ruleset whose catalogue is not found is left as it is.`;

await command({ usage: USAGE }, async () => {
  const target = join(root, 'docs', 'rules');
  mkdirSync(target, { recursive: true });
  for (const [ruleset, files] of cataloguesIn(root)) {
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const rules = rulesIn(text);
    compare(ruleset, rules.length, text);
    const definitions = join(target, `${ruleset}.definitions.json`);
    if (!existsSync(definitions)) writeFileSync(definitions, '{}\n');
    check({ ruleset, rules, definitions: JSON.parse(readFileSync(definitions, 'utf8')) });
    const lines = rules.map((rule) => `  ${JSON.stringify(rule)}`);
    writeFileSync(join(target, `${ruleset}.json`), `[\n${lines.join(',\n')}\n]\n`);
    process.stdout.write(`${ruleset}: ${rules.length} rules\n`);
  }
});

/**
 * A coarse second count, so that a heading in a new form is not lost in silence.
 * @param {string} ruleset
 * @param {number} found
 * @param {string} text
 */
function compare(ruleset, found, text) {
  const coarse = text.match(/^(?:#+|\|) *[A-Z]{2}-[A-Z0-9-]*\d\b/gm)?.length ?? 0;
  if (found !== coarse)
    throw new Failure(`${ruleset}: read ${found} rules where ${coarse} lines begin with an id.`);
}
