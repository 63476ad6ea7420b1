import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const USAGE = `Usage: npm run bench [-- <name>…]
Runs the benchmarks whose names have one of the words in them; all without a word. Each has a process of its own,
so that none warms up another.`;

const ENDING = '.bench.mjs';

await command({ usage: USAGE, words: Number.POSITIVE_INFINITY }, async ({ words }) => {
  const folder = join(root, 'bench');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ENDING)) : [];
  const names = files.map((file) => file.slice(0, -ENDING.length)).sort();
  const chosen =
    words.length === 0 ? names : names.filter((name) => words.some((part) => name.includes(part)));
  if (chosen.length === 0) throw new Failure(`No such benchmark. There are: ${names.join(', ') || 'none'}.`);

  await install();
  if ((await buildPackages()) !== 0) throw new Failure('The build failed: see above.');
  for (const name of chosen) {
    const code = await run(process.execPath, [join(folder, name + ENDING)]);
    if (code !== 0) throw new Failure(`Benchmark ${name} failed.`);
  }
});
