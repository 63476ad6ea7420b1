import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = '20.19.0';
const stamp = join(root, 'node_modules', '.vedette-install');

/**
 * Whether a version is at least another; both as `major.minor.patch`.
 * @param {string} version
 * @param {string} least
 */
export function atLeast(version, least) {
  const have = version.split('.').map(Number);
  const need = least.split('.').map(Number);
  for (let i = 0; i < need.length; i++) {
    const difference = (have[i] ?? 0) - (need[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Makes node_modules match package-lock.json. Prints on stderr only. */
export async function install() {
  if (!atLeast(process.versions.node, OLDEST_NODE)) {
    throw new Failure(`Vedette needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.versions.node)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  process.stderr.write('Installing packages (npm ci)\n');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { quietStdout: true })
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quietStdout: true });
  if (code !== 0) throw new Failure('npm ci failed: see above.');
  writeFileSync(stamp, wanted);
}
