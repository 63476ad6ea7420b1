import { type Asked, type BoardHelpers, type Game, random } from '@vedette/engine';
import type { Waypoint } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { askedIn, PLAYED, playedAtRandom } from './table.spec-support.ts';

const SCENARIOS = 2;
const DECISIONS = 150;
const TAPS = 5;
/** As much as a game's grid can move a place. */
const HAIR = 1.001;

/** Whether somebody could go a part of this way, if not all of it. */
function partCanBeGone(board: BoardHelpers<Game>, asked: Asked<Game>, path: readonly Waypoint[]): boolean {
  const [from] = board.way(asked, path).points;
  const end = path[path.length - 1]!;
  const start = path.length > 1 ? path[path.length - 2]! : from!;
  return Array.from({ length: 19 }, (_, i) => (i + 1) / 20).some((part) => {
    const x = Math.round((start.x + part * (end.x - start.x)) * 10) / 10;
    const y = Math.round((start.y + part * (end.y - start.y)) * 10) / 10;
    return board.way(asked, [...path.slice(0, -1), { ...end, x, y }]).problem === null;
  });
}

describe('a tap anywhere on the table', () => {
  it.each(PLAYED)('%s: where its way falls short of the place, it ends where one may go', (_, ruleset) => {
    const board = ruleset.speech.in().board!;
    const refused: unknown[] = [];
    let short = 0;
    for (let n = 0; n < SCENARIOS; n++) {
      const chance = random(`taps ${n}`);
      playedAtRandom(ruleset, n, DECISIONS, (match) => {
        if (match.pending?.kind !== 'move') return;
        const asked = askedIn(match);
        const { width, depth } = board.scene(asked.view()).terrain;
        for (let tap = 0; tap < TAPS; tap++) {
          const to = { x: (width * chance.below(1000)) / 1000, y: (depth * chance.below(1000)) / 1000, z: 0 };
          const path = board.route(asked, to);
          const end = path?.at(-1);
          if (path === null || end === undefined) continue;
          if (Math.abs(end.x - to.x) + Math.abs(end.y - to.y) < HAIR) continue;
          short++;
          const { problem } = board.way(asked, path);
          // Whoever may go nowhere in that direction is told why.
          if (problem !== null && partCanBeGone(board, asked, path))
            refused.push({ n, to, path, code: problem.code, question: asked.question });
        }
      });
    }
    expect(refused).toEqual([]);
    expect(short).toBeGreaterThan(50);
  });
});
