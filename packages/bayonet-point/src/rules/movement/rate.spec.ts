import { describe, expect, it } from 'vitest';
import type { GaitId, TroopTypeId } from '../../data/troops.ts';
import { of, scene } from '../../scene.spec-support.ts';
import { fullRate, gaitAlong, gaitsOpen, paceOf, reachAlong, type Slow } from './rate.ts';

interface Wish {
  readonly troops?: TroopTypeId;
  readonly gait?: GaitId;
  readonly wounds?: number;
  readonly horseWounds?: number;
}

function man(
  { troops = 'infantry', gait = 'halt', wounds = 0, horseWounds = 0 }: Wish,
  scale = 'large',
  terrain: never[] = [],
) {
  const state = scene({
    terrain,
    units: [{ id: 'u', troops, figures: [{ id: 'f', x: 300, y: 300, gait, wounds, horseWounds }] }],
    options: { 'figure-scale': scale },
  });
  return { state, f: of(state, 'f') };
}

function rates(wish: Wish, gait: GaitId, slow: readonly Slow[] = []) {
  return ['small', 'large'].map((scale) => {
    const { state, f } = man(wish, scale);
    return fullRate(state, f, gait, slow);
  });
}

describe('rates', () => {
  it('BP-MOV-02 infantry goes 100(150)', () => {
    expect(rates({}, 'halt')).toEqual([100, 150]);
  });

  it('BP-MOV-04, BP-MOV-05 wood and water cost 50(75) each', () => {
    expect(rates({}, 'halt', ['wood'])).toEqual([50, 75]);
    expect(rates({}, 'halt', ['water'])).toEqual([50, 75]);
  });

  it('BP-MOV-06 both together leave the least anybody goes, 25(40)', () => {
    expect(rates({}, 'halt', ['wood', 'water'])).toEqual([25, 40]);
  });

  it('BP-MOV-11 the wounded go half, after deductions', () => {
    expect(rates({ wounds: 1 }, 'halt')).toEqual([50, 75]);
    expect(rates({ wounds: 1 }, 'halt', ['wood'])).toEqual([25, 37.5]);
  });

  it.each<[TroopTypeId, GaitId, number, number]>([
    ['heavy-cavalry', 'trot', 100, 150],
    ['heavy-cavalry', 'canter', 150, 225],
    ['heavy-cavalry', 'gallop', 200, 300],
    ['light-cavalry', 'trot', 150, 225],
    ['light-cavalry', 'canter', 225, 325],
    ['light-cavalry', 'gallop', 300, 450],
  ])('BP-CAV-02, BP-CAV-03 %s at a %s: %d(%d)', (troops, gait, small, large) => {
    expect(rates({ troops }, gait)).toEqual([small, large]);
  });

  it('BP-CAV-05 an open wood is trotted through: heavy 50(75), light 100(150)', () => {
    expect(rates({ troops: 'heavy-cavalry' }, 'gallop', ['wood'])).toEqual([50, 75]);
    expect(rates({ troops: 'light-cavalry' }, 'canter', ['wood'])).toEqual([100, 150]);
  });

  it('BP-CAV-12 a wounded horse trots at half rate', () => {
    expect(rates({ troops: 'heavy-cavalry', horseWounds: 1 }, 'trot')).toEqual([50, 75]);
  });
});

describe('gaits', () => {
  const open = (wish: Wish) => gaitsOpen(man({ troops: 'light-cavalry', ...wish }).f);

  it('BP-CAV-04 one step above the last at most, any lower freely', () => {
    expect(open({})).toEqual(['trot']);
    expect(open({ gait: 'trot' })).toEqual(['trot', 'canter']);
    expect(open({ gait: 'canter' })).toEqual(['trot', 'canter', 'gallop']);
    expect(open({ gait: 'gallop' })).toEqual(['trot', 'canter', 'gallop']);
  });

  it('BP-CAV-12 a lame horse only trots', () => {
    expect(open({ gait: 'canter', horseWounds: 1 })).toEqual(['trot']);
  });

  it('BP-CAV-04 who cannot follow the pace takes his fastest', () => {
    expect(paceOf(man({ troops: 'heavy-cavalry', gait: 'halt' }).f, 'gallop', 1).gait).toBe('trot');
  });

  it('BP-MOV-03 half a move on horseback is a trot', () => {
    const { f } = man({ troops: 'heavy-cavalry', gait: 'canter' });
    expect([paceOf(f, 'gallop', 1).gait, paceOf(f, 'gallop', 0.5).gait]).toEqual(['gallop', 'trot']);
  });

  it('BP-CAV-05 who went through an open wood has trotted', () => {
    const wood = [{ id: 'wood', type: 'open-wood', shape: { rect: [400, 200, 200, 200] } }];
    const { state, f } = man({ troops: 'light-cavalry', gait: 'canter' }, 'large', wood as never[]);
    const path = [
      { x: 300, y: 300, z: 0 },
      { x: 700, y: 300, z: 0 },
    ];
    expect(gaitAlong(state, f, path, 100, 'gallop')).toBe('gallop');
    expect(gaitAlong(state, f, path, 101, 'gallop')).toBe('trot');
  });
});

describe('along a path', () => {
  const wood = [{ id: 'wood', type: 'closed-wood', shape: { rect: [400, 200, 200, 200] } }];
  const { state, f } = man({}, 'large', wood as never[]);
  const reach = (x: number) =>
    reachAlong(
      state,
      f,
      [
        { x: 300, y: 300, z: 0 },
        { x, y: 300, z: 0 },
      ],
      { gait: 'halt', moves: 1 },
    );

  it('BP-MOV-04 up to the edge of the wood one goes as in the open, not a step into it', () => {
    expect(reach(390)).toBe(150);
    expect(reach(500)).toBe(100);
  });

  it('BP-MOV-04 from the edge in, the whole action is slowed', () => {
    const near = man({}, 'large', wood as never[]);
    const path = [
      { x: 390, y: 300, z: 0 },
      { x: 590, y: 300, z: 0 },
    ];
    expect(reachAlong(near.state, near.f, path, { gait: 'halt', moves: 1 })).toBe(75);
    expect(reachAlong(near.state, near.f, path, { gait: 'halt', moves: 0.5 })).toBe(37.5);
  });
});
