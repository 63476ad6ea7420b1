// `npm run vedette -- …`: the vedette command from a bare clone. Standard output is the command's alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { buildPackages, buildWeb } from './lib/build.mjs';
import { Failure, start } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { commandFolders } from './lib/rulesets.mjs';

const BIN = join(root, 'packages', 'cli', 'bin', 'vedette.js');

await start(async () => {
  const args = process.argv.slice(2);
  await install();
  if ((await buildPackages(commandFolders(args))) !== 0) throw new Failure('The build failed: see above.');
  if (args[0] === 'serve' && (await buildWeb()) !== 0) throw new Failure('The build failed: see above.');
  const child = spawn(process.execPath, [BIN, ...args], { stdio: 'inherit' });
  // A terminal interrupts the command, too: it ends by itself, and this with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
