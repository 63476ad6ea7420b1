import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GAMES = /silver[\s_-]*bayonet|fear[\s_-]*and[\s_-]*faith|bayonet[\s_-]*point|\b(?:SB|FF|BP)-[A-Z]/i;

/** The one list. */
const LIST = 'musters.ts';

it('the muster knows no game but by its list', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.spec.') && name !== LIST,
  );
  expect(files.length).toBeGreaterThan(20);
  const naming = files.filter((name) => GAMES.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
  expect(naming).toEqual([]);
});
