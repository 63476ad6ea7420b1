import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Stick } from '../../data/sticks.ts';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { FlightGoal } from './aims.ts';
import { fleeingMove } from './fleeing-move.ts';
import { fleeingWays } from './fleeing-way.ts';

const EDGE: FlightGoal = { kind: 'edge' };
/** Somebody of the other side, too far away to matter, so that the game goes on. */
const FAR = { id: 'z', x: 880, y: 880, party: 1 };

function flee(
  draft: SceneDraft,
  {
    goal = EDGE,
    stick = 'medium',
    dice = [],
    answers = [],
  }: {
    goal?: FlightGoal;
    stick?: Stick;
    dice?: readonly number[];
    answers?: readonly (readonly ['flee', string])[];
  } = {},
) {
  const state = scene({ clock: { day: false }, ...draft, models: [...draft.models, FAR] });
  const rules = stepping((cx) => void fleeingMove(cx, of(cx.s, 'a'), goal, stick));
  return play(rules, { state, dice, answers, steps: 1 }).state;
}

describe('a fleeing move', () => {
  it('FF-MOR-04 goes straight for the nearest edge, a whole stick', () => {
    const s = flee({ models: [{ id: 'a', x: 450, y: 300 }] });
    expect(of(s, 'a')).toMatchObject({ x: 450, y: 180, standing: 'table' });
  });

  it('FF-MOV-29 whose middle gets over the edge is gone, routed', () => {
    expect(of(flee({ models: [{ id: 'a', x: 450, y: 120 }] }), 'a')).toMatchObject({ left: 'routed' });
    expect(of(flee({ models: [{ id: 'a', x: 450, y: 140 }] }), 'a')).toMatchObject({
      standing: 'table',
      y: 20,
    });
  });

  it('FF-GEN-17 of two edges equally near the owner takes one', () => {
    const s = flee({ models: [{ id: 'a', x: 300, y: 300 }] }, { answers: [['flee', 'west/0']] });
    expect(of(s, 'a')).toMatchObject({ x: 180, y: 300 });
  });

  it('FF-MOR-04 difficult ground lowers the stick, a Short one never', () => {
    const marsh = [{ id: 'm', type: 'marsh', shape: { rect: [400, 150, 100, 60] } }] as const;
    const models = [{ id: 'a', x: 450, y: 300 }];
    expect(of(flee({ models, terrain: marsh }), 'a').y).toBe(225);
    expect(of(flee({ models, terrain: marsh }, { stick: 'long' }), 'a').y).toBe(180);
    const beside = [{ id: 'm', type: 'marsh', shape: { rect: [400, 200, 100, 120] } }] as const;
    expect(of(flee({ models, terrain: beside }, { stick: 'short' }), 'a').y).toBe(225);
  });

  it('FF-MOV-05 FF-MOR-04 it does not slow who flies or has no body', () => {
    const terrain = [{ id: 'm', type: 'marsh', shape: { rect: [400, 150, 100, 60] } }] as const;
    const end = (more: object) =>
      of(flee({ models: [{ id: 'a', x: 450, y: 300, ...more }], terrain }), 'a').y;
    expect(end({})).toBe(225);
    expect(end({ rules: ['flying'] })).toBe(180);
    expect(end({ conditions: { form: 'bat' } })).toBe(180);
    expect(end({ rules: ['immaterial'], conditions: { immaterial: true } })).toBe(180);
    expect(end({ rules: ['swampwalk'] })).toBe(180);
  });

  it('FF-MOR-04 round an enemy by the smallest deviation, at least Short away from him', () => {
    const state = scene({
      models: [{ id: 'a', x: 450, y: 300 }, { id: 'b', x: 450, y: 150, party: 1 }, FAR],
    });
    const look = looking(state);
    const ways = fleeingWays(look, of(state, 'a'), EDGE, 'medium')!;
    expect(ways.map(({ id }) => id)).toEqual(['south/45', 'south/-45']);
    for (const { end } of ways)
      expect(look.table.apart({ ...end, radius: 12.5, height: 30 }, of(state, 'b'))).toBeGreaterThanOrEqual(
        75,
      );
  });

  it('FF-MOR-04 an enemy nearer than Short does not matter to one who draws away', () => {
    const s = flee({
      models: [
        { id: 'a', x: 450, y: 300 },
        { id: 'b', x: 450, y: 340, party: 1 },
      ],
    });
    expect(of(s, 'a').y).toBe(180);
  });

  it('FF-MOR-04 with enemies on all sides it is lost', () => {
    const ring = [
      [450, 250],
      [400, 300],
      [500, 300],
    ].map(([x, y], i) => ({ id: `e${i}`, x: x!, y: y!, party: 1 }));
    expect(of(flee({ models: [{ id: 'a', x: 450, y: 300 }, ...ring] }), 'a').left).toBe('routed');
  });

  it('FF-MOR-04 fallen enemies and those who could not kill it do not count', () => {
    const models = [
      { id: 'a', x: 450, y: 300 },
      { id: 'b', x: 510, y: 240, party: 1, posture: 'fallen' as const },
    ];
    expect(of(flee({ models }), 'a').y).toBe(180);
    const wolf = { id: 'a', x: 450, y: 300, rules: ['werewolf'] as const, tags: ['werewolf'] as const };
    const hunter = { id: 'b', x: 510, y: 240, party: 1 };
    expect(of(flee({ models: [wolf, hunter] }), 'a').y).toBe(180);
    const silver = [{ weapon: 'silver-weapon', inHand: true, silver: true }] as const;
    expect(of(flee({ models: [wolf, { ...hunter, arms: silver }] }), 'a').x).not.toBe(450);
  });

  it('FF-MOR-04 FF-MAG-01 of those who cast only a Warlock with his power could kill a werewolf', () => {
    const wolf = { id: 'a', x: 450, y: 300, rules: ['werewolf'], tags: ['werewolf', 'monster'] } as const;
    const past = (caster: object) =>
      of(flee({ models: [wolf, { id: 'e', x: 500, y: 200, party: 1, ...caster }] }), 'a').x;
    for (const rule of ['witch', 'necromancer', 'demonologist']) expect(past({ rules: [rule] })).toBe(450);
    expect(past({ rules: ['warlock'] })).not.toBe(450);
    expect(past({ rules: ['warlock'], game: { 'no-spells': 1 } })).toBe(450);
  });

  it('FF-MOR-04 terrain alone stops it where it gets to, and it stays', () => {
    const walls = [
      {
        id: 'w',
        type: 'wall',
        shape: {
          line: [
            [300, 250],
            [600, 250],
          ],
          width: 6,
        },
      },
      {
        id: 'w2',
        type: 'wall',
        shape: {
          line: [
            [400, 250],
            [400, 420],
          ],
          width: 6,
        },
      },
      {
        id: 'w3',
        type: 'wall',
        shape: {
          line: [
            [500, 250],
            [500, 420],
          ],
          width: 6,
        },
      },
    ] as const;
    const s = flee({ models: [{ id: 'a', x: 450, y: 300 }], terrain: walls });
    expect(of(s, 'a').standing).toBe('table');
    expect(of(s, 'a').y).toBeCloseTo(265.5, 0);
  });

  it('FF-MOV-23 FF-MOR-04 a flyer flees over walls and heads; whoever walks stops there', () => {
    const wall = (id: string, ...rect: readonly number[]) => ({ id, type: 'wall', shape: { rect } }) as never;
    const terrain = [wall('w', 300, 247, 300, 6), wall('w2', 397, 250, 6, 170), wall('w3', 497, 250, 6, 170)];
    const friend = { id: 'f', x: 450, y: 240 };
    const end = (more: object) =>
      of(flee({ models: [{ id: 'a', x: 450, y: 300, ...more }, friend], terrain }), 'a').y;
    expect(end({})).toBeCloseTo(265.5, 0);
    expect(end({ rules: ['flying'] })).toBe(180);
    expect(end({ conditions: { form: 'bat' } })).toBe(180);
  });

  it('FF-MOV-23 FF-GEN-18 it comes down where there is room, and keeps away from enemies as all do', () => {
    const rock = [{ id: 'r', type: 'lake', shape: { rect: [420, 150, 60, 60] } }] as const;
    const flyer = { id: 'a', x: 450, y: 300, rules: ['flying'] as const };
    const { x, y } = of(flee({ models: [flyer], terrain: rock }), 'a');
    expect([x, y]).not.toEqual([450, 180]);
    expect(Math.hypot(x - 450, y - 180)).toBeLessThan(50);
    const foe = { id: 'b', x: 450, y: 150, party: 1 };
    expect(of(flee({ models: [flyer, foe] }, { answers: [['flee', 'south/45']] }), 'a').x).not.toBe(450);
  });

  it('FF-MOR-04 with his face to a wall he stays there, as one does who has a step to go', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [300, 94, 300, 6] } }] as const;
    const flanks = (y: number) => [340, 560].map((x) => ({ id: `e${x}`, x, y, party: 1 }));
    for (const y of [112.5, 114.5]) {
      const s = flee({ models: [{ id: 'a', x: 450, y }, ...flanks(y)], terrain });
      expect(of(s, 'a')).toMatchObject({ standing: 'table', x: 450 });
      expect(of(s, 'a').y).toBeCloseTo(112.5, 0);
    }
    // Where it is an enemy that stands before him, he is lost.
    const foe = { id: 'f', x: 450, y: 30, party: 1 };
    expect(of(flee({ models: [{ id: 'a', x: 450, y: 112.5 }, ...flanks(112.5), foe] }), 'a').left).toBe(
      'routed',
    );
  });

  it('FF-MOR-04 doors and obstacles do not stop it; a locked door does', () => {
    const models = [{ id: 'a', x: 450, y: 300 }];
    const fence = [
      {
        id: 'f',
        type: 'fence',
        shape: {
          line: [
            [300, 250],
            [600, 250],
          ],
        },
      },
    ] as const;
    expect(of(flee({ models, terrain: fence }), 'a').y).toBe(180);
    const walls = [
      {
        id: 'w',
        type: 'wall',
        shape: {
          line: [
            [200, 250],
            [420, 250],
          ],
          width: 6,
        },
      },
      {
        id: 'x',
        type: 'wall',
        shape: {
          line: [
            [480, 250],
            [700, 250],
          ],
          width: 6,
        },
      },
      {
        id: 'y',
        type: 'wall',
        shape: {
          line: [
            [400, 253],
            [400, 420],
          ],
          width: 6,
        },
      },
      {
        id: 'pen',
        type: 'wall',
        shape: {
          line: [
            [500, 253],
            [500, 420],
          ],
          width: 6,
        },
      },
    ] as const;
    const door = { id: 'd', line: [420, 250, 480, 250] } as const;
    const through = flee({ models, terrain: walls, portals: [door] });
    expect(of(through, 'a').y).toBe(180);
    expect(through.portals[0]!.state).toBe('open');
    const shut = flee({ models, terrain: walls, portals: [{ ...door, locked: true }] });
    expect(of(shut, 'a').y).toBeGreaterThan(250);
    expect(shut.portals[0]!.state).toBe('closed');
  });

  it('FF-MOR-04 through friends, and not stopping on one', () => {
    const friend = (y: number) => ({ id: 'f', x: 450, y });
    const past = flee({ models: [{ id: 'a', x: 450, y: 300 }, friend(250)] });
    expect(of(past, 'a').y).toBe(180);
    const on = flee({ models: [{ id: 'a', x: 450, y: 300 }, friend(175)] });
    expect(of(on, 'a').y).toBeCloseTo(200, 0);
  });

  it('FF-MOV-28 a Vampire that flees into running water rolls or is destroyed', () => {
    const terrain = [{ id: 'r', type: 'river', shape: { rect: [0, 230, 900, 40] } }] as const;
    const vampire = { id: 'a', x: 450, y: 300, rules: ['vampire'], tags: ['vampire'] } as const;
    expect(of(flee({ models: [vampire], terrain }, { dice: [1] }), 'a').left).toBe('killed');
    expect(of(flee({ models: [vampire], terrain }, { dice: [4] }), 'a')).toMatchObject({
      left: null,
      y: 225,
    });
    expect(of(flee({ models: [{ id: 'a', x: 450, y: 300 }], terrain }), 'a').y).toBe(225);
  });

  it('FF-FEAR-07 towards a Leader it stops in contact', () => {
    const s = flee(
      {
        models: [
          { id: 'a', x: 450, y: 300 },
          { id: 'l', x: 540, y: 300 },
        ],
      },
      { goal: { kind: 'model', model: 'l' } },
    );
    expect(of(s, 'a').x).toBe(515);
  });
});
