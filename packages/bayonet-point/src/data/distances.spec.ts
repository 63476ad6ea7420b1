import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../options.ts';
import { DISTANCES, mm } from './distances.ts';

describe('distances', () => {
  it('BP-GEN-03 the scale of the match picks one of each pair, and never a share of the other', () => {
    const large = { options: DEFAULT_OPTIONS };
    const small = { options: { ...DEFAULT_OPTIONS, 'figure-scale': 'small' } as const };
    expect([mm(large, 'point-blank'), mm(small, 'point-blank')]).toEqual([125, 75]);
    expect([mm(large, 'leader-group'), mm(small, 'leader-group')]).toEqual([100, 75]);
  });

  it.each([
    ['infantry', 100, 150],
    ['slow-ground', 50, 75],
    ['heavy-trot', 100, 150],
    ['heavy-canter', 150, 225],
    ['heavy-gallop', 200, 300],
    ['light-trot', 150, 225],
    ['light-canter', 225, 325],
    ['light-gallop', 300, 450],
    ['leader-group', 75, 100],
    ['coherency', 150, 250],
    ['point-blank', 75, 125],
    ['short-musket', 225, 375],
    ['short-carbine', 150, 250],
    ['long-musket', 450, 750],
    ['long-rifle', 900, 1500],
    ['long-carbine', 300, 500],
    ['long-matchlock', 375, 600],
    ['automatic-sight', 75, 125],
    ['automatic-sight-fog', 50, 125],
    ['sight-limit-fog', 300, 500],
    ['vision-step-1', 300, 500],
    ['vision-step-2', 450, 750],
    ['vision-step-3', 600, 1000],
    ['sight-into-house', 100, 150],
    ['sight-inside-closed-wood', 100, 150],
    ['sight-into-closed-wood', 50, 75],
    ['losses-near', 50, 75],
    ['rally-enemy', 100, 150],
    ['bump-gap', 250, 375],
    ['plunder-gap', 50, 75],
    ['town-radius', 150, 250],
  ] as const)('BP-GEN-04 %s is %d(%d)', (id, small, large) => {
    expect(DISTANCES[id]).toEqual([small, large]);
  });
});
