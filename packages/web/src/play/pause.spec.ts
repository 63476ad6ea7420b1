import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../app/settings.ts';
import { betweenDecisions, DECISIONS, enoughOfIt, hasEnough, nextBegins, pause } from './pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  nextBegins();
  vi.useRealTimers();
});

async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

it('what others do waits as long as it should', async () => {
  const waiting = pause(500);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await isOver(waiting)).toBe(true);
});

it('as the settings are at first, an activation of a bot, its decisions and its walk, takes about a second', () => {
  const { pace } = useSettings.getInitialState();
  const activation = DECISIONS * betweenDecisions(pace) + pace;
  expect(activation).toBeGreaterThan(700);
  expect(activation).toBeLessThan(1300);
});

it('whoever has enough of it waits for nothing, up to the next who acts', async () => {
  const waiting = pause(500);
  enoughOfIt();
  expect(await isOver(waiting)).toBe(true);
  expect(hasEnough()).toBe(true);
  expect(await isOver(pause(500))).toBe(true);
  nextBegins();
  expect(await isOver(pause(500))).toBe(false);
});
