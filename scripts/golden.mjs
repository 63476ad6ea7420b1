import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import process from 'node:process';
import { command, misuse } from './lib/command.mjs';
import { complete } from './lib/golden.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { importRuleset } from './lib/rulesets.mjs';

const USAGE = `Usage: npm run golden -- <ruleset> [--games 20]
Brings a ruleset's golden games (fixtures/golden.json of its package) up to date after a change of the rules that is meant to change
games: those that still end as they did stay, the others go, and new ones are played until everything is used.`;

const options = { games: { type: /** @type {const} */ ('string'), default: '20' } };

await command({ usage: USAGE, options, words: 1 }, async ({ values, words: [name] }) => {
  if (name === undefined) throw misuse('Which ruleset?', USAGE);
  const count = Number(values['games']);
  if (!Number.isInteger(count) || count < 1) throw misuse('--games wants a whole number.', USAGE);
  await install();
  const { ruleset, golden: file } = await importRuleset(name);
  const { replayOf, verify } = await import('@vedette/engine');
  const { goldenGames } = await import('@vedette/engine/testing');
  const old = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  // Those of an older form get a mark for every step.
  const kept = old.flatMap((/** @type {never} */ game) => {
    const verified = verify(ruleset, game);
    return verified.ok ? [replayOf(verified.value)] : [];
  });
  const games = complete(kept, goldenGames(ruleset, count), Object.values(ruleset.fuzz.pools).flat(), count);
  mkdirSync(dirname(file), { recursive: true });
  // One game a line: a change shows which games it changed.
  writeFileSync(file, `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`);
  const place = relative(root, file);
  process.stdout.write(
    `${place}: ${kept.length} games kept, ${old.length - kept.length} dropped, ${games.length - kept.length} new\n`,
  );
});
