import { expect, it } from 'vitest';
import type { FaithEvent } from '../../events.ts';
import { scene } from '../../scene.spec-support.ts';
import { describe } from './describe.ts';

const s = scene({
  models: [
    { id: 'a', x: 450, y: 450, name: 'Mina' },
    { id: 'b', x: 600, y: 450, name: 'Wolf', party: 1 },
  ],
});
const told = (event: object) => describe({ rule: 'FF-GEN-12', ...event } as FaithEvent, s);

const die = (face: number, automatic = false) => ({ face, automatic, passed: face >= 3 });
const rolled = (dice: readonly object[], successes: number) =>
  told({ type: 'quality', model: 'a', purpose: 'activation', quality: 3, modifiers: [], dice, successes });

it('FF-ACT-03 a success without a roll is no die among those that were rolled', () => {
  expect(rolled([die(4), die(2)], 1)).toBe('Mina rolled to act: 4 2; 3 or more will do, and 1 of 2 did.');
  expect(rolled([die(6, true), die(4)], 2)).toBe(
    'Mina rolled to act: 4; 3 or more will do, and it did, and one without a roll.',
  );
  expect(rolled([die(6, true), die(1), die(2)], 1)).toBe(
    'Mina rolled to act: 1 2; 3 or more will do, and none did, and one without a roll.',
  );
  expect(rolled([die(6, true)], 1)).toBe('Mina needed no roll to act.');
});

it('FF-RNG-06 a shot is said to be at somebody, an order is not', () => {
  const acted = (action: string, target: string | null) =>
    told({ type: 'acted', model: 'a', action, target });
  expect(acted('shot', 'b')).toBe('Mina: a shot at Wolf.');
  expect(acted('order', 'b')).toBe('Mina: an order, Wolf.');
  expect(acted('move', null)).toBe('Mina: a Move.');
});
