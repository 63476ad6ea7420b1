import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { missingPlatforms } from './lib/platforms.mjs';
import { root } from './lib/root.mjs';

const USAGE = `Usage: npm run lockfile
Completes package-lock.json with the packages of other platforms, after npm has written it.`;

await command({ usage: USAGE }, async () => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock.packages);
  const packages = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(
    `package-lock.json: ${Object.keys(missing).length} packages of other platforms added\n`,
  );
});
