import { type Match, viewOf } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Duel } from '../game.ts';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

describe('cards up the sleeve', () => {
  const choosing = scene({}, {}, { phase: 'cards' });

  it('DU-03 each picks a card, and initiative follows', () => {
    const { state, asked } = play(duel, {
      state: choosing,
      answers: [
        ['chooseCard', 'parry'],
        ['chooseCard', 'lunge'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(state.duellists.map(({ card }) => card?.value)).toEqual(['parry', 'lunge']);
    expect(state.phase).toBe('initiative');
  });

  it('DU-03 nobody else may know the card: not from the view, not from what is told', () => {
    const { state, told } = play(duel, {
      state: choosing,
      answers: [
        ['chooseCard', 'parry'],
        ['chooseCard', 'lunge'],
      ],
    });
    expect(duel.view(state, 0).duellists.map(({ card }) => card?.value)).toEqual(['parry', null]);
    expect(duel.view(state, 1).duellists.map(({ card }) => card?.value)).toEqual([null, 'lunge']);
    expect(duel.view(state, null).duellists.map(({ card }) => card?.value)).toEqual([null, null]);
    expect(told.map(({ to }) => to)).toEqual([[0], [1]]);
  });

  it('DU-03 a card that is not in the deck is refused', () => {
    expect(playToQuestion(duel, { state: choosing }).refusal('pistol')).toMatchObject({
      code: 'answer.not-an-option',
    });
  });
});

describe('playing the card', () => {
  it('DU-08 a lunge adds 3 to the strike: 4 + 5 + 3 reaches 12', () => {
    const { events, state } = play(duel, {
      state: scene({ card: 'lunge' }),
      dice: [4, 5],
      answers: [
        ['walk', []],
        ['strike', 'strike'],
        ['playCard', 'play'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'struck', total: 12, needed: 12, hit: true }),
    );
    expect(state.duellists[0]!.card).toBeNull();
    expect(state.duellists[1]!.health).toBe(4);
  });

  it('DU-08 one less misses even with the lunge', () => {
    const { events } = play(duel, {
      state: scene({ card: 'lunge' }),
      dice: [4, 4],
      answers: [
        ['walk', []],
        ['strike', 'strike'],
        ['playCard', 'play'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'struck', total: 11, hit: false }));
  });

  it('DU-08 a parry raises the guard by 3 against that strike only', () => {
    const { events } = play(duel, {
      state: scene({}, { card: 'parry' }),
      dice: [9, 5, 1, 1],
      answers: [
        ['walk', []],
        ['strike', 'strike'],
        ['playCard', 'play'],
        ['strikeBack', 'strike-back'],
      ],
    });
    const strikes = events.filter(({ type }) => type === 'struck');
    expect(strikes).toMatchObject([
      { seat: 0, total: 14, needed: 15, hit: false },
      { seat: 1, needed: 12 },
    ]);
  });

  it('DU-08 a card kept stays secret and can be played later', () => {
    const { state } = play(duel, {
      state: scene({ card: 'lunge' }),
      dice: [1, 1],
      answers: [
        ['walk', []],
        ['strike', 'strike'],
        ['playCard', 'keep'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(state.duellists[0]!.card).toEqual({ secret: [0], value: 'lunge' });
  });

  it('DU-08 a draught heals 3 at the start of the turn, never above 8', () => {
    const drunk = (health: number) =>
      play(duel, {
        state: scene({ x: 1, health, card: 'draught' }),
        answers: [
          ['playCard', 'play'],
          ['walk', []],
        ],
      }).state.duellists[0]!.health;
    expect(drunk(2)).toBe(5);
    expect(drunk(5)).toBe(8);
    expect(drunk(7)).toBe(8);
  });

  it('DU-08 nobody is offered a draught in full health, nor the other one his', () => {
    const { asked } = play(duel, {
      state: scene({ x: 1, card: 'draught' }, { health: 1, card: 'draught' }),
      answers: [['walk', []]],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['walk']);
  });

  it.each(['lunge', 'parry', 'draught'] as const)(
    'DU-08 who is asked does not tell who holds what: the target is asked with a %s too',
    (card) => {
      const { pending } = playToQuestion(duel, {
        state: scene({}, { card }),
        answers: [
          ['walk', []],
          ['strike', 'strike'],
        ],
      });
      expect(pending).toMatchObject({ kind: 'playCard', seat: 1 });
      expect(pending.question).toMatchObject({ options: card === 'parry' ? ['keep', 'play'] : ['keep'] });
    },
  );

  it('DU-08 the question about a card goes to nobody but its owner', () => {
    const { pending, state } = playToQuestion(duel, {
      state: scene({}, { card: 'parry' }),
      answers: [
        ['walk', []],
        ['strike', 'strike'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'playCard', seat: 1 });
    const match = { ruleset: duel, pending, state, told: [], answers: [] } as unknown as Match<Duel>;
    expect(viewOf(match, 0)).toMatchObject({ pending: null, waitingFor: 1 });
  });
});
