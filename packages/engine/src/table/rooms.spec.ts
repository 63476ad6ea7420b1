import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Each room and the rooms it may import from; the index imports from all, specs from wherever they like. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  move: ['ground'],
  place: ['ground', 'move'],
  sight: ['ground'],
  search: ['ground', 'move', 'place'],
  relations: ['ground', 'place'],
};

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Imports, as "file -> room", that lead where they may not. */
function wrongArrows(room: string, file: string, source: string): string[] {
  const here = join(import.meta.dirname, room);
  return [...source.matchAll(IMPORT)].flatMap(([, specifier]) => {
    const to = relative(import.meta.dirname, join(here, specifier!)).split('/')[0]!;
    return to === room || BELOW[room]!.includes(to) ? [] : [`${room}/${file} -> ${to}`];
  });
}

it('knows every room', () => {
  const rooms = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(rooms.map(({ name }) => name).sort()).toEqual(Object.keys(BELOW).sort());
});

it.each(Object.keys(BELOW))('%s imports only from the rooms below it', (room) => {
  const files = readdirSync(join(import.meta.dirname, room)).filter((name) =>
    /(?<!\.spec|\.spec-support)\.ts$/.test(name),
  );
  const wrong = files.flatMap((file) =>
    wrongArrows(room, file, readFileSync(join(import.meta.dirname, room, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

it('sees an arrow that points the wrong way, in every form', () => {
  const source =
    "import { a } from '../move/a.ts';\nexport * from '../place/b.ts';\nimport type { c } from './c.ts';\n";
  expect(wrongArrows('ground', 'x.ts', source)).toEqual(['ground/x.ts -> move', 'ground/x.ts -> place']);
  expect(wrongArrows('place', 'x.ts', source)).toEqual([]);
  expect(wrongArrows('sight', 'x.ts', "const m = await import('../search/d.ts');")).toEqual([
    'sight/x.ts -> search',
  ]);
});
