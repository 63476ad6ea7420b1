import { expect, it } from 'vitest';
import { guestId, isGuest } from './guests.ts';

it('a guest is known by his id and seat, and nobody else is taken for one', () => {
  expect(guestId('envoy', 1)).toBe('guest-envoy-2');
  expect(isGuest('guest-envoy-2', 'envoy')).toBe(true);
  expect(isGuest('guest-envoy-2')).toBe(true);
  expect(isGuest('guest-envoy-royal-2', 'envoy')).toBe(false);
  expect(isGuest('1-2')).toBe(false);
});
