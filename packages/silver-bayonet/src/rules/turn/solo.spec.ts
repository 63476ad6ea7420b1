import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { enemiesOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import { SOLO, told } from '../../scenario/told.spec-support.ts';
import { of, type SceneDraft, stepping } from '../../scene.spec-support.ts';
import { harm } from '../damage/harm.ts';
import { gain } from '../fate/pool.ts';
import { enterPhases } from './phases.ts';

const pool = (power = 0, skill = 0, monster = 0) => ({ power, skill, monster });

/** Units of these sizes in rows far apart, with nothing to shoot. */
function units(sizes: readonly number[], rest: Partial<SceneDraft> = {}) {
  const figures = sizes.flatMap((size, side) =>
    Array.from({ length: size }, (_, i) => ({
      id: `${side}-${i}`,
      side,
      x: 3 + i * 3,
      y: 3 + side * 8,
      gear: ['hand-weapon'],
    })),
  );
  return told(SOLO, { seats: sizes.length, ...rest, figures: [...figures, ...(rest.figures ?? [])] });
}

const beasts = ['m', 'n'].map((id, i) => ({
  id,
  side: null,
  type: 'revenant',
  x: 15 + 9 * i,
  y: 33,
  health: 10 - i,
}));

const act = (id: string): readonly ['activate' | 'act', string][] => [
  ['activate', id],
  ['act', 'end'],
];

const go = stepping((cx: SilverCx) => enterPhases(cx, false));

describe('a turn alone', () => {
  it.each([
    [7, 3],
    [8, 4],
    [2, 1],
    [1, 1],
  ])('SB-SOLO-03 of %i figures %i act in Player Phase I', (size, half) => {
    const { state } = play(go, { state: units([size]) });
    expect(state).toMatchObject({ phase: 'player-1', owed: half });
  });

  it('SB-SOLO-03 no Initiative: the turn opens with Player Phase I', () => {
    const { events, asked, state } = play(silverBayonet, {
      state: units([3], { phase: 'initiative', pools: [pool(1, 1)] }),
    });
    expect(asked).toEqual([]);
    expect(events).toMatchObject([
      { type: 'turnBegan', turn: 1 },
      { type: 'phaseBegan', phase: 'player-1', seat: 0 },
    ]);
    expect(state.phases).toEqual(['player-1', 'monsters', 'player-2', 'end']);
  });

  it('SB-SOLO-03 half, then the monsters, then all the others', () => {
    const { events, state } = play(silverBayonet, {
      state: units([3], { figures: beasts.slice(0, 1) }),
      steps: 4,
      answers: ['0-1', '0-0', '0-2'].flatMap(act),
    });
    expect(events.filter(({ type }) => type === 'phaseBegan')).toMatchObject([
      { phase: 'monsters', seat: null },
      { phase: 'player-2', seat: 0 },
      { phase: 'end' },
    ]);
    expect(state.phase).toBe('end');
  });

  it('SB-SOLO-03 one figure: one, then none', () => {
    const { state } = play(silverBayonet, { state: units([1]), answers: act('0-0') });
    expect(state.phase).toBe('end');
  });

  it('SB-SOLO-03.R1 those who are down do not count', () => {
    const state = units([4]);
    of(state, '0-0').standing = 'down';
    expect(play(go, { state }).state.owed).toBe(1);
  });

  it('SB-SOLO-04 the player sends the monsters in the order he likes, whatever their Health', () => {
    const state = units([1], { phase: 'monsters', figures: beasts });
    const { pending } = playToQuestion(silverBayonet, { state });
    expect(pending).toMatchObject({
      kind: 'monsterChoice',
      seat: 0,
      question: { options: ['m', 'n'], rule: 'SB-SOLO-04' },
    });
    const { events } = play(silverBayonet, { state, steps: 2, answers: [['monsterChoice', 'm']] });
    expect(events.filter(({ type }) => type === 'activated')).toMatchObject([
      { figure: 'm' },
      { figure: 'n' },
    ]);
  });

  it('SB-MONA-01 with an opponent their Health decides as ever', () => {
    const figures = [{ id: 'a', x: 3, y: 3 }, { id: 'foe', side: 1, x: 33, y: 3 }, ...beasts];
    const state = told({}, { phase: 'monsters', figures });
    expect(play(silverBayonet, { state }).events[0]).toMatchObject({ type: 'activated', figure: 'n' });
  });

  it('SB-SOLO-05 SB-SCN-GEN-11 Monster Dice are never gained', () => {
    const gains = stepping((cx: SilverCx) => {
      gain(cx, 0, 'monster', 'SB-SOLO-05');
      gain(cx, 0, 'skill', 'SB-SOLO-05');
    });
    const { state, events } = play(gains, { state: units([1]) });
    expect(state.pools).toEqual([pool(0, 1)]);
    expect(events).toHaveLength(1);
  });
});

describe('unexpected things', () => {
  const dawn = (sizes: readonly number[], options = {}) => units(sizes, { phase: 'initiative', options });

  it('SB-SOLO-06 with solo-events a double 10 gives a die and an event', () => {
    const { state } = play(silverBayonet, {
      state: dawn([2], { 'solo-events': true }),
      dice: [10, 10, 2],
      answers: [['gainDie', 'skill']],
    });
    expect(state.pools).toEqual([pool(0, 1)]);
    expect(state.conditions.fog).toBe(true);
  });

  it('SB-SOLO-06 with solo-events a double 1 brings an encounter and the monsters first, but no Monster Die', () => {
    const { state } = play(silverBayonet, {
      state: dawn([2], { 'solo-events': true }),
      dice: [1, 1, 3, 4, 2],
    });
    expect(state.pools).toEqual([pool()]);
    expect(state.phases).toEqual(['monsters', 'player-1', 'player-2', 'end']);
    expect(state.figures.at(-1)).toMatchObject({ type: 'ghoul', marks: { encounter: 1 } });
  });

  it('SB-SOLO-06 with solo-events any other roll brings nothing', () => {
    const { state, events } = play(silverBayonet, {
      state: dawn([2], { 'solo-events': true }),
      dice: [3, 4],
    });
    expect(state.phase).toBe('player-1');
    expect(events.some(({ type }) => type === 'initiativeWon')).toBe(false);
  });

  it('SB-COOP-01.R1 the doubles of two together bring nothing, unless coop-events says so', () => {
    const quiet = play(silverBayonet, { state: dawn([1, 1]), dice: [10, 10, 1, 1] }).state;
    expect(quiet).toMatchObject({ order: [0, 1], phase: 'player-1', pools: [pool(), pool()] });
    expect(quiet.figures).toHaveLength(2);
    const loud = play(silverBayonet, {
      state: dawn([1, 1], { 'coop-events': true }),
      dice: [10, 10, 1, 1, 2, 3, 4, 2],
      answers: [['gainDie', 'power']],
    }).state;
    expect(loud).toMatchObject({ phase: 'monsters', pools: [pool(1), pool()] });
    expect(loud.conditions.fog).toBe(true);
  });
});

describe('a turn together', () => {
  it('SB-COOP-03 the winner sends everybody, then come the monsters, then the other', () => {
    const { events, state } = play(silverBayonet, {
      state: units([2, 2], { phase: 'initiative', figures: beasts.slice(0, 1) }),
      dice: [2, 3, 4, 5],
      steps: 6,
      answers: ['1-0', '1-1', '0-1', '0-0'].flatMap(act),
    });
    expect(events.filter(({ type }) => type === 'phaseBegan')).toMatchObject([
      { phase: 'player-1', seat: 1 },
      { phase: 'monsters', seat: null },
      { phase: 'player-2', seat: 0 },
      { phase: 'end' },
    ]);
    expect(state.figures.every(({ activated }) => activated)).toBe(true);
  });

  it('SB-COOP-03 ties roll again, and Fate Dice may reroll', () => {
    const { state, asked } = play(silverBayonet, {
      state: units([1, 1], { phase: 'initiative', pools: [pool(1), pool()] }),
      dice: [4, 4, 3, 5, 1, 2, 9, 3, 4],
      answers: [
        ['initiative', 'keep'],
        ['initiative', 'power'],
      ],
    });
    expect(asked).toHaveLength(2);
    // 8 to 8; then 3 to 12, and the 1 rolled again as a 4.
    expect(state.order).toEqual([1, 0]);
  });

  it('SB-COOP-03.R1 the winner orders the monsters', () => {
    const state = units([1, 1], { phase: 'monsters', order: [1, 0], figures: beasts });
    expect(playToQuestion(silverBayonet, { state }).pending).toMatchObject({
      kind: 'monsterChoice',
      seat: 1,
    });
  });

  it('SB-SOLO-03 whoever is left alone goes on as a player alone does', () => {
    const state = units([4, 1], { phase: 'initiative' });
    of(state, '1-0').standing = 'removed';
    const { state: after } = play(silverBayonet, { state });
    expect(after).toMatchObject({ order: [0], phase: 'player-1', owed: 2, ended: null });
  });
});

describe('allies', () => {
  it('SB-COOP-05 SB-GEN-12.R2 units together are no enemies; monsters are enemies of both', () => {
    const state = units([1, 1], { figures: beasts.slice(0, 1) });
    const ids = (id: string) => enemiesOf(state, of(state, id)).map((enemy) => enemy.id);
    expect([ids('0-0'), ids('1-0'), ids('m')]).toEqual([['m'], ['m'], ['0-0', '1-0']]);
    const apart = told({}, { seats: 2, figures: [{ id: 'a' }, { id: 'b', side: 1, x: 30 }] });
    expect(enemiesOf(apart, of(apart, 'a'))).toHaveLength(1);
  });

  it('SB-COOP-05 the game goes on while either unit has somebody', () => {
    const state = units([1, 1], { phase: 'initiative' });
    of(state, '0-0').standing = 'left';
    expect(play(silverBayonet, { state }).state.ended).toBeNull();
    of(state, '1-0').standing = 'removed';
    expect(play(silverBayonet, { state }).state.ended).toEqual({ reason: 'no-figures' });
  });
});

describe('allies help each other', () => {
  const three = (more: object) =>
    told(SOLO, {
      seats: 2,
      figures: [
        { id: 'a', x: 5, y: 5, health: 3, gear: [] },
        { id: 'ally', side: 1, x: 6, y: 5, gear: [], ...more },
        { id: 'own', x: 30, y: 30, gear: [] },
      ],
    });
  const hurt = (points: number) =>
    stepping((cx: SilverCx) => {
      harm(cx, of(cx.s, 'a'), points, 'event', 'SB-EVT-06');
    });

  it('SB-COOP-05.R1 a Medic of either unit counts for both', () => {
    const tended = play(hurt(3), { state: three({ attributes: ['medic'] }) }).state;
    expect(of(tended, 'a').standing).toBe('down');
    expect(of(play(hurt(3), { state: three({}) }).state, 'a').standing).toBe('removed');
    const { pending } = playToQuestion(silverBayonet, {
      state: { ...three({ attributes: ['medic'] }), order: [1, 0], owed: 1 },
      answers: [
        ['activate', 'ally'],
        ['act', 'tend'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'chooseFigure', seat: 1, question: { options: ['a'] } });
  });

  it('SB-COOP-04 nobody spends dice on the figures of the other', () => {
    const pools = [pool(), pool(2, 2)];
    expect(play(hurt(1), { state: { ...three({}), pools } }).asked).toEqual([]);
    const own = [pool(1), pool()];
    const { pending } = playToQuestion(hurt(1), { state: { ...three({}), pools: own } });
    expect(pending).toMatchObject({ kind: 'negate', seat: 0 });
  });
});

describe('placing together', () => {
  const before = { standing: 'waiting' as const };
  const laid = (seats: number) => ({
    ...told(
      { ...SOLO, monsters: [{ monster: 'revenant', at: [3, 3] }] },
      {
        seats,
        phase: 'initiative',
        figures: Array.from({ length: seats }, (_, side) => ({ id: `f${side}`, side, ...before })),
      },
    ),
    stage: 'monsters' as const,
  });

  it('SB-COOP-05.R1 the higher roll places first, both in the same area', () => {
    const { state, asked } = play(silverBayonet, {
      state: laid(2),
      dice: [3, 8],
      steps: 3,
      answers: [
        ['deploy', { x: 18, y: 18, z: 0 }],
        ['deploy', { x: 20, y: 18, z: 0 }],
      ],
    });
    expect(asked).toMatchObject([
      { seat: 1, question: { figure: 'f1', area: [{ circle: [18, 18, 4] }] } },
      { seat: 0, question: { figure: 'f0', area: [{ circle: [18, 18, 4] }] } },
    ]);
    expect(state).toMatchObject({ order: [1, 0], stage: 'fate' });
  });

  it('SB-SOLO-01 alone nobody rolls for anything', () => {
    const { state } = play(silverBayonet, { state: laid(1) });
    expect(state).toMatchObject({ stage: 'deployment', deploying: [0] });
    expect(state.figures.at(-1)).toMatchObject({ type: 'revenant', x: 3, y: 3 });
  });
});
