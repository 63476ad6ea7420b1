import { random } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../ruleset.ts';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { randomDeployment } from './deploy.ts';

const ZONES = {
  south: [0, 0, 36, 6],
  north: [0, 30, 36, 36],
  west: [0, 6, 4, 30],
  east: [32, 6, 36, 30],
} as const;

/** Before the side roll: one foot figure a seat, and what else the scene has. */
function before(seats: number, rest: Partial<SceneDraft> = {}): SilverBayonetState {
  const state = scene({
    seats,
    phase: 'initiative',
    figures: Array.from({ length: seats }, (_, side) => ({
      id: `f${side}`,
      side,
      standing: 'waiting' as const,
    })),
    ...rest,
  });
  return { ...state, zones: ZONES, sidesRolled: false };
}

function deploying(rest: Partial<SceneDraft> = {}): SilverBayonetState {
  return { ...before(2, rest), sidesRolled: true, zoneOf: ['south', 'north'], deploying: [0, 1] };
}

describe('table sides', () => {
  it('SB-SET-01.R1 the higher die picks a side, the other gets what is left', () => {
    const { state, asked } = play(silverBayonet, {
      state: before(2),
      dice: [3, 8],
      answers: [['chooseItem', 'north']],
    });
    expect(asked).toMatchObject([{ seat: 1, question: { options: ['south', 'north'] } }]);
    expect(state).toMatchObject({ zoneOf: ['south', 'north'], order: [1, 0], deploying: [1, 0] });
  });

  it('SB-SET-01.R1 ties roll again among themselves', () => {
    const { state } = play(silverBayonet, {
      state: before(2),
      dice: [5, 5, 2, 1],
      answers: [['chooseItem', 'south']],
    });
    expect(state.order).toEqual([0, 1]);
  });

  it('SB-SET-01.R1 SB-SET-06 three and four players use as many zones, and choose by their dice', () => {
    const three = play(silverBayonet, {
      state: before(3),
      dice: [3, 8, 6],
      answers: [
        ['chooseItem', 'west'],
        ['chooseItem', 'north'],
      ],
    });
    expect(three.asked[0]).toMatchObject({ seat: 1, question: { options: ['south', 'north', 'west'] } });
    expect(three.state).toMatchObject({ zoneOf: ['south', 'west', 'north'], order: [1, 2, 0] });
    const four = playToQuestion(silverBayonet, { state: before(4), dice: [3, 8, 6, 1] });
    expect(four.pending.question).toMatchObject({ options: ['south', 'north', 'west', 'east'] });
  });

  it('SB-TURN-13.R1 the order of the side roll decides until initiative is settled', () => {
    const state = { ...before(2), sidesRolled: true, order: [1, 0] };
    for (const figure of state.figures) figure.standing = 'standing';
    state.figures[1]!.x = 30;
    const { events } = play(silverBayonet, { state, dice: [2, 3, 4, 5] });
    expect(events.slice(1, 3)).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
});

describe('deployment', () => {
  const at = (x: number, y: number) => ({ x, y, z: 0 });
  const put = (x: number, y: number) => ['deploy', at(x, y)] as const;
  const refusal = (rest: Partial<SceneDraft>, x: number, y: number) =>
    playToQuestion(silverBayonet, { state: deploying(rest) }).refusal(at(x, y))?.code ?? null;

  it('SB-SET-01.R1 the winner deploys the whole unit, then the other', () => {
    const figures = [
      { id: 'a', standing: 'waiting' as const },
      { id: 'b', standing: 'waiting' as const },
      { id: 'c', side: 1, standing: 'waiting' as const },
    ];
    const state = { ...deploying({ figures }), deploying: [1, 0] };
    const { asked, state: after } = play(silverBayonet, {
      state,
      steps: 3,
      answers: [put(5, 33), put(5, 3), put(8, 3)],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0, 0]);
    expect(after).toMatchObject({ deploying: [], ended: null, phase: 'initiative' });
    expect(after.figures.map(({ standing, x, y }) => [standing, x, y])).toEqual([
      ['standing', 5, 3],
      ['standing', 8, 3],
      ['standing', 5, 33],
    ]);
  });

  it('SB-SET-02.R1 the whole base lies in the zone', () => {
    expect(refusal({}, 10, 5.508)).toBeNull();
    expect(refusal({}, 10, 5.509)).toBe('deploy.zone');
    expect(refusal({}, 0.491, 3)).toBe('deploy.zone');
    expect(refusal({}, 10, 20)).toBe('deploy.zone');
  });

  it('SB-SET-02.R2 nobody stands in a wall or on another figure', () => {
    const terrain = [{ id: 'rock', type: 'rock', shape: { rect: [8, 2, 2, 2] as const } }];
    expect(refusal({ terrain }, 9, 3)).toBe('deploy.no-footing');
    expect(refusal({ terrain }, 12, 3)).toBeNull();
    const figures = [
      { id: 'a', standing: 'waiting' as const },
      { id: 'b', x: 9, y: 3 },
    ];
    expect(refusal({ figures }, 9.5, 3)).toBe('deploy.no-footing');
    expect(refusal({ figures }, 10, 3)).toBeNull();
  });

  it('SB-SET-02.R2 nobody starts in contact with an enemy; a friend may be touched', () => {
    const figures = (side: number | null) => [
      { id: 'a', standing: 'waiting' as const },
      { id: 'b', side, type: side === null ? 'revenant' : 'infantryman', x: 9, y: 3 },
    ];
    expect(refusal({ figures: figures(null) }, 9.99, 3)).toBe('deploy.contact');
    expect(refusal({ figures: figures(1) }, 9.99, 3)).toBe('deploy.contact');
    expect(refusal({ figures: figures(0) }, 9.99, 3)).toBeNull();
    expect(refusal({ figures: figures(null) }, 10.1, 3)).toBeNull();
  });

  it('SB-SET-02.R2 SB-CAV-01 a rider is declared as he is placed, on his wide base, and in no structure', () => {
    const rider = [
      { id: 'a', attributes: ['combat-rider'], standing: 'waiting' as const },
      { id: 'b', side: 1, x: 30, y: 30 },
    ];
    const terrain = [{ id: 'floor', type: 'floor', shape: { rect: [8, 2, 3, 3] as const } }];
    const asked = playToQuestion(silverBayonet, {
      state: deploying({ figures: rider, terrain }),
      answers: [['rideOut', 'mounted']],
    });
    expect(asked.refusal(at(20, 5.2))?.code).toBe('deploy.zone');
    expect(asked.refusal(at(20, 5))).toBeNull();
    expect(asked.refusal(at(9.5, 3.5))?.code).toBe('deploy.no-footing');
    const onFoot = play(silverBayonet, {
      state: deploying({ figures: rider, terrain }),
      answers: [['rideOut', 'on-foot'], put(9.5, 3.5)],
    });
    expect(onFoot.state.figures[0]).toMatchObject({ mounted: false, radius: 0.492 });
  });

  it('SB-SET-02 chance deploys legally, and not at all in a zone without room', () => {
    const { pending, refusal, state } = playToQuestion(silverBayonet, { state: deploying() });
    const question = pending.question as { figure: string; zone: string };
    const spots = Array.from({ length: 20 }, (_, n) =>
      randomDeployment(question, random(`spot ${n}`), () => state),
    );
    expect(spots.map((spot) => refusal(spot))).toEqual(spots.map(() => null));
    const narrow = { ...state, zones: { ...ZONES, south: [0, 0, 36, 0.9] as const } };
    expect(randomDeployment(question, random('narrow'), () => narrow)).toBeNull();
  });
});
