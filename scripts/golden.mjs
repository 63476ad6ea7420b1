// `npm run golden -- <ruleset>`: plays the golden games anew and writes them down. Only when a change of the
// rules is meant to change games: the specs compare every machine against these files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './lib/build.mjs';
import { Failure, start } from './lib/fail.mjs';
import { install } from './lib/install.mjs';

const GAMES = 20;

await start(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Failure('Usage: npm run golden -- <ruleset>');
  await install();
  if ((await buildPackages()) !== 0) throw new Failure('The build failed: see above.');
  const entry = import.meta.resolve(`@vedette/${name}`);
  const { default: ruleset } = await import(entry);
  const { goldenGames } = await import('@vedette/engine/testing');
  const file = join(dirname(fileURLToPath(entry)), '..', 'fixtures', 'golden.json');
  mkdirSync(dirname(file), { recursive: true });
  const games = goldenGames(ruleset, GAMES);
  writeFileSync(file, `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`);
  process.stdout.write(`${games.length} games written.\n`);
});
