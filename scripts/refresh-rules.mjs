// `npm run rules:refresh`: rebuilds docs/rules/*.json from the catalogues, which are kept beside this repository.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Failure, start } from './lib/fail.mjs';
import { root } from './lib/root.mjs';
import { check } from './rules/catalogue.mjs';
import { rulesIn } from './rules/headings.mjs';

const beside = join(root, '..', 'shared', 'rules');

/** Where each ruleset's rules stand, in reading order. */
const sources = {
  'silver-bayonet': {
    folder: join(beside, 'silver-bayonet'),
    first: ['core.md', 'attributes-and-armoury.md', 'scenarios.md'],
  },
  'fear-and-faith': { folder: join(beside, 'fear-and-faith'), first: ['rules.md'] },
  'bayonet-point': { folder: join(beside, 'bayonet-point'), first: ['rules.md'] },
  duel: { folder: join(root, 'examples', 'duel'), first: ['rules.md'] },
};

await start(async () => {
  const target = join(root, 'docs', 'rules');
  mkdirSync(target, { recursive: true });
  for (const [ruleset, { folder, first }] of Object.entries(sources)) {
    if (!first.every((file) => existsSync(join(folder, file)))) {
      process.stdout.write(`${ruleset}: no catalogue found, left as it is\n`);
      continue;
    }
    const others = readdirSync(folder).filter((file) => file.endsWith('.md') && !first.includes(file));
    const text = [...first, ...others.sort()]
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
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
