import type { Asked } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { boardIn } from './board.ts';
import type { Duel } from './game.ts';
import { scene } from './scene.spec-support.ts';
import { tongues } from './words/index.ts';

const board = boardIn(tongues.en.board);

const WALL = { kind: 'wall' as const, rect: [5, 4, 0.5, 4] as [number, number, number, number] };
const MOUND = { kind: 'mound' as const, rect: [1, 9, 2, 2] as [number, number, number, number] };
const FAR = scene({ name: 'Vane', x: 2, y: 6 }, { name: 'Roux', x: 10, y: 6 }, { pieces: [WALL, MOUND] });

const walking = (s = FAR): Asked<Duel> => ({
  kind: 'walk',
  seat: 0,
  question: { seat: 0, budget: 4 },
  view: () => s,
});

const to = (x: number, y: number) => ({ x, y, z: 0 });

describe('the board of a duel', () => {
  it('DU-01 shows both duellists with what is left of them, and says what the ground is', () => {
    const { figures, sides, terrain } = board.scene(FAR);
    expect(figures).toMatchObject([
      { id: 'duellist-1', name: 'Vane', side: 0, x: 2, y: 6, place: 'table', health: { left: 8, full: 8 } },
      { id: 'duellist-2', name: 'Roux', side: 1 },
    ]);
    expect(sides.map(({ coat }) => coat)).toEqual(['side-1', 'side-2']);
    expect(terrain.pieces.map(({ flags }) => flags)).toEqual([['wall'], ['mound']]);
    expect(board.scene(FAR).terrain).toBe(terrain);
  });

  it('DU-05 shows the ground in reach of a walk, and of nothing else', () => {
    const { figure, outlines } = board.ground(walking())!;
    expect(figure).toBe('duellist-1');
    const xs = outlines.flat().filter((_, i) => i % 2 === 0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(6.001);
    expect(board.ground({ ...walking(), kind: 'chooseCard', question: { options: ['lunge'] } })).toBeNull();
  });

  it('DU-05 measures a walk, and says why it cannot be', () => {
    expect(board.way(walking(), [to(2, 9)])).toMatchObject({ problem: null, cost: 3, budget: 4 });
    expect(board.way(walking(), [to(7, 6)]).problem).toMatchObject({ code: 'walk.blocked' });
    expect(() =>
      board.way({ ...walking(), kind: 'chooseCard', question: { options: ['lunge'] } }, []),
    ).toThrow('asks for no path');
  });

  it('DU-05 finds a walk that the rules take, or one as near as can be', () => {
    for (const goal of [to(2, 3), to(9, 6), to(4, 9)]) {
      const path = board.route(walking(), goal)!;
      expect(board.way(walking(), path).problem).toBeNull();
    }
  });

  it('DU-01 a wall hides the legs of whoever stands behind it, not the head', () => {
    const near = { kind: 'wall' as const, rect: [8, 4, 0.5, 4] as [number, number, number, number] };
    const walled = scene({ x: 2, y: 6 }, { x: 10, y: 6 }, { pieces: [near] });
    const seen = board.sight(walled, { figure: 'duellist-1' }, 'duellist-2');
    expect(seen).toMatchObject({ visible: true, cover: true, distance: 7 });
    expect(seen.lines.some(({ state, by }) => state === 'stopped' && by === 'a wall')).toBe(true);
    const open = board.sight(walled, { figure: 'duellist-1' }, 'duellist-2', to(2, 2));
    expect(open).toMatchObject({ visible: true, cover: false });
    const { at } = board.glimpse(walled, { figure: 'duellist-1' });
    expect([at(to(10, 6)), at(to(2, 2))]).toEqual(['cover', 'clear']);
  });

  it('DU-09 follows who walked, and who gave ground', () => {
    const found = board.walks(
      FAR,
      [
        { type: 'walked', rule: 'DU-05', seat: 0, x: 2, y: 8, cost: 2 },
        { type: 'fell', rule: 'DU-10', seat: 1 },
        { type: 'backedOff', rule: 'DU-09', seat: 0, x: 2, y: 10, paces: 2 },
      ],
      null,
    );
    expect(found).toEqual([
      { figure: 'duellist-1', points: [to(2, 6), to(2, 8)] },
      { figure: 'duellist-1', points: [to(2, 8), to(2, 10)] },
    ]);
  });
});
