import { describe, expect, it } from 'vitest';
import { strides } from './ground.spec-support.ts';

describe('Forester', () => {
  it('FF-SPEC-21 no wood of any kind slows it, and nothing else is easier', () => {
    expect([strides('forester', 'wood'), strides('forester', 'cornfield')]).toEqual([true, true]);
    expect([strides(null, 'wood'), strides(null, 'cornfield')]).toEqual([false, false]);
    expect([strides('forester', 'marsh'), strides('forester', 'bush')]).toEqual([false, false]);
  });
});
