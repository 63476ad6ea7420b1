// `npm run lockfile`: after a dependency with a program per platform was added or updated, completes package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { missingPlatforms } from './lib/platforms.mjs';
import { root } from './lib/root.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatforms(lock.packages);
const packages = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${Object.keys(missing).length} packages of other platforms added\n`);
