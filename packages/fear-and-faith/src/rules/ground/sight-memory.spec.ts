import { type Body, tableOf } from '@vedette/engine/table';
import { expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import { remembered } from './sight-memory.ts';

const MANY = 4000;

it('FF-RNG-07 what was measured stands under its own numbers, though a measure asked for others or came to nothing', () => {
  const table = tableOf(scene({ models: [{ id: 'a', x: 1, y: 1 }] }).terrain);
  const body = (x: number): Body => ({ x, y: 0, z: 0, radius: 12.5, height: 30 });
  const look = (n: number, measure: () => number) =>
    remembered(table, body(n / 10), body(450), 0, null, measure);
  const broken = () => {
    throw new Error('no measure');
  };
  for (let n = 0; n < MANY; n++) look(n, () => 1);
  // Each of these takes a slot that somebody has: had its numbers been written first, the other's look would be its own.
  for (let n = MANY; n < 2 * MANY; n++) {
    expect(() => look(n, broken)).toThrow('no measure');
    expect(look(n, () => 2)).toBe(2);
  }
  expect(look(-1, () => look(-2, () => 3) + 1)).toBe(4);
  expect(look(-1, broken)).toBe(4);
});
