import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const USAGE = `Usage: npm run protocol
Writes docs/protocol/schema, docs/online/schema and the generated parts of docs/protocol.md and docs/online.md as the code has them now.`;

await command({ usage: USAGE }, async () => {
  await install();
  const cli = join(root, 'packages', 'cli');
  if ((await buildPackages([cli, join(root, 'examples', 'duel')])) !== 0)
    throw new Failure('The build failed: see above.');
  process.exitCode = await run(process.execPath, [join(cli, 'bin', 'write-protocol.js')]);
});
