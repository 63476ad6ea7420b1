import { describe, expect, it } from 'vitest';
import { risesQuickly, strides } from './ground.spec-support.ts';

describe('Amphibious', () => {
  it('FF-SPEC-02 crosses any water, deep water included, without loss', () => {
    for (const water of ['water', 'stream', 'river', 'lake']) {
      expect(strides('amphibious', water)).toBe(true);
      expect(strides(null, water)).toBe(false);
    }
  });

  it('FF-SPEC-02 other ground is as hard for it as for anybody', () => {
    for (const ground of ['marsh', 'snow', 'wood', 'scree'])
      expect(strides('amphibious', ground)).toBe(false);
  });

  it('FF-HTH-11 it rises from shallow water for one action', () => {
    expect([risesQuickly('amphibious', 'water'), risesQuickly(null, 'water')]).toEqual([true, false]);
  });
});
