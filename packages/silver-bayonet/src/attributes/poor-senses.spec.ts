import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { candidatesOf } from '../rules/monsters/candidates.ts';
import { sees } from '../rules/shooting/sight.ts';
import { of, scene } from '../scene.spec-support.ts';

/** A soldier so many inches away, base to base. */
const look = (inches: number, attributes: readonly string[]) => {
  const s = scene({
    figures: [
      { id: 'a', side: null, type: 'ghoul', attributes: [...attributes], x: 5 },
      { id: 'b', x: 5 + 0.984 + inches },
    ],
  });
  const found = candidatesOf(looking(s), of(s, 'a')).map(({ figure }) => figure.id);
  return { found, visible: sees(looking(s), of(s, 'a'), of(s, 'b')).visible };
};

it('SB-ATT-71 at 10" it sees and minds a soldier, beyond it does not', () => {
  expect(look(10, ['poor-senses'])).toEqual({ found: ['b'], visible: true });
  expect(look(10.1, ['poor-senses'])).toEqual({ found: [], visible: false });
});

it('SB-ATT-71 others see farther', () => {
  expect(look(20, [])).toEqual({ found: ['b'], visible: true });
});
