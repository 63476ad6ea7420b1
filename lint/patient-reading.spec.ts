import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** A page read once, at the moment one happens to look; only what should not be there may be asked so. */
const AT_ONCE =
  /expect\(\s*await [^;]*?\.(?:innerText|textContent|allInnerTexts|allTextContents|count|isVisible)\(\),?\s*\)\.(?!not\.|toBe\(0\)|toBe\(false\)|toEqual\(\[\]\))/g;

it('a spec in the browser waits for what it expects to read: expect.poll, never one look', () => {
  const specs = readdirSync(packages)
    .flatMap((name) => {
      const src = join(packages, name, 'src');
      return readdirSync(src, { encoding: 'utf8', recursive: true }).map((file) => join(src, file));
    })
    .filter((file) => file.endsWith('.browser.spec.ts'));
  expect(specs.length).toBeGreaterThan(10);
  const hasty = specs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(AT_ONCE)].map(([found]) => `${file}: ${found}`),
  );
  expect(hasty).toEqual([]);
});

it('finds a hasty look, and lets absence be', () => {
  expect("expect(await page.locator('h1').innerText()).toBe('Vedette');").toMatch(AT_ONCE);
  expect("expect(await page.locator('.stray').count()).toBe(0);").not.toMatch(AT_ONCE);
});
