import { expect, it } from 'vitest';
import { addedTo } from './attack.spec-support.ts';

const APART = 0.984;
const wall = {
  id: 'wall',
  type: 'high-wall',
  shape: { rect: [19, 10, 0.5, 16] as [number, number, number, number] },
};
const inspirer = (id: string, x: number) => ({ id, x, attributes: ['inspiring'] });
const coward = { id: 'a', attributes: [] };

it('SB-ATT-23 a friend within 6" has +1 to Courage and Terror Checks', () => {
  expect(addedTo('courage', [coward, inspirer('b', 18 + APART + 6)])).toBe(1);
  expect(addedTo('terror', [coward, inspirer('b', 18 + APART + 6)])).toBe(1);
});

it('SB-ATT-23 not beyond 6", not for other Checks, not for enemies, not through a wall', () => {
  expect(addedTo('courage', [coward, inspirer('b', 18 + APART + 6.001)])).toBe(0);
  expect(addedTo('plain', [coward, inspirer('b', 20)])).toBe(0);
  expect(addedTo('courage', [coward, { ...inspirer('b', 20), side: 1 }])).toBe(0);
  expect(addedTo('courage', [coward, inspirer('b', 21)], { terrain: [wall] })).toBe(0);
});

it('SB-ATT-23 never more than +1, and not from itself', () => {
  expect(addedTo('courage', [coward, inspirer('b', 20), inspirer('c', 16)])).toBe(1);
  expect(addedTo('courage', [inspirer('a', 18)])).toBe(0);
  expect(addedTo('courage', [inspirer('a', 18), inspirer('b', 20)])).toBe(1);
});

it('SB-ATT-23 a Paralysed figure inspires, one that is down does not', () => {
  expect(
    addedTo('courage', [coward, { ...inspirer('b', 20), terror: { kind: 'paralysed', activations: 0 } }]),
  ).toBe(1);
  expect(addedTo('courage', [coward, { ...inspirer('b', 20), standing: 'down', health: 0 }])).toBe(0);
});
