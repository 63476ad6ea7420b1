import { describe, expect, it } from 'vitest';
import { viewKey } from './view-keys.ts';

describe('keys of the view', () => {
  it('bring the table nearer and farther, show all of it, and change floors', () => {
    expect(viewKey('+')).toEqual(viewKey('='));
    expect(viewKey('-')).toEqual({ does: 'zoom', factor: 0.8 });
    expect(viewKey('0')).toEqual({ does: 'show-all' });
    expect(viewKey('PageUp')).toEqual({ does: 'change-floor', step: 1 });
    expect(viewKey('PageDown')).toEqual({ does: 'change-floor', step: -1 });
  });

  it('are no others', () => {
    for (const key of ['Enter', 'a', 'ArrowUp', 'constructor', 'toString']) expect(viewKey(key)).toBeNull();
  });
});
