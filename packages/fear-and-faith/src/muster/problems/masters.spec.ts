import { describe, expect, it } from 'vitest';
import { own, party, said, wrong } from '../party.spec-support.ts';

describe('Minions', () => {
  const minion = 'vampire-minion-with-heavy-hand-to-hand-weapon';

  it('FF-PARTY-08 has a Master who costs more', () => {
    expect(wrong(party('evil', ['rookie-vampire', [minion, { master: 'a' }]]))).toEqual([]);
    expect(wrong(party('evil', ['rookie-vampire', minion]))).toEqual([
      'party.master-missing /entries/1/master',
    ]);
    expect(wrong(party('evil', ['rookie-vampire', [minion, { master: 'x' }]]))).toEqual([
      'party.master-unknown /entries/1/master',
    ]);
  });

  it('FF-PARTY-08 as dear is not dearer', () => {
    // A grave digger costs 24, a dog 24.
    const dog = party('evil', ['zombie-dog', ['frankensteins-grave-diggers', { master: 'a' }]]);
    expect(wrong(dog)).toEqual(['party.master-cheap /entries/1/master']);
    expect(said(dog)).toBe('A (24) costs no more than B (24); a Master must be dearer.');
  });

  it('FF-PARTY-08 a Minion is nobody’s Master, and whoever is none needs none', () => {
    const priest = party(
      'evil',
      [
        'minor-creature-from-beyond',
        ['priest-of-the-space-gods', { master: 'a' }],
        ['cultist-with-pistol', { master: 'b' }],
      ],
      { limit: 400 },
    );
    expect(wrong(priest)).toEqual(['party.master-minion /entries/2/master']);
    expect(wrong(party('good', ['cop', ['cop', { master: 'a' }]]))).toEqual([
      'party.master-needless /entries/1/master',
    ]);
  });

  it('FF-PARTY-08 the Master is one model, of several by its number', () => {
    const two = (master: string) => party('evil', ['rookie-vampire*2', [minion, { master }]]);
    expect(wrong(two('a.2'))).toEqual([]);
    expect(wrong(two('a.3'))).toEqual(['party.master-unknown /entries/1/master']);
    expect(wrong(two('a'))).toEqual(['party.master-unknown /entries/1/master']);
  });

  it('FF-PARTY-12 a familiar follows a Witch, each Witch has one', () => {
    const coven = (...told: Parameters<typeof party>[1]) =>
      party('evil', ['hag', ...told], { own: [own('hag', ['witch'], { quality: 3, combat: 1 })] });
    expect(wrong(coven(['cat-familiar', { master: 'a' }]))).toEqual([]);
    expect(wrong(coven('walking-dead', ['cat-familiar', { master: 'b' }]))).toEqual([
      'party.master-no-witch /entries/2/master',
    ]);
    const two = coven('walking-dead', ['cat-familiar', { master: 'a' }], ['raven-familiar', { master: 'a' }]);
    expect(wrong(two)).toEqual(['party.familiars /entries/3/master']);
    expect(said(two)).toBe('A has 2 familiars; a Witch has one, so 1 too many.');
  });
});
