import { expect, it } from 'vitest';
import { ITEMS } from '../armoury/armoury.ts';
import { attributeId } from '../attribute-text.ts';
import { BASES, BODIES } from '../bases.ts';
import { OF_THE_BOOKS, ofTheBooks } from '../of-the-books.spec-support.ts';
import { MONSTER_TYPES, monsterType } from './bestiary.ts';

const titles = (wanted: (monster: (typeof MONSTER_TYPES)[number]) => boolean) =>
  ofTheBooks(MONSTER_TYPES)
    .filter(wanted)
    .map(({ title }) => title)
    .sort();

it('there are 60 monsters, sorted by id, each with a rule of its own', () => {
  const ids = MONSTER_TYPES.map(({ id }) => id);
  expect(ofTheBooks(MONSTER_TYPES), OF_THE_BOOKS).toHaveLength(60);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(MONSTER_TYPES.map(({ rule }) => rule)).size).toBe(MONSTER_TYPES.length);
});

it('SB-MON-01 every monster has something to fight with; those without equipment natural weapons', () => {
  for (const { equipment } of MONSTER_TYPES) {
    expect(equipment.length).toBeGreaterThan(0);
    for (const set of equipment) {
      const items = set.map((id) => ITEMS.find((item) => item.id === id));
      expect(items).not.toContain(undefined);
      expect(items.some((item) => item?.melee !== undefined)).toBe(true);
    }
  }
  expect(monsterType('dark-wolf').equipment).toEqual([['natural-weapons']]);
  expect(monsterType('troll').equipment).toEqual([['hand-weapon']]);
});

it('SB-MON-02 "0 or 1" experience is 0 unless a scenario makes it 1; no monster has Recruitment', () => {
  expect(monsterType('bandit').xp).toEqual({ min: 0, max: 1 });
  expect(monsterType('demon').xp).toEqual({ min: 3, max: 3 });
  for (const { stats } of MONSTER_TYPES) {
    expect(Object.keys(stats)).toEqual(['speed', 'melee', 'accuracy', 'defence', 'courage', 'health']);
  }
});

it('SB-MON-03 size goes by the attributes Large and Small, not by the base', () => {
  for (const { attributes, size } of MONSTER_TYPES) {
    const ids = attributes.map(attributeId);
    expect(size).toBe(ids.includes('large') ? 'large' : ids.includes('small') ? 'small' : 'normal');
  }
  for (const id of ['demon', 'zombie-camel', 'giant-scorpion']) {
    const { size, body } = monsterType(id);
    expect(size).toBe('normal');
    expect(body.mm).toBeGreaterThan(BODIES.foot.mm);
  }
});

it('SB-MON-03 every base is one of the known sizes', () => {
  const known = BASES.map(({ mm }) => mm);
  for (const { body } of MONSTER_TYPES) expect(known).toContain(body.mm);
});

it('SB-MON-04 these are undead, and no others', () => {
  const undead =
    'Black Dog, Ghost, Revenant, Vampire, Bloodless Hound, Marcea Lupul, Undead Werewolf, Rack-Born, Tomb Wraith, Vrykolakas, Mummy, Pharaonic Mummy, Skeleton, Zombie Camel, Grave Golem, Spectral Soldier, Skeletal Soldier';
  expect(titles(({ tags }) => tags.includes('undead'))).toEqual(undead.split(', ').sort());
});

it('SB-MON-42 SB-MON-72 two are unique', () => {
  expect(titles(({ unique }) => unique === true)).toEqual(['Il Negromante', 'Marcea Lupul']);
});

it('SB-MON-26 SB-MON-38 SB-MON-52 SB-MON-72 SB-MON-73 few have a behaviour of their own', () => {
  const special = MONSTER_TYPES.filter(({ behaviour }) => behaviour !== 'standard');
  expect(special.map(({ id, behaviour }) => `${id} ${behaviour}`)).toEqual([
    'forest-witch caster',
    'il-negromante necromancer',
    'moose non-aggressive',
    'necromancer-acolyte necromancer',
    'pixie irritant',
  ]);
});

it('SB-MON-63 a Swarm is of locusts, snakes, scorpions or other vermin', () => {
  expect(monsterType('swarm').variants?.map(({ id, attributes }) => [id, attributes])).toEqual([
    ['locusts', ['flying']],
    ['snakes', ['venomous']],
    ['scorpions', ['venomous']],
    ['other', []],
  ]);
  expect(titles(({ variants }) => variants !== undefined)).toEqual(['Swarm']);
});

it('SB-MON-69 SB-MON-70 only brigands have a choice of equipment', () => {
  expect(titles(({ equipment }) => equipment.length > 1)).toEqual([
    'Brigante / Brigantessa',
    'Brigante Chief',
  ]);
});

it('asking for a monster that does not exist is a loud mistake', () => {
  expect(() => monsterType('dragon')).toThrow('There is no monster "dragon".');
});
