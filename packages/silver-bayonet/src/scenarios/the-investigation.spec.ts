import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  added,
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
  searcher,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'the-investigation';

describe('SB-SCN-01 The Investigation: set-up', () => {
  it('SB-SCN-01-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
    expect(refused(ID, 1)).toEqual(['setup.players']);
  });

  it('SB-SCN-01-02 five markers: one in the middle, four in an X about 8" from it', () => {
    const clues = cluesIn(laidOut(ID));
    expect(clues).toEqual([
      ['clue-1', 18, 18, 0],
      ['clue-2', 12.34, 23.66, 0],
      ['clue-3', 23.66, 23.66, 0],
      ['clue-4', 23.66, 12.34, 0],
      ['clue-5', 12.34, 12.34, 0],
    ]);
    for (const [, x, y] of clues.slice(1)) expect(Math.hypot(x - 18, y - 18)).toBeCloseTo(8, 1);
  });

  it('SB-SCN-01-02 two of them lie in cottages, two in muddy sties', () => {
    const { scenario } = begun(ID);
    const under = (x: number, y: number) =>
      scenario.terrain!.flatMap(({ type, group, shape }) => {
        if (!('rect' in shape)) return [];
        const [west, south, width, height] = shape.rect;
        const inside = x > west && x < west + width && y > south && y < south + height;
        return inside ? [`${group}: ${type}`] : [];
      });
    expect(cluesIn(begun(ID)).map(([, x, y]) => under(x, y))).toEqual([
      [],
      ['cottage-nw: floor'],
      ['pigsty-ne: mud'],
      ['cottage-se: floor'],
      ['pigsty-sw: mud'],
    ]);
  });

  it('SB-SCN-01-03 the ground, piece by piece', () => {
    expect(layout(ID)).toEqual({
      'cottage-nw': ['floor, 6 high-wall', 9.84, 14.84, 21.66, 25.66, 3],
      'pigsty-ne': ['5 low-wall, mud', 21.16, 26.16, 21.16, 26.16, 0.5],
      'cart-w': ['wagon', 14, 16.2, 18.5, 19.7, 1.25],
      'hedge-w': ['hedge', 3.6, 9.6, 18.4, 18.9, 1.25],
      'wood-ne': ['3 tree, wood', 25.49, 32.23, 26.12, 32.07, 5],
      'rocks-n': ['rock', 15.52, 19.36, 27.72, 30.35, 1.5],
      'undergrowth-nw': ['undergrowth', 3.69, 8.91, 26.78, 30.94, 0.5],
      'haystack-n': ['haystack', 22.24, 24.36, 29.74, 31.86, 1.5],
      'cottage-se': ['floor, 6 high-wall', 21.16, 26.16, 10.34, 14.34, 3],
      'pigsty-sw': ['5 low-wall, mud', 9.84, 14.84, 9.84, 14.84, 0.5],
      'cart-e': ['wagon', 19.8, 22, 16.3, 17.5, 1.25],
      'hedge-e': ['hedge', 26.4, 32.4, 17.1, 17.6, 1.25],
      'wood-sw': ['3 tree, wood', 3.77, 10.51, 3.93, 9.88, 5],
      'rocks-s': ['rock', 16.64, 20.48, 5.65, 8.28, 1.5],
      'undergrowth-se': ['undergrowth', 27.09, 32.31, 5.06, 9.22, 0.5],
      'haystack-s': ['haystack', 11.64, 13.76, 4.14, 6.26, 1.5],
    });
  });

  it('SB-SCN-01-04 any pair of opposite edges, and nobody there before the units', () => {
    expect(monstersIn(laidOut(ID))).toEqual([]);
    const { seat, options, edges, strips } = sidesAt(ID, 'west');
    expect([seat, [...options].sort()]).toEqual([1, ['east', 'north', 'south', 'west']]);
    expect(edges).toEqual(['east', 'west']);
    expect(strips).toEqual([[{ rect: [34, 0, 2, 36] }], [{ rect: [0, 0, 2, 36] }]]);
  });
});

describe('SB-SCN-01-05 The Investigation: cards', () => {
  const spot = (x: number, y: number, z = 0) => ({ x, y, z });

  it('SB-SCN-01-05 ace: the finder’s player puts a Hobgoblin within 6" of the middle', () => {
    const { state, asked } = draws(ID, 'main', 'ace-of-diamonds', {
      clue: 'clue-3',
      answers: [['placeFigure', spot(18, 13)]],
    });
    expect(asked).toMatchObject([{ seat: 0, kind: 'placeFigure' }]);
    expect(monstersIn(state)).toEqual([['hobgoblin', 18, 13, 0]]);
    expect(state.clues.map(({ id }) => id)).toEqual(['clue-1', 'clue-2', 'clue-4', 'clue-5']);
  });

  it('SB-SCN-01-05.R1 its base edge within 6" and no farther; beside a soldier too, and nothing happens yet', () => {
    const clue = on(ID, { figures: [] }).clues[0]!;
    const others = [{ id: 'c', side: 1, x: 18, y: 13, gear: [] }];
    const state = on(ID, { active: 'a', figures: [...searcher(clue), ...others] });
    const { refusal, pending } = playToQuestion(does('a', 'investigate:clue-1'), { state, dice: [1] });
    expect(pending).toMatchObject({ kind: 'placeFigure', seat: 0 });
    const radius = 0.591;
    expect(refusal(spot(18 - 6 - radius, 18))).toBeNull();
    expect(refusal(spot(18 - 6 - radius - 0.002, 18))).toMatchObject({ code: 'place.room' });
    expect(refusal(spot(18, 13 + 0.492 + radius))).toBeNull();
    expect(refusal(spot(18, 13.5))).toMatchObject({ code: 'place.no-footing' });
  });

  it('SB-SCN-01-05 king, queen: one Monster Die for the finder’s player', () => {
    for (const card of ['king-of-diamonds', 'queen-of-diamonds']) {
      const { state } = draws(ID, 'main', card);
      expect(state.pools).toEqual([
        { power: 0, skill: 0, monster: 1 },
        { power: 0, skill: 0, monster: 0 },
      ]);
    }
  });

  it.each(['jack-of-diamonds', 'ten-of-diamonds'])(
    'SB-SCN-01-05 SB-SCN-GEN-10 %s: Courage Check (TN10), or -1 Melee and -1 Accuracy',
    (card) => {
      const a = { stats: { courage: 2, melee: 3, accuracy: 4 } };
      const after = (dice: readonly number[]) => {
        const { state, events } = draws(ID, 'main', card, { a, dice });
        expect(events).toContainEqual(
          expect.objectContaining({ type: 'checked', check: 'courage', target: 10 }),
        );
        return [added(state, 'melee'), added(state, 'shooting')];
      };
      expect(after([3, 4])).toEqual([2, 3]);
      expect(after([3, 5])).toEqual([3, 4]);
    },
  );

  it('SB-SCN-GEN-10.R1 two such finds add up', () => {
    const clue = on(ID, { figures: [] }).clues[0]!;
    const state = on(ID, {
      active: 'a',
      figures: searcher(clue, { stats: { courage: 0, melee: 3, accuracy: 4 } }),
      clues: [clue, { ...clue, id: 'clue-2' }],
    });
    const twice = play(does('a', 'investigate:clue-1', 'investigate-for-move:clue-2'), {
      state,
      dice: [4, 3, 3, 4, 3, 3],
    });
    expect([added(twice.state, 'melee'), added(twice.state, 'shooting')]).toEqual([1, 2]);
  });
});

describe('SB-SCN-01-06 The Investigation: rewards', () => {
  it('SB-SCN-01-06 the card with the Hobgoblin: 1', () => {
    expect(earned(ID, DEEDS.card('ace-of-diamonds'))).toEqual({ reveal: 1 });
    expect(earned(ID, DEEDS.card('king-of-diamonds'))).toEqual({});
    expect(earned(ID, DEEDS.card('ace-of-diamonds', 1))).toEqual({});
  });

  it('SB-SCN-01-06 two markers: 2', () => {
    expect([1, 2, 5].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 2 }, { clues: 2 }]);
  });

  it('SB-SCN-01-06 SB-SCN-GEN-34 the Hobgoblin of the farm: 2; a stray one is none', () => {
    expect(earned(ID, DEEDS.kill('hobgoblin'))).toEqual({ hobgoblin: 2 });
    expect(earned(ID, DEEDS.stray('hobgoblin'))).toEqual({});
  });

  it('SB-SCN-01-06 SB-SCN-GEN-33 three casualties: 2', () => {
    expect([2, 3].map((n) => earned(ID, [], { casualties: n }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-01-06 worked example: three markers with the ace, three casualties, the kill to the other: 5', () => {
    const deeds = [...DEEDS.clue(3), ...DEEDS.card('ace-of-diamonds'), ...DEEDS.kill('hobgoblin', 1, 1)];
    expect(earned(ID, deeds, { casualties: 3 })).toEqual({ reveal: 1, clues: 2, casualties: 2 });
    expect(earned(ID, deeds, { seat: 1 })).toEqual({ hobgoblin: 2 });
  });
});
