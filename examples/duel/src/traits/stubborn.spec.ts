import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const struck = [
  ['walk', []],
  ['strike', 'strike'],
] as const;

describe('stubborn', () => {
  it('DU-11 a fate die keeps him standing at 1 health', () => {
    const { state, events } = play(duel, {
      state: scene({}, { health: 2, fate: 1, traits: ['stubborn'] }),
      dice: [9, 9],
      answers: [...struck, ['standFast', 'spend'], ['strikeBack', 'back-off']],
    });
    expect(state.duellists[1]).toMatchObject({ health: 1, fate: 0 });
    expect(state.ended).toBeNull();
    expect(events).toContainEqual({ type: 'stoodFast', rule: 'DU-11', seat: 1, fate: 0 });
  });

  it('DU-11 he may choose to fall', () => {
    const { state } = play(duel, {
      state: scene({}, { health: 2, fate: 1, traits: ['stubborn'] }),
      dice: [9, 9],
      answers: [...struck, ['standFast', 'fall']],
    });
    expect(state.ended?.winner).toBe(0);
  });

  it('DU-11 without a fate die he falls unasked', () => {
    const { asked, state } = play(duel, {
      state: scene({}, { health: 2, fate: 0, traits: ['stubborn'] }),
      dice: [9, 9],
      answers: struck,
    });
    expect(asked.map(({ kind }) => kind)).not.toContain('standFast');
    expect(state.ended?.winner).toBe(0);
  });

  it('DU-11 a scratch does not ask, nor does it help the other one', () => {
    const scratched = play(duel, {
      state: scene({}, { health: 8, fate: 1, traits: ['stubborn'] }),
      dice: [7, 7],
      answers: [...struck, ['strikeBack', 'back-off']],
    });
    expect(scratched.asked.map(({ kind }) => kind)).not.toContain('standFast');
    const bystander = play(duel, {
      state: scene({ traits: ['stubborn'] }, { health: 2, fate: 1 }),
      dice: [9, 9],
      answers: struck,
    });
    expect(bystander.state.ended?.winner).toBe(0);
  });
});
