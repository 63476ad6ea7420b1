import { describe, expect, it } from 'vitest';
import type { ListId } from '../data/profiles/lists.ts';
import { hopelessAgainst } from './hopeless.ts';
import { type Member, membersOf, modelCount, partyPoints } from './members.ts';
import { parties } from './parties.ts';
import type { PartyDocument } from './party.ts';
import { partyProblems } from './party-problems.ts';
import { ANY_TERMS } from './terms.ts';

const called = (name: string): PartyDocument => parties.ready.find((one) => one.name.includes(name))!;
const members = (document: PartyDocument) => membersOf(document, ANY_TERMS);
const only = (document: PartyDocument, ...lists: readonly ListId[]) =>
  members(document).filter(({ profile }) => !lists.includes(profile.list!));
const pointsOf = (some: readonly Member[]) =>
  some.reduce((sum, { points, count }) => sum + points * count, 0);

const diner = called('Diner');
const street = called('Street');
const firm = called('Harrow');
const castle = called('Castle');
const family = called('reunion');
const tenants = called('Tenants');
const parish = called('parish');
const hollow = called('Hollow');

describe('ready-made parties', () => {
  it.each(parties.ready)('$name is legal and worth nearly its limit', (document) => {
    expect(parties.schema.safeParse(document).success).toBe(true);
    expect(parties.problems(document)).toEqual([]);
    expect(parties.advice!(document)).toEqual([]);
    const points = partyPoints(document, members(document));
    expect(points).toBeGreaterThan(document.limit - 15);
  });

  it('there are eight, with a name each', () => {
    expect(new Set(parties.ready.map(({ name }) => name)).size).toBe(8);
  });

  it('for Zombie Infestation: the diner and the street: survivors against twice as many dead', () => {
    expect(only(diner, 'zombie-hunters-and-survivors')).toEqual([]);
    const holding = (rule: 'grenade' | 'chainsaw') =>
      modelCount(members(diner).filter(({ profile }) => profile.rules.includes(rule)));
    expect(holding('grenade')).toBeLessThanOrEqual(1);
    expect(holding('chainsaw')).toBeLessThanOrEqual(1);
    expect(only(street, 'zombies')).toEqual([]);
    expect(partyProblems(street, { ...ANY_TERMS, limit: 400 })).toEqual([]);
    const walking = members(street).filter(({ profile }) =>
      ['walking-dead', 'grouped-walking-dead'].includes(profile.id),
    );
    expect(modelCount(walking) * 2).toBeGreaterThanOrEqual(modelCount(members(street)));
  });

  it('for Vampire Hunt: the firm and the castle: hunters against vampires and their servants', () => {
    const hunters: ListId[] = [
      'victorian-hunters',
      'investigators-and-hunters',
      'transylvanian-villagers',
      'occult-investigators-and-ghost-hunters',
    ];
    expect(only(firm, ...hunters)).toEqual([]);
    expect(only(castle, 'vampires', 'vampire-minions')).toEqual([]);
    expect(members(castle).some(({ profile }) => profile.list === 'vampires')).toBe(true);
  });

  it('for The Chainsaw Massacre: the diner and the reunion: civilians, those whom they call, and a family', () => {
    const civilians = members(diner).filter(({ profile }) => profile.tags.includes('civilian'));
    const rest = members(diner).filter(({ profile }) => !profile.tags.includes('civilian'));
    const share = pointsOf(civilians) / pointsOf(members(diner));
    expect(share).toBeGreaterThanOrEqual(0.3);
    expect(share).toBeLessThanOrEqual(0.8);
    expect(rest.filter(({ profile }) => !profile.tags.includes('authority'))).toEqual([]);
    const others = only(family, 'slashers-lunatics-and-serial-killers').map(({ profile }) => profile.id);
    const helpers = [
      'baron-frankenstein',
      'frankensteins-hunchback-assistant',
      'frankensteins-grave-diggers',
    ];
    expect(others.filter((id) => !helpers.includes(id))).toEqual([]);
    expect(modelCount(members(family))).toBeGreaterThanOrEqual(4);
  });

  it('for Haunted House: the firm and the tenants: ghost hunters against nobody that can be touched', () => {
    expect(
      only(firm, 'victorian-hunters', 'investigators-and-hunters', 'occult-investigators-and-ghost-hunters'),
    ).toEqual([]);
    const bodies = members(tenants).filter(
      ({ profile }) => !profile.rules.includes('immaterial') || profile.rules.includes('vampire'),
    );
    expect(bodies).toEqual([]);
  });

  it('for Human Cattle: the castle and the hollow: vampires against werewolves', () => {
    expect(only(hollow, 'werewolves')).toEqual([]);
    for (const document of [castle, hollow])
      expect(partyProblems(document, { ...ANY_TERMS, limit: 400 })).toEqual([]);
  });

  it('for Wolves in the Mist: the hollow and the parish: werewolves against silver', () => {
    expect(only(parish, 'transylvanian-villagers', 'victorian-hunters', 'investigators-and-hunters')).toEqual(
      [],
    );
    const terms = { ...ANY_TERMS, extras: 'forbidden' as const, givenExtras: ['silver-weapon'] };
    expect(partyProblems(parish, terms)).toEqual([]);
    const silver = members(parish).filter(({ extras }) => extras.includes('silver-weapon'));
    expect(modelCount(silver)).toBe(3);
  });

  it('FF-PARTY-21 no pair of them is hopeless', () => {
    const pairs = [
      [diner, street],
      [firm, castle],
      [diner, family],
      [firm, tenants],
      [castle, hollow],
      [parish, hollow],
    ] as const;
    for (const [a, b] of pairs) {
      expect(hopelessAgainst(a, b, ANY_TERMS, 'night')).toEqual([]);
      expect(hopelessAgainst(b, a, ANY_TERMS, 'night')).toEqual([]);
      expect(parties.hopeless(a, b)).toBe(false);
    }
  });

  it('FF-PARTY-21 bots are not compared by wolves and ghosts, who cannot harm each other, whoever is named first', () => {
    expect(parties.hopeless(hollow, tenants)).toBe(true);
    expect(parties.hopeless(tenants, hollow)).toBe(true);
  });
});
