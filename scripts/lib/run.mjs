import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/**
 * @typedef {object} HowToRun
 * @property {string} [cwd]
 * @property {boolean} [quietStdout] what it prints goes to stderr
 * @property {Readonly<Record<string, string>>} [env] besides ours
 * @property {Uint8Array[]} [kept] takes what it prints, for whoever shows it later
 */

/**
 * Runs a command in the workspace's folder, its output on our screen.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {HowToRun} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { cwd = root, quietStdout = false, env = {}, kept } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : ['inherit', quietStdout ? 2 : 'inherit', 'inherit'],
      shell: windows && command.endsWith('.cmd'),
    });
    for (const said of [child.stdout, child.stderr]) {
      said?.on('data', (/** @type {Uint8Array} */ part) => kept?.push(part));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The path of a command that an installed package brings.
 * @param {string} name
 */
export function installed(name) {
  return join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);
}
