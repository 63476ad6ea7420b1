import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { exposureAt } from './exposure.ts';
import { surveyOf } from './survey.ts';

const THERE = { x: 18, y: 10, z: 0 };

/** A man faces one enemy with a musket, so far to the north of him. */
function facing(away: number, draft: Partial<SceneDraft> = {}, activated = false) {
  const s = scene({
    ...draft,
    figures: [
      { id: 'a', ...THERE },
      { id: 'foe', side: 1, x: 18, y: THERE.y + away, activated },
    ],
  });
  return exposureAt(surveyOf(s, 0), of(s, 'a'), THERE, 'looking');
}

/** Across the line, its south face at y. */
const wallAt = (y: number) => ({
  id: 'wall',
  type: 'low-wall',
  shape: { rect: [14, y, 8, 0.2] as [number, number, number, number] },
  height: 0.6,
});

describe('exposure', () => {
  it('SB-SHT-05 Cover is his who stands behind it, not his who looks over it', () => {
    const open = facing(15);
    const behind = facing(15, { terrain: [wallAt(10.6)] });
    const before = facing(15, { terrain: [wallAt(24.2)] });
    expect(behind.danger).toBeLessThan(open.danger);
    expect(before.danger).toBe(open.danger);
    expect(before.prospect).toBeLessThan(open.prospect);
  });

  it('SB-SHT-10 out of range is not out of danger while a Move brings a loaded gun up', () => {
    expect(facing(27).danger).toBeGreaterThan(0);
    expect(facing(27).danger).toBeLessThan(facing(20).danger);
  });

  it('SB-OPS-27 in the last turn whoever has acted is no danger, and nothing comes after', () => {
    const turns = (turn: number, activated: boolean) =>
      facing(15, { turn, scenario: { end: [{ when: 'turn-end', if: { turn: { min: 8 } } }] } }, activated);
    expect(turns(7, true).danger).toBeGreaterThan(0);
    expect(turns(7, true).prospect).toBeGreaterThan(0);
    expect(turns(8, true)).toMatchObject({ danger: 0, prospect: 0 });
    expect(turns(8, false).danger).toBeGreaterThan(0);
  });
});
