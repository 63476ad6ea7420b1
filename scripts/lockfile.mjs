import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { unsealed } from './lib/integrity.mjs';
import { missingPlatforms } from './lib/platforms.mjs';
import { integrityOf } from './lib/registry.mjs';
import { root } from './lib/root.mjs';

const USAGE = `Usage: npm run lockfile
Completes package-lock.json, after npm has written it: the packages of other platforms, and the hash of each.`;

await command({ usage: USAGE }, async () => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock.packages);
  const packages = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
  const open = unsealed(lock.packages);
  const unknown = [];
  for (const { path, name, version } of open) {
    const { version: first, ...rest } = lock.packages[path];
    const integrity = integrityOf(name, version);
    if (integrity === undefined) unknown.push(`${name}@${version}`);
    else lock.packages[path] = { version: first, integrity, ...rest };
  }
  if (unknown.length > 0) {
    throw new Failure(
      `The registry does not know ${unknown.join(', ')}. Choose a version of what wants it that is there for every platform; package-lock.json is left as it was.`,
    );
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(
    `package-lock.json: ${Object.keys(missing).length} packages of other platforms added, ${open.length} hashes\n`,
  );
});
