import type { Ground } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { type SceneDraft, scene } from '../scene.spec-support.ts';
import { board, moving, put } from './board.spec-support.ts';

const A = { id: 'a', x: 300, y: 300 } as const;
const B = { id: 'b', x: 700, y: 700, party: 1 } as const;

/** Whether a point is inside the outlines, holes taken out. */
function inside({ outlines }: Ground, x: number, y: number): boolean {
  let within = false;
  for (const line of outlines)
    for (let i = 0; i < line.length; i += 2) {
      const j = (i + 2) % line.length;
      const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[j]!, line[j + 1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
  return within;
}

const at = (x: number, y: number) => ({ x, y, z: 0 });
const standing = (draft: Partial<SceneDraft> = {}) => scene({ models: [A, B], ...draft });

describe('the fan of one Move', () => {
  it('FF-MOV-01 reaches as far as the stick, on every side', () => {
    const ground = board.ground(moving(standing()))!;
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-0.6, 0.8],
      [0.8, -0.6],
    ] as const) {
      expect(inside(ground, 300 + dx * 112, 300 + dy * 112)).toBe(true);
      expect(inside(ground, 300 + dx * 128, 300 + dy * 128)).toBe(false);
    }
  });

  it('FF-MOV-02 has no way round: what lies behind a wall is in its shadow', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [350, 270, 6, 60] } }] as const;
    const ground = board.ground(moving(standing({ terrain })))!;
    expect(inside(ground, 325, 300)).toBe(true);
    expect(inside(ground, 400, 300)).toBe(false);
    expect(inside(ground, 330, 390)).toBe(true);
  });

  it('FF-MOV-05 is shorter where difficult ground is swept, and there only', () => {
    const terrain = [{ id: 'm', type: 'marsh', shape: { rect: [320, 200, 200, 95] } }] as const;
    const ground = board.ground(moving(standing({ terrain })))!;
    expect(inside(ground, 390, 260)).toBe(false);
    expect(inside(ground, 190, 300)).toBe(true);
  });

  it('FF-MOV-08 ends at a door that has yet to be opened', () => {
    const portals = [{ id: 'd', line: [350, 270, 350, 330] }] as never;
    const terrain = [
      { id: 'n', type: 'wall', shape: { rect: [347, 330, 6, 200] } },
      { id: 's', type: 'wall', shape: { rect: [347, 70, 6, 200] } },
    ] as const;
    const ground = board.ground(moving(standing({ terrain, portals })))!;
    expect(inside(ground, 325, 300)).toBe(true);
    expect(inside(ground, 395, 300)).toBe(false);
  });

  it('FF-MOV-02 is reached by one line, and the board is told so', () => {
    expect(board.ground(moving(standing()))?.straight).toBe(true);
    const strip = put('deploy', { model: 'a', edge: 'west', depth: 75 }, standing());
    expect(board.ground(strip)?.straight).toBeUndefined();
  });

  it('FF-SET-11 FF-RNG-23 other questions have their strip or their circle', () => {
    const s = standing();
    const strip = board.ground(put('deploy', { model: 'a', edge: 'west', depth: 75 }, s))!;
    expect(inside(strip, 70, 450)).toBe(true);
    expect(inside(strip, 80, 450)).toBe(false);
    const circle = board.ground(
      put('scatter', { model: 'a', weapon: 'grenade', aim: at(400, 400), radius: 75 }, s),
    )!;
    expect(inside(circle, 460, 400)).toBe(true);
    expect(inside(circle, 480, 400)).toBe(false);
    const jump = board.ground(
      put('teleport', { model: 'a', upTo: 180, atLeast: 100, besideEnemies: false }, s),
    )!;
    expect(inside(jump, 340, 300)).toBe(false);
    expect(inside(jump, 440, 300)).toBe(true);
    expect(board.ground(put('nominate', { options: [], round: 1 }, s))).toBeNull();
  });
});

describe('ground for what comes to the table in play', () => {
  it('FF-SCN-21 whoever comes forth is shown his room, but for what is too near to the finder', () => {
    const rooms = [{ id: 'library', shape: { rect: [200, 200, 200, 200] } }] as const;
    const emerge = put(
      'emerge',
      { model: 'b', room: 'library', from: 'a', atLeast: 75 },
      standing({ rooms }),
      1,
    );
    const ground = board.ground(emerge)!;
    expect(ground.figure).toBe('b');
    expect(inside(ground, 385, 385)).toBe(true);
    expect(inside(ground, 340, 300)).toBe(false);
    expect(inside(ground, 450, 300)).toBe(false);
  });

  it('FF-SCN-22 a token, which is nobody, is shown where it may lie', () => {
    const areas = [{ shape: { circle: [500, 500, 100] } }];
    const token = { id: 't', kind: 'relic', x: 560, y: 500 };
    const lays = (apart: number) =>
      board.ground(put('layToken', { token: 'relic', areas, apart }, standing({ tokens: [token] })))!;
    expect(lays(0).figure).toBeNull();
    expect(inside(lays(0), 440, 500)).toBe(true);
    expect(inside(lays(0), 440, 420)).toBe(false);
    expect(inside(lays(150), 540, 500)).toBe(false);
    expect(inside(lays(50), 440, 500)).toBe(true);
  });
});

describe('a Move that is being drawn', () => {
  it('FF-MOV-01 tells how far it is of how much, and why it cannot be made', () => {
    const s = standing();
    expect(board.way(moving(s), [at(390, 300)])).toMatchObject({
      problem: null,
      cost: 90,
      budget: 120,
      stops: [],
    });
    expect(board.way(moving(s), [at(390, 300), at(390, 310)]).problem?.code).toBe('move.bent');
    expect(board.way(moving(s), [at(450, 300)]).problem?.code).toBe('move.too-far');
    expect(board.way(moving(s), []).points).toEqual([at(300, 300)]);
  });

  it('FF-MOV-04 a charge: marked where it ends, with whom it goes for', () => {
    const s = scene({ models: [A, { ...B, name: 'Boris', x: 380, y: 300 }] });
    const { stops, points } = board.way(moving(s), [at(380, 300)]);
    expect(stops).toMatchObject([{ kind: 'contact', words: 'charges Boris', rule: 'FF-MOV-04' }]);
    expect(points.at(-1)!.x).toBeGreaterThan(354);
    expect(points.at(-1)!.x).toBeLessThan(355.5);
  });

  it('FF-MOV-08 FF-MOV-09 a halt: at a door, at an obstacle', () => {
    const portals = [{ id: 'd', line: [350, 270, 350, 330] }] as never;
    expect(board.way(moving(standing({ portals })), [at(400, 300)]).stops).toMatchObject([
      { kind: 'halt', words: 'stops at the door', rule: 'FF-MOV-08' },
    ]);
    const terrain = [{ id: 'f', type: 'fence', shape: { rect: [350, 200, 5, 200] } }] as const;
    expect(board.way(moving(standing({ terrain })), [at(400, 300)]).stops).toMatchObject([
      { kind: 'halt', words: 'stops at what is in the way', rule: 'FF-MOV-09' },
    ]);
  });

  it('FF-MOV-14 a fall: from the second Move on stairs in a turn on', () => {
    const terrain = [{ id: 's', type: 'stairs', height: 10, shape: { rect: [340, 250, 100, 100] } }] as const;
    const on = (turn: object) =>
      board
        .way(moving(standing({ models: [{ ...A, turn }, B], terrain })), [at(330, 300)])
        .stops.map(({ kind, rule }) => [kind, rule]);
    expect(on({})).toEqual([]);
    expect(on({ stairs: 1 })).toEqual([['fall', 'FF-MOV-14']]);
  });

  it('FF-MOV-25 a roll: where a Vampire comes to holy ground', () => {
    const terrain = [{ id: 'c', type: 'church', shape: { rect: [340, 200, 200, 200] } }] as const;
    const vampire = { ...A, rules: ['vampire'], tags: ['vampire'] } as const;
    const s = scene({
      models: [
        { ...vampire, party: 1 },
        { ...B, party: 0 },
      ],
      terrain,
      active: 1,
    });
    expect(board.way(moving(s), [at(400, 300)]).stops).toMatchObject([
      { kind: 'forced', words: 'must roll: holy ground', rule: 'FF-MOV-25' },
    ]);
  });
});

describe('ground for what is thrown', () => {
  const terrain = [{ id: 'w', type: 'wall', shape: { rect: [350, 200, 6, 200] } }] as const;
  const s = standing({ terrain });

  it('FF-RNG-23 what a wall hides from the thrower is not shaded, what lies this side of it is', () => {
    const throws = put('throw', { model: 'a', weapon: 'holy-water-vial', reach: 240 }, s);
    const ground = board.ground(throws)!;
    expect(inside(ground, 330, 300)).toBe(true);
    expect(inside(ground, 420, 300)).toBe(false);
    expect(inside(ground, 300, 500)).toBe(true);
    expect(inside(ground, 300, 580)).toBe(false);
  });

  it('FF-RNG-23 nor does it fall beyond a wall from where it was meant', () => {
    const scatters = put(
      'scatter',
      { model: 'a', weapon: 'grenade', aim: { x: 320, y: 300, z: 0 }, radius: 120 },
      s,
    );
    const ground = board.ground(scatters)!;
    expect(inside(ground, 250, 300)).toBe(true);
    expect(inside(ground, 400, 300)).toBe(false);
  });

  it('FF-SPEC-58 nobody appears where somebody stands, or nearer than he must', () => {
    const jump = (terms: object) =>
      board.ground(
        put('teleport', { model: 'a', besideEnemies: true, atLeast: 0, upTo: null, ...terms }, s),
      )!;
    expect(inside(jump({}), 600, 400)).toBe(true);
    expect(inside(jump({}), 700, 700)).toBe(false);
    expect(inside(jump({ atLeast: 200 }), 300, 400)).toBe(false);
    expect(inside(jump({ upTo: 200 }), 600, 600)).toBe(false);
  });
});

describe('the way to a place that was pointed at', () => {
  it('FF-MOV-02 is the Move there, or as much of it as the stick is long', () => {
    const s = standing();
    expect(board.route(moving(s), at(380, 300))).toEqual([at(380, 300)]);
    const [cut] = board.route(moving(s), at(600, 300))!;
    expect(cut!.x).toBeCloseTo(420, 0);
  });

  it('FF-MOV-04 on an enemy it is a charge, if he is near enough', () => {
    const s = scene({ models: [A, { ...B, x: 400, y: 300 }] });
    const path = board.route(moving(s), at(402, 302))!;
    expect(board.way(moving(s), path).stops.map(({ kind }) => kind)).toEqual(['contact']);
  });

  it('FF-MOV-02 behind a wall it goes up to the wall', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [350, 200, 6, 200] } }] as const;
    const s = standing({ terrain });
    const path = board.route(moving(s), at(400, 300))!;
    expect(board.way(moving(s), path).problem).toBeNull();
    expect(path[0]!.x).toBeGreaterThan(330);
  });

  it('FF-MOV-02 where nothing leads nearer, the place itself says why', () => {
    const ring = [0, 1, 2, 3].map((n) => ({
      id: `c${n}`,
      x: 300 + [26, -26, 0, 0][n]!,
      y: 300 + [0, 0, 26, -26][n]!,
    }));
    const s = scene({ models: [A, B, ...ring] });
    const path = board.route(moving(s), at(400, 300))!;
    expect(path).toHaveLength(1);
  });
});

describe('walks', () => {
  it('FF-MOV-02 are straight, one after the other; what appears has come no way', () => {
    const s = standing();
    const moved = (model: string, manner: string, x: number) =>
      ({ type: 'moved', rule: 'FF-MOV-02', model, manner, x, y: 300, z: 0 }) as never;
    expect(
      board.walks(
        s,
        [moved('a', 'charge', 350), moved('a', 'recoil', 340), moved('b', 'teleport', 100)],
        null,
      ),
    ).toEqual([
      { figure: 'a', points: [at(300, 300), at(350, 300)] },
      { figure: 'a', points: [at(350, 300), at(340, 300)] },
      { figure: 'b', points: [at(100, 300)] },
    ]);
  });
});

describe('going together', () => {
  it('FF-GRP-03 where each would come to is shown before it is agreed to, and nobody has moved', () => {
    const s = scene({ models: [A, { id: 'c', x: 300, y: 340 }, B] });
    const asked = put(
      'march',
      { models: ['a', 'c'], reach: 75, moves: 1, shapes: ['keep-off', 'charge'] },
      s,
    );
    const sent = { middle: at(360, 320), facing: 0, shape: 'keep-off' };
    expect(board.formed!(asked, sent)).toEqual([
      { figure: 'a', ...at(360, 300) },
      { figure: 'c', ...at(360, 340) },
    ]);
    expect(s.models.map(({ x }) => x)).toEqual([300, 300, 700]);
    expect(board.formed!(moving(s), sent)).toEqual([]);
  });
});
