import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { sees } from '../rules/shooting/sight.ts';
import { of, type SceneFigure, scene } from '../scene.spec-support.ts';
import { RIVER } from './supplement.spec-support.ts';

function seen(inches: number, crocodile: Partial<SceneFigure> = {}, terrain = [RIVER]) {
  const at = { side: null, type: 'ghoul', attributes: ['submerge'], x: 20, ...crocodile };
  const s = scene({
    figures: [
      { id: 'a', ...at },
      { id: 'b', x: at.x - 0.984 - inches },
    ],
    terrain,
  });
  const { visible } = sees(looking(s), of(s, 'b'), of(s, 'a'));
  return { visible, back: sees(looking(s), of(s, 'a'), of(s, 'b')).visible };
}

it('SB-ATT-73 in water it is seen from 6", not from farther, and sees out all the same', () => {
  expect(seen(6)).toEqual({ visible: true, back: true });
  expect(seen(6.1)).toEqual({ visible: false, back: true });
});

it('SB-ATT-73 with part of its base on the bank it is seen', () => {
  expect(seen(8, { x: 29.8 })).toEqual({ visible: true, back: true });
});

it('SB-ATT-73 on land, or without the attribute, it hides nothing', () => {
  expect(seen(8, {}, [])).toEqual({ visible: true, back: true });
  expect(seen(8, { attributes: [] })).toEqual({ visible: true, back: true });
});
