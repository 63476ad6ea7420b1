import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** A page read once, at the moment one happens to look; only what should not be there may be asked so. */
const AT_ONCE =
  /expect\(\s*await [^;]*?\.(?:innerText|textContent|allInnerTexts|allTextContents|count|isVisible)\(\),?\s*\)\.(?!not\.|toBe\(0\)|toBe\(false\)|toEqual\(\[\]\))/g;

/** Waits that look at every frame, for which a page is drawn again and again, however still it stands. */
function atEveryFrame(text: string): readonly string[] {
  return [...text.matchAll(/waitForFunction\(/g)]
    .map(({ index }) => call(text.slice(index)))
    .filter((waits) => !/\bpolling\b/.test(waits));
}

/** To the bracket that closes the first one. */
function call(text: string): string {
  let depth = 0;
  for (let n = 0; n < text.length; n++) {
    if (text[n] === '(') depth++;
    if (text[n] === ')' && --depth === 0) return text.slice(0, n + 1);
  }
  return text;
}

const files = readdirSync(packages).flatMap((name) => {
  const src = join(packages, name, 'src');
  return readdirSync(src, { encoding: 'utf8', recursive: true }).map((file) => join(src, file));
});

it('a spec in the browser waits for what it expects to read: expect.poll, never one look', () => {
  const specs = files.filter((file) => file.endsWith('.browser.spec.ts'));
  expect(specs.length).toBeGreaterThan(10);
  const hasty = specs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(AT_ONCE)].map(([found]) => `${file}: ${found}`),
  );
  expect(hasty).toEqual([]);
});

it('what is waited for in the page is looked at now and then, not at every frame', () => {
  const waiting = files
    .filter((file) => /\.browser\.spec\.ts$|\.spec-support\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('waitForFunction('));
  expect(waiting.length).toBeGreaterThan(5);
  const hasty = waiting.flatMap(({ file, text }) => atEveryFrame(text).map((found) => `${file}: ${found}`));
  expect(hasty).toEqual([]);
});

it('finds a wait that looks at every frame, and lets others be', () => {
  const [looks, often, now] = [
    '() => { f(); return true; }',
    'page.waitForFunction(',
    ', null, { polling });',
  ];
  expect(atEveryFrame(`${often}${looks}); ${often}${looks}${now}`)).toEqual([`waitForFunction(${looks})`]);
});

it('finds a hasty look, and lets absence be', () => {
  expect("expect(await page.locator('h1').innerText()).toBe('Vedette');").toMatch(AT_ONCE);
  expect("expect(await page.locator('.stray').count()).toBe(0);").not.toMatch(AT_ONCE);
});
