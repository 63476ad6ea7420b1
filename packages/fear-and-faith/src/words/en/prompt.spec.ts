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
    const shot = { ...asked, fight: { attack: { kind: 'shot' } } };
    expect(title('reroll', shot)).toBe('Mina has rolled for the shot. Roll a die again?');
  });

  it('FF-MOV-29 nobody is sent over the edge by mistake: it is kept apart from moving, and asked for twice', () => {
    const offers = ['move', 'leave-table', 'lead-off', 'strike'].map((action) => ({
      id: action,
      action,
      cost: 1,
    }));
    const question = { model: 'a', left: 1, options: offers.map(({ id }) => id), offers };
    const { options } = prompt({ kind: 'act', seat: 0, question } as never, s);
    expect(options.filter(({ grave }) => grave === true).map(({ id }) => id)).toEqual([
      'leave-table',
      'lead-off',
    ]);
  });

  it('FF-SPEC-27 whoever has a success for certain is told so before the dice are counted', () => {
    const hint = (automatic: number) =>
      prompt({ kind: 'dice', seat: 0, question: { options: [], needed: 3, automatic } } as never, s).hint;
    expect(hint(1)).toContain('3+ is an action, and one succeeds without a roll.');
    expect(hint(0)).toContain('3+ is an action. ');
  });

  it('a gift and an edge are asked for in whole sentences', () => {
    expect(title('gift', { gift: 'magic-weapon' })).toMatch(/: who takes this along: Magic weapon\?$/i);
    expect(title('takeSide', {})).toMatch(/: which edge do you come from\?$/);
  });
});
