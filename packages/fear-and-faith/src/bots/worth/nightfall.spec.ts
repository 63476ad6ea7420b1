import { describe, expect, it } from 'vitest';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import { turnoverCost } from './nightfall.ts';

const VAMPIRE = { tags: ['vampire', 'monster'], points: 80 } as const;

function costs(draft: Partial<SceneDraft>, clock: NonNullable<SceneDraft['clock']>) {
  const s = scene({
    models: [
      { id: 'a', x: 450, y: 300 },
      { id: 'b', party: 1, x: 450, y: 600, ...VAMPIRE },
    ],
    parties: [{ side: 'good' }, { side: 'evil' }],
    ...draft,
    clock,
  });
  return [turnoverCost(s, 0), turnoverCost(s, 1)];
}

describe('what a turnover costs besides', () => {
  it('FF-SET-05 at twilight the good fear for the day, and nobody else; the second turnover ends it', () => {
    const [good, evil] = costs({}, { time: 'twilight', day: true });
    expect(good).toBeGreaterThan(0);
    expect(evil).toBe(0);
    const parties = [{ side: 'good', turnovers: 1 }, { side: 'evil' }] as const;
    expect(costs({ parties }, { time: 'twilight', day: true })[0]).toBe(2 * good!);
    expect(costs({}, { time: 'twilight', day: false })).toEqual([0, 0]);
  });

  it('FF-SET-06 at dawn it is evil that fears the light, as far as it has vampires', () => {
    const [good, evil] = costs({}, { time: 'dawn', day: false });
    expect([good, evil! > 0]).toEqual([0, true]);
    const models = [
      { id: 'a', x: 450, y: 300 },
      { id: 'b', party: 1, x: 450, y: 600 },
    ] as const;
    expect(costs({ models }, { time: 'dawn', day: false })).toEqual([0, 0]);
  });

  it('FF-SET-07 a werewolf is the same by day: no turnover is feared for his sake', () => {
    const models = [
      { id: 'a', x: 450, y: 300 },
      { id: 'b', party: 1, x: 450, y: 600, tags: ['werewolf', 'monster'], points: 80 },
    ] as const;
    expect(costs({ models }, { time: 'twilight', day: true })).toEqual([0, 0]);
    expect(costs({ models }, { time: 'dawn', day: false })).toEqual([0, 0]);
  });

  it('FF-SCN-31 who hides in the mist does not count the hours', () => {
    const models = [
      { id: 'a', x: 450, y: 300 },
      { id: 'b', party: 1, standing: 'hidden', ...VAMPIRE },
    ] as const;
    expect(costs({ models }, { time: 'dawn', day: false })).toEqual([0, 0]);
  });

  it('FF-SET-05 what night gives both it costs neither', () => {
    const models = [
      { id: 'a', x: 450, y: 300, ...VAMPIRE },
      { id: 'b', party: 1, x: 450, y: 600, ...VAMPIRE },
    ] as const;
    expect(costs({ models }, { time: 'twilight', day: true })).toEqual([0, 0]);
    expect(costs({}, { time: 'fixed', day: true })).toEqual([0, 0]);
  });
});
