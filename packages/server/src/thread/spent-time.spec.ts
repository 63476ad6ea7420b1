import { expect, it } from 'vitest';
import { SpentTime } from './spent-time.ts';

it.each([
  ['who computes all the time has spent all of it', 500, 500, 500],
  ['several threads together spend no more than the clock says', 500, 1900, 500],
  ['who is kept from computing has spent what he has computed', 500, 200, 200],
  ['but nobody is waited for for ever', 6000, 0, 1000],
])('%s', (_, passed, computed, spent) => {
  const now = { passed: 1000, computed: 70 };
  const time = new SpentTime({ passed: () => now.passed, computed: () => now.computed });
  expect(time.milliseconds).toBe(0);
  now.passed += passed;
  now.computed += computed;
  expect(time.milliseconds).toBe(spent);
});
