import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const USAGE = `Usage: npm run reference
Writes docs/reference: the words of every game's scenarios as pages, and as JSON Schema for text editors.`;

await command({ usage: USAGE }, async () => {
  await install();
  const cli = join(root, 'packages', 'cli');
  if ((await buildPackages([cli])) !== 0) throw new Failure('The build failed: see above.');
  process.exitCode = await run(process.execPath, [join(cli, 'bin', 'write-reference.js')]);
});
