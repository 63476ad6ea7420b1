import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './root.mjs';

/**
 * The hash by which the registry knows a package; undefined when it does not have it.
 * @param {string} name
 * @param {string} version
 * @returns {string | undefined}
 */
export function integrityOf(name, version) {
  const npm = process.env['npm_execpath'];
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const hash = stdout?.trim() ?? '';
  return hash === '' ? undefined : hash;
}
