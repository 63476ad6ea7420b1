import { readFileSync } from 'node:fs';
import type { OptionTable } from '@vedette/engine';
import { expect, it } from 'vitest';
import { campaignOptions } from './campaign/options.ts';
import { options as titles } from './campaign/words/en/options.ts';

const read = (file: string) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
const page = read('rulings.md');
const table: OptionTable = campaignOptions;

function values(option: OptionTable[string]): string {
  if (option.kind === 'switch') return option.default ? 'on, off' : 'off, on';
  if (option.kind === 'choice') return option.values.join(', ');
  return `${option.default} (${option.min} to ${option.max})`;
}

it.each(Object.entries(table))(
  '%s stands in docs/rulings.md as it is in the set-up of a match',
  (key, option) => {
    expect(page).toContain(
      `| \`${key}\` | ${titles[key as keyof typeof titles].title} | ${values(option)} | ${option.rule} |`,
    );
  },
);

it('docs/rulings.md lists no option that there is not', () => {
  const listed = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, key]) => key!);
  expect(new Set(listed)).toEqual(new Set(Object.keys(table)));
  expect(listed).toHaveLength(Object.keys(table).length);
});

it('every rule named in docs/rulings.md is in the catalogue', () => {
  const catalogue = JSON.parse(read('rules/silver-bayonet.json')) as readonly { readonly id: string }[];
  const ids = new Set(catalogue.map(({ id }) => id));
  const named = page.match(/SB-[A-Z]+(?:-[A-Z]+)*-\d+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
