import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import {
  of,
  row,
  type SceneDraft,
  type SceneFigure,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { flee, fleeMove } from './flee.ts';
import { flightStep } from './flight-step.ts';

const flightOf = (moves: number, final = false) => ({ moves, final, number: 1, gone: [] });

/** One man of seat 0 who runs north, and an enemy far behind him. */
function runner(
  man: Partial<SceneFigure> = {},
  change: Partial<SceneUnit> = {},
  draft: Partial<SceneDraft> = {},
) {
  return scene({
    step: 'flight-1',
    ...draft,
    units: [
      {
        id: 'u',
        flight: flightOf(2),
        routs: 1,
        figures: [{ id: 'f', x: 600, y: 600, fleeing: true, ...man }],
        ...change,
      },
      { ...row('e', 1, 600, 1150), side: 1 },
    ],
  });
}

const running = stepping((cx) => fleeMove(cx, unitIn(cx.s, 'u')));
const y = (state: ReturnType<typeof runner>) => of(state, 'f').y;

describe('a flight', () => {
  it('BP-MOR-12, BP-SCN-08 goes a full move at once, the shortest way to its home edge', () => {
    const state = runner({ fleeing: false }, { flight: null, routs: 0 });
    const { state: after } = play(
      stepping((cx) => flee(cx, unitIn(cx.s, 'u'), 'for-now')),
      { state },
    );
    expect(of(after, 'f')).toMatchObject({ fleeing: true, x: 600, y: 450 });
    expect(unitIn(after, 'u')).toMatchObject({ flight: { moves: 1, final: false }, routs: 1 });
  });

  it('BP-MOR-12, BP-CHG-12 those on the ground get up and run, those who are down stay', () => {
    const figures = [
      { id: 'f', x: 600, y: 600, ground: 'open' as const },
      { id: 'g', x: 700, y: 600, wounds: 1, down: 2 },
    ];
    const { state } = play(
      stepping((cx) => flee(cx, unitIn(cx.s, 'u'), 'for-now')),
      { state: runner({}, { flight: null, figures }) },
    );
    expect([of(state, 'f').y, of(state, 'g').y, of(state, 'g').fleeing]).toEqual([450, 600, false]);
  });

  it('BP-MOR-12, BP-TIME-03 the wounded at half rate', () => {
    expect(y(play(running, { state: runner({ wounds: 1 }) }).state)).toBe(525);
  });

  it('BP-MOR-21 one who fell gets up by himself and runs half of it', () => {
    const { state } = play(running, { state: runner({ ground: 'open' }) });
    expect(of(state, 'f')).toMatchObject({ y: 525, ground: 'up' });
  });

  it('BP-MOR-12, BP-SCN-08 towards the stretch where it came on', () => {
    const { state } = play(running, { state: runner({}, { home: { edge: 'west', from: 500, to: 700 } }) });
    expect(of(state, 'f')).toMatchObject({ x: 450, y: 600 });
  });

  it.each([
    ['heavy-cavalry', [150, 225, 300]],
    ['light-cavalry', [225, 325, 450]],
  ] as const)('BP-CAV-19 %s from a halt: flee moves of %j', (troops, lengths) => {
    const state = runner({ y: 1100 }, { troops });
    let before = 1100;
    const gone: number[] = [];
    play(
      stepping((cx) => {
        for (let i = 0; i < 3; i++) {
          fleeMove(cx, unitIn(cx.s, 'u'));
          gone.push(Math.round(before - of(cx.s, 'f').y));
          before = of(cx.s, 'f').y;
        }
        before = 1100;
      }),
      { state },
    );
    expect(gone.slice(0, 3)).toEqual(lengths);
  });

  it('BP-CAV-19 a horse in a wood trots', () => {
    const terrain = [{ id: 'w', type: 'open-wood', shape: { rect: [500, 300, 200, 290] } }] as never;
    const state = runner({ gait: 'trot' }, { troops: 'heavy-cavalry' }, { terrain });
    const { state: after } = play(running, { state });
    expect(of(after, 'f')).toMatchObject({ y: 525, gait: 'trot' });
  });

  it('BP-MOR-14 whoever touches his home edge is gone for good', () => {
    const { state } = play(running, { state: runner({ y: 162.5 }) });
    expect(of(state, 'f').standing).toBe('routed');
    expect(of(play(running, { state: runner({ y: 164 }) }).state, 'f').standing).toBe('table');
  });

  it('BP-MOR-12 out of a house first, by the wall nearest to home: that is the whole move', () => {
    const terrain = [{ id: 'barn', type: 'wooden-building', shape: { rect: [500, 550, 200, 100] } }] as never;
    const { state } = play(running, { state: runner({ inside: 'barn' }, {}, { terrain }) });
    expect(of(state, 'f').inside).toBeNull();
    expect(y(state)).toBeCloseTo(550 - 12.5, 0);
  });

  it('BP-MOR-12 a wall that cannot be gone round costs a move', () => {
    const terrain = [
      {
        id: 'wall',
        type: 'stone-wall',
        shape: {
          line: [
            [0, 580],
            [1800, 580],
          ],
        },
      },
    ] as never;
    const state = runner({ y: 595.6 }, {}, { terrain });
    const once = play(running, { state }).state;
    expect(y(once)).toBeLessThan(570);
    expect(y(once)).toBeGreaterThan(550);
  });

  it('BP-DIG-20 with no way at all he stands still, and the move counts', () => {
    const box = (id: string, line: readonly (readonly [number, number])[]) => ({
      id,
      type: 'impassable',
      shape: { rect: line[0] as never },
    });
    const terrain = [
      box('n', [[500, 540, 200, 30] as never]),
      box('s', [[500, 640, 200, 30] as never]),
      box('w', [[540, 500, 30, 200] as never]),
      box('e', [[640, 500, 30, 200] as never]),
    ] as never;
    const { state } = play(running, { state: runner({}, {}, { terrain }) });
    expect(unitIn(state, 'u').flight?.moves).toBe(3);
    expect(y(state)).toBeGreaterThan(575);
  });
});

describe('a rally', () => {
  const rallying = stepping(flightStep);
  const asks = (state: ReturnType<typeof runner>) => play(rallying, { state }).asked.length;

  it('BP-MOR-13, BP-MOR-15 may be tried after the third flee move, not before', () => {
    expect(asks(runner({}, { flight: flightOf(1) }))).toBe(0);
    const { pending } = playToQuestion(rallying, { state: runner() });
    expect(pending).toMatchObject({ kind: 'rally', question: { unit: 'u' } });
  });

  it('BP-MOR-15 rout-minimum game-turns: after the sixth', () => {
    const options = { 'rout-minimum': 'game-turns' };
    expect(asks(runner({}, { flight: flightOf(4) }, { options }))).toBe(0);
    expect(
      playToQuestion(rallying, { state: runner({ y: 900 }, { flight: flightOf(5) }, { options }) }).pending
        .kind,
    ).toBe('rally');
  });

  it.each([
    ['average', 4, true],
    ['average', 5, false],
    ['raw', 2, true],
    ['raw', 3, false],
  ] as const)('BP-MOR-16 %s on a %d: %s', (own, die, stands) => {
    const { state } = play(rallying, {
      state: runner({}, { class: own }),
      dice: [die],
      answers: [['rally', 'rally']],
    });
    expect(unitIn(state, 'u').flight === null).toBe(stands);
    expect(of(state, 'f').fleeing).toBe(!stands);
  });

  it('BP-MOR-16 nobody must: it may run on', () => {
    const { state } = play(rallying, { state: runner(), answers: [['rally', 'run-on']] });
    expect(unitIn(state, 'u').flight?.moves).toBe(3);
  });

  it.each([
    [150, 0],
    [151, 1],
  ])('BP-MOR-16 an able enemy in sight within 150 forbids it: %d', (apart, times) => {
    const state = runner();
    // He will stand at y 450.
    Object.assign(of(state, 'e-1'), { x: 600 + 25 + apart, y: 450 });
    const open = () => playToQuestion(rallying, { state }).asked.length;
    expect(times === 0 ? asks(state) : open()).toBe(times);
  });

  it('BP-MOR-10, BP-MOR-17 there is none from a final rout, and the second is final', () => {
    expect(asks(runner({}, { flight: flightOf(5, true) }))).toBe(0);
    const { state } = play(
      stepping((cx) => flee(cx, unitIn(cx.s, 'u'), 'for-now')),
      { state: runner({ fleeing: false }, { flight: null, routs: 1 }) },
    );
    expect(unitIn(state, 'u').flight?.final).toBe(true);
  });

  it('BP-MOR-16 whoever rallies in the first flight step may be called on in the same turn', () => {
    const { state } = play(bayonetPoint, {
      state: runner(),
      dice: [4],
      answers: [['rally', 'rally']],
    });
    const { pending } = playToQuestion(bayonetPoint, { state });
    expect(pending.question).toMatchObject({ options: ['u', 'finish', 'concede'] });
  });

  it('BP-MOR-19 a man who was down rises and runs after them; their moves count for him', () => {
    const figures = [
      { id: 'f', x: 600, y: 600, wounds: 1, down: 1 },
      { id: 'g', x: 700, y: 200, standing: 'routed' as const },
    ];
    const state = runner({}, { figures, flight: flightOf(3) }, { step: 'end' });
    const friends = scene({ units: [row('v', 4, 1500, 300)] });
    state.units.push(...friends.units);
    state.figures.push(...friends.figures);
    // The end of the turn, initiative, and the first flight step.
    const { state: after, asked } = play(bayonetPoint, {
      state,
      dice: [8, 2, 10],
      answers: [['rally', 'rally']],
      steps: 3,
    });
    expect(of(after, 'f')).toMatchObject({ fleeing: true, down: 0, y: 525 });
    expect(asked).toHaveLength(1);
  });
});

describe('the order of flights', () => {
  it('BP-MOR-13 the side that won the initiative first, in the order in which they began', () => {
    const one = (id: string, side: number, number: number, x: number) => ({
      id,
      side,
      flight: { ...flightOf(0), number },
      routs: 1,
      figures: [{ id: `${id}-1`, x, y: 600, fleeing: true }],
    });
    const state = scene({ first: 1, units: [one('a', 0, 2, 300), one('b', 0, 1, 600), one('c', 1, 3, 900)] });
    const { events } = play(stepping(flightStep), { state });
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.figure] : []))).toEqual([
      'c-1',
      'b-1',
      'a-1',
    ]);
  });
});
