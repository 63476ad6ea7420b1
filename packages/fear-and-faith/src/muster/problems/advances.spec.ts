import { describe, expect, it } from 'vitest';
import { party, wrong } from '../party.spec-support.ts';

describe('advances', () => {
  const bought = (
    side: 'good' | 'evil',
    profiles: string[],
    ...advances: NonNullable<Parameters<typeof party>[2]>['advances'] & object
  ) => wrong(party(side, profiles, { advances }));

  it('FF-CAMP-12 generic ones for anybody, the others for their own kind', () => {
    expect(bought('good', ['cop'], { advance: 'blitzkrieg' }, { advance: 'angelic-help' })).toEqual([]);
    expect(bought('evil', ['ghost'], { advance: 'angelic-help' })).toEqual([
      'party.advance-side /advances/0',
    ]);
    expect(bought('good', ['cop'], { advance: 'corruption' })).toEqual(['party.advance-side /advances/0']);
  });

  it('FF-CAMP-12 as often as it may be bought', () => {
    expect(bought('good', ['cop'], { advance: 'combat-masters', times: 3 })).toEqual([]);
    expect(bought('good', ['cop'], { advance: 'combat-masters', times: 4 })).toEqual([
      'party.advance-times /advances/0',
    ]);
    expect(bought('good', ['cop'], { advance: 'blitzkrieg' }, { advance: 'blitzkrieg' })).toEqual([
      'party.advance-times /advances/0',
    ]);
    expect(bought('good', ['cop'], { advance: 'act-of-heroism', times: 9 })).toEqual([]);
  });

  it('FF-CAMP-12 those of a model name it: a personality for magic, no Animal, once each', () => {
    expect(bought('good', ['village-leader', 'mina-harker'], { advance: 'magic-weapon', on: 'b' })).toEqual(
      [],
    );
    expect(bought('good', ['cop'], { advance: 'magic-weapon', on: 'a' })).toEqual([
      'party.advance-model /advances/0/on',
    ]);
    expect(bought('evil', ['ghost'], { advance: 'combat-demon' })).toEqual([
      'party.advance-model /advances/0/on',
    ]);
    expect(bought('evil', ['ghost', 'wolf'], { advance: 'combat-demon', on: 'b' })).toEqual([
      'party.advance-model /advances/0/on',
    ]);
    expect(
      bought(
        'evil',
        ['ghost', 'ghost'],
        { advance: 'combat-demon', on: 'a' },
        { advance: 'combat-demon', on: 'b' },
      ),
    ).toEqual([]);
    expect(
      bought('evil', ['ghost'], { advance: 'combat-demon', on: 'a' }, { advance: 'combat-demon', on: 'a' }),
    ).toEqual(['party.advance-times /advances/0']);
    expect(bought('good', ['cop'], { advance: 'courageous', on: 'a' })).toEqual([
      'party.advance-model-needless /advances/0/on',
    ]);
  });

  it('FF-CAMP-12 a horde is of Zombies alone', () => {
    expect(bought('evil', ['walking-dead*2'], { advance: 'zombie-horde', times: 3 })).toEqual([]);
    expect(bought('evil', ['walking-dead', 'animated-severed-hand'], { advance: 'zombie-horde' })).toEqual([
      'party.advance-zombies /advances/0',
    ]);
  });
});
