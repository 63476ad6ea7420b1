import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { of, scene } from '../scene.spec-support.ts';

function adds(attribute: string): readonly string[] {
  const s = scene({ figures: [{ id: 'a', attributes: [attribute] }] });
  return looking(s).modify('addsToPool', of(s, 'a'), []);
}

it('SB-ATT-32 brings a Monster Die to the pool', () => {
  expect(adds('monster-expert')).toEqual(['monster']);
});

it('SB-ATT-32 others bring none', () => {
  expect(adds('strong')).toEqual([]);
});
