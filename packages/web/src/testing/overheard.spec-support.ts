import { type Game, type Json, type Match, type Ruleset, type Seat, viewOf } from '@vedette/engine';
import { Host, walksBetween } from '@vedette/referee';
import { Follower, type OnlineGame, seenOf, serverMessageSchema } from '@vedette/wire';
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

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;

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
  const follower = new Follower(ruleset.fixed);
  const { origin, answers } = game.replay;
  const truth = Host.begin(ruleset, origin, [null, null]);
  let looks = 0;
  for (const text of heard) {
    const message = serverMessageSchema.parse(JSON.parse(text));
    if (message.type !== 'view' && message.type !== 'changes') continue;
    expect(follower.take(message)).toBe(true);
    const { seen, events } = follower.now!;
    let before: Match<Game> = truth.match;
    while (truth.seq < seen.answers) {
      before = truth.match;
      expect(truth.retake(before.pending!.seat, answers[truth.seq] as Json)).toBeNull();
    }
    const view = viewOf(truth.match, seat);
    expect(plain(seen)).toEqual(plain(seenOf(view)));
    expect(events).toEqual(plain(view.events));
    if (message.type === 'changes') {
      const moved = walksBetween(before, truth.match, seat, { drawn: null }).map(({ figure }) => figure);
      for (const { figure } of message.walks) expect(moved).toContain(figure);
    }
    looks++;
  }
  return looks;
}
