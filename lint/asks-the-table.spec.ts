import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const SILVER = 'packages/silver-bayonet/src';
const root = join(import.meta.dirname, '..');

/** Where nothing is measured, and what an import there looks like. */
const banned: readonly (readonly [file: string, source: string])[] = [
  ['attributes/a.ts', "import { distance } from '@vedette/engine/table';\nexport const f = distance;"],
  ['attributes/b.ts', "import { type Body, gap } from '@vedette/engine/table';\nexport const f: Body = gap;"],
  ['attributes/c.ts', "import * as table from '@vedette/engine/table';\nexport const f = table;"],
  ['items/a.ts', "export { reach } from '@vedette/engine/table';"],
  ['conditions/a.ts', "export * from '@vedette/engine/table';"],
  ['afflictions/a.ts', "import '@vedette/engine/table';"],
  [
    'attributes/d.ts',
    "import { distanceBetween } from '../rules/measuring.ts';\nexport const f = distanceBetween;",
  ],
  ['rules/terror/a.ts', "import { sees } from '../shooting/sight.ts';\nexport const f = sees;"],
  ['rules/melee/a.ts', "import { touch } from '../movement/contact.ts';\nexport const f = touch;"],
  [
    'rules/monsters/behaviours/a.ts',
    "import { route } from '@vedette/engine/table';\nexport const f = route;",
  ],
  ['odds/a.ts', "import { sees } from '../rules/shooting/sight.ts';\nexport const f = sees;"],
  ['scenario/story/a.ts', "import { inZone } from '../boards/zone.ts';\nexport const f = inZone;"],
];

const allowed: readonly (readonly [file: string, source: string])[] = [
  ['attributes/x.ts', "import type { Body } from '@vedette/engine/table';\nexport type F = Body;"],
  [
    'attributes/y.ts',
    "import { type Body, type Spot } from '@vedette/engine/table';\nexport type F = Body | Spot;",
  ],
  ['attributes/z.ts', "import { speedOf } from '../rules/movement/speed.ts';\nexport const f = speedOf;"],
  ['rules/terror/x.ts', "import type { Sighting } from '../shooting/sight.ts';\nexport type F = Sighting;"],
  ['rules/movement/x.ts', "import { route } from '@vedette/engine/table';\nexport const f = route;"],
  ['rules/relations.ts', "import { sees } from './shooting/sight.ts';\nexport const f = sees;"],
  ['attributes/x.spec.ts', "import { distance } from '@vedette/engine/table';\nexport const f = distance;"],
  [
    'bots/x.ts',
    "import { distanceBetween } from '../rules/measuring.ts';\nexport const f = distanceBetween;",
  ],
];

/** A room is one file, or with `/**` a folder. */
function filesOf(room: string): readonly string[] {
  if (!room.endsWith('/**')) return [room];
  const folder = room.slice(0, -'/**'.length);
  return readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) =>
    join(folder, file),
  );
}

let found: Map<string, string[]>;

beforeAll(async () => {
  found = await lintFiles(
    Object.fromEntries([...banned, ...allowed].map(([file, source]) => [`${SILVER}/${file}`, `${source}\n`])),
  );
});

function findings(file: string): string[] {
  return (found.get(`${SILVER}/${file}`) ?? []).filter((text) => text.startsWith('vedette(asks-the-table)'));
}

describe('rules and abilities', () => {
  it.each(banned)('%s may not measure', (file) => {
    expect(findings(file)).toHaveLength(1);
  });

  it.each(allowed)('%s may have this', (file) => {
    expect(findings(file)).toEqual([]);
  });
});

describe('the rooms that measure', () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const list = /rooms that measure[\s\S]*?"excludeFiles": \[([\s\S]*?)\]/.exec(config)![1]!;
  const rooms = [...list.matchAll(/"(packages\/[^"]+)"/g)].map(([, room]) => room!);
  const MEASURES = /from '(?:@vedette\/engine\/table|[^']*\/(?:measuring|contact|sight|zone)\.ts)'/;

  it('are many as yet', () => {
    expect(rooms.length).toBeGreaterThan(10);
  });

  it.each(rooms)('%s still does: it need not be on the list otherwise', (room) => {
    const files = filesOf(room).filter((file) => /(?<!\.spec)\.ts$/.test(file));
    expect(files.filter((file) => MEASURES.test(readFileSync(join(root, file), 'utf8')))).not.toEqual([]);
  });
});
