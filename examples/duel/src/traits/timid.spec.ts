import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const struck = [
  ['walk', []],
  ['strike', 'strike'],
] as const;

describe('timid', () => {
  it('DU-13 he backs off unasked', () => {
    const { state, asked } = play(duel, {
      state: scene({}, { traits: ['timid'] }),
      dice: [1, 1],
      answers: struck,
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['walk', 'strike']);
    expect(state.duellists[1]!.x).toBe(8.5);
  });

  it('DU-13 a timid striker leaves the choice to the other', () => {
    const { asked } = play(duel, {
      state: scene({ traits: ['timid'] }),
      dice: [1, 1],
      answers: [...struck, ['strikeBack', 'back-off']],
    });
    expect(asked.at(-1)).toMatchObject({ kind: 'strikeBack', seat: 1 });
  });
});
