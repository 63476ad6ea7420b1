import { prepare } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { PartyDocument } from '../muster/party.ts';
import fearAndFaith from '../ruleset.ts';
import { match, party } from './scenario.spec-support.ts';

type Bought = Readonly<Record<string, number>>;

/** A party of so many of each profile. */
function band(side: 'good' | 'evil', bought: Bought): PartyDocument {
  return {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    name: side,
    side,
    limit: 1000,
    entries: Object.entries(bought).map(([profile, count], i) => ({
      id: `e${i}`,
      profile,
      name: profile.slice(0, 40),
      count,
    })),
  };
}

function found(scenario: string, good: PartyDocument, evil: PartyDocument): readonly string[] {
  const setup = prepare(fearAndFaith, { scenario, seats: [{ unit: good }, { unit: evil }], options: {} });
  return setup.ok ? [] : setup.refusals.map(({ code, path }) => `${code} ${path}`);
}

const KIDS = { 'zombie-survivor-kid-with-knife': 1 };
const DEAD = band('evil', { 'walking-dead': 2 });
const living = (bought: Bought) => found('zombie-infestation', band('good', bought), DEAD);
const dead = (bought: Bought) => found('zombie-infestation', band('good', KIDS), band('evil', bought));

describe('forces', () => {
  it('FF-SCN-01 roles follow the party’s side, wherever it sits', () => {
    const [hunters, vampires] = [party('Harrow'), party('The household')];
    expect(match('vampire-hunt', [hunters, vampires]).story.roles).toEqual({ good: 0, evil: 1 });
    const turned = match('vampire-hunt', [vampires, hunters]);
    expect(turned.story.roles).toEqual({ evil: 0, good: 1 });
    expect(turned.parties.map(({ role }) => role)).toEqual(['defender', 'attacker']);
  });

  it('FF-SCN-01, FF-SET-02 where both could take either part, it is rolled for before anything that is seen', () => {
    const scenario = {
      id: 'mine',
      name: 'Mine',
      forces: { hosts: { side: 'evil' }, guests: { side: 'evil' } },
    };
    const wolves = party('The old families');
    const state = match(scenario, [wolves, wolves]);
    expect([state.story.roles, ...state.toDo.slice(0, 3)]).toEqual([{}, 'guises', 'corruption', 'roles']);
    const steps = ['terrain', 'side', 'deploy-defender', 'deploy-attacker'];
    const own = { ...scenario, deployment: { order: 'listed', steps } };
    expect(match(own, [wolves, wolves]).toDo).toEqual(['guises', 'corruption', 'roles', ...steps]);
  });

  it('FF-SCN-01 two good parties have no vampire hunt between them', () => {
    expect(found('vampire-hunt', party('Harrow'), party('Harrow'))).toContain('force.side /seats/1/unit');
  });

  it('FF-SCN-02 300 points of hunters and survivors against 400 of zombies', () => {
    expect(living({ 'zombie-survivor-with-baseball-bat': 15 })).toEqual([]);
    expect(living({ 'zombie-survivor-with-baseball-bat': 16 })).toEqual(['party.over-limit /seats/0/unit']);
    expect(dead({ 'walking-dead': 19 })).toEqual([]);
    expect(dead({ 'walking-dead': 20 })).toEqual(['party.over-limit /seats/1/unit']);
    expect(living({ 'village-leader': 1 })).toEqual(['force.stranger /seats/0/unit']);
  });

  it('FF-SCN-02 one Grenade and one Chainsaw at most, and one model may have both', () => {
    expect(living({ 'zombie-hunter-with-chainsaw-and-grenade': 1 })).toEqual([]);
    const two = living({ 'zombie-hunter-with-chainsaw-and-grenade': 1, 'zombie-hunter-with-chainsaw': 1 });
    expect(two).toContain('force.many /seats/0/unit');
  });

  it('FF-SCN-02 half of the dead, rounded up, are Walking Dead, grouped or not', () => {
    expect(dead({ 'grouped-walking-dead': 1, 'walking-dead': 1, 'child-zombie': 2 })).toEqual([]);
    expect(dead({ 'walking-dead': 2, 'child-zombie': 3 })).toEqual(['force.few /seats/1/unit']);
    expect(dead({ 'walking-dead': 3, 'child-zombie': 3 })).toEqual([]);
  });

  it('FF-SCN-07 at least one of the vampires, and nobody from other lists', () => {
    const hunt = (bought: Bought) => found('vampire-hunt', party('Harrow'), band('evil', bought));
    expect(hunt({ 'rookie-vampire': 1, 'ensorcelled-cattle': 2 })).toEqual([]);
    expect(hunt({ 'ensorcelled-cattle': 2 })).toEqual(['force.few /seats/1/unit']);
    expect(hunt({ 'rookie-vampire': 1, 'walking-dead': 1 })).toEqual(['force.stranger /seats/1/unit']);
  });

  it('FF-SCN-13 civilians for 30 to 80 % of the points, the rest authorities', () => {
    const guests = (bought: Bought) =>
      found('chainsaw-massacre', band('good', bought), party('The Sawyer Creek'));
    // 40 of 116, 40 of 154, and 152 of 190 points.
    expect(guests({ 'zombie-survivor-with-baseball-bat': 2, cop: 2 })).toEqual([]);
    expect(guests({ 'zombie-survivor-with-baseball-bat': 2, cop: 3 })).toEqual(['force.cheap /seats/0/unit']);
    expect(guests({ 'zombie-survivor-with-baseball-bat': 7, cop: 1 })).toEqual([]);
    expect(guests({ 'zombie-survivor-with-baseball-bat': 8, cop: 1 })).toEqual(['force.dear /seats/0/unit']);
    const armed = guests({
      'zombie-survivor-with-baseball-bat': 2,
      cop: 1,
      'zombie-survivor-with-shotgun': 1,
    });
    expect(armed).toEqual(['force.few /seats/0/unit']);
  });

  it('FF-SCN-13 slashers, and of the mad scientists those who help them', () => {
    const family = (bought: Bought) => found('chainsaw-massacre', party('Last orders'), band('evil', bought));
    expect(family({ 'modern-cannibal': 3, 'baron-frankenstein': 1 })).toEqual([]);
    expect(family({ 'modern-cannibal': 3, 'walking-dead': 1 })).toEqual(['force.stranger /seats/1/unit']);
    expect(family({ 'slasher-with-chainsaw': 2 })).toContain('party.chainsaws /seats/1/unit');
  });

  it('FF-SCN-24 400 points each: vampires against werewolves, in whichever seat', () => {
    const [wolves, vampires] = [band('evil', { werewolf: 4 }), band('evil', { 'rookie-vampire': 9 })];
    expect(found('human-cattle', wolves, vampires)).toEqual([]);
    expect(match('human-cattle', [wolves, vampires]).story.roles).toEqual({ werewolves: 0, vampires: 1 });
    expect(found('human-cattle', wolves, wolves)).not.toEqual([]);
    expect(found('human-cattle', band('evil', { werewolf: 5 }), vampires)).toEqual([
      'party.over-limit /seats/0/unit',
    ]);
  });

  it('FF-SCN-01 a scenario for two is not for three', () => {
    const three = [party('Harrow'), party('The household'), party('The old families')];
    const setup = prepare(fearAndFaith, {
      scenario: 'vampire-hunt',
      seats: three.map((unit) => ({ unit })),
      options: { 'three-players': true },
    });
    expect(setup.ok).toBe(false);
  });
});
