import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { DeployQuestion } from '../questions.ts';
import { letGo } from '../rules/animals/animal.ts';
import { standable } from '../rules/ground/place.ts';
import { dismount } from '../rules/horses/mount.ts';
import { moveTo } from '../rules/movement/put.ts';
import { fullRate } from '../rules/movement/rate.ts';
import { deploymentOf } from '../rules/setup/deployment.ts';
import { fire } from '../rules/shooting/fire.ts';
import bayonetPoint from '../ruleset.ts';
import { of, row, type SceneDraft, type SceneUnit, scene, stepping, unitIn } from '../scene.spec-support.ts';
import { column, FOOT, force, fresh, setUp, upTo } from './scenario.spec-support.ts';

describe('the train', () => {
  const train = (units: number, options = {}) => {
    const escort = force(Array.from({ length: units }, () => ['infantry', 4] as const));
    const match = fresh('plunder-the-baggage', { forces: [FOOT, escort], options });
    return setUp(match, 4, [9, 2], [['takeEdge', 'west']]).state.animals;
  };

  it('BP-SCN-11 three units of foot bring fifteen animals, in two files about the middle of the road', () => {
    const animals = train(3);
    expect(animals).toHaveLength(15);
    expect(animals[0]).toMatchObject({ x: 742.5, y: 580, radius: 20, leader: null, taken: null });
    expect(animals[1]).toMatchObject({ x: 742.5, y: 620 });
    expect(animals[14]).toMatchObject({ x: 1057.5, y: 580 });
  });

  it('BP-SCN-11, BP-SCN-06 in small scale by two thirds, but on bases as printed', () => {
    expect(train(3, { 'figure-scale': 'small' })[0]).toMatchObject({ x: 495, y: 386.7, radius: 12.5 });
  });

  it('BP-SCN-11 at least five, though nobody walks', () => {
    const riders = force([['light-cavalry', 4]]);
    const match = fresh('plunder-the-baggage', { forces: [FOOT, riders] });
    expect(setUp(match, 4, [9, 2], [['takeEdge', 'west']]).state.animals).toHaveLength(5);
  });

  it('BP-SCN-02 single figures: every eight on foot, or part of eight, count as a unit', () => {
    const men = (count: number) => ({
      ...FOOT,
      units: [],
      figures: Array.from({ length: count }, (_, i) => ({
        name: `Man ${i + 1}`,
        troops: 'infantry',
        class: i % 8 === 0 ? 'veteran' : 'average',
        weapons: ['musket'],
        ...(i % 8 === 0 ? { leader: true } : {}),
      })),
    });
    const animals = (count: number) => {
      const options = { 'play-mode': 'individuals' };
      const match = fresh('plunder-the-baggage', { forces: [men(2), men(count)], options });
      return setUp(match, 4, [9, 2], [['takeEdge', 'west']]).state.animals.length;
    };
    expect(animals(16)).toBe(10);
    expect(animals(17)).toBe(15);
  });
});

describe('raiders', () => {
  const start = [
    ['takeEdge', 'east'],
    ['deploy', column(900, 530)],
  ] as const;
  const points = (...list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y, z: 0 }));

  it('BP-SCN-11, BP-GEN-02 the gap is D6 times 75, from every defender and animal, wherever they appear', () => {
    const { pending, refusal } = upTo(
      fresh('plunder-the-baggage'),
      [9, 2, 4],
      [...start, ['appear', points([900, 150])]],
    );
    expect(pending).toMatchObject({
      kind: 'deploy',
      seat: 0,
      question: { apart: 300, areas: [{ circle: [900, 150, 300] }] },
    });
    expect(refusal(column(900, 100))).toBeNull();
    expect(refusal(column(900, 400))).toMatchObject({ code: 'deploy.no-room' });
  });

  it('BP-SCN-11 the gap holds from defenders who stand far from the train', () => {
    const { refusal, pending, state } = upTo(
      fresh('plunder-the-baggage'),
      [9, 2, 4],
      [
        ['takeEdge', 'east'],
        ['deploy', column(350, 530)],
        ['appear', points([350, 300])],
      ],
    );
    expect(refusal(column(350, 400))).toMatchObject({ code: 'deploy.no-room' });
    expect(refusal(column(350, 90))).toBeNull();
    // Close to the limit figures stand back from where the column would have them, or the whole has no room.
    const defenders = state.figures.filter((f) => f.side === 1);
    for (let y = 100; y < 300; y += 10) {
      for (const at of deploymentOf(state, pending.question as DeployQuestion, column(350, y)) ?? []) {
        const gaps = defenders.map((f) => Math.hypot(f.x - at.x, f.y - at.y) - 2 * f.radius);
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
      }
    }
  });

  it('BP-SCN-11 one to three points, all on the table', () => {
    const { refusal } = upTo(fresh('plunder-the-baggage'), [9, 2, 4], start);
    expect(refusal(points([100, 100], [200, 200], [1700, 100]))).toBeNull();
    expect(refusal([])).toMatchObject({ code: 'appear.number' });
    expect(refusal(points([1, 1], [2, 2], [3, 3], [4, 4]))).toMatchObject({ code: 'appear.number' });
    expect(refusal(points([1900, 100]))).toMatchObject({ code: 'appear.off-table' });
  });

  it('BP-SCN-11, BP-SCN-08 each unit takes one of them, and goes home by the edge nearest to it', () => {
    const { state } = setUp(
      fresh('plunder-the-baggage'),
      8,
      [9, 2, 1],
      [
        ...start,
        ['appear', points([900, 150], [1700, 600])],
        ['whichPoint', '1700,600'],
        ['deploy', column(1700, 600)],
      ],
    );
    expect(state.units[0]!.home).toEqual({ edge: 'east', from: 0, to: 1200 });
    expect(state.units[1]!.home.edge).toBe('east');
  });

  it('BP-SCN-11, BP-SCN-07 where there is no room they come on by the edge, 225 to either side', () => {
    const { state, events } = setUp(
      fresh('plunder-the-baggage'),
      8,
      [9, 2, 6],
      [...start, ['appear', points([900, 500])]],
    );
    expect(events.some(({ type }) => type === 'keptOff')).toBe(true);
    expect(state.units[0]).toMatchObject({ enters: true, home: { edge: 'north', from: 675, to: 1125 } });
  });
});

const ANIMAL = { id: 'a', object: 'pack-animal', x: 500, y: 500, radius: 20, leader: null, taken: null };

/** A raider beside an animal, an enemy far off. */
function yard(draft: Partial<SceneDraft> = {}, raider: Partial<SceneUnit> = {}) {
  return scene({
    scenario: 'plunder-the-baggage',
    animals: [ANIMAL],
    units: [
      { id: 'u', figures: [{ id: 'f', x: 500, y: 467.5 }], ...raider },
      { ...row('e', 2, 1500, 1000), side: 1 },
    ],
    ...draft,
  });
}

const led = { animals: [{ ...ANIMAL, leader: 'f' }] };

describe('animals', () => {
  it('BP-SCN-16, BP-TIME-02 a turn beside it and it follows', () => {
    const { state } = play(bayonetPoint, {
      state: yard(),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['errands', ['secure:f:a']],
      ],
    });
    expect(state.animals[0]!.leader).toBe('f');
  });

  it('BP-SCN-16 not out of reach of it, not with an able enemy at him or it, not a second one', () => {
    const offered = (state: ReturnType<typeof yard>) => {
      const { pending } = playToQuestion(bayonetPoint, {
        state,
        dice: [6],
        answers: [
          ['pick', 'u'],
          ['order', 'move'],
        ],
      });
      return pending.kind === 'errands';
    };
    expect(offered(yard())).toBe(true);
    expect(offered(yard({ animals: [{ ...ANIMAL, y: 502 }] }))).toBe(false);
    const enemy = { id: 'e', side: 1, figures: [{ id: 'e-1', x: 532.5, y: 500 }] };
    const own = { id: 'u', figures: [{ id: 'f', x: 500, y: 467.5 }] };
    expect(offered(yard({ units: [own, enemy] }))).toBe(false);
    expect(
      offered(
        yard({
          animals: [
            { ...ANIMAL, leader: 'f' },
            { ...ANIMAL, id: 'b', x: 500, y: 435 },
          ],
        }),
      ),
    ).toBe(false);
  });

  it('BP-SCN-16 nobody ends on one, but for the one he leads or one that is gone', () => {
    const mayStand = (animal: object) => {
      const state = yard({ animals: [{ ...ANIMAL, ...animal }] });
      const wish = { figure: of(state, 'f'), inside: null, keepOff: true };
      return standable(state, wish, { x: 500, y: 490, z: 0 });
    };
    expect(mayStand({})).toBe(false);
    expect(mayStand({ leader: 'e-1' })).toBe(false);
    expect(mayStand({ leader: 'f' })).toBe(true);
    expect(mayStand({ taken: 0 })).toBe(true);
  });

  it('BP-SCN-16 it goes 150 (100) in a full move, behind whoever leads it, at a trot', () => {
    const rider = {
      troops: 'light-cavalry',
      figures: [{ id: 'f', x: 500, y: 440, gait: 'canter' }],
    } as const;
    expect(fullRate(yard(), of(yard(), 'f'), 'halt', [])).toBe(150);
    const state = yard(led, rider);
    expect(fullRate(state, of(state, 'f'), 'gallop', [])).toBe(150);
    const small = yard({ ...led, options: { 'figure-scale': 'small' } }, rider);
    expect(fullRate(small, of(small, 'f'), 'gallop', [])).toBe(100);
    const free = yard({}, rider);
    expect(fullRate(free, of(free, 'f'), 'gallop', [])).toBe(450);
    const moved = play(
      stepping((cx) => moveTo(cx, of(cx.s, 'f'), { x: 500, y: 300, z: 0 }, 'move', 'canter', 'BP-MOV-01')),
      { state },
    ).state;
    expect(moved.animals[0]).toMatchObject({ x: 500, y: 340, leader: 'f' });
    expect(of(moved, 'f').gait).toBe('trot');
  });

  it('BP-SCN-16, BP-CAV-20 it stays in contact with a leader who gets off his horse', () => {
    const rider = { troops: 'light-cavalry', figures: [{ id: 'f', x: 500, y: 460 }] } as const;
    const { state } = play(
      stepping((cx) => dismount(cx, of(cx.s, 'f'))),
      { state: yard(led, rider) },
    );
    expect(state.animals[0]).toMatchObject({ x: 500, y: 492.5, leader: 'f' });
  });

  it('BP-SCN-16 he lets go when he shoots, is driven back, or climbs', () => {
    const leader = (run: Parameters<typeof stepping>[0]) =>
      play(stepping(run), { state: yard(led) }).state.animals[0]!.leader;
    expect(leader((cx) => fire(cx, unitIn(cx.s, 'u'), [of(cx.s, 'f')]))).toBeNull();
    const to = { x: 500, y: 440, z: 0 };
    expect(leader((cx) => moveTo(cx, of(cx.s, 'f'), to, 'driven-back', 'halt', 'BP-HIT-08'))).toBeNull();
    expect(leader((cx) => moveTo(cx, of(cx.s, 'f'), to, 'cross', 'halt', 'BP-MOV-07'))).toBeNull();
    expect(leader((cx) => moveTo(cx, of(cx.s, 'f'), to, 'move', 'halt', 'BP-MOV-01'))).toBe('f');
    expect(leader((cx) => letGo(cx, of(cx.s, 'f')))).toBeNull();
  });

  it.each([
    ['on the ground', { ground: 'open' }],
    ['down', { wounds: 1, down: 2 }],
    ['gone', { standing: 'incapacitated' }],
  ] as const)('BP-SCN-16, BP-DIG-09 who is %s leads nothing by the end of the step', (_, change) => {
    const state = yard(led, {
      figures: [
        { id: 'f', x: 500, y: 467.5, ...change },
        { id: 'g', x: 400, y: 300 },
        { id: 'h', x: 440, y: 300 },
      ],
    });
    const { state: after } = play(bayonetPoint, { state: { ...state, step: 'flight-1' } });
    expect(after.animals[0]!.leader).toBeNull();
  });

  const off = (side: number, y = 160) =>
    play(
      stepping((cx) => moveTo(cx, of(cx.s, 'f'), { x: 500, y: 12.5, z: 0 }, 'move', 'halt', 'BP-MOV-01')),
      {
        state: yard(led, {
          side,
          figures: [
            { id: 'f', x: 500, y },
            { id: 'g', x: 600, y: 300 },
          ],
        }),
      },
    ).state;

  it('BP-SCN-16, BP-SCN-18 led off the table it is taken, and its leader neither lost nor to come back', () => {
    const state = off(0);
    expect(state.animals[0]).toMatchObject({ taken: 0, leader: null });
    expect(of(state, 'f').standing).toBe('through');
  });

  it('BP-SCN-16, BP-MOV-10 defenders never leave with one, and nobody leaves without', () => {
    expect(off(1)).toMatchObject({ animals: [{ taken: null, leader: 'f' }] });
    const empty = yard({}, { figures: [{ id: 'f', x: 500, y: 160 }] });
    const { state } = play(
      stepping((cx) => moveTo(cx, of(cx.s, 'f'), { x: 500, y: 12.5, z: 0 }, 'move', 'halt', 'BP-MOV-01')),
      { state: empty },
    );
    expect(of(state, 'f').standing).toBe('table');
  });

  it('BP-SCN-18, BP-DIG-04 a unit whose leader has gone gathers round another', () => {
    expect(unitIn(off(0), 'u').anchor).not.toBe('f');
  });

  it('BP-SCN-11, BP-GEN-14 half of the animals taken wins, one less does not', () => {
    const herd = (taken: number) =>
      Array.from({ length: 15 }, (_, i) => ({ ...ANIMAL, id: `a${i}`, taken: i < taken ? 0 : null }));
    const outcome = (taken: number, turn = 1) =>
      bayonetPoint.outcome(
        play(bayonetPoint, { state: yard({ animals: herd(taken), step: 'end', turn, turns: 25 }) }).state,
      );
    expect(outcome(8)).toEqual({ reason: 'train-taken', shares: [1, 0] });
    expect(outcome(7)).toBeNull();
    expect(outcome(7, 25)).toEqual({ reason: 'time-up', shares: [0, 1] });
  });
});
