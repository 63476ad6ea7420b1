import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { documentOf } from '../../scenarios/scenario.spec-support.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { startActivation } from '../activation/activation.ts';
import { activateMonster } from '../monsters/phase.ts';
import { moveAlong } from './move.ts';
import { moveProblem } from './move-question.ts';

type Point = readonly [x: number, y: number, by?: 'jump'];

const rect = (x: number, y: number, width: number, depth: number) => ({
  rect: [x, y, width, depth] as [number, number, number, number],
});
const piece = (type: string, ...[x, y, width, depth]: [number, number, number, number]) => ({
  id: `${type} ${x} ${y}`,
  type,
  shape: rect(x, y, width, depth),
});
/** A wall of 8" by 0.5", its southern side at y = 15.5. */
const wallOf = (type: string) => piece(type, 6.5, 15.5, 8, 0.5);
const FAR = { id: 'far', side: 1, x: 35, y: 35 };

function problem(
  terrain: SceneDraft['terrain'],
  from: Point,
  path: readonly Point[],
  more: Partial<SceneFigure> = {},
) {
  const state = scene({
    active: 'a',
    terrain: terrain ?? [],
    figures: [{ id: 'a', x: from[0], y: from[1], ...more }, FAR],
  });
  const way = path.map(([x, y, by]) => ({ x, y, z: 0, ...(by === undefined ? {} : { by }) }));
  return moveProblem({ figure: 'a', budget: 30, how: 'move', attack: true }, way, looking(state));
}
const code = (...given: Parameters<typeof problem>) => problem(...given)?.code ?? null;

const along = (y: number): Point[] => [
  [6.6, y],
  [14.4, y],
  [15.5, 14],
];

describe('beside a wall', () => {
  it.each(['high-wall', 'house', 'rock', 'low-wall', 'hedge'])(
    'SB-MOV-02.R1 the whole base counts along a plain side: %s',
    (type) => {
      const terrain = [wallOf(type)];
      expect(code(terrain, [6, 14.5], along(15.125))).toBe('move.side');
      expect(code(terrain, [6, 14.5], along(15.009))).toBe('move.side');
      expect(code(terrain, [6, 14.5], along(15.008))).toBeNull();
      const rider = { mounted: true };
      expect(code(terrain, [5, 13], along(14.625), rider)).toBe('move.side');
      expect(code(terrain, [5, 13], along(14.516), rider)).toBeNull();
    },
  );

  it('SB-MOV-02.R1 what is no higher than a step is no side', () => {
    expect(code([{ ...wallOf('rock'), height: 0.25 }], [6, 14.5], along(15.125))).toBeNull();
  });

  it('SB-MOV-02.R1 who goes over a wall overlaps its side there, not all along it', () => {
    const fence = [piece('low-wall', 6, 18, 12, 0.25)];
    expect(
      code(
        fence,
        [8, 17],
        [
          [8, 18.5, 'jump'],
          [8.3, 19],
        ],
      ),
    ).toBeNull();
    const beside: Point[] = [
      [8, 18.4, 'jump'],
      [13, 18.4],
      [13, 19],
    ];
    expect(code(fence, [8, 17], beside)).toBe('move.side');
    // At so flat an angle it would run along the fence for inches.
    expect(code(fence, [7, 17.4], [[16.5, 18.8]])).not.toBeNull();
  });

  it('SB-MOV-02.R1 whoever stands too near to a side may leave it, but come no nearer', () => {
    const terrain = [wallOf('high-wall')];
    expect(code(terrain, [10, 15.2], [[10, 14]])).toBeNull();
    expect(code(terrain, [10, 15.2], [[4, 15.3]])).not.toBeNull();
  });
});

describe('an opening', () => {
  /** Two walls 0.5" thick at x = 20, and a gap between them round y = 18. */
  const door = (width: number, thick = 0.5) => [
    piece('high-wall', 20, 18 + width / 2, thick, 10),
    piece('high-wall', 20, 8 - width / 2, thick, 10),
  ];

  it('SB-MOV-02.R2 is passed sideways, on foot and mounted', () => {
    expect(code(door(0.75), [18, 18], [[22, 18]])).toBeNull();
    expect(code(door(0.9), [18, 18], [[22, 18]])).toBeNull();
    expect(code(door(0.74), [18, 18], [[22, 18]])).toBe('move.narrow');
    expect(code(door(1.75), [16, 18], [[24, 18]], { mounted: true })).toBeNull();
    expect(code(door(1.74), [16, 18], [[24, 18]], { mounted: true })).toBe('move.narrow');
  });

  it('SB-MOV-02.R2 the same in one polygon, at an angle, and as long as a lane', () => {
    const arch = {
      id: 'arch',
      type: 'house',
      shape: {
        poly: [
          [20, 10],
          [24, 10],
          [24, 17.6],
          [21, 17.6],
          [21, 18.4],
          [24, 18.4],
          [24, 26],
          [20, 26],
          [20, 18.4],
          [20.5, 18.4],
          [20.5, 17.6],
          [20, 17.6],
        ] as [number, number][],
      },
    };
    expect(
      code([{ ...arch, shape: rect(20, 10, 4, 7.6) }, piece('house', 20, 18.4, 4, 8)], [18, 18], [[26, 18]]),
    ).toBeNull();
    const slanted = [
      {
        id: 'n',
        type: 'high-wall',
        shape: {
          poly: [
            [20, 20],
            [20.35, 20.35],
            [10.35, 30.35],
            [10, 30],
          ] as [number, number][],
        },
      },
      {
        id: 's',
        type: 'high-wall',
        shape: {
          poly: [
            [20.58, 19.42],
            [30.58, 9.42],
            [30.93, 9.77],
            [20.93, 19.77],
          ] as [number, number][],
        },
      },
    ];
    expect(code(slanted, [19, 18.42], [[22, 21.42]])).toBeNull();
    expect(code(slanted, [18.5, 18.92], [[22, 21.42]])).not.toBeNull();
  });

  it('SB-MOV-02.R2 the narrow clearance ends a base before and behind it', () => {
    expect(code(door(0.8), [18, 17.98], [[22, 17.98]])).toBeNull();
    const along = [...door(0.8), piece('high-wall', 20.5, 18.4, 6, 0.5)];
    expect(
      code(
        along,
        [18, 18],
        [
          [20.8, 18],
          [21.3, 17.9],
          [25, 17.9],
        ],
      ),
    ).toBeNull();
    expect(code(along, [18, 18], [[25, 18]])).toBe('move.side');
  });

  it('SB-MOV-02.R2 along the wall beside it the whole base counts', () => {
    const past: Point[] = [
      [19.6, 15],
      [19.6, 21],
      [18, 22],
    ];
    expect(code(door(0.8), [18, 14], past)).toBe('move.side');
    expect(
      code(
        door(0.8),
        [18, 14],
        past.map(([x, y]) => [Math.min(x, 19.508), y] as const),
      ),
    ).toBeNull();
  });

  it('SB-MOV-02.R2 one as wide as the base is passed with the whole of it', () => {
    expect(code(door(1.2), [18, 18], [[22, 18]])).toBeNull();
    expect(code(door(1.2), [18, 17.8], [[22, 17.8]])).toBe('move.side');
  });

  it('SB-MOV-02.R2 nobody stops in one narrower than his base', () => {
    expect(code(door(0.8), [18, 18], [[20.25, 18]])).toBe('move.side');
    expect(code(door(0.8), [18, 18], [[19.8, 18]])).toBe('move.side');
    expect(code(door(0.8), [18, 18], [[19.7, 18]])).toBeNull();
    expect(code(door(0.99), [18, 18], [[20.25, 18]])).toBeNull();
  });
});

describe('Forced Attacks beside a wall', () => {
  const state = () =>
    scene({
      active: 's',
      terrain: [wallOf('high-wall')],
      figures: [{ id: 's', x: 6, y: 14.5 }, { id: 't', side: null, type: 'ghoul', x: 10.5, y: 13.3 }, FAR],
    });
  const path = (y: number) => along(y).map(([x, py]) => ({ x, y: py, z: 0 }));

  it('SB-MOV-12 SB-MOV-14 hugging it is no way past anybody', () => {
    const question = { figure: 's', budget: 12, how: 'move', attack: true } as const;
    expect(moveProblem(question, path(15.12), looking(state()))).toMatchObject({ code: 'move.side' });
    const goes = stepping((cx: SilverCx) => moveAlong(cx, of(cx.s, 's'), path(15.008), 12, 'move'));
    const { events } = play(goes, { state: state(), dice: [1, 1, 1, 1] });
    expect(events.filter(({ type }) => type === 'forced')).toMatchObject([{ figure: 't', mover: 's' }]);
  });
});

describe('monsters beside a wall', () => {
  const acts = (id: string) => stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, id)));
  const spot = ({ x, y }: { x: number; y: number }) => ({ x, y });
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y);

  /** What it spends of its Speed, turn by turn, until it is within one Move of somebody. */
  function spent(draft: SceneDraft, id: string, target: string, turns: number): readonly number[] {
    let state = scene(draft);
    const costs: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      of(state, id).activated = false;
      const { events, state: after } = play(acts(id), { state });
      costs.push(
        events.reduce(
          (sum, event) => sum + (event.type === 'moved' && event.figure === id ? event.cost : 0),
          0,
        ),
      );
      state = after;
      if (apart(spot(of(state, id)), spot(of(state, target))) < 7.5) break;
    }
    return costs;
  }

  it.each(['high-wall', 'house', 'rock', 'low-wall'])(
    'SB-MONA-05 SB-MONA-06 they go on along it with all of their Speed: %s',
    (type) => {
      const draft = {
        phase: 'monsters',
        terrain: [wallOf(type)],
        figures: [
          { id: 's', x: 24, y: 15.9, fatigue: 2 },
          { id: 'e', side: 1, x: 24, y: 14.7, fatigue: 2 },
          { id: 't', side: null, type: 'ghoul', x: 4, y: 15.9 },
        ],
      } as const;
      const costs = spent(draft, 't', 's', 4);
      expect(costs.length).toBeGreaterThanOrEqual(2);
      for (const cost of costs) expect(cost).toBeCloseTo(6, 2);
    },
  );

  it('SB-ATT-36 the raging too', () => {
    const state = scene({
      terrain: [wallOf('high-wall')],
      figures: [
        { id: 'bear', attributes: ['rage'], gear: ['heavy-weapon'], x: 4, y: 15.9 },
        { id: 'far', side: 1, x: 24, y: 15.9 },
      ],
    });
    const begins = stepping((cx: SilverCx) => {
      startActivation(cx, of(cx.s, 'bear'));
    });
    const answers = [
      ['confirm', 'no'],
      ['confirm', 'no'],
    ] as const;
    const { events } = play(begins, { state, answers });
    expect(events.find(({ type }) => type === 'moved')).toMatchObject({ cost: 6 });
  });

  it('SB-MONA-06 the Troll of Troll Bridge goes its 5"', () => {
    const { boards, terrain, terrainTypes } = documentOf('troll-bridge');
    const draft = {
      scenario: JSON.parse(JSON.stringify({ boards, terrain, terrainTypes })),
      figures: [
        { id: 'troll', side: null, type: 'troll', x: 13, y: 18 },
        { id: 's', x: 30, y: 18, fatigue: 2 },
      ],
    } as const;
    expect(spent(draft, 'troll', 's', 1)[0]).toBeCloseTo(5, 2);
  });
});
