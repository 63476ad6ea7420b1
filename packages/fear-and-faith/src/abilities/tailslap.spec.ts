import { describe, expect, it } from 'vitest';
import { duel, of, playScene, type SceneModel } from '../scene.spec-support.ts';

const tail = { combat: 3, rules: ['tailslap'] } as const;
const STRICT = { options: { 'recoil-strict': true } } as const;

function slapped(b: Partial<SceneModel>, dice: readonly number[], a: Partial<SceneModel> = tail) {
  return of(playScene(duel(a, b, 1, STRICT), dice, [['act', 'strike/hand-weapon/b']]).state, 'b');
}

describe('Tailslap', () => {
  it('FF-SPEC-57 on a one whoever recoils from it falls where it stands instead', () => {
    expect(slapped({}, [3, 3, 1])).toMatchObject({ posture: 'fallen', x: 475 });
    expect(slapped({}, [3, 3, 2])).toMatchObject({ posture: 'standing', x: 500 });
  });

  it('FF-SPEC-57 what is larger is not swept away', () => {
    const huge = { size: 'big' } as const;
    expect(slapped({ ...huge, combat: 1 }, [3, 3])).toMatchObject({ posture: 'standing' });
    expect(slapped({ ...huge, combat: 1 }, [3, 3, 1], { ...tail, ...huge })).toMatchObject({
      posture: 'fallen',
    });
  });

  it('FF-SPEC-57 no die for a fall, nor for whoever has no tail', () => {
    expect(slapped({}, [4, 4])).toMatchObject({ posture: 'fallen' });
    expect(slapped({}, [3, 3], { combat: 3 })).toMatchObject({ posture: 'standing' });
  });

  it('FF-HTH-04 step 7: poison before the tail', () => {
    const both = { combat: 3, rules: ['poison', 'tailslap'] } as const;
    expect(slapped({}, [3, 3, 6, 1], both)).toMatchObject({ posture: 'fallen', losses: { poison: 1 } });
  });
});
