import { describe, expect, it } from 'vitest';
import { wants } from '../data/of-the-books.spec-support.ts';
import { BEHAVIOURS } from '../muster/own-monster.ts';
import {
  ATTRIBUTE_MEANINGS,
  ATTRIBUTES,
  BEHAVIOUR_MEANINGS,
  DAMAGE_TYPE_MEANINGS,
  DAMAGE_TYPES,
  ITEM_MEANINGS,
  ITEMS,
  MONSTER_PORTRAITS,
  MONSTER_TYPES,
  SOLDIER_PORTRAITS,
  SOLDIER_TYPES,
  TERROR_MEANINGS,
  TERROR_ROWS,
} from './index.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id).sort();

describe('words about things', () => {
  it.each([
    ['attribute', ATTRIBUTE_MEANINGS, ids(ATTRIBUTES), 'meanings'],
    ['item', ITEM_MEANINGS, ids(ITEMS), 'meanings'],
    ['fright', TERROR_MEANINGS, ids(TERROR_ROWS), 'meanings'],
    ['material', DAMAGE_TYPE_MEANINGS, [...DAMAGE_TYPES].sort(), 'meanings'],
    ['soldier', SOLDIER_PORTRAITS, [...ids(SOLDIER_TYPES), 'officer'].sort(), 'portraits'],
    ['monster', MONSTER_PORTRAITS, ids(MONSTER_TYPES), 'portraits'],
    ['habit', BEHAVIOUR_MEANINGS, [...BEHAVIOURS].sort(), 'meanings'],
  ])('every %s has a line, and no line is about nothing', (_, words, things, file) => {
    expect(Object.keys(words).sort(), wants('a line', `words/en/library/${file}.ts`)).toEqual(things);
    for (const line of Object.values(words)) expect(line).toMatch(/^\S.*[.]$/s);
  });
});
