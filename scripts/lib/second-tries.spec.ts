import { expect, it } from 'vitest';
import { secondTries } from './second-tries.ts';

it('whoever passes at the second try only is named, and nothing is said where nobody does', () => {
  expect(secondTries([])).toBe('');
  expect(secondTries(['table.browser.spec.ts: a shot'])).toContain('\n  table.browser.spec.ts: a shot\n');
});
