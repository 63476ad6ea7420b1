import { expect, it } from 'vitest';
import { BASES } from '../bodies.ts';
import { isRuleText } from '../rule-text.ts';
import { TAGS, type Tag } from '../tags.ts';
import { CARBINE, CORRECTED_POINTS, NAMED_ELSEWHERE, PRINTED_RULES, USUAL_BAN } from './corrections.ts';
import { LISTS, profileList } from './lists.ts';
import { COMBATS, isPrinted, PROFILES, profile, QUALITIES, SPECIAL_PROFILES } from './profiles.ts';

const titles = (wanted: (one: (typeof PROFILES)[number]) => boolean) =>
  PROFILES.filter(wanted).map(({ title }) => title);

it('FF-PARTY-19 146 profiles in 18 lists, and four that nobody buys', () => {
  expect(LISTS.map(({ id }) => [id, PROFILES.filter(({ list }) => list === id).length])).toEqual([
    ['zombie-hunters-and-survivors', 14],
    ['zombies', 15],
    ['frankenstein', 6],
    ['werewolves', 6],
    ['victorian-hunters', 9],
    ['transylvanian-villagers', 11],
    ['slashers-lunatics-and-serial-killers', 7],
    ['investigators-and-hunters', 9],
    ['other-monsters', 8],
    ['occult-investigators-and-ghost-hunters', 8],
    ['ghosts-and-spirits', 6],
    ['demons', 12],
    ['vampires', 6],
    ['vampire-minions', 4],
    ['things-from-beyond', 9],
    ['mummies', 5],
    ['swarms', 6],
    ['common-familiars', 5],
  ]);
  expect(PROFILES).toHaveLength(146);
  expect(new Set([...PROFILES, ...SPECIAL_PROFILES].map(({ id }) => id)).size).toBe(150);
});

it('FF-PARTY-19 a few of them, number by number', () => {
  const line = (id: string) => {
    const { points, quality, combat, rules } = profile(id);
    return [points, quality, combat, rules.join(' ')];
  };
  expect(line('zombie-survivor-leader')).toEqual([80, 3, 2, 'heavy-weapon leader rifle strongwilled']);
  expect(line('four-horsemen-war')).toEqual([
    285,
    2,
    6,
    'aura-of-terror demon heavy-weapon hero leader long-move mounted unique',
  ]);
  expect(line('zombie-survivor-kid-with-knife')).toEqual([5, 5, 1, '']);
  expect(line('minor-demon')).toEqual([104, 3, 3, 'demon fearful flying']);
  expect(line('bat-form')).toEqual([0, 3, 0, 'difficult-target flying']);
  expect(line('wolf-form')).toEqual([0, 3, 3, 'forester long-move']);
  expect(line('human-captive')).toEqual([0, 5, 0, 'short-move']);
});

it('FF-PARTY-01 Quality 2+ to 6+, Combat 0 to 6, known rules, a side and a stick for everybody', () => {
  for (const { quality, combat, rules, points } of [...PROFILES, ...SPECIAL_PROFILES]) {
    expect(quality).toBeGreaterThanOrEqual(QUALITIES.best);
    expect(quality).toBeLessThanOrEqual(QUALITIES.worst);
    expect(combat).toBeGreaterThanOrEqual(COMBATS.least);
    expect(combat).toBeLessThanOrEqual(COMBATS.most);
    expect(rules.filter((text) => !isRuleText(text))).toEqual([]);
    expect(rules).toEqual([...rules].sort());
    expect(Number.isInteger(points)).toBe(true);
  }
  expect(profile('walking-dead').movement).toBe('short');
  expect(profile('wolf').movement).toBe('long');
  expect(profile('cop').movement).toBe('medium');
});

it('FF-PARTY-05 the traits decide who is a personality, Mina Harker included', () => {
  expect(profile('mina-harker').personality).toBe(true);
  expect(profile('mina-harker-after-being-bitten-by-dracula').personality).toBe(true);
  expect(profile('village-leader').personality).toBe(false);
  expect(profile('exorcist').personality).toBe(false);
  expect(PROFILES.filter(({ personality }) => personality)).toHaveLength(46);
});

it('FF-PARTY-06 a side by list, and seven that go their own way', () => {
  expect(titles(({ side, list }) => side !== profileList(list!).side)).toEqual([
    'Wolf',
    'Drunkard',
    'Village Madman',
    'Village Madman with sharp knife',
    'Disembodied Brain with mental powers',
    'Chupacabras',
    'Swarm of Zombie Rats',
  ]);
  expect(profile('wolf').side).toBe('neutral');
  expect(profile('drunkard').side).toBe('neutral');
  expect(profile('chupacabras').side).toBe('evil');
  expect(profile('swarm-of-zombie-rats').side).toBe('evil');
});

it('FF-PARTY-17 the data are corrected, and know what was printed', () => {
  expect(profile('victorian-vampire-minion-with-antique-pistol').rules).toEqual(['antique-pistol', 'minion']);
  expect(PRINTED_RULES['victorian-vampire-minion-with-antique-pistol']).toEqual([
    'antique-pistol',
    'vampire',
  ]);
  expect(profile('swarm-of-zombie-rats').rules).toContain('zombie');
  expect(PRINTED_RULES['swarm-of-zombie-rats']).not.toContain('zombie');
  expect(profile('quincey-morris-on-horseback').points).toBe(108);
  expect(CORRECTED_POINTS).toEqual({ 'quincey-morris-on-horseback': 128 });
  expect(profile(CARBINE.profile).rules).toContain(CARBINE.from);
  expect(profile(CARBINE.profile).points).toBe(66);
  expect(profile('older-abraham-van-helsing').rules).toContain('ban');
  expect(USUAL_BAN['older-abraham-van-helsing']).toBe('ban:vampires');
  expect(Object.values(NAMED_ELSEWHERE).every(isPrinted)).toBe(true);
  expect(isPrinted('minor-demon')).toBe(false);
});

it('FF-PARTY-17 as printed: a fat zombie is Big, a hand is no Zombie, a possessed car no Demon', () => {
  expect(profile('huge-fat-zombie').size).toBe('big');
  expect(profile('animated-severed-hand').tags).toEqual(['monster']);
  expect(profile('possessed-car').tags).toEqual(['monster']);
  expect(profile('zombie-dog').tags).toEqual(['zombie']);
  expect(profile('village-leader').rules).not.toContain('leader');
});

it('FF-PARTY-22 tags that follow from rules, and tags that are given', () => {
  expect(profile('wolf').tags).toEqual(['animal', 'living']);
  expect(profile('swarm-of-zombie-rats').tags).toEqual(['animal', 'zombie']);
  expect(profile('quincey-morris-on-horseback').tags).toEqual(['hoofed', 'human', 'living']);
  expect(profile('cat-familiar').tags).toEqual(['animal', 'clawed', 'living']);
  expect(profile('demonic-dog').tags).toEqual(['animal', 'demon', 'monster']);
  expect(profile('ancient-mummy').tags).toEqual(['monster', 'mummy']);
  expect(profile('zombie-survivor-with-baseball-bat').tags).toEqual(['civilian', 'human', 'living']);
  expect(profile('cop').tags).toEqual(['authority', 'human', 'living']);
});

it('FF-PARTY-22 no human is a monster, no Zombie either, and nobody dead is living', () => {
  const both = (...tags: readonly Tag[]) => titles((one) => tags.every((tag) => one.tags.includes(tag)));
  expect(both('monster', 'human')).toEqual([]);
  expect(both('monster', 'zombie')).toEqual([]);
  for (const dead of ['zombie', 'vampire', 'demon', 'mummy'] as const)
    expect(both('living', dead)).toEqual([]);
  expect(both('living', 'monster', 'werewolf')).toHaveLength(5);
  // Every tag is somebody's.
  expect(TAGS.filter((tag) => both(tag).length === 0)).toEqual([]);
});

it('FF-GEN-05, FF-GEN-09 bases and heights by what somebody is', () => {
  const body = (id: string) => [profile(id).diameter, profile(id).height];
  expect(BASES).toEqual({ standard: 25, mounted: 40, big: 40, swarm: 40, huge: 60 });
  expect(body('cop')).toEqual([25, 30]);
  expect(body('wolf')).toEqual([25, 20]);
  expect(body('swarm-of-rats')).toEqual([40, 10]);
  expect(body('hunter-on-horse')).toEqual([40, 50]);
  expect(body('golem')).toEqual([40, 45]);
  expect(body('creature-from-beyond')).toEqual([60, 70]);
  // A zombie's dog has no Animal and stands as tall as a man: as printed.
  expect(body('zombie-dog')).toEqual([25, 30]);
});
