import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene } from '../scene.spec-support.ts';

const bog = { id: 'bog', type: 'bog', shape: { rect: [19, 0, 4, 36] as [number, number, number, number] } };

function cost(attributes: string[]): number {
  const s = scene({ figures: [{ id: 'a', attributes }], terrain: [bog] });
  return traceOf(looking(s), of(s, 'a'), [{ x: 24, y: 18, z: 0 }]).cost;
}

it('SB-ATT-33 difficult ground costs nothing extra', () => {
  expect(cost(['nimble'])).toBeCloseTo(6);
  expect(cost([])).toBeCloseTo(10);
});

it('SB-ATT-33 climbing, jumping and impassable ground stay as they are', () => {
  const s = scene({
    figures: [
      { id: 'a', attributes: ['nimble'] },
      { id: 'b', attributes: [] },
    ],
  });
  const [nimble, other] = ['a', 'b'].map((id) => gaitOf(looking(s), of(s, id)));
  expect({ ...nimble, ground: { ...nimble!.ground, difficult: 2 } }).toEqual(other);
});
