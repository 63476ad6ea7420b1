import { random } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import type { DeployQuestion } from '../../questions.ts';
import silverBayonet from '../../ruleset.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { SOLO, told } from '../../scenario/told.spec-support.ts';
import type { SceneDraft } from '../../scene.spec-support.ts';
import { of } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { firstSpot, randomDeployment } from './deploy-question.ts';

const ALL_EDGES: Partial<Scenario> = {
  deployment: {
    order: 'roll-off',
    pairs: [
      ['south', 'north'],
      ['west', 'east'],
    ],
    depth: 2,
  },
};

const waiting = { standing: 'waiting' as const };

/** Before the side roll: one foot figure a seat, and what else the scene has. */
function before(
  seats: number,
  scenario: Partial<Scenario> = ALL_EDGES,
  rest: Partial<SceneDraft> = {},
): SilverBayonetState {
  const figures = Array.from({ length: seats }, (_, side) => ({ id: `f${side}`, side, ...waiting }));
  const state = told(scenario, { seats, phase: 'initiative', figures, ...rest });
  return { ...state, stage: 'sides' };
}

/** While units deploy: seat 0 in the south, seat 1 in the north. */
function deploying(
  rest: Partial<SceneDraft> = {},
  scenario: Partial<Scenario> = ALL_EDGES,
): SilverBayonetState {
  return {
    ...before(2, scenario, rest),
    stage: 'deployment',
    edgeOf: ['south', 'north'],
    deploying: [0, 1],
  };
}

const take = (edge: string) => ['chooseItem', edge] as const;

describe('table sides', () => {
  it('SB-SCN-GEN-05 SB-SET-01.R1 the higher die picks any edge, the other gets its partner', () => {
    const { state, asked, events } = play(silverBayonet, {
      state: before(2),
      dice: [3, 8],
      answers: [take('west')],
    });
    expect(asked).toMatchObject([{ seat: 1, question: { options: ['south', 'north', 'west', 'east'] } }]);
    expect(state).toMatchObject({
      edgeOf: ['east', 'west'],
      order: [1, 0],
      deploying: [1, 0],
      stage: 'deployment',
    });
    expect(events.filter(({ type }) => type === 'tookSide')).toMatchObject([
      { seat: 1, zone: 'west' },
      { seat: 0, zone: 'east' },
    ]);
  });

  it('SB-SCN-GEN-05 only the pairs of the scenario are on offer', () => {
    const narrow = { deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 } } as const;
    const { pending } = playToQuestion(silverBayonet, {
      state: before(2, narrow as unknown as Partial<Scenario>),
      dice: [8, 3],
    });
    expect(pending).toMatchObject({ seat: 0, question: { options: ['south', 'north'] } });
  });

  it('SB-OPS-14 of an edge in several pairs the second player takes one of the partners', () => {
    const pairs = [
      ['south', 'north'],
      ['south', 'west'],
    ];
    const scenario = { deployment: { order: 'roll-off', pairs, depth: 2 } } as unknown as Partial<Scenario>;
    const { asked, state } = play(silverBayonet, {
      state: before(2, scenario),
      dice: [8, 3],
      answers: [take('south'), take('west')],
    });
    expect(asked[1]).toMatchObject({ seat: 1, question: { options: ['north', 'west'] } });
    expect(state.edgeOf).toEqual(['south', 'west']);
  });

  it('SB-SCN-GEN-05.R1 rolls of 7 and 7, then 3 and 9: the second player chooses', () => {
    const { asked } = play(silverBayonet, {
      state: before(2),
      dice: [7, 7, 3, 9],
      answers: [take('north')],
    });
    expect(asked[0]).toMatchObject({ seat: 1 });
  });

  it('SB-SCN-GEN-06 three and four players take one edge each, in the order of their dice', () => {
    const three = play(silverBayonet, {
      state: before(3),
      dice: [3, 8, 6],
      answers: [take('west'), take('north'), take('east')],
    });
    expect(three.asked.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(three.asked[2]).toMatchObject({ question: { options: ['south', 'east'] } });
    expect(three.state).toMatchObject({ edgeOf: ['east', 'west', 'north'], order: [1, 2, 0] });
    const four = play(silverBayonet, {
      state: before(4),
      dice: [3, 8, 6, 1],
      answers: [take('west'), take('north'), take('east')],
    });
    expect(four.state.edgeOf).toEqual(['east', 'west', 'north', 'south']);
  });

  it('SB-TURN-13.R1 the order of the side roll decides until initiative is settled', () => {
    const state: SilverBayonetState = { ...before(2), stage: 'play', order: [1, 0] };
    for (const figure of state.figures) figure.standing = 'standing';
    state.figures[1]!.x = 30;
    const { events } = play(silverBayonet, { state, dice: [2, 3, 4, 5] });
    expect(events.slice(1, 3)).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
});

const at = (x: number, y: number, z = 0) => ({ x, y, z });
const put = (x: number, y: number) => ['deploy', at(x, y)] as const;

describe('deployment', () => {
  const refusal = (rest: Partial<SceneDraft>, x: number, y: number) =>
    playToQuestion(silverBayonet, { state: deploying(rest) }).refusal(at(x, y))?.code ?? null;

  it('SB-SET-01.R1 the winner deploys the whole unit, then the other; then come the Fate Pools', () => {
    const figures = [
      { id: 'a', ...waiting },
      { id: 'b', ...waiting },
      { id: 'c', side: 1, ...waiting },
    ];
    const state = { ...deploying({ figures }), deploying: [1, 0] };
    const { asked, state: after } = play(silverBayonet, {
      state,
      steps: 3,
      answers: [put(5, 35), put(5, 1), put(8, 1)],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0, 0]);
    expect(after).toMatchObject({ deploying: [], stage: 'fate', ended: null });
    expect(after.figures.map(({ standing, x, y }) => [standing, x, y])).toEqual([
      ['standing', 5, 1],
      ['standing', 8, 1],
      ['standing', 5, 35],
    ]);
  });

  it('SB-SET-02.R1 SB-OPS-14 the whole base lies in the strip, and the question says where that is', () => {
    expect(refusal({}, 10, 1.508)).toBeNull();
    expect(refusal({}, 10, 1.509)).toBe('deploy.zone');
    expect(refusal({}, 0.492, 1)).toBeNull();
    expect(refusal({}, 0.491, 1)).toBe('deploy.zone');
    expect(refusal({}, 10, 20)).toBe('deploy.zone');
    const { pending } = playToQuestion(silverBayonet, { state: deploying() });
    expect(pending.question).toEqual({ figure: 'f0', area: [{ rect: [0, 0, 36, 2] }] });
  });

  it('SB-SET-02.R2 nobody stands in a wall or on another figure', () => {
    const terrain = [{ id: 'rock', type: 'rock', shape: { rect: [8, 0, 2, 2] as const } }];
    expect(refusal({ terrain }, 9, 1)).toBe('deploy.no-footing');
    expect(refusal({ terrain }, 12, 1)).toBeNull();
    const figures = [
      { id: 'a', ...waiting },
      { id: 'b', x: 9, y: 1 },
    ];
    expect(refusal({ figures }, 9.5, 1)).toBe('deploy.no-footing');
    expect(refusal({ figures }, 10, 1)).toBeNull();
  });

  it('SB-SET-02.R2 nobody starts in contact with an enemy; a friend may be touched', () => {
    const figures = (side: number | null) => [
      { id: 'a', ...waiting },
      { id: 'b', side, type: side === null ? 'revenant' : 'infantryman', x: 9, y: 1 },
    ];
    expect(refusal({ figures: figures(null) }, 9.99, 1)).toBe('deploy.contact');
    expect(refusal({ figures: figures(1) }, 9.99, 1)).toBe('deploy.contact');
    expect(refusal({ figures: figures(0) }, 9.99, 1)).toBeNull();
    expect(refusal({ figures: figures(null) }, 10.1, 1)).toBeNull();
  });

  it('SB-SET-02.R2 SB-CAV-01 a rider is declared as he is placed, on his wide base, and in no structure', () => {
    const rider = [
      { id: 'a', attributes: ['combat-rider'], ...waiting },
      { id: 'b', side: 1, x: 30, y: 30 },
    ];
    const terrain = [{ id: 'floor', type: 'floor', shape: { rect: [8, 0, 3, 2] as const } }];
    const asked = playToQuestion(silverBayonet, {
      state: deploying({ figures: rider, terrain }),
      answers: [['rideOut', 'mounted']],
    });
    expect(asked.refusal(at(20, 1.1))?.code).toBe('deploy.zone');
    expect(asked.refusal(at(20, 1))).toBeNull();
    expect(asked.refusal(at(9.5, 1))?.code).toBe('deploy.no-footing');
    const onFoot = play(silverBayonet, {
      state: deploying({ figures: rider, terrain }),
      answers: [['rideOut', 'on-foot'], put(9.5, 1)],
    });
    expect(onFoot.state.figures[0]).toMatchObject({ mounted: false, radius: 0.492 });
  });

  it('SB-CAV-01 where no horse has room, nobody is asked whether he rides', () => {
    const thin = { deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 1.9 } };
    const figures = [{ id: 'a', attributes: ['combat-rider'], ...waiting }];
    const { pending } = playToQuestion(silverBayonet, {
      state: deploying({ figures }, thin as unknown as Partial<Scenario>),
    });
    expect(pending.kind).toBe('deploy');
  });
});

describe('areas of a solo scenario', () => {
  const alone = (areas: unknown, rest: Partial<SceneDraft> = {}): SilverBayonetState => ({
    ...told({ ...SOLO, deployment: { order: 'solo', areas } } as unknown as Partial<Scenario>, {
      seats: 1,
      phase: 'initiative',
      figures: [{ id: 'a', ...waiting }],
      ...rest,
    }),
    stage: 'deployment',
    deploying: [0],
  });
  const soldier = { is: 'soldier' };
  const code = (state: SilverBayonetState, x: number, y: number) =>
    playToQuestion(silverBayonet, { state }).refusal(at(x, y))?.code ?? null;

  it('SB-OPS-14 in a circle the whole base', () => {
    const state = alone([{ who: soldier, shape: { circle: [15, 15, 3] } }]);
    expect(code(state, 17.508, 15)).toBeNull();
    expect(code(state, 17.509, 15)).toBe('deploy.zone');
    expect(code(state, 16.773, 16.773)).toBeNull();
    expect(code(state, 16.775, 16.775)).toBe('deploy.zone');
  });

  it('SB-OPS-14 in a polygon the whole base, corners that turn inwards included', () => {
    const poly = [
      [10, 10],
      [20, 10],
      [20, 20],
      [15, 20],
      [15, 14],
      [10, 14],
    ];
    const state = alone([{ who: soldier, shape: { poly } }]);
    expect(code(state, 12, 13.508)).toBeNull();
    expect(code(state, 12, 13.509)).toBe('deploy.zone');
    expect(code(state, 15.4, 15)).toBe('deploy.zone');
    expect(code(state, 15.5, 15)).toBeNull();
    expect(code(state, 12, 16)).toBe('deploy.zone');
    expect(code(state, 15.3, 13.7)).toBe('deploy.zone');
    expect(code(state, 15.36, 13.64)).toBeNull();
  });

  it('SB-OPS-14 along several edges, in the strip of one of them', () => {
    const state = alone([{ who: soldier, edges: ['south', 'west'], depth: 2 }]);
    expect(code(state, 20, 1)).toBeNull();
    expect(code(state, 1, 20)).toBeNull();
    expect(code(state, 20, 20)).toBe('deploy.zone');
    expect(code(state, 35, 20)).toBe('deploy.zone');
  });

  it('SB-OPS-14 each figure uses the first area whose filter it meets', () => {
    const areas = [
      { who: { is: 'soldier', stored: 'sentries' }, shape: { circle: [12, 12, 5] } },
      { who: soldier, shape: { circle: [12, 12, 3] } },
    ];
    const figures = [
      { id: 'a', ...waiting },
      { id: 'b', ...waiting },
    ];
    const state = alone(areas, { figures });
    state.story.figures['sentries'] = ['b'];
    const { asked } = play(silverBayonet, { state, steps: 2, answers: [put(12, 12), put(16, 12)] });
    expect(asked.map(({ question }) => question)).toEqual([
      { figure: 'a', area: [{ circle: [12, 12, 3] }] },
      { figure: 'b', area: [{ circle: [12, 12, 5] }] },
    ]);
  });
});

describe('chance deploys', () => {
  const asked = (state: SilverBayonetState) => {
    const open = playToQuestion(silverBayonet, { state });
    return { ...open, question: open.pending.question as DeployQuestion };
  };

  it('SB-SET-02 legally, whatever comes up', () => {
    const { question, refusal, state } = asked(deploying());
    const spots = Array.from({ length: 20 }, (_, n) =>
      randomDeployment(question, random(`spot ${n}`), () => looking(state)),
    );
    expect(spots.map((spot) => refusal(spot))).toEqual(spots.map(() => null));
    expect(new Set(spots.map((spot) => spot?.x)).size).toBeGreaterThan(15);
  });

  it('SB-SET-02 in the one gap that is left', () => {
    // A strip full of rock but for a hole a little wider than a base.
    const terrain = [
      { id: 'w', type: 'rock', top: 'none', shape: { rect: [0, 0, 20, 3] as const } },
      { id: 'e', type: 'rock', top: 'none', shape: { rect: [21, 0, 15, 3] as const } },
    ] as const;
    const { question, refusal, state } = asked(deploying({ terrain }));
    const spot = randomDeployment(question, random('gap'), () => looking(state));
    expect(spot?.x).toBeCloseTo(20.5, 1);
    expect(refusal(spot)).toBeNull();
  });

  it('SB-GEN-11 whoever finds no room in the area stands beside it, unasked', () => {
    const terrain = [
      { id: 'w', type: 'rock', top: 'none', shape: { rect: [0, 0, 36, 3] as const } },
    ] as const;
    const state = deploying({ terrain });
    expect(firstSpot(looking(state), of(state, 'f0'), [{ rect: [0, 0, 36, 2] }])).toBeNull();
    const after = play(silverBayonet, { state });
    expect(after.asked).toEqual([]);
    expect(of(after.state, 'f0')).toMatchObject({ standing: 'standing', x: 18 });
    expect(of(after.state, 'f0').y).toBeGreaterThanOrEqual(3.492);
    expect(of(after.state, 'f0').y).toBeLessThan(3.7);
  });
});
