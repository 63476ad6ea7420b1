import { describe, expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import { prompt } from './prompt.ts';

const s = scene({ models: [{ id: 'a', x: 450, y: 450, name: 'Mina' }] });

function title(kind: string, question: object): string {
  return prompt({ kind, seat: 0, question: { options: [], ...question } } as never, s).title;
}

describe('questions in words', () => {
  it('FF-SPEC-27 a second throw is asked for as a question, and says what the first was for', () => {
    const asked = { model: 'a', purpose: 'combat', dice: [6] };
    expect(title('reroll', asked)).toBe('Mina has rolled for the fight. Roll a die again?');
  });

  it('a gift and an edge are asked for in whole sentences', () => {
    expect(title('gift', { gift: 'magic-weapon' })).toMatch(/: who takes this along: Magic weapon\?$/i);
    expect(title('takeSide', {})).toMatch(/: which edge do you come from\?$/);
  });
});
