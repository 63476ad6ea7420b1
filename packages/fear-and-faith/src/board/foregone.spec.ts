import { describe, expect, it } from 'vitest';
import { factsOf, PLAIN_ATTACK } from '../rules/combat/attack.ts';
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

  it('FF-GEN-12 nobody is asked about dice that have all done what they can', () => {
    expect(board.foregone!(reroll([4, 6], { fight: null, passesAt: 4 }))).toMatchObject({ answer: 'keep' });
    expect(board.foregone!(reroll([4, 3], { fight: null, passesAt: 4 }))).toBeNull();
  });

  it('FF-SPEC-27 nor about a fight that no face can turn', () => {
    const giant = duel({ name: 'Ada', combat: 6 }, { name: 'Boris', combat: 0 });
    const from = { x: 450, y: 450, z: 0 };
    const blow = { ...PLAIN_ATTACK, kind: 'close', weapon: null, from, attacker: 'a', target: 'b' };
    const far = { attack: blow, role: 'attacker', attacker: 5, target: 1 };
    const asked = put(
      'reroll',
      { model: 'a', purpose: 'combat', dice: [5], passesAt: null, options: ['keep', '1'], fight: far },
      giant,
    );
    expect(new Set(Object.values(board.gambles!(asked))).size).toBe(1);
    expect(board.foregone!(asked)).toMatchObject({ answer: 'keep', because: 'gains-nothing' });
  });

  it('FF-HTH-12 straight back suggests itself, where it is open', () => {
    const asked = (options: readonly string[]) => put('recoil', { model: 'a', options, at: [] }, s);
    expect(board.suggests!(asked(['15', '0']))).toBe('0');
    expect(board.suggests!(asked(['15', '-15']))).toBeNull();
  });

  it('FF-CAMP-12 an order for good is about one advance alone, and only to keep it', () => {
    const asked = put('useAdvance', { advance: 'combat-masters', model: 'a', options: ['use', 'keep'] }, s);
    const { standing } = tongues.en.prompt(asked, s);
    expect(standing).toMatchObject({ of: 'combat-masters' });
    expect(Object.keys(standing!.answers)).toEqual(['keep']);
  });
});
