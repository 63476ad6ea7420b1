import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../ruleset.ts';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';

const pool = (power = 0, skill = 0, monster = 0) => ({ power, skill, monster });

function dawn(seats = 2, rest: Partial<SceneDraft> = {}) {
  return scene({
    seats,
    phase: 'initiative',
    figures: Array.from({ length: seats }, (_, side) => [
      { id: `officer-${side}`, side, type: 'officer', x: 5 + side * 8, y: 5 },
      { id: `soldier-${side}`, side, x: 5 + side * 8, y: 10 },
    ]).flat(),
    ...rest,
  });
}

describe('initiative', () => {
  it('SB-TURN-02 the higher Check is primary', () => {
    expect(play(silverBayonet, { state: dawn(), dice: [5, 5, 5, 6] }).state.order).toEqual([1, 0]);
    expect(play(silverBayonet, { state: dawn(), dice: [5, 6, 5, 5] }).state.order).toEqual([0, 1]);
  });

  it('SB-TURN-02 no stat counts, nor any terror of figures (SB-TER-06.R1)', () => {
    const { events } = play(silverBayonet, { state: dawn(), dice: [2, 3, 4, 5] });
    expect(events).toMatchObject([
      { type: 'turnBegan', turn: 1 },
      { type: 'initiativeRolled', seat: 0, power: 2, skill: 3 },
      { type: 'initiativeRolled', seat: 1, power: 4, skill: 5 },
      { type: 'initiativeWon', order: [1, 0] },
      { type: 'phaseBegan', phase: 'primary-1', seat: 1 },
    ]);
  });

  it('SB-TURN-02.R1 all roll, then rerolls are decided in decision order', () => {
    const state = dawn(2, { order: [1, 0], pools: [pool(1, 0), pool(0, 1)] });
    const {
      asked,
      state: after,
      events,
    } = play(silverBayonet, {
      state,
      dice: [2, 3, 4, 5, 9],
      answers: [
        ['initiative', 'skill'],
        ['initiative', 'keep'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(asked[0]).toMatchObject({
      question: { options: ['keep', 'skill', 'concede'], power: 2, skill: 3, total: 5 },
    });
    expect(events.slice(1, 3)).toMatchObject([{ seat: 1 }, { seat: 0 }]);
    expect(after.order).toEqual([1, 0]);
    expect(after.pools[1]).toEqual(pool());
  });

  it('SB-TURN-02.R1 initiative-reroll off: nobody is asked', () => {
    const state = dawn(2, { pools: [pool(2, 2), pool(2, 2)], options: { 'initiative-reroll': false } });
    expect(play(silverBayonet, { state, dice: [2, 3, 4, 5] }).asked).toEqual([]);
  });

  it('SB-TURN-02.R2 special results are read after rerolls', () => {
    const state = dawn(2, { pools: [pool(1), pool()] });
    const { pending } = playToQuestion(silverBayonet, {
      state,
      dice: [1, 10, 4, 5, 10],
      answers: [['initiative', 'power']],
    });
    expect(pending).toMatchObject({ kind: 'gainDie', seat: 0 });
    const averted = play(silverBayonet, { state, dice: [1, 1, 4, 5, 7], answers: [['initiative', 'power']] });
    expect(averted.state.figures).toHaveLength(4);
  });

  it('SB-TURN-03 ties roll again', () => {
    const { state, events } = play(silverBayonet, {
      state: dawn(),
      dice: [4, 4, 2, 6, 3, 3, 5, 1, 1, 2, 9, 9],
    });
    expect(state.order).toEqual([1, 0]);
    expect(events.filter(({ type }) => type === 'initiativeRolled')).toHaveLength(6);
  });

  it('SB-TURN-03.R1 only those tied with each other: A 12, B 12, C 15', () => {
    const { state } = play(silverBayonet, { state: dawn(3), dice: [6, 6, 5, 7, 8, 7, 1, 3, 2, 9] });
    expect(state.order).toEqual([2, 1, 0]);
  });

  it('SB-TURN-03 a tied roll has its special result before the next roll', () => {
    // Both double 1: a monster each, one Monster Die each, then 3 to 4.
    const { state } = play(silverBayonet, {
      state: dawn(),
      dice: [1, 1, 1, 1, 4, 5, 1, 4, 5, 1, 1, 2, 1, 3],
    });
    expect(state.order).toEqual([1, 0]);
    expect(state.pools).toEqual([pool(0, 0, 1), pool(0, 0, 1)]);
    expect(state.figures.filter(({ side }) => side === null)).toHaveLength(2);
    expect(state.phases).toEqual(['monsters', 'primary-1', 'secondary', 'primary-2', 'end']);
  });
});

describe('special results', () => {
  it('SB-TURN-04 double 10: a die of the own choice, then an event at once', () => {
    const { state, events } = play(silverBayonet, {
      state: dawn(),
      dice: [10, 10, 4, 5, 2],
      answers: [['gainDie', 'skill']],
    });
    expect(state.pools).toEqual([pool(0, 1), pool()]);
    expect(state.conditions.fog).toBe(true);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('conditionBegan')).toBeLessThan(types.indexOf('initiativeWon'));
  });

  it('SB-TURN-04 10 and 9 bring nothing', () => {
    const { asked, state } = play(silverBayonet, { state: dawn(), dice: [10, 9, 4, 5] });
    expect(asked).toEqual([]);
    expect(state.pools).toEqual([pool(), pool()]);
  });

  it('SB-TURN-05 double 1: a Monster Die, an encounter, and the monsters go first', () => {
    const { state, events } = play(silverBayonet, { state: dawn(), dice: [4, 5, 1, 1, 3, 4, 2] });
    expect(state.pools).toEqual([pool(), pool(0, 0, 1)]);
    expect(state.phase).toBe('monsters');
    expect(events).toContainEqual(expect.objectContaining({ type: 'appeared', kind: 'ghoul' }));
  });

  it('SB-TURN-05 2 and 1 bring nothing', () => {
    const { state } = play(silverBayonet, { state: dawn(), dice: [4, 5, 2, 1] });
    expect(state.phase).toBe('primary-1');
    expect(state.figures).toHaveLength(4);
  });

  it('SB-TURN-06 several results apply, in decision order, each complete', () => {
    const { events } = play(silverBayonet, {
      state: dawn(2, { order: [1, 0] }),
      dice: [1, 1, 10, 10, 3, 4, 2, 6],
      answers: [['gainDie', 'power']],
    });
    const kinds = events.map(({ type }) => type).filter((type) => type !== 'initiativeRolled');
    expect(kinds.slice(1, 7)).toEqual([
      'fateGained',
      'tableRolled',
      'appeared',
      'fateGained',
      'tableRolled',
      'conditionBegan',
    ]);
  });

  it('SB-EVT-07.R1 the Wheel of Fate bars rerolls of further Initiative Checks', () => {
    const state = dawn(2, { pools: [pool(1), pool()] });
    const { asked } = play(silverBayonet, {
      state,
      dice: [10, 10, 10, 10, 6, 2, 3, 4, 5, 6],
      answers: [
        ['initiative', 'keep'],
        ['gainDie', 'power'],
        ['gainDie', 'skill'],
      ],
    });
    expect(asked.filter(({ kind }) => kind === 'initiative')).toHaveLength(1);
  });
});

describe('encounters by option', () => {
  const options = { 'encounter-threshold': 4 };

  it('SB-ENC-03 at the threshold an encounter comes, without die and swap', () => {
    const { state } = play(silverBayonet, { state: dawn(2, { options }), dice: [4, 5, 1, 3, 3, 4, 2] });
    expect(state.figures).toHaveLength(5);
    expect(state.pools).toEqual([pool(), pool()]);
    expect(state.phase).toBe('primary-1');
  });

  it('SB-ENC-03 one above it, none', () => {
    expect(
      play(silverBayonet, { state: dawn(2, { options }), dice: [4, 5, 2, 3] }).state.figures,
    ).toHaveLength(4);
  });

  it('SB-ENC-03 encounter-threshold-full brings both', () => {
    const full = { ...options, 'encounter-threshold-full': true };
    const { state } = play(silverBayonet, { state: dawn(2, { options: full }), dice: [4, 5, 1, 3, 3, 4, 2] });
    expect(state.pools).toEqual([pool(), pool(0, 0, 1)]);
    expect(state.phase).toBe('monsters');
  });
});

describe('players without figures', () => {
  it('SB-TURN-02 with three, whoever has nobody left does not roll', () => {
    const state = dawn(3);
    for (const figure of state.figures) if (figure.side === 1) figure.standing = 'removed';
    expect(play(silverBayonet, { state, dice: [5, 5, 5, 6] }).state.order).toEqual([2, 0]);
  });
});
