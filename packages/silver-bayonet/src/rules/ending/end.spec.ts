import { initialState, prepare, randomPolicy, simulate } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { Standing } from '../../state.ts';
import { takeOut } from '../damage/at-zero.ts';

function out(id: string, how: Exclude<Standing, 'standing' | 'waiting'> = 'removed') {
  return stepping((cx: SilverCx) => takeOut(cx, of(cx.s, id), how, 'SB-GEN-16'));
}

function parties(seats: number, rest: Partial<SceneDraft> = {}) {
  return scene({
    seats,
    figures: Array.from({ length: seats }, (_, side) => ({ id: `f${side}`, side, x: 5 + side * 8, y: 5 })),
    ...rest,
  });
}

describe('the end of the game', () => {
  it.each(['removed', 'collapsed', 'left', 'down'] as const)(
    'SB-END-02 comes at once when a player has nobody on the table (%s)',
    (how) => {
      const { state, events } = play(out('f1', how), { state: parties(2) });
      expect(state.ended).toEqual({ reason: 'no-figures' });
      expect(events.at(-1)).toEqual({ type: 'ended', rule: 'SB-END-02', reason: 'no-figures' });
    },
  );

  it('SB-END-02 not while one stands; monsters do not matter', () => {
    const state = parties(2, {
      figures: [
        { id: 'f0', x: 5 },
        { id: 'f1', side: 1, x: 20 },
        { id: 'g1', side: 1, x: 25 },
        { id: 'm', side: null, type: 'revenant', y: 30 },
      ],
    });
    expect(play(out('f1'), { state }).state.ended).toBeNull();
    expect(play(out('m'), { state }).state.ended).toBeNull();
  });

  it('SB-END-02.R1 with three it goes on until one is left', () => {
    const { state } = play(out('f1'), { state: parties(3) });
    expect(state.ended).toBeNull();
    expect(play(out('f2'), { state }).state.ended).toEqual({ reason: 'no-figures' });
  });

  it('SB-END-02.R1 multi-end first: with the first unit gone', () => {
    const state = parties(3, { options: { 'multi-end': 'first' } });
    expect(play(out('f1'), { state }).state.ended).toEqual({ reason: 'no-figures' });
  });

  it('SB-END-04.R1 more credit wins, equal credit is a draw', () => {
    const state = parties(3);
    expect(silverBayonet.outcome(state)).toBeNull();
    state.ended = { reason: 'last-turn' };
    expect(silverBayonet.outcome(state)?.shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
    of(state, 'f1').standing = 'removed';
    of(state, 'f1').fallenTo = 0;
    expect(silverBayonet.outcome(state)).toEqual({ shares: [1, 0, 0], reason: 'last-turn' });
  });

  it('SB-END-05 a figure healed back up counts for nobody', () => {
    const state = { ...parties(2), ended: { reason: 'last-turn' } };
    of(state, 'f1').fallenTo = 0;
    expect(silverBayonet.outcome(state)?.shares).toEqual([0.5, 0.5]);
  });
});

describe('conceding', () => {
  const figures: SceneDraft['figures'] = [
    { id: 'a', x: 5, y: 5, carries: ['idol'] },
    { id: 'b', x: 8, y: 5, standing: 'down', health: 0 },
    { id: 'foe', side: 1, x: 20, y: 5 },
    { id: 'third', side: 2, x: 30, y: 5 },
  ];

  it('SB-END-06 those standing leave, things stay, those down are lost; with two the game is over', () => {
    const { state } = play(silverBayonet, {
      state: scene({ figures: figures.slice(0, 3) }),
      answers: [['activate', 'concede']],
    });
    expect(state.figures.map(({ standing }) => standing)).toEqual(['left', 'removed', 'standing']);
    expect(state.objects).toEqual([{ id: 'idol', x: 5, y: 5, z: 0, stuck: false }]);
    expect(state.ended).toEqual({ reason: 'no-figures' });
  });

  it('SB-END-06 in the middle of an own activation too', () => {
    const { state } = play(silverBayonet, {
      state: scene({ figures: figures.slice(0, 3) }),
      answers: [
        ['activate', 'a'],
        ['act', 'concede'],
      ],
    });
    expect(state.figures.map(({ standing }) => standing)).toEqual(['left', 'removed', 'standing']);
    expect(state).toMatchObject({ activation: null, ended: { reason: 'no-figures' } });
  });

  const dawn = (seats: number) =>
    scene({
      seats,
      phase: 'initiative',
      figures: figures.slice(0, seats + 1),
      pools: Array.from({ length: seats }, () => ({ power: 1, skill: 0, monster: 0 })),
    });

  it('SB-END-06 between phases, once initiative is rolled; with two nobody else is asked', () => {
    const { state, asked } = play(silverBayonet, {
      state: dawn(2),
      dice: [3, 4, 5, 6],
      answers: [['initiative', 'concede']],
    });
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['keep', 'power', 'concede'] } }]);
    expect(state.ended).toEqual({ reason: 'no-figures' });
    expect(state.pools[0]).toMatchObject({ power: 1 });
  });

  it('SB-END-06 between phases with three: what was rolled counts for nothing, the others go on', () => {
    const { state, events } = play(silverBayonet, {
      state: dawn(3),
      dice: [1, 1, 5, 6, 2, 2],
      answers: [
        ['initiative', 'concede'],
        ['initiative', 'keep'],
        ['initiative', 'keep'],
      ],
    });
    expect(state).toMatchObject({ ended: null, order: [1, 2], phase: 'primary-1' });
    expect(events.some(({ type }) => type === 'fateGained' || type === 'tableRolled')).toBe(false);
  });

  it('SB-END-06 in somebody else’s activation nobody is asked about it', () => {
    const { asked } = play(silverBayonet, {
      state: scene({ figures: figures.slice(0, 3) }),
      answers: [
        ['activate', 'a'],
        ['act', 'end'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('SB-END-06 with three the others play on', () => {
    const { state } = play(silverBayonet, {
      state: scene({ seats: 3, figures }),
      answers: [['activate', 'concede']],
    });
    expect(state).toMatchObject({ ended: null, phase: 'secondary', waiting: [1, 2] });
  });
});

describe('the result', () => {
  it('SB-END-04 nobody wins by quitting: whoever holds the field has won, whatever was struck down before', () => {
    const state = scene({
      figures: [
        { id: 'a', side: 0, x: 5, y: 5 },
        { id: 'b', side: 1, x: 20, y: 5 },
        { id: 'c', side: 1, x: 25, y: 5, standing: 'removed' },
      ],
    });
    of(state, 'c').fallenTo = 0;
    const { state: after } = play(silverBayonet, { state, answers: [['activate', 'concede']] });
    expect(silverBayonet.outcome(after)?.shares).toEqual([0, 1]);
  });

  const REWARD: NonNullable<SceneDraft['scenario']> = {
    rewards: [{ id: 'clue', xp: 2, text: 'Find one.', if: { tally: 'clues', min: 1 } }],
  };
  const three = () =>
    scene({
      seats: 3,
      scenario: REWARD,
      figures: [0, 1, 2].map((side) => ({ id: `f${side}`, side, x: 5 + side * 8, y: 5 })),
    });

  it('SB-END-04.R1 whoever conceded is behind the others, who share as their rewards are', () => {
    const { state } = play(silverBayonet, { state: three(), answers: [['activate', 'concede']] });
    state.ended = { reason: 'last-turn' };
    expect(silverBayonet.outcome(state)?.shares).toEqual([0, 0.5, 0.5]);
  });

  it('SB-END-04.R1 leaving the table or losing everybody is no concession; if all concede they are even', () => {
    const state = three();
    of(state, 'f0').standing = 'left';
    of(state, 'f1').standing = 'removed';
    state.ended = { reason: 'no-figures' };
    expect(silverBayonet.outcome(state)?.shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
    state.conceded = [0, 1, 2];
    expect(silverBayonet.outcome(state)?.shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('SB-END-04.R1 SB-SOLO-08 against the monsters whoever concedes has lost, also with rewards earned', () => {
    const against = (seats: number, conceded: number[]) => {
      const s = scene({
        seats,
        scenario: { ...REWARD, mode: 'solo' },
        figures: Array.from({ length: seats }, (_, side) => ({
          id: `f${side}`,
          side,
          x: 5 + side * 8,
          y: 5,
        })),
      });
      s.deeds.push({ what: 'investigated', seat: 0, figure: 'f0', deck: 'red' });
      return silverBayonet.outcome({ ...s, ended: { reason: 'no-figures' }, conceded })?.shares;
    };
    expect(against(1, [0])).toEqual([0]);
    expect(against(1, [])).toEqual([1]);
    expect(against(2, [0, 1])).toEqual([0, 0]);
    expect(against(2, [1])).toEqual([1, 0]);
  });

  it.each(silverBayonet.scenarios.list.filter(({ mode }) => mode === 'solo'))(
    'SB-END-04.R1 who concedes $name alone at his first activation has lost',
    ({ id }) => {
      const [unit] = silverBayonet.units.ready;
      const setup = prepare(silverBayonet, { scenario: id, seats: [{ unit }] });
      if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
      const state = initialState(silverBayonet, { setup: setup.value, dice: { seed: id } });
      const some = randomPolicy(silverBayonet, id);
      simulate(silverBayonet, state, (asked) => (asked.kind === 'activate' ? 'concede' : some(asked)));
      expect(silverBayonet.outcome(state)?.shares).toEqual([0]);
    },
  );

  it.each(
    silverBayonet.scenarios.list.filter(({ mode, players }) => mode === 'competitive' && players.min <= 2),
  )('SB-END-04.R1 who concedes at his first activation of $name has lost', ({ id }) => {
    const [one, two] = silverBayonet.units.ready;
    const setup = prepare(silverBayonet, { scenario: id, seats: [{ unit: one }, { unit: two }] });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const state = initialState(silverBayonet, { setup: setup.value, dice: { seed: id } });
    const some = randomPolicy(silverBayonet, id);
    let quitter = -1;
    simulate(silverBayonet, state, (asked) => {
      if (asked.kind !== 'activate') return some(asked);
      quitter = asked.seat;
      return 'concede';
    });
    expect(silverBayonet.outcome(state)?.shares[quitter]).toBe(0);
  });

  it('SB-END-02 a position in which a side has nobody is over before anybody is asked', () => {
    const { state, asked } = play(silverBayonet, {
      state: scene({ figures: [{ id: 'a', side: 0, x: 5, y: 5 }] }),
    });
    expect(asked).toEqual([]);
    expect(state.ended).not.toBeNull();
  });
});
