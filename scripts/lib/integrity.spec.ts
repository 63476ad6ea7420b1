import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placed, unsealed } from './integrity.mjs';
import { root } from './root.mjs';

const HASH = `sha512-${'a'.repeat(86)}==`;

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  it('has a hash for every package of every platform (else: npm run lockfile)', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(200);
    expect(unsealed(packages)).toEqual([]);
  });

  it('names no machine to fetch them from', () => {
    expect(placed(packages)).toEqual([]);
  });
});

describe('a package without a hash', () => {
  it('is found by its path, and by its name where another lies in its folder', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: HASH },
      'node_modules/a/node_modules/@b/c-win32-x64': { version: '2.0.0' },
      'node_modules/d': { name: 'e', version: '3.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    };
    expect(unsealed(packages)).toEqual([
      { path: 'node_modules/a/node_modules/@b/c-win32-x64', name: '@b/c-win32-x64', version: '2.0.0' },
      { path: 'node_modules/d', name: 'e', version: '3.0.0' },
    ]);
  });

  it('is not one of our own', () => {
    const ours = {
      'packages/web': { version: '0.1.0' },
      'node_modules/@vedette/web': { resolved: 'packages/web', link: true },
    };
    expect([unsealed(ours), placed(ours)]).toEqual([[], []]);
  });
});

it('a package that names its machine is found', () => {
  expect(
    placed({ 'node_modules/a': { integrity: HASH, resolved: 'https://registry.example/a.tgz' } }),
  ).toEqual(['node_modules/a']);
});
