import { describe, expect, it } from 'vitest';
import { type Dreaded, hopelessAgainst } from './hopeless.ts';
import { own, party } from './party.spec-support.ts';
import type { PartyDocument } from './party.ts';
import { ANY_TERMS } from './terms.ts';

const against = (mine: PartyDocument, theirs: PartyDocument, night = true) =>
  hopelessAgainst(mine, theirs, ANY_TERMS, night ? 'night' : 'day');
const kinds = (mine: PartyDocument, theirs: PartyDocument, night = true): readonly Dreaded[] =>
  against(mine, theirs, night).map(({ dreaded }) => dreaded);

const cops = party('good', ['cop*3']);
const armed = (rules: string[], tags: string[] = ['human', 'living']) =>
  party('good', ['mine'], { own: [own('mine', rules, { tags: tags as never })] });

describe('who can do nothing about whom', () => {
  const vampires = party('evil', ['rookie-vampire', 'old-vampire']);
  const wolves = party('evil', ['werewolf']);
  const ghosts = party('evil', ['ghost']);
  const zombies = party('evil', ['walking-dead']);

  it('FF-PARTY-21 cops are warned of vampires, werewolves and ghosts, and not of zombies', () => {
    const all = party('evil', ['rookie-vampire', 'old-vampire', 'werewolf', 'ghost', 'walking-dead']);
    expect(against(cops, all)).toEqual([
      { dreaded: 'vampire', enemies: ['Rookie Vampire', 'Old Vampire'] },
      { dreaded: 'werewolf', enemies: ['Werewolf'] },
      { dreaded: 'immaterial', enemies: ['Ghost'] },
    ]);
    expect(against(all, cops)).toEqual([]);
  });

  it.each(['stakes', 'holy-water', 'sun-grenade', 'warlock', 'magic-weapon', 'ban:vampires'])(
    'FF-PARTY-21 %s is something against a vampire',
    (rule) => expect(kinds(armed([rule]), vampires)).toEqual([]),
  );

  it('FF-PARTY-21 a wooden missile too, an ordinary one not; by day anything will do', () => {
    const archer = (wooden: string[]) => party('good', [['hunter-on-horse', { wooden }]]);
    expect(kinds(archer(['bow']), vampires)).toEqual([]);
    expect(kinds(archer([]), vampires)).toEqual(['vampire']);
    expect(kinds(armed(['silver-weapon']), vampires)).toEqual(['vampire']);
    expect(kinds(cops, vampires, false)).toEqual([]);
  });

  it.each(['silver-weapon', 'warlock', 'magic-weapon', 'ban:werewolves'])(
    'FF-PARTY-21 %s is something against a werewolf',
    (rule) => expect(kinds(armed([rule]), wolves)).toEqual([]),
  );

  it('FF-PARTY-21 claws of monsters kill vampires and, of another kind, werewolves', () => {
    expect(kinds(wolves, vampires)).toEqual([]);
    expect(kinds(vampires, wolves)).toEqual([]);
    expect(kinds(wolves, wolves)).toEqual(['werewolf']);
    expect(kinds(zombies, wolves)).toEqual(['werewolf']);
    expect(kinds(zombies, vampires)).toEqual(['vampire']);
    expect(kinds(ghosts, wolves)).toEqual(['werewolf']);
  });

  it('FF-PARTY-21 a ghost fears magic, another ghost, and its own Ban', () => {
    expect(kinds(armed(['ban:ghosts']), ghosts)).toEqual([]);
    expect(kinds(armed(['ban:demons']), ghosts)).toEqual(['immaterial']);
    expect(kinds(armed(['magic-weapon']), ghosts)).toEqual([]);
    expect(kinds(ghosts, ghosts)).toEqual([]);
    expect(kinds(wolves, ghosts)).toEqual(['immaterial']);
    // Death is a Demon without a body.
    expect(kinds(armed(['ban:demons']), party('evil', ['four-horsemen-death']))).toEqual([]);
  });

  it.each(['heavy-weapon', 'pistol', 'chainsaw', 'grenade', 'warlock'])(
    'FF-PARTY-21 %s is something against a zombie',
    (rule) => expect(kinds(armed([rule]), zombies)).toEqual([]),
  );

  it('FF-PARTY-21 bows, knives and claws are nothing against a zombie', () => {
    for (const rule of ['bow', 'razor', 'magic-weapon', 'silver-weapon'])
      expect(kinds(armed([rule]), zombies)).toEqual(['zombie']);
    expect(kinds(wolves, zombies)).toEqual(['zombie']);
  });

  it('FF-PARTY-21 what somebody cannot use is nothing', () => {
    expect(kinds(armed(['mindless', 'pistol']), zombies)).toEqual(['zombie']);
    expect(kinds(armed(['animal', 'silver-weapon'], []), wolves)).toEqual(['werewolf']);
    expect(kinds(armed(['immaterial', 'stakes'], []), vampires)).toEqual(['vampire']);
  });

  it('FF-PARTY-21, FF-PARTY-20 what was added counts, and a secret weapon may be anything', () => {
    expect(kinds(party('good', [['cop', { extra: ['silver-weapon'] }]]), wolves)).toEqual([]);
    const secret = { ...cops, advances: [{ advance: 'secret-weapon' as const }] };
    expect([kinds(secret, vampires), kinds(secret, wolves), kinds(secret, ghosts)]).toEqual([
      [],
      [],
      ['immaterial'],
    ]);
    const magic = { ...cops, advances: [{ advance: 'magic-weapon' as const, on: 'a.1' }] };
    expect(kinds(magic, ghosts)).toEqual([]);
  });
});
