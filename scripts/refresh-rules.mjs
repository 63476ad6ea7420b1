import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { root } from './lib/root.mjs';
import { check, joined } from './rules/catalogue.mjs';
import { rulesIn } from './rules/headings.mjs';
import { cataloguesIn } from './rules/sources.mjs';

const USAGE = `Usage: npm run rules:refresh
Rebuilds docs/rules/*.json from the catalogues: the folders of shared/rules, which is kept beside this repository, and
after them rules.md of each package and example that has one. Where shared/rules is not there, its rules stay as they
are known, and what a package's rules.md says is added to them.`;

await command({ usage: USAGE }, async () => {
  const target = join(root, 'docs', 'rules');
  mkdirSync(target, { recursive: true });
  for (const [ruleset, { elsewhere, own }] of cataloguesIn(root)) {
    const file = join(target, `${ruleset}.json`);
    const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const rules = joined(
      known,
      elsewhere.length === 0 ? null : read(ruleset, elsewhere),
      own === null ? [] : read(ruleset, [own]),
    );
    const definitions = join(target, `${ruleset}.definitions.json`);
    if (!existsSync(definitions)) writeFileSync(definitions, '{}\n');
    check({ ruleset, rules, definitions: JSON.parse(readFileSync(definitions, 'utf8')) });
    const lines = rules.map((rule) => `  ${JSON.stringify(rule)}`);
    writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
    process.stdout.write(`${ruleset}: ${rules.length} rules\n`);
  }
});

/**
 * The rules in these files, after a coarse second count, so that a heading in a new form is not lost in silence.
 * @param {string} ruleset
 * @param {readonly string[]} files
 */
function read(ruleset, files) {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const rules = rulesIn(text);
  const coarse = text.match(/^(?:#+|\|) *[A-Z]{2}-[A-Z0-9-]*\d\b/gm)?.length ?? 0;
  if (rules.length !== coarse)
    throw new Failure(`${ruleset}: read ${rules.length} rules where ${coarse} lines begin with an id.`);
  return rules;
}
