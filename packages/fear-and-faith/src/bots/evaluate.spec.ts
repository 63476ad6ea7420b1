import { describe, expect, it } from 'vitest';
import { duel, type SceneModel, scene } from '../scene.spec-support.ts';
import { evaluate } from './evaluate.ts';

const both = (a: Partial<SceneModel>, b: Partial<SceneModel>) => {
  const s = duel(a, b);
  return [evaluate(s, 0), evaluate(s, 1)] as const;
};

describe('how a match stands', () => {
  it('FF-SET-13 is level for equals, and what one gains the other loses', () => {
    expect(both({}, {})).toEqual([0, 0]);
    const [own, other] = both({}, { posture: 'fallen' });
    expect(own).toBeGreaterThan(0);
    expect(other).toBeCloseTo(-own);
  });

  it('FF-GEN-10 counts what is the matter with somebody', () => {
    const lies = both({}, { posture: 'fallen' })[0];
    const held = both({}, { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } })[0];
    const dead = both({}, { standing: 'out', left: 'killed' })[0];
    expect(held).toBeGreaterThan(lies);
    expect(dead).toBeGreaterThan(held);
  });

  it('FF-SCN-31 nobody is lost by hiding, nor won by being found', () => {
    expect(both({}, { standing: 'hidden' })).toEqual([0, 0]);
    expect(both({}, { standing: 'out', left: 'killed' })[0]).toBeGreaterThan(0);
  });

  it('FF-HTH-10 to lie among enemies is worse than to lie alone', () => {
    const lies = (x: number) =>
      evaluate(
        scene({
          models: [
            { id: 'a', x: 100, y: 100, posture: 'fallen' },
            { id: 'b', party: 1, x, y: 100 },
          ],
        }),
        0,
      );
    expect(lies(125)).toBeLessThan(lies(700));
    expect(lies(600)).toBe(lies(700));
  });

  it('FF-SPEC-36 a Master counts for his Minions too', () => {
    const lost = (master: string | null) =>
      evaluate(
        scene({
          models: [
            { id: 'a', x: 100, y: 100 },
            { id: 'lord', party: 1, x: 700, y: 700, posture: 'fallen' },
            { id: 'minion', party: 1, x: 750, y: 700, master },
          ],
        }),
        0,
      );
    expect(lost('lord')).not.toBe(lost(null));
  });

  it('FF-SET-13 is settled when the match is', () => {
    const s = duel({}, {});
    s.ended = { reason: 'wiped-out', shares: [1, 0] };
    expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([1, -1]);
  });
});
