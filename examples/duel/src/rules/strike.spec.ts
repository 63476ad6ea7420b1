import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const struck = [
  ['walk', []],
  ['strike', 'strike'],
] as const;
const backsOff = ['strikeBack', 'back-off'] as const;

describe('striking', () => {
  it('DU-06 power 7, skill die 4, skill 1: 12 hits a guard of 12 for 7', () => {
    const { state, events } = play(duel, {
      state: scene({ skill: 1 }),
      dice: [7, 4],
      answers: [...struck, backsOff],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'struck', total: 12, needed: 12, hit: true }),
    );
    expect(state.duellists[1]!.health).toBe(1);
  });

  it('DU-06 one less misses and hurts nobody', () => {
    const { state } = play(duel, {
      state: scene({ skill: 1 }),
      dice: [7, 3],
      answers: [...struck, backsOff],
    });
    expect(state.duellists.map(({ health }) => health)).toEqual([8, 8]);
  });

  it('DU-06 only a duellist in contact is asked', () => {
    const apart = play(duel, { state: scene({ x: 5.4 }), answers: [['walk', []]] });
    expect(apart.asked.map(({ kind }) => kind)).toEqual(['walk']);
  });

  it('DU-06 he may hold the blade', () => {
    const { events } = play(duel, {
      state: scene(),
      answers: [
        ['walk', []],
        ['strike', 'hold'],
      ],
    });
    expect(events).toEqual([]);
  });
});

describe('fate dice', () => {
  it('DU-07 the power die rolled again stands, for the total and for the points', () => {
    const { state, events } = play(duel, {
      state: scene({ fate: 2 }),
      dice: [2, 9, 5],
      answers: [...struck, ['spendFate', 'power'], backsOff],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'struck', power: 5, total: 14 }));
    expect(state.duellists[1]!.health).toBe(3);
    expect(state.duellists[0]!.fate).toBe(1);
  });

  it('DU-07 the skill die rolled again may be worse', () => {
    const { events } = play(duel, {
      state: scene({ fate: 1 }),
      dice: [6, 6, 1],
      answers: [...struck, ['spendFate', 'skill'], backsOff],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'struck', power: 6, skill: 1, hit: false }),
    );
  });

  it('DU-07 one a strike: he is asked once, however many he has', () => {
    const { asked } = play(duel, {
      state: scene({ fate: 9 }),
      dice: [1, 1, 2],
      answers: [...struck, ['spendFate', 'power'], backsOff],
    });
    expect(asked.filter(({ kind }) => kind === 'spendFate')).toHaveLength(1);
  });

  it('DU-07 without a fate die nobody is asked', () => {
    const { asked } = play(duel, {
      state: scene({ fate: 0 }, { fate: 2 }),
      dice: [1, 1],
      answers: [...struck, backsOff],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['walk', 'strike', 'strikeBack']);
  });

  it('DU-07 he knows what he rolled before he decides', () => {
    const { pending } = playToQuestion(duel, {
      state: scene({ fate: 1, skill: 2 }),
      dice: [3, 4],
      answers: struck,
    });
    expect(pending.question).toMatchObject({ power: 3, skill: 4, total: 9, needed: 12 });
  });
});

describe('strike back or back off', () => {
  it('DU-09 the target strikes back, with dice of its own', () => {
    const { state } = play(duel, {
      state: scene({ skill: 2 }, { skill: 0 }),
      dice: [1, 1, 6, 6],
      answers: [...struck, ['strikeBack', 'strike-back']],
    });
    expect(state.duellists[0]!.health).toBe(2);
    expect(state.duellists[1]).toMatchObject({ x: 6.5, y: 6, health: 8 });
  });

  it('DU-09 backing off is 2 paces straight away', () => {
    const { state } = play(duel, { state: scene(), dice: [1, 1], answers: [...struck, backsOff] });
    expect(state.duellists[1]).toMatchObject({ x: 8.5, y: 6 });
    expect(state.duellists[0]).toMatchObject({ x: 5.5, y: 6 });
  });

  it('DU-09 a wall stops him where his base touches it', () => {
    const state = scene({}, {}, { pieces: [{ kind: 'wall', rect: [7.5, 4, 0.5, 4] }] });
    const after = play(duel, { state, dice: [1, 1], answers: [...struck, backsOff] });
    expect(after.state.duellists[1]).toMatchObject({ x: 7, y: 6 });
  });

  it('DU-09 the edge of the table stops him too', () => {
    const after = play(duel, {
      state: scene({ x: 10 }, { x: 11 }),
      dice: [1, 1],
      answers: [...struck, backsOff],
    });
    expect(after.state.duellists[1]).toMatchObject({ x: 11.5, y: 6 });
  });

  it('DU-09 the dead are not asked', () => {
    const { asked, state } = play(duel, { state: scene({}, { health: 5 }), dice: [5, 9], answers: struck });
    expect(asked.map(({ kind }) => kind)).toEqual(['walk', 'strike']);
    expect(state.ended).toEqual({ winner: 0, reason: 'fallen' });
  });

  it('DU-09 with the option off the target always backs off', () => {
    const state = scene({}, {}, { options: { 'strike-back': false } });
    const after = play(duel, { state, dice: [1, 1], answers: struck });
    expect(after.state.duellists[1]!.x).toBe(8.5);
  });
});

describe('falling', () => {
  it('DU-10 at exactly 0 health he falls and the other has won', () => {
    const { state, events } = play(duel, { state: scene({}, { health: 6 }), dice: [6, 6], answers: struck });
    expect(state.ended).toEqual({ winner: 0, reason: 'fallen' });
    expect(events.at(-1)).toEqual({ type: 'fell', rule: 'DU-10', seat: 1 });
    expect(duel.outcome(state)).toEqual({ shares: [1, 0], reason: 'fallen' });
    expect(duel.rules(state)).toBeNull();
  });

  it('DU-10 at 1 health he stands', () => {
    const { state } = play(duel, {
      state: scene({}, { health: 7 }),
      dice: [6, 6],
      answers: [...struck, backsOff],
    });
    expect(state.duellists[1]!.health).toBe(1);
    expect(state.ended).toBeNull();
  });

  it('DU-10 the striker may fall to the strike back', () => {
    const { state } = play(duel, {
      state: scene({ health: 3 }),
      dice: [1, 1, 5, 9],
      answers: [...struck, ['strikeBack', 'strike-back']],
    });
    expect(duel.outcome(state)).toEqual({ shares: [0, 1], reason: 'fallen' });
  });
});
