import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { installed, run } from './run.mjs';

const web = join(root, 'packages', 'web');
const stamp = join(root, '.cache', 'web-build');
const OUTPUT = new Set(['dist', 'node_modules']);

/**
 * Compiles packages and what they stand on, several at a time; more checkers for each would infer what they share once
 * for every one of them. What the compiler says goes to stderr.
 * @param {readonly string[]} [folders] all of them unless told which
 * @returns {Promise<number>} the exit code
 */
export function buildPackages(folders = []) {
  return run(installed('tsc'), ['-b', '--checkers', '1', ...folders], { quietStdout: true });
}

/**
 * Builds the browser app unless nothing it is made of has changed.
 * @param {import('./run.mjs').HowToRun} [options]
 * @returns {Promise<number>} the exit code
 */
export async function buildWeb(options = {}) {
  const inputs = hashOfInputs();
  const built = existsSync(join(web, 'dist', 'index.html'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return 0;
  const code = await run(installed('vite'), ['build'], { cwd: web, quietStdout: true, ...options });
  if (code === 0) {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(stamp, inputs);
  }
  return code;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  const places = [
    'package-lock.json',
    'tsconfig.base.json',
    'packages',
    'examples',
    'docs/rules',
    'docs/rulings.md',
  ];
  for (const file of places.flatMap((place) => filesIn(join(root, place)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !OUTPUT.has(name) && !name.endsWith('.spec.ts'));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}
