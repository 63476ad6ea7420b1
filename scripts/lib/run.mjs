import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/**
 * Runs a command in the workspace's folder, its output on our screen.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quietStdout?: boolean }} [options] quietStdout: what it prints goes to stderr
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: ['inherit', options.quietStdout ? 2 : 'inherit', 'inherit'],
      shell: windows && command.endsWith('.cmd'),
    });
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
