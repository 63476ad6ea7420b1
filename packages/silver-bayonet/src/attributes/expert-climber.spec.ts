import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene } from '../scene.spec-support.ts';

const rock = {
  id: 'rock',
  type: 'rock',
  height: 2,
  shape: { rect: [20, 10, 8, 16] as [number, number, number, number] },
};

function upTheRock(attributes: string[]): number {
  const s = scene({ figures: [{ id: 'a', attributes }], terrain: [rock] });
  return traceOf(looking(s), of(s, 'a'), [{ x: 22, y: 18, z: 2 }]).cost;
}

it('SB-ATT-17 an inch of climbing costs an inch', () => {
  expect(upTheRock([]) - upTheRock(['expert-climber'])).toBeCloseTo(2);
});

it('SB-ATT-17 up, down and sideways; jumps still cost double', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['expert-climber'] }] });
  expect(gaitOf(looking(s), of(s, 'a'))).toMatchObject({
    climb: 1,
    descend: 1,
    traverse: 1,
    jump: { cost: 2 },
  });
});

it('SB-ATT-17 a rider still cannot climb', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['expert-climber'], mounted: true }] });
  expect(gaitOf(looking(s), of(s, 'a')).climb).toBe(Number.POSITIVE_INFINITY);
});
