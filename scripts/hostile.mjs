import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { command, misuse } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { installed, run } from './lib/run.mjs';

const USAGE = `Usage: npm run hostile -- [--messages N] [--seed S] [--seconds T] [--only ROUND]
Sends hostile messages to a real engine process (2000 unless told otherwise): malformed, mutated, and valid but
monstrous ones, made of what every ruleset brings, and tampers with a tenth as many links. Reports a death, a reply out of
form, late or too large, a match changed by what was refused, and memory beyond what is told. The engine allows each
message --seconds (4 unless told otherwise). What did it is dumped to hostile-dumps/; --only sends that round of 250 again.`;

const OPTIONS = /** @type {const} */ ({
  messages: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'hostile' },
  seconds: { type: 'string', default: '4' },
  only: { type: 'string' },
});

await command({ usage: USAGE, options: OPTIONS }, async ({ values }) => {
  for (const name of ['messages', 'seconds']) {
    if (!(Number(values[name]) > 0)) throw misuse(`--${name} ${values[name]} is no number.`, USAGE);
  }
  await install();
  const cli = join(root, 'packages', 'cli');
  if ((await buildPackages([cli, join(root, 'examples', 'duel')])) !== 0)
    throw new Failure('The build failed: see above.');
  const args = Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const siege = await run(process.execPath, [join(cli, 'bin', 'hostile.js'), ...args]);
  process.env['HOSTILE_LINKS'] = String(Math.max(300, Math.ceil(Number(values['messages']) / 10)));
  process.env['HOSTILE_SEED'] = String(values['seed']);
  const links = await run(installed('vitest'), ['run', 'packages/web/src/muster/hostile-links.spec.ts'], {
    cwd: root,
  });
  process.exitCode = siege === 0 ? links : siege;
});
