import { describe, expect, it } from 'vitest';
import { risesQuickly, strides } from './ground.spec-support.ts';

describe('Swampwalk', () => {
  it('FF-SPEC-55 a marsh does not slow it, other ground does', () => {
    expect([strides('swampwalk', 'marsh'), strides(null, 'marsh')]).toEqual([true, false]);
    expect(strides('swampwalk', 'snow')).toBe(false);
  });

  it('FF-HTH-11 it rises from a marsh for one action', () => {
    expect([risesQuickly('swampwalk', 'marsh'), risesQuickly(null, 'marsh')]).toEqual([true, false]);
  });
});
