import { expect, it } from 'vitest';
import { widened } from './used-ground.ts';

it('ground that was seen stays in view: it grows, and is the same as long as nothing lies beyond it', () => {
  const strip = widened(null, [
    { x: 10, y: 10 },
    { x: 90, y: 30 },
  ])!;
  expect(strip).toEqual({ left: 10, top: 10, right: 90, bottom: 30 });
  expect(widened(strip, [])).toBe(strip);
  expect(widened(strip, [{ x: 10, y: 30 }])).toBe(strip);
  expect(widened(strip, [{ x: 50, y: 80 }])).toEqual({ ...strip, bottom: 80 });
  expect(widened(null, [])).toBeNull();
});
