import { describe, expect, it } from 'vitest';
import { risesQuickly, strides } from './ground.spec-support.ts';

describe('Snow Walk', () => {
  it('FF-SPEC-48 snow does not slow it, other ground does', () => {
    expect([strides('snow-walk', 'snow'), strides(null, 'snow')]).toEqual([true, false]);
    expect(strides('snow-walk', 'marsh')).toBe(false);
  });

  it('FF-HTH-11 it rises from snow for one action, from a marsh for two', () => {
    expect([risesQuickly('snow-walk', 'snow'), risesQuickly(null, 'snow')]).toEqual([true, false]);
    expect(risesQuickly('snow-walk', 'marsh')).toBe(false);
  });
});
