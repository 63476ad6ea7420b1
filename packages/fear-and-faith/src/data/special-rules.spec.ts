import { expect, it } from 'vitest';
import { BARRED, EXCLUSIVE, FREE_DISENGAGE, isAnimal } from './rule-bonds.ts';
import {
  argumentOf,
  argumentsOf,
  BAN_TYPES,
  hasRule,
  isRuleText,
  LETHAL_TYPES,
  PRINTED_BANS,
  ruleOf,
  TRANSFORMATION_PACKAGES,
} from './rule-text.ts';
import { isSpecialRule, SPECIAL_RULE_IDS, SPECIAL_RULES, specialRule } from './special-rules.ts';
import { WEAPONS, weapon } from './weapons/weapons.ts';

it('FF-PARTY-03 82 special rules, each with its own place in the catalogue', () => {
  expect(SPECIAL_RULES).toHaveLength(82);
  expect(SPECIAL_RULE_IDS).toEqual([...SPECIAL_RULE_IDS].sort());
  const numbers = Array.from({ length: 82 }, (_, i) => `FF-SPEC-${String(i + 1).padStart(2, '0')}`);
  expect(SPECIAL_RULES.map(({ rule }) => rule).sort()).toEqual(numbers);
});

it('FF-PARTY-03 a rule that names a weapon gives it; every weapon but hands and teeth has such a rule', () => {
  const given = SPECIAL_RULES.flatMap((rule) => (rule.weapon === null ? [] : [rule.weapon]));
  expect(given.map((id) => weapon(id).id)).toEqual(given);
  expect(WEAPONS.map(({ id }) => id).filter((id) => !given.includes(id))).toEqual(['hand-weapon', 'natural']);
  expect(specialRule('rifle').weapon).toBe('bolt-action-rifle');
  expect(specialRule('smg').weapon).toBe('sub-machine-gun');
  expect(specialRule('stakes').weapon).toBe('stake');
});

it('FF-PARTY-05 thirteen traits make a personality', () => {
  expect(SPECIAL_RULES.filter(({ personality }) => personality).map(({ id }) => id)).toEqual([
    'aura-of-terror',
    'demon',
    'demonologist',
    'hard-to-kill',
    'hero',
    'leader',
    'magic-weapon',
    'necromancer',
    'spiritual-leader',
    'tough',
    'unique',
    'warlock',
    'witch',
  ]);
});

it('three rules make whoever faces them test the worse', () => {
  expect(SPECIAL_RULES.filter(({ fear }) => fear !== 0).map(({ id, fear }) => [id, fear])).toEqual([
    ['aura-of-terror', -2],
    ['fearful', -1],
    ['very-fearful', -2],
  ]);
});

it('FF-PARTY-11 what excludes each other does so in known words', () => {
  expect(EXCLUSIVE.flat().every(isSpecialRule)).toBe(true);
  expect(EXCLUSIVE).toContainEqual(['tough', 'hard-to-kill']);
});

it('what cannot be used beside them', () => {
  expect(BARRED.animal).toHaveLength(21);
  expect(BARRED.animal).not.toContain('razor');
  expect(BARRED.haunt).toHaveLength(21);
  expect(BARRED.haunt).not.toContain('thrown-weapon');
  expect(BARRED.immaterial).toEqual(BARRED.haunt);
  expect(BARRED.mindless).toHaveLength(20);
  expect(BARRED.mindless).not.toContain('chainsaw');
  expect(BARRED.mindless).toContain('witch');
  expect(BARRED.chainsaw).toEqual(['stealth']);
});

it('four rules let go unhurt', () => {
  expect(Object.keys(FREE_DISENGAGE).sort()).toEqual(['flying', 'free-disengage', 'immaterial', 'mounted']);
});

it('a swarm is an Animal too', () => {
  expect([isAnimal(['swarm']), isAnimal(['animal']), isAnimal(['big'])]).toEqual([true, true, false]);
});

it('rules that say more than their name', () => {
  expect(PRINTED_BANS).toEqual(['vampires', 'werewolves', 'ghosts', 'demons']);
  expect(BAN_TYPES).toEqual([...PRINTED_BANS, 'mummies', 'monsters']);
  expect(LETHAL_TYPES).toContain('zombie');
  expect(TRANSFORMATION_PACKAGES).toEqual(['none', 'tough-and-savage', 'faster']);
  expect([ruleOf('ban:demons'), argumentOf('ban:demons'), argumentOf('ban')]).toEqual([
    'ban',
    'demons',
    null,
  ]);
  expect(argumentsOf('hero')).toEqual([]);
  expect(
    ['ban', 'ban:ghosts', 'hero', 'ban:mice', 'hero:x', 'toString', 'ban:ghosts:x'].map(isRuleText),
  ).toEqual([true, true, true, false, false, false, false]);
  expect([hasRule(['ban:ghosts'], 'ban'), hasRule(['hero'], 'ban')]).toEqual([true, false]);
});
