import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { openActions } from '../rules/activation/actions.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { of } from '../scene.spec-support.ts';
import {
  begun,
  cluesIn,
  DEEDS,
  documentOf,
  does,
  draws,
  earned,
  laidOut,
  layout,
  monstersIn,
  on,
  poolsOf,
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'the-revenants';

describe('SB-SCN-02 The Revenants: set-up', () => {
  it('SB-SCN-02-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
  });

  it('SB-SCN-02-02 the ground, piece by piece; the barn is the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      barn: ['floor, 8 high-wall', 13, 23, 15, 21, 2.5],
      'wood-ne': ['3 tree, wood', 25.38, 31.9, 25.22, 31.37, 5],
      'hill-nw': ['hill', 5.04, 12.4, 26.72, 31.72, 1.5],
      'rocks-n': ['rock', 17.86, 21.34, 26.79, 29.27, 1.5],
      'wagon-nw': ['wagon', 7.2, 10.2, 22.6, 24, 1.25],
      'thicket-e': ['thicket', 27.95, 32.06, 18.3, 23.04, 2],
      'undergrowth-n': ['undergrowth', 12.53, 15.96, 24.55, 27.39, 0.5],
      'tree-ne': ['tree', 24.02, 25.18, 24.22, 25.38, 5],
      'wood-sw': ['3 tree, wood', 4.1, 10.62, 4.63, 10.78, 5],
      'hill-se': ['hill', 23.6, 30.96, 4.28, 9.28, 1.5],
      'rocks-s': ['rock', 14.66, 18.14, 6.73, 9.21, 1.5],
      'wagon-se': ['wagon', 25.8, 28.8, 12, 13.4, 1.25],
      'thicket-w': ['thicket', 3.94, 8.05, 12.96, 17.7, 2],
      'undergrowth-s': ['undergrowth', 20.04, 23.47, 8.61, 11.45, 0.5],
      'tree-sw': ['tree', 10.82, 11.98, 10.62, 11.78, 5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed.every(({ group }) => group === 'barn')).toBe(true);
    expect(fixed).toHaveLength(9);
  });

  it('SB-SCN-02-02.R1 gaps of 3" north and south, of 2" west and east', () => {
    const walls = documentOf(ID).terrain!.filter(
      ({ type, group }) => group === 'barn' && type === 'high-wall',
    );
    const rects = walls.map(({ shape }) => ('rect' in shape ? shape.rect : [0, 0, 0, 0]));
    const gap = (along: 0 | 1, at: (rect: readonly number[]) => boolean) => {
      const [first, second] = rects.filter(at).sort((a, b) => a[along]! - b[along]!);
      return [first![along]! + first![along + 2]!, second![along]];
    };
    expect(gap(0, ([, y, w]) => y === 15 && w! > 1)).toEqual([16.5, 19.5]);
    expect(gap(0, ([, y, w]) => y === 20.75 && w! > 1)).toEqual([16.5, 19.5]);
    expect(gap(1, ([x, , , h]) => x === 13 && h! > 1)).toEqual([17, 19]);
    expect(gap(1, ([x, , , h]) => x === 22.75 && h! > 1)).toEqual([17, 19]);
    expect(walls.every(({ height }) => height === 2.5)).toBe(true);
  });

  it('SB-SCN-02-03 a marker in the barn and one outside each corner, a Revenant beside each', () => {
    const state = laidOut(ID);
    expect(cluesIn(state)).toEqual([
      ['clue-1', 18, 18, 0],
      ['clue-2', 12.3, 21.7, 0],
      ['clue-3', 23.7, 21.7, 0],
      ['clue-4', 23.7, 14.3, 0],
      ['clue-5', 12.3, 14.3, 0],
    ]);
    expect(monstersIn(state)).toEqual([
      ['revenant', 18.886, 18, 0],
      ['revenant', 11.674, 22.326, 0],
      ['revenant', 24.326, 22.326, 0],
      ['revenant', 24.326, 13.674, 0],
      ['revenant', 11.674, 13.674, 0],
    ]);
    const revenants = monstersIn(state);
    cluesIn(state).forEach(([, x, y], i) => {
      const [, mx, my] = revenants[i]!;
      expect(Math.hypot(mx - x, my - y)).toBeCloseTo(0.394 + 0.492, 2);
    });
  });

  it('SB-SCN-02-04 any pair of opposite edges; everybody has one Monster Die more', () => {
    const { options, edges, strips } = sidesAt(ID, 'north');
    expect([...options].sort()).toEqual(['east', 'north', 'south', 'west']);
    expect(edges).toEqual(['south', 'north']);
    expect(strips).toEqual([[{ rect: [0, 0, 36, 2] }], [{ rect: [0, 34, 36, 2] }]]);
    const plain = poolsOf('the-investigation');
    expect(poolsOf(ID)).toEqual(plain.map((pool) => ({ ...pool, monster: pool.monster + 1 })));
  });

  it('SB-SCN-02-04.R1 a rider comes in by any of the four gaps, and not through the wall', () => {
    const rides = (from: readonly [number, number], to: readonly [number, number]) => {
      const state = on(ID, {
        active: 'a',
        figures: [
          { id: 'a', type: 'light-cavalryman', mounted: true, x: from[0], y: from[1], gear: [] },
          { id: 'b', side: 1, x: 1, y: 1 },
        ],
        clues: [],
      });
      const path = [{ x: to[0], y: to[1], z: 0 }];
      return playToQuestion(does('a', 'move'), { state }).refusal(path)?.code ?? null;
    };
    expect(rides([18, 13], [18, 17])).toBeNull();
    expect(rides([18, 23], [18, 19])).toBeNull();
    expect(rides([11, 18], [15, 18])).toBeNull();
    expect(rides([25, 18], [21, 18])).toBeNull();
    expect(rides([14.5, 13], [14.5, 17])).not.toBeNull();
  });
});

describe('SB-SCN-02-05 The Revenants: cards', () => {
  it('SB-SCN-02-05 ace: the finder carries the artefact at once, 2" slower', () => {
    const { state } = draws(ID, 'main', 'ace-of-diamonds', { a: { stats: { speed: 6 } } });
    expect(of(state, 'a').carries).toEqual(['artefact']);
    expect(speedOf(looking(state), of(state, 'a'))).toBe(4);
  });

  it('SB-SCN-02-05 SB-SCN-GEN-18 a Revenant touching the artefact: no pick-up; put down and up again without', () => {
    const open = (...more: Parameters<typeof on>[1]['figures']) => {
      const state = on(ID, {
        active: 'a',
        objects: [{ id: 'artefact', x: 5, y: 18.886, z: 0, stuck: false }],
        figures: [{ id: 'a', x: 5, y: 18, gear: [] }, { id: 'b', side: 1, x: 34, y: 1 }, ...more],
      });
      return openActions(looking(state), of(state, 'a')).includes('pick-up:artefact');
    };
    const revenant = (y: number) => ({ id: 'm', side: null, type: 'revenant', x: 5, y });
    const edge = 18.886 + 0.394 + 1 + 0.492;
    expect(open()).toBe(true);
    expect(open(revenant(18.886 + 0.394 + 0.492))).toBe(false);
    expect(open(revenant(edge - 0.001))).toBe(false);
    expect(open(revenant(edge + 0.003))).toBe(true);
  });

  it('SB-SCN-02-05 king, queen: a Revenant at the middle of a random edge', () => {
    const places = [1, 2, 3, 4].map((die) =>
      monstersIn(draws(ID, 'main', 'king-of-diamonds', { dice: [die] }).state),
    );
    expect(places).toEqual([
      [['revenant', 18, 35.508, 0]],
      [['revenant', 35.508, 18, 0]],
      [['revenant', 18, 0.492, 0]],
      [['revenant', 0.492, 18, 0]],
    ]);
    expect(monstersIn(draws(ID, 'main', 'queen-of-diamonds', { dice: [3] }).state)).toEqual(places[2]);
  });

  it('SB-SCN-02-05 jack: one Power Die', () => {
    expect(draws(ID, 'main', 'jack-of-diamonds').state.pools).toEqual([
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ]);
  });

  it('SB-SCN-02-05 ten: Terror Check (-0)', () => {
    const { events } = draws(ID, 'main', 'ten-of-diamonds', { a: { stats: { courage: 2 } }, dice: [6, 7] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', check: 'terror', total: 15 }));
  });
});

describe('SB-SCN-02-06 The Revenants: rewards', () => {
  it('SB-SCN-02-06 SB-SCN-GEN-34 three Revenants, whoever brought them: 1', () => {
    expect(earned(ID, DEEDS.kill('revenant', 2))).toEqual({});
    expect(earned(ID, DEEDS.kill('revenant', 3))).toEqual({ revenants: 1 });
    expect(earned(ID, [...DEEDS.kill('revenant', 2), ...DEEDS.stray('revenant', 3)])).toEqual({
      revenants: 1,
    });
    expect(earned(ID, DEEDS.kill('ghoul', 3))).toEqual({});
  });

  it('SB-SCN-02-06 two markers: 1', () => {
    expect([1, 2].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 1 }]);
  });

  it('SB-SCN-02-06 three casualties: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-02-06 SB-SCN-GEN-23 the artefact carried off: 2; held to the end it is nobody’s', () => {
    const state = on(ID, {
      active: 'a',
      figures: [
        { id: 'a', x: 3, y: 18, carries: ['artefact'], gear: [], stats: { speed: 6 } },
        { id: 'b', side: 1, x: 34, y: 1 },
      ],
    });
    const { state: after } = play(does('a', 'move'), {
      state,
      answers: [
        ['move', [{ x: 0.492, y: 18, z: 0 }]],
        ['leave', 'leave'],
      ],
    });
    expect(earned(ID, after.deeds)).toEqual({ artefact: 2 });
    expect(earned(ID, after.deeds, { seat: 1 })).toEqual({});
    expect(earned(ID, state.deeds)).toEqual({});
  });
});
