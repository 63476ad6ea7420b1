import { expect, it } from 'vitest';
import { monsterType } from './monsters/bestiary.ts';
import {
  ENCOUNTERS,
  EVENTS,
  encounterOn,
  eventOn,
  fallDice,
  raisedOn,
  SHOOTING_MODIFIERS,
  STARTING_POOL,
  terrorOn,
} from './tables.ts';

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

it('the event of each face of the die', () => {
  expect(upTo(1, 10).map((die) => `${die} ${eventOn(die)}`)).toEqual([
    '1 rain',
    '2 fog',
    '3 wail-of-terror',
    '4 deluge',
    '5 artillery-strike',
    '6 wheel-of-fate',
    '7 strength-of-the-faithful',
    '8 powerful-enchantment',
    '9 mysterious-movement',
    '10 lucky-find',
  ]);
  expect(EVENTS).toHaveLength(10);
});

it('the encounter of each total of two dice', () => {
  expect(upTo(2, 20).map((total) => `${total} ${monsterType(encounterOn(total)).title}`)).toEqual([
    '2 Demon',
    '3 Troll',
    '4 Black Dog',
    '5 Possessed',
    '6 Goblin',
    '7 Ghoul',
    '8 Vampire Bat',
    '9 Revenant',
    '10 Bandit',
    '11 Cultist',
    '12 Hobgoblin',
    '13 Dark Wolf',
    '14 Living Scarecrow',
    '15 Changeling',
    '16 Living Armour',
    '17 Pixie',
    '18 Ghost',
    '19 Werewolf',
    '20 Vampire',
  ]);
  expect(ENCOUNTERS).toHaveLength(19);
});

it('the terror result of each total', () => {
  const results = upTo(-3, 12).map(terrorOn);
  expect(results).toEqual([
    ...Array<string>(6).fill('collapse'),
    'paralysed',
    'paralysed',
    'shaken',
    'shaken',
    'stunned',
    'stunned',
    'distracted',
    'distracted',
    'no-effect',
    'no-effect',
  ]);
});

it('whom Raise the Dead brings', () => {
  expect(upTo(1, 10).map(raisedOn)).toEqual([
    ...Array<string>(5).fill('skeletal-soldier'),
    ...Array<string>(3).fill('revenant'),
    'black-dog',
    'ghost',
  ]);
});

it('dice of damage by the height of the fall', () => {
  const falls = [3, 3.1, 6, 6.1, 9, 10, 13];
  expect(falls.map(fallDice)).toEqual([0, 1, 1, 2, 2, 3, 4]);
  expect(fallDice(0)).toBe(0);
  expect(fallDice(12)).toBe(3);
});

it('the shooting modifiers, and the pool that everybody starts with', () => {
  expect(SHOOTING_MODIFIERS).toEqual({ moved: -1, cover: -1, mountedShooter: -2 });
  expect(STARTING_POOL).toEqual({ power: 2, skill: 2, monster: 1 });
});
