import { describe, expect, it } from 'vitest';
import { factsOf } from '../rules/combat/attack.ts';
import { duel } from '../scene.spec-support.ts';
import { tongues } from '../words/index.ts';
import { board, put } from './board.spec-support.ts';

const s = duel({ name: 'Ada' }, { name: 'Boris' });
const attack = factsOf({ attacker: 'a', target: 'b' } as never);
const fight = (face: number) => ({ attack, role: 'attacker', attacker: face, target: 3 });
const reroll = (dice: readonly number[], more: object) =>
  put('reroll', { model: 'a', purpose: 'combat', dice, passesAt: null, options: ['keep', '1'], ...more }, s);

describe('what another roll could do', () => {
  it('FF-SPEC-27 nothing beats a six in a fight; anything less may be bettered', () => {
    expect(board.foregone!(reroll([6], { fight: fight(6) }))).toMatchObject({
      answer: 'keep',
      because: 'gains-nothing',
    });
    expect(board.foregone!(reroll([5], { fight: fight(5) }))).toBeNull();
    expect(board.foregone!(reroll([2], { fight: null, passesAt: 4 }))).toBeNull();
  });

  it('FF-CAMP-12 an order for good is about one advance alone, and only to keep it', () => {
    const asked = put('useAdvance', { advance: 'combat-masters', model: 'a', options: ['use', 'keep'] }, s);
    const { standing } = tongues.en.prompt(asked, s);
    expect(standing).toMatchObject({ of: 'combat-masters' });
    expect(Object.keys(standing!.answers)).toEqual(['keep']);
  });
});
