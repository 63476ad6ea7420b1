import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../ruleset.ts';
import { hearing } from '../scenario/story/story.spec-support.ts';
import { of, type SceneFigure } from '../scene.spec-support.ts';
import {
  begun,
  cluesIn,
  DEEDS,
  does,
  draws,
  earned,
  laidOut,
  layout,
  monstersIn,
  on,
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'confirmed-kill';
const PAIR: readonly SceneFigure[] = [
  { id: 'a', x: 5, y: 1, gear: [] },
  { id: 'b', side: 1, x: 30, y: 35, gear: [] },
];

describe('SB-SCN-04 Confirmed Kill: set-up', () => {
  it('SB-SCN-04-01 a table of 36" x 36" for two', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([refused(ID, 2), refused(ID, 3)]).toEqual([[], ['setup.players']]);
  });

  it('SB-SCN-04-02 five markers in a line, 6" from each other and from the edges', () => {
    expect(cluesIn(laidOut(ID))).toEqual([
      ['clue-1', 6, 18, 0],
      ['clue-2', 12, 18, 0],
      ['clue-3', 18, 18, 0],
      ['clue-4', 24, 18, 0],
      ['clue-5', 30, 18, 0],
    ]);
  });

  it('SB-SCN-04-03 the ground, piece by piece; a shallow brook through the middle', () => {
    expect(layout(ID)).toEqual({
      brook: ['water', 0, 36, 11.75, 24.25, 0],
      'wood-w': ['3 tree, wood', 3.85, 10.59, 9.91, 15.24, 5],
      'wood-s': ['3 tree, wood', 12.07, 18.46, 8.25, 13.83, 5],
      'wood-nw': ['3 tree, wood', 10.21, 16.94, 25.84, 31.17, 5],
      'thicket-ne': ['thicket', 27.23, 32.12, 27.85, 32.02, 2],
      'undergrowth-n': ['undergrowth', 17.31, 21.38, 28.21, 31.54, 0.5],
      'undergrowth-w': ['undergrowth', 2.61, 6.14, 17.15, 20.01, 0.5],
      'tree-w': ['tree', 11.42, 12.58, 16.32, 17.48, 5],
      'wood-far-se': ['3 tree, wood', 27.11, 32.79, 5.5, 11.25, 5],
      'wood-e': ['3 tree, wood', 25.41, 32.15, 20.76, 26.09, 5],
      'wood-n': ['3 tree, wood', 17.54, 23.93, 22.17, 27.75, 5],
      'wood-se': ['3 tree, wood', 19.06, 25.79, 4.83, 10.16, 5],
      'thicket-sw': ['thicket', 3.88, 8.77, 3.98, 8.15, 2],
      'undergrowth-s': ['undergrowth', 14.62, 18.69, 4.46, 7.79, 0.5],
      'undergrowth-e': ['undergrowth', 29.86, 33.39, 15.99, 18.85, 0.5],
      'tree-e': ['tree', 23.42, 24.58, 18.52, 19.68, 5],
      'wood-far-nw': ['3 tree, wood', 3.21, 8.89, 24.75, 30.5, 5],
    });
    const { pieces } = begun(ID).terrain;
    expect(pieces.find(({ id }) => id === 'brook')).toMatchObject({ ground: 'difficult' });
  });

  it('SB-SCN-04-04 north and south only', () => {
    const { options, edges, strips } = sidesAt(ID, 'north');
    expect([...options].sort()).toEqual(['north', 'south']);
    expect(edges).toEqual(['south', 'north']);
    expect(strips).toEqual([[{ rect: [0, 0, 36, 2] }], [{ rect: [0, 34, 36, 2] }]]);
  });
});

describe('SB-SCN-04-05 Confirmed Kill: Goblins', () => {
  const ends = (turn: number, dice: readonly number[], others: readonly SceneFigure[] = []) => {
    const state = on(ID, { figures: [...PAIR, ...others], turn, phase: 'end' });
    return monstersIn(play(silverBayonet, { state, dice }).state);
  };

  it('SB-SCN-04-05 one stands in the middle, on the marker', () => {
    expect(monstersIn(laidOut(ID))).toEqual([['goblin', 18, 18, 0]]);
  });

  it('SB-SCN-04-05.R1 turns 1 to 4 end with another at either end of the line, even chances', () => {
    expect([1, 2, 3, 4].map((turn) => ends(turn, [1]))).toEqual(
      Array.from({ length: 4 }, () => [['goblin', 0.394, 18, 0]]),
    );
    expect(ends(3, [2])).toEqual([['goblin', 35.606, 18, 0]]);
  });

  it('SB-SCN-04-05 four in all: turn 5 brings none', () => {
    expect(ends(5, [])).toEqual([]);
  });

  it('SB-SCN-04-05.R1 whether or not others have died', () => {
    const dead = { id: 'g', side: null, type: 'goblin', x: 18, y: 18, standing: 'removed' } as const;
    expect(ends(2, [1], [dead])).toHaveLength(1);
    expect(ends(2, [1], [{ ...dead, standing: 'standing' }])).toHaveLength(2);
  });

  it('SB-SCN-04-05 two at one end stand side by side', () => {
    const state = on(ID, { figures: PAIR });
    const turn = { event: 'turn-end' } as const;
    const { state: after } = play(hearing(turn, turn), { state, dice: [1, 1] });
    const [first, second] = monstersIn(after);
    expect(first).toEqual(['goblin', 0.394, 18, 0]);
    expect(Math.hypot(second![1] - 0.394, second![2] - 18)).toBeLessThan(1.2);
  });
});

describe('SB-SCN-04-06 Confirmed Kill: cards', () => {
  it('SB-SCN-04-06 ace: the finder has the ring', () => {
    const { state } = draws(ID, 'main', 'ace-of-diamonds');
    expect(of(state, 'a').carries).toEqual(['signet-ring']);
    expect(state.objects).toEqual([]);
  });

  it('SB-SCN-04-06 SB-SCN-GEN-20 a fallen bearer’s ring is taken by ending a Move beside it, enemies or no', () => {
    const state = on(ID, {
      active: 'a',
      objects: [{ id: 'signet-ring', x: 10, y: 3, z: 0, stuck: false }],
      figures: [
        { ...PAIR[0]!, x: 6, y: 3 },
        { ...PAIR[1]!, x: 10, y: 4.2 },
      ],
    });
    const goes = (answer: 'take' | 'leave') =>
      play(does('a', 'move'), {
        state,
        answers: [
          ['move', [{ x: 9.2, y: 3, z: 0 }]],
          ['force', 'let-pass'],
          ['takeUp', answer],
        ],
      }).state;
    expect(of(goes('take'), 'a').carries).toEqual(['signet-ring']);
    expect(of(goes('leave'), 'a').carries).toEqual([]);
    expect(goes('take').activation?.actionSpent).toBe(false);
  });

  it('SB-SCN-04-06 SB-SCN-GEN-12 king: a cold iron hand weapon in this game', () => {
    const { state } = draws(ID, 'main', 'king-of-diamonds');
    expect(of(state, 'a').gear).toMatchObject([{ item: 'hand-weapon', upgrades: ['cold-iron-weapon'] }]);
  });

  it('SB-SCN-04-06 queen: one Monster Die; jack: one Power Die', () => {
    const pool = (card: string) => draws(ID, 'main', card).state.pools[0];
    expect(pool('queen-of-diamonds')).toEqual({ power: 0, skill: 0, monster: 1 });
    expect(pool('jack-of-diamonds')).toEqual({ power: 1, skill: 0, monster: 0 });
  });

  it('SB-SCN-04-06 ten: Terror Check (-2)', () => {
    const { events } = draws(ID, 'main', 'ten-of-diamonds', { a: { stats: { courage: 2 } }, dice: [8, 9] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', check: 'terror', total: 17 }));
  });
});

describe('SB-SCN-04-07 Confirmed Kill: rewards', () => {
  it('SB-SCN-04-07 a point a marker, at most 2', () => {
    expect([1, 2, 5].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([
      { clues: 1 },
      { clues: 2 },
      { clues: 2 },
    ]);
  });

  it('SB-SCN-04-07 SB-SCN-GEN-34 two Goblins, strays too: 1', () => {
    expect([1, 2].map((n) => earned(ID, DEEDS.kill('goblin', n)))).toEqual([{}, { goblins: 1 }]);
    expect(earned(ID, DEEDS.stray('goblin', 2))).toEqual({ goblins: 1 });
    expect(earned(ID, DEEDS.kill('hobgoblin', 2))).toEqual({});
  });

  it('SB-SCN-04-07 three casualties: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-04-07 off the table with the ring: 2', () => {
    expect(earned(ID, DEEDS.secured('signet-ring'))).toEqual({ ring: 2 });
    expect(earned(ID, DEEDS.card('ace-of-diamonds'))).toEqual({});
  });
});
