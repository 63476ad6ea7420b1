import { describe, expect, it } from 'vitest';
import { musterParty } from '../muster/mustered.ts';
import { party, wrong } from '../muster/party.spec-support.ts';
import { ANY_TERMS } from '../muster/terms.ts';

const blessed = (on: string, limit = 300) =>
  party('good', ['village-leader', 'mina-harker', 'zombie-survivor-leader'], {
    limit,
    advances: [{ advance: 'magic-weapon', on }],
  });

describe('Magic Weapon', () => {
  it('FF-CAMP-26 a personality carries one and has it in hand', () => {
    const [, mina] = musterParty(blessed('b'), ANY_TERMS).models;
    expect(mina).toMatchObject({ rules: ['magic-weapon', 'strongwilled', 'unique'] });
    expect(mina!.hand).toContain('magic-weapon');
  });

  it('FF-CAMP-26 nobody else does', () => {
    const [leader] = musterParty(blessed('b'), ANY_TERMS).models;
    expect(leader!.weapons).not.toContain('magic-weapon');
    expect(wrong(blessed('a'))).toContain('party.advance-model /advances/0/on');
  });

  it('FF-CAMP-26 FF-PARTY-10 one for every full 300 points', () => {
    const two = party('good', ['mina-harker', 'zombie-survivor-leader'], {
      advances: [
        { advance: 'magic-weapon', on: 'a' },
        { advance: 'magic-weapon', on: 'b' },
      ],
    });
    expect(wrong(two)).toEqual(['party.magic-weapons /entries']);
    expect(wrong({ ...two, limit: 600 })).toEqual([]);
  });
});
