import { describe, expect, it } from 'vitest';
import { bodyOf } from '../data/bodies.ts';
import { whyNot } from '../rules/movement/move.spec-support.ts';
import { scene } from '../scene.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const at = (rules: readonly string[]) =>
  scene({
    models: [{ id: 'a', x: 300, y: 300, rules, movement: bodyOf(rules as never).movement }, FOE] as never,
  });

describe('Long Move and Short Move', () => {
  it('FF-SPEC-73 Long Move goes a Long stick', () => {
    expect([whyNot(at(['long-move']), [480, 300]), whyNot(at(['long-move']), [481, 300])]).toEqual([
      null,
      'move.too-far',
    ]);
    expect(whyNot(at([]), [480, 300])).toBe('move.too-far');
  });

  it('FF-SPEC-45 Short Move goes a Short stick', () => {
    expect([whyNot(at(['short-move']), [375, 300]), whyNot(at(['short-move']), [376, 300])]).toEqual([
      null,
      'move.too-far',
    ]);
  });
});
