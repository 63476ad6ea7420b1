import { describe, expect, it } from 'vitest';
import { OPTIONS, own, party, said, wrong } from '../party.spec-support.ts';
import { problemsInAnyMatch, problemsUnder } from '../party-problems.ts';

describe('points', () => {
  it('FF-PARTY-04 exactly 300 points are legal', () => {
    expect(
      wrong(party('good', ['cop*5', 'cop-with-shotgun*2', 'occult-investigator-modern'], { limit: 310 })),
    ).toEqual([]);
    const full = party('good', ['zombie-survivor-with-baseball-bat*15']);
    expect(wrong(full)).toEqual([]);
  });

  it('FF-PARTY-04 one point more is one too many, and it says so', () => {
    const over = party('good', ['zombie-survivor-with-baseball-bat*14', 'rookie-occult-investigator-modern']);
    expect(wrong(over)).toEqual(['party.over-limit /limit']);
    expect(said(over)).toBe('It costs 301 points, and 300 is the limit: 1 too many.');
  });

  it('FF-PARTY-04, FF-OPT-05 another total is another limit, for this match or for the party', () => {
    const big = party('good', ['zombie-survivor-with-baseball-bat*20'], { limit: 400 });
    expect(wrong(big)).toEqual([]);
    expect(wrong(big, { limit: 399 })).toEqual(['party.over-limit /limit']);
    expect(problemsUnder(big, OPTIONS).map(({ code }) => code)).toEqual(['party.over-limit']);
    expect(problemsUnder(big, { ...OPTIONS, 'point-limit': 400 })).toEqual([]);
    expect(problemsInAnyMatch(big)).toEqual([]);
  });

  it('FF-PARTY-04 nobody is no party, and hundreds are too many', () => {
    expect(wrong(party('good', []))).toEqual(['party.empty /entries']);
    expect(wrong(party('evil', ['ensorcelled-cattle*40', 'ensorcelled-cattle*21']))).toEqual([
      'party.too-many /entries',
    ]);
    expect(wrong(party('evil', ['ensorcelled-cattle*40', 'ensorcelled-cattle*20']))).toEqual([]);
  });
});

describe('personalities', () => {
  it('FF-PARTY-05 one alone may cost anything', () => {
    expect(wrong(party('good', ['zombie-survivor-leader']))).toEqual([]);
    expect(wrong(party('evil', ['count-dracula']))).toEqual([]);
  });

  it('FF-PARTY-05 a leader of 80 and a priest of 60 are 40 too many', () => {
    const two = party('good', ['zombie-survivor-leader', ['village-priest', { ban: ['demons'] }]]);
    expect(wrong(two)).toEqual(['party.personalities /entries']);
    expect(said(two)).toBe(
      '2 personalities cost 140 points together. One alone may cost anything, several 100 at most: 40 too many.',
    );
  });

  it('FF-PARTY-05 a leader and Mina Harker are exactly 100', () => {
    expect(wrong(party('good', ['zombie-survivor-leader', 'mina-harker']))).toEqual([]);
    expect(
      wrong(party('good', ['zombie-survivor-leader', 'mina-harker-after-being-bitten-by-dracula'])),
    ).toEqual(['party.personalities /entries']);
  });

  it('FF-PARTY-05 a pack leader and a baron fit in 300 and not together', () => {
    const two = party('evil', ['greater-werewolf-leader', 'baron-frankenstein']);
    expect(wrong(two)).toEqual(['party.personalities /entries']);
    expect(said(two)).toContain('120 too many');
  });

  it('FF-PARTY-05 the allowance grows with the limit: 133 at 400', () => {
    const two = party('evil', ['baron-frankenstein', 'possessed-doll']);
    expect(wrong(two)).toEqual(['party.personalities /entries']);
    expect(wrong(two, { limit: 309 })).toEqual([]);
    expect(wrong(two, { limit: 308 })).toEqual(['party.personalities /entries']);
    expect(wrong(party('evil', ['incubus', 'possessed-child'], { limit: 400 }))).toEqual([
      'party.personalities /entries',
    ]);
    expect(said(party('evil', ['incubus', 'possessed-child'], { limit: 400 }))).toContain('133');
  });

  it('FF-PARTY-05, FF-PARTY-14 the pool is no personality', () => {
    const priest: [string, object] = ['priest-of-the-space-gods', { master: 'a' }];
    const cult = party('evil', [['huge-fat-zombie*2', {}], priest], { pool: 100 });
    expect(wrong(cult)).not.toContain('party.personalities /entries');
  });

  it('FF-PARTY-05 a package that brings Tough makes a personality, another does not', () => {
    const shifters = (kind: 'tough-and-savage' | 'faster') =>
      party('good', ['zombie-survivor-leader', ['shifter', { package: kind }]], {
        own: [own('shifter', ['transformation'], { combat: 3 })],
      });
    expect(wrong(shifters('tough-and-savage'))).toEqual(['party.personalities /entries']);
    expect(wrong(shifters('faster'))).toEqual([]);
  });
});

describe('who goes with whom', () => {
  it('FF-PARTY-06 good and neutral in a good party, evil and neutral in an evil one', () => {
    expect(wrong(party('good', ['cop*2', 'wolf']))).toEqual([]);
    expect(wrong(party('evil', ['lesser-werewolf*2', 'wolf']))).toEqual([]);
    expect(wrong(party('good', ['cop', 'walking-dead']))).toEqual(['party.side /entries/1']);
    expect(wrong(party('evil', ['walking-dead', 'cop']))).toEqual(['party.side /entries/1']);
    expect(said(party('good', ['cop', 'chupacabras']))).toBe(
      'B (Chupacabras) is evil, and does not go with a party that is good.',
    );
  });

  it('FF-PARTY-06 FF-SPEC-79 any profile any number of times, a Unique one once', () => {
    expect(wrong(party('good', ['cop*3', 'cop*3']))).toEqual([]);
    const twice = party('good', ['mina-harker', 'mina-harker']);
    expect(wrong(twice)).toEqual(['party.unique /entries/1']);
    expect(said(twice)).toBe('There is one Mina Harker in the world, and 2 here: 1 too many.');
    expect(wrong(party('good', ['mina-harker*3']))).toEqual(['party.unique /entries/0']);
    // Two ages of one person are two profiles, each of them Unique.
    expect(wrong(party('good', ['mina-harker', 'mina-harker-after-being-bitten-by-dracula']))).toEqual([]);
  });

  it('FF-PARTY-06 profiles that nobody knows, and entries that call themselves the same', () => {
    expect(wrong(party('good', ['cop', 'copper']))).toEqual(['party.profile-unknown /entries/1/profile']);
    // FF-PARTY-19: special profiles are not bought.
    expect(wrong(party('evil', ['walking-dead', 'minor-demon']))).toEqual([
      'party.profile-unknown /entries/1/profile',
    ]);
    expect(wrong(party('good', ['cop', ['cop', { id: 'a' }]]))).toEqual(['party.entry-twice /entries/1/id']);
  });
});

describe('animals and swarms', () => {
  it('FF-PARTY-07 half of the members may be Animals, rounded down', () => {
    expect(wrong(party('good', ['cop*2', 'wolf*2']))).toEqual([]);
    const pack = party('good', ['cop', 'wolf*2']);
    expect(wrong(pack)).toEqual(['party.animals /entries']);
    expect(said(pack)).toBe('2 of 3 models are Animals; 1 may be, so 1 too many.');
    expect(wrong(party('good', ['cop*2', 'wolf*3']))).toEqual(['party.animals /entries']);
  });

  it('FF-PARTY-07 swarms count base by base, a zombie’s dog does not', () => {
    expect(wrong(party('evil', ['walking-dead', 'swarm-of-rats*2']))).toEqual(['party.animals /entries']);
    expect(wrong(party('evil', ['walking-dead*2', 'swarm-of-rats*2']))).toEqual([]);
    expect(wrong(party('evil', ['zombie-dog*3']))).toEqual([]);
  });

  it('a swarm has two bases at least, in one entry or in two', () => {
    expect(wrong(party('evil', ['walking-dead', 'swarm-of-rats']))).toEqual(['party.swarm-alone /entries/1']);
    expect(wrong(party('evil', ['walking-dead*2', 'swarm-of-rats', 'swarm-of-rats']))).toEqual([]);
    expect(wrong(party('evil', ['walking-dead*2', 'swarm-of-rats', 'swarm-of-scorpions']))).toEqual([
      'party.swarm-alone /entries/1',
      'party.swarm-alone /entries/2',
    ]);
  });
});

describe('scarce things', () => {
  it('FF-PARTY-09 one chainsaw for every full 300 points, one at least', () => {
    const saws = (limit: number) => party('evil', ['slasher-with-chainsaw*2'], { limit });
    expect(wrong(saws(300))).toEqual(['party.chainsaws /entries']);
    expect(said(saws(599))).toBe('2 chainsaws; at 599 points there may be 1, so 1 too many.');
    expect(wrong(saws(600))).toEqual([]);
    expect(wrong(party('evil', ['slasher-with-chainsaw'], { limit: 100 }))).toEqual([]);
  });

  it('FF-PARTY-10 one Magic Weapon for every full 300 points; the Priest’s is legal', () => {
    const priests = (count: number, limit: number) =>
      party('evil', ['minor-vampire-with-handgun', [`priest-of-the-space-gods*${count}`, { master: 'a' }]], {
        limit,
      });
    expect(wrong(priests(1, 300))).toEqual([]);
    expect(wrong(priests(2, 300))).toEqual(['party.magic-weapons /entries']);
    expect(wrong(priests(2, 600))).toEqual([]);
    expect(said(priests(2, 300))).toContain('1 too many');
  });

  it('FF-PARTY-10 one that was bought between games counts like another', () => {
    const armed = (limit: number) =>
      party('good', ['mina-harker', 'quincey-morris'], {
        limit,
        advances: [
          { advance: 'magic-weapon', on: 'a' },
          { advance: 'magic-weapon', on: 'b' },
        ],
      });
    expect(wrong(armed(599))).toEqual(['party.magic-weapons /entries']);
    expect(wrong(armed(600))).toEqual([]);
  });

  it('FF-PARTY-10 on a profile of one’s own it needs another trait of a personality', () => {
    const armed = (...rules: string[]) => party('good', ['knight'], { own: [own('knight', rules)] });
    expect(wrong(armed('magic-weapon'))).toEqual(['party.own-magic-weapon /own/0/rules']);
    expect(wrong(armed('magic-weapon', 'stealth'))).toEqual(['party.own-magic-weapon /own/0/rules']);
    expect(wrong(armed('magic-weapon', 'hero'))).toEqual([]);
    expect(wrong(armed('magic-weapon', 'transformation:tough-and-savage'))).toEqual([]);
  });

  it('FF-PARTY-11 never Tough and Hard to Kill, not by a package either', () => {
    const brute = (chosen: object, ...rules: string[]) =>
      party('good', [['brute', chosen]], { own: [own('brute', rules)] });
    expect(wrong(brute({}, 'tough', 'hard-to-kill'))).toEqual(['party.own-rules-clash /own/0/rules']);
    expect(wrong(brute({}, 'hard-to-kill', 'transformation:tough-and-savage'))).toEqual([
      'party.own-rules-clash /own/0/rules',
    ]);
    expect(wrong(brute({ package: 'tough-and-savage' }, 'hard-to-kill', 'transformation'))).toEqual([
      'party.own-rules-clash /entries/0/package',
    ]);
    expect(wrong(brute({ package: 'faster' }, 'hard-to-kill', 'transformation'))).toEqual([]);
    expect(wrong(brute({}, 'tough'))).toEqual([]);
  });

  it('FF-PARTY-14 points lie aside for a Demonologist only, and count as spent', () => {
    const cult = (pool: number) =>
      party('evil', ['minor-vampire-with-handgun', ['priest-of-the-space-gods', { master: 'a' }]], { pool });
    expect(wrong(cult(300 - 68 - 44))).toEqual([]);
    expect(wrong(cult(300 - 68 - 43))).toEqual(['party.over-limit /limit']);
    const none = party('evil', ['walking-dead'], { pool: 25 });
    expect(wrong(none)).toEqual(['party.pool-needless /pool']);
    expect(said(none)).toBe('25 points lie aside for summoning, and nobody is a Demonologist.');
  });
});
