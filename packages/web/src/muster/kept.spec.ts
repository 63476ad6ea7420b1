import { expect, it } from 'vitest';
import { asKept } from './kept.ts';

const stored = { id: 'a', unit: { name: 'X' }, changed: 1, legal: true };

it('takes a unit that was kept while there was one game for that game’s', () => {
  expect(asKept(stored)).toEqual({ ...stored, ruleset: 'silver-bayonet' });
});

it('leaves a unit with the game that it names', () => {
  expect(asKept({ ...stored, ruleset: 'bayonet-point' }).ruleset).toBe('bayonet-point');
});
