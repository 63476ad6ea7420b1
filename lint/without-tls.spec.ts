import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** What browsers give only to pages that came with TLS, or from the same machine: see the phones of a house. */
const ONLY_WITH_TLS =
  /\bcrypto\.(?:subtle|randomUUID)\b|\bnavigator\.(?:clipboard|credentials|gpu|locks|mediaDevices|serviceWorker|storage|wakeLock)\b|\bcaches\.|\bshow(?:Open|Save)FilePicker\b/;

/** Who asks for it, and knows what to do without. */
const KNOW_BETTER = [
  // Copies what is selected instead.
  'web/src/app/copy-text.ts',
  // Then nothing is kept for days without a network.
  'web/src/offline/register.ts',
  // Says that there are no such notices here.
  'web/src/online/push.ts',
];

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
const needsTls = (source: string) => ONLY_WITH_TLS.test(withoutComments(source));

const named = ['web', 'wire', 'referee', 'engine']
  .flatMap((name) => readdirSync(join(packages, name, 'src'), { withFileTypes: true, recursive: true }))
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.spec(?:-support)?\./.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => needsTls(readFileSync(path, 'utf8')))
  .map((path) => relative(packages, path).replaceAll('\\', '/'));

it('a page of a house’s network has no TLS: whoever asks for what comes only with it knows what to do without', () => {
  expect(named.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(KNOW_BETTER);
});

it.each([
  'await navigator.clipboard.writeText(link)',
  'crypto.randomUUID()',
  'crypto.subtle.digest("SHA-256", it)',
])('would be seen: %s', (source) => {
  expect(needsTls(source)).toBe(true);
});

it.each(['crypto.getRandomValues(bytes)', '// no `crypto.randomUUID`', 'navigator.share({ url })'])(
  'comes without: %s',
  (source) => {
    expect(needsTls(source)).toBe(false);
  },
);
