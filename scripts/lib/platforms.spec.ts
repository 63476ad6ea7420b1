import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingPlatforms } from './platforms.mjs';
import { root } from './root.mjs';

it('package-lock.json has the packages of every platform (else: npm run lockfile)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(missingPlatforms(lock.packages))).toEqual([]);
});

it.each([
  ['@a/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@a/win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@a/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@a/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@a/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('knows where %s runs', (name, platform) => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies: { [name]: '1.0.0' } },
  };
  expect(missingPlatforms(packages)).toEqual({
    [`node_modules/${name}`]: { version: '1.0.0', dev: true, optional: true, ...platform },
  });
});

it('adds nothing that is there', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/a/node_modules/c': { version: '1.0.0' },
  };
  expect(missingPlatforms(packages)).toEqual({});
});
