import type { Game, Ruleset, Seat } from '@vedette/engine';
import { overheard } from '@vedette/server/testing';
import type { OnlineGame } from '@vedette/wire';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Every text that comes down a line of this page from now on. */
export function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/**
 * Holds everything that came down the lines of one seat (null: an onlooker) against what it may know of the game as it
 * was; tells how often it was told something of the table.
 */
export function compared(
  ruleset: Ruleset<Game>,
  heard: readonly string[],
  seat: Seat | null,
  game: OnlineGame,
): number {
  const { looks, faults } = overheard(ruleset, heard, seat, { game });
  expect(faults).toEqual([]);
  return looks;
}
