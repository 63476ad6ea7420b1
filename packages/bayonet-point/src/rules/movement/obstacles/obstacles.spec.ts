import { distanceToPiece, gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../../ruleset.ts';
import { of, row, type SceneDraft, type SceneFigure, scene } from '../../../scene.spec-support.ts';
import type { BayonetPointState } from '../../../state.ts';
import { ground } from '../../ground/pieces.ts';
import { capacityOf } from './buildings.ts';

const WALL = {
  id: 'wall',
  type: 'stone-wall',
  shape: {
    line: [
      [400, 600],
      [800, 600],
    ] as [number, number][],
  },
};
/** Its faces are at 597 and 603. */
const AT_WALL = 597 - 12.5;
const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [500, 600, 120, 90] } } as const;
const AT_HOUSE = 600 - 12.5;

/** One man, `u-1`, in a unit by himself, and an enemy far off. */
function man(
  at: Partial<SceneFigure>,
  terrain: SceneDraft['terrain'],
  more: Partial<SceneDraft['units'][number]> = {},
  others: readonly SceneFigure[] = [{ id: 'e-1', x: 1500, y: 1100 }],
) {
  return scene({
    terrain: terrain!,
    units: [
      { id: 'u', figures: [{ id: 'u-1', x: 550, y: 300, ...at }], ...more },
      { id: 'e', side: 1, figures: others },
    ],
  });
}

const MOVE = [
  ['pick', 'u'],
  ['order', 'move'],
] as const;

function errands(state: BayonetPointState): readonly string[] {
  const { pending } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [...MOVE] });
  return pending.kind === 'errands' ? (pending.question as { options: readonly string[] }).options : [];
}

function run(state: BayonetPointState, errand: string, dice = [1]) {
  return play(bayonetPoint, { state, dice, answers: [...MOVE, ['errands', [errand]]] }).state;
}

describe('walls and hedges', () => {
  it('BP-MOV-07 whoever touches one may get over it, and is set down touching the other side', () => {
    const state = man({ y: AT_WALL }, [WALL]);
    expect(errands(state)).toEqual(['cross:u-1:wall']);
    const after = of(run(state, 'cross:u-1:wall'), 'u-1');
    expect(after.x).toBe(550);
    expect(after.y - 12.5 - 603).toBeGreaterThanOrEqual(0);
    expect(after.y - 12.5 - 603).toBeLessThanOrEqual(0.5);
  });

  it('BP-MOV-07, BP-GEN-15 half a millimetre is touching, more is not', () => {
    expect(errands(man({ y: AT_WALL - 0.4 }, [WALL]))).toEqual(['cross:u-1:wall']);
    expect(errands(man({ y: AT_WALL - 0.7 }, [WALL]))).toEqual([]);
  });

  it('BP-MOV-07 an Average man takes three turns: up to it, over it, on', () => {
    const near = man({ y: AT_WALL - 60 }, [WALL]);
    const up = play(bayonetPoint, {
      state: near,
      dice: [1],
      answers: [...MOVE, ['move', [{ x: 550, y: AT_WALL, z: 0 }]]],
    }).state;
    expect(of(up, 'u-1').y).toBe(AT_WALL);
    const { asked } = play(bayonetPoint, {
      state: { ...up, units: up.units.map((u) => ({ ...u, test: 'untested' as const })) },
      dice: [1],
      answers: [...MOVE, ['errands', ['cross:u-1:wall']]],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['pick', 'order', 'errands']);
  });

  it('BP-MOV-07, BP-SEQ-03 a Master does both in one turn', () => {
    const state = man({ y: AT_WALL - 60 }, [WALL], { class: 'master' });
    const { state: after } = play(bayonetPoint, {
      state,
      answers: [
        ...MOVE,
        ['move', [{ x: 550, y: AT_WALL, z: 0 }]],
        ['order', 'move'],
        ['errands', ['cross:u-1:wall']],
      ],
    });
    expect(of(after, 'u-1').y).toBeGreaterThan(603);
  });

  it('BP-TIME-03, BP-TIME-04 the wounded need two activations, and keep the first', () => {
    const state = man({ y: AT_WALL, wounds: 1 }, [WALL]);
    const half = run(state, 'cross:u-1:wall');
    expect(of(half, 'u-1')).toMatchObject({ y: AT_WALL, task: { action: 'cross', spent: 2 } });
    for (const u of half.units) u.test = 'untested';
    expect(of(run(half, 'cross:u-1:wall'), 'u-1').y).toBeGreaterThan(603);
  });

  it('BP-MOV-07 horses too, and they are at a halt then', () => {
    const state = man({ y: 597 - 20, gait: 'trot' }, [WALL], { troops: 'light-cavalry' });
    expect(errands(state)).toContain('cross:u-1:wall');
    expect(of(run(state, 'cross:u-1:wall'), 'u-1')).toMatchObject({ gait: 'halt', mounted: true });
  });

  it('BP-DIG-13 where somebody stands he takes the nearest free place', () => {
    const state = man({ y: AT_WALL }, [WALL], {
      figures: [
        { id: 'u-1', x: 550, y: AT_WALL },
        { id: 'u-2', x: 550, y: 603 + 12.5 },
      ],
    });
    const { pending } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [...MOVE] });
    expect(pending.question).toMatchObject({ options: ['cross:u-1:wall', 'cross:u-2:wall'] });
    const after = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [...MOVE, ['errands', ['cross:u-1:wall']], ['move', []]],
    }).state;
    expect(of(after, 'u-1').y).toBeGreaterThan(603);
    expect(gap(of(after, 'u-1'), of(after, 'u-2'))).toBeGreaterThanOrEqual(0);
    expect(Math.abs(of(after, 'u-1').x - 550)).toBeLessThanOrEqual(75);
  });

  it('BP-DIG-13 with no room within 75 there is no crossing', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ id: `e-${i}`, x: 450 + i * 25.2, y: 615.6 }));
    expect(errands(man({ y: AT_WALL }, [WALL], {}, crowd))).toEqual([]);
  });

  it('BP-UNIT-04 nobody climbs out of reach of his leader', () => {
    const figures = [
      { id: 'u-1', x: 550, y: AT_WALL - 270, leader: true },
      { id: 'u-2', x: 550, y: AT_WALL },
    ];
    const state = man({}, [WALL], { figures });
    const { asked } = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [
        ...MOVE.slice(0, 1),
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['march', { middle: { x: 550, y: 300, z: 0 }, facing: 0, shape: 'as-you-are' }],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(asked.some(({ kind }) => kind === 'errands')).toBe(false);
  });

  it('BP-MOV-01, BP-MOV-07 a unit sent beyond a wall goes up to it and touches it', () => {
    const state = scene({
      terrain: [
        {
          ...WALL,
          shape: {
            line: [
              [0, 600],
              [1800, 600],
            ] as [number, number][],
          },
        },
      ],
      units: [
        { ...row('u', 4, 550, 500), weapons: ['pike'] },
        { ...row('e', 1, 300, 1100), side: 1 },
      ],
    });
    const after = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [...MOVE, ['march', { middle: { x: 550, y: 640, z: 0 }, facing: 0, shape: 'as-you-are' }]],
    }).state;
    for (const f of after.figures.filter(({ side }) => side === 0)) {
      expect(distanceToPiece(ground(after), 0, f.x, f.y) - f.radius).toBeLessThanOrEqual(0.5);
      expect(f.y).toBeLessThan(600);
    }
  });
});

describe('buildings', () => {
  it.each([
    ['large', 120, 90, 12],
    ['large', 240, 240, 64],
    ['large', 130, 90, 13],
    ['small', 80, 60, 12],
    ['small', 120, 90, 27],
  ])('BP-GEN-16 %s, %d by %d holds %d', (scale, width, depth, men) => {
    const s = scene({
      units: [],
      options: { 'figure-scale': scale },
      terrain: [{ id: 'house', type: 'stone-building', shape: { rect: [500, 600, width, depth] } }],
    });
    expect(capacityOf(s, 0)).toBe(men);
  });

  it('BP-MOV-08 in: from its wall to a free place within 75 of where he stood', () => {
    const state = man({ y: AT_HOUSE }, [HOUSE]);
    expect(errands(state)).toEqual(['enter:u-1:house']);
    const after = of(run(state, 'enter:u-1:house'), 'u-1');
    expect(after.inside).toBe('house');
    expect(after.y).toBeGreaterThanOrEqual(612.4);
    expect(Math.hypot(after.x - 550, after.y - AT_HOUSE)).toBeLessThanOrEqual(75);
  });

  it('BP-MOV-08 only from its wall, and never on horseback', () => {
    expect(errands(man({ y: AT_HOUSE - 1 }, [HOUSE]))).toEqual([]);
    const rider = man({ y: 600 - 20 }, [HOUSE], { troops: 'light-cavalry' });
    expect(errands(rider).some((id) => id.startsWith('enter'))).toBe(false);
  });

  it('BP-MOV-08 not when it is full', () => {
    const small = { ...HOUSE, shape: { rect: [500, 600, 60, 60] } } as const;
    const guests = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        id: `g-${i}`,
        x: 514 + (i % 2) * 27,
        y: 640 - Math.floor(i / 2) * 26,
        inside: 'house',
        ground: 'open' as const,
      }));
    const state = (count: number) =>
      scene({
        terrain: [small],
        units: [
          { id: 'u', figures: [{ id: 'u-1', x: 550, y: AT_HOUSE }] },
          { id: 'g', figures: guests(count) },
          { id: 'e', side: 1, figures: [{ id: 'e-1', x: 1500, y: 1100 }] },
        ],
      });
    expect(errands(state(2))).toEqual(['enter:u-1:house']);
    expect(errands(state(4))).toEqual([]);
  });

  it('BP-MOV-08 enemies inside do not forbid it while there is a place 15 off them', () => {
    const far = [{ id: 'e-1', x: 600, y: 670, inside: 'house' }];
    expect(errands(man({ y: AT_HOUSE }, [HOUSE], {}, far))).toEqual(['enter:u-1:house']);
    const everywhere = [510, 550, 590].map((x, i) => ({ id: `e-${i}`, x, y: 640, inside: 'house' }));
    expect(errands(man({ y: AT_HOUSE }, [HOUSE], {}, everywhere))).toEqual([]);
  });

  it('BP-MOV-08 out: from the wall to the nearest free place touching it', () => {
    const state = man({ y: 612.5, inside: 'house' }, [HOUSE]);
    expect(errands(state)).toEqual(['leave:u-1:house']);
    const after = of(run(state, 'leave:u-1:house'), 'u-1');
    expect(after.inside).toBeNull();
    expect(600 - after.y - 12.5).toBeGreaterThanOrEqual(0);
    expect(600 - after.y - 12.5).toBeLessThanOrEqual(0.5);
    expect(errands(man({ y: 640, inside: 'house' }, [HOUSE]))).toEqual([]);
  });

  it('BP-MOV-08 moving inside is a normal move that ends at the walls', () => {
    const state = man({ y: 640, inside: 'house' }, [HOUSE]);
    const { refusal } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [...MOVE] });
    expect(refusal([{ x: 600, y: 640, z: 0 }])).toBeNull();
    expect(refusal([{ x: 550, y: 550, z: 0 }])?.code).toBe('move.wall');
    const outAndIn = [
      { x: 550, y: 550, z: 0 },
      { x: 550, y: 620, z: 0 },
    ];
    expect(refusal(outAndIn)?.code).toBe('move.wall');
    expect(refusal([{ x: 615, y: 640, z: 0 }])?.code).toBe('move.no-room');
  });
});
