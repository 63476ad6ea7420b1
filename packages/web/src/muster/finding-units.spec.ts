import type { Json } from '@vedette/engine';
import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { foldersOf, type Sought, soughtIn, tagsIn } from './finding-units.ts';
import type { KeptUnit } from './kept.ts';
import { type AnyMuster, musterNamed } from './musters.ts';

const muster = (await musterNamed('silver-bayonet')) as AnyMuster;
const kept: readonly KeptUnit[] = units.ready.slice(0, 3).map((unit, i) => ({
  id: String(i),
  ruleset: 'silver-bayonet',
  unit: unit as unknown as Json,
  changed: i,
  legal: true,
  ...(i === 0 ? { folder: 'Club', tags: ['painted'] } : {}),
}));

const all: Sought = { words: '', folder: null, sort: 'changed' };
const found = (some: Partial<Sought>) => soughtIn(muster, kept, { ...all, ...some }).map(({ id }) => id);

describe('units on their shelves', () => {
  it('are found by name, nation, men and tags, whatever the case, all words together', () => {
    const [first] = units.ready;
    expect(found({ words: first!.name.toUpperCase() })).toEqual(['0']);
    expect(found({ words: first!.soldiers[0]!.name })).toEqual(['0']);
    expect(found({ words: 'PAINTED' })).toEqual(['0']);
    expect(found({ words: 'painted nobody' })).toEqual([]);
  });

  it('lie in folders, and are sorted by day, name or points', () => {
    expect(foldersOf(kept)).toEqual(['Club']);
    expect(found({ folder: 'Club' })).toEqual(['0']);
    expect(found({})).toEqual(['2', '1', '0']);
    const names = found({ sort: 'name' }).map((id) => muster.summary(kept[Number(id)]!.unit).name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const points = found({ sort: 'size' }).map((id) => muster.tally(kept[Number(id)]!.unit)[0]!.value);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('have tags that are typed with commas, each once', () => {
    expect(tagsIn(' siege, painted,, siege ')).toEqual(['siege', 'painted']);
  });
});
