import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { scene } from '../scene.spec-support.ts';
import { dieKind } from './dice.ts';
import { telling } from './telling.ts';

const state = scene({
  figures: [
    { id: 'a', name: 'Vane' },
    { id: 'b', name: 'Roux', side: 1, x: 30 },
  ],
});

const told = (event: object) => telling({ rule: 'SB-GEN-01', ...event } as SilverBayonetEvent, state);
const [power, skill, monster] = (['power', 'skill', 'monster'] as const).map(dieKind);

describe('what is told of an event', () => {
  it('SB-CHK-01 a Check: its Power and Skill Die, every modifier with its rule, and what it needed', () => {
    const check = {
      type: 'checked',
      figure: 'a',
      against: 'b',
      check: 'melee',
      power: 5,
      skill: 9,
      modifiers: [{ by: 'heavyWeapon', rule: 'SB-EQ-12', value: 1 }],
      total: 15,
      target: 14,
      success: true,
      bought: false,
    };
    expect(told(check)).toEqual({
      kind: 'dice',
      figures: ['a', 'b'],
      dice: [
        { die: power, face: 5 },
        { die: skill, face: 9 },
      ],
      modifiers: [{ words: 'heavy weapon', rule: 'SB-EQ-12', value: 1 }],
      attempt: { who: 'a', total: 15, needed: 14, passes: 'at-least', passed: true },
      cues: [{ kind: 'dice', by: 'b' }],
    });
    expect(told({ ...check, target: null, success: null }).attempt).toBeUndefined();
  });

  it('SB-FATE-05 a Fate Die: its own colour, and the face whose place it took', () => {
    const roll = { faces: [7], face: 7, before: 2, counts: 7 };
    const spent = { type: 'fateSpent', seat: 0, die: 'monster', use: 'reroll', figure: 'b', roll };
    expect(told(spent).dice).toEqual([
      { die: monster, face: 2, replaced: true },
      { die: monster, face: 7 },
    ]);
    expect(told({ ...spent, roll: null }).dice).toEqual([]);
    expect(told({ type: 'rolledAgain', figure: 'a', die: 'skill', face: 10, now: 4 }).dice).toEqual([
      { die: skill, face: 10, replaced: true },
      { die: skill, face: 4 },
    ]);
  });

  it('dice of tables, single dice and roll-offs are plain ones with ten sides', () => {
    const faces = (event: object) => told(event).dice.map(({ die, face }) => [die.colour, die.sides, face]);
    expect(faces({ type: 'tableRolled', table: 'encounters', dice: [3, 4], result: 'x' })).toEqual([
      ['plain', 10, 3],
      ['plain', 10, 4],
    ]);
    expect(faces({ type: 'endangered', figure: 'a', die: 8, hit: true })).toEqual([['plain', 10, 8]]);
    const rolls = [
      { seat: 0, die: 4, total: 8 },
      { seat: 1, die: 7, total: 7 },
    ];
    expect(faces({ type: 'rolledOff', purpose: 'sides', rolls })).toEqual([
      ['plain', 10, 4],
      ['plain', 10, 7],
    ]);
    expect(faces({ type: 'moved', figure: 'a', how: 'move', x: 3, y: 3, z: 0, cost: 2 })).toEqual([]);
  });

  it('SB-EQ-30 harm: who, by whom, how much, and each part of it; SB-MOV-10 whoever leaves is not lost', () => {
    const hit = { type: 'damaged', figure: 'b', by: 'a', points: 4, health: 3, cause: 'attack', negated: 0 };
    expect(told({ ...hit, parts: [{ by: 'strong', rule: 'SB-ATT-27', value: 1 }] })).toMatchObject({
      kind: 'harm',
      figures: ['a', 'b'],
      hurt: { figure: 'b', by: 'a', points: 4 },
      modifiers: [{ words: 'strong', rule: 'SB-ATT-27', value: 1 }],
    });
    expect(told({ ...hit, points: 10, health: -3, parts: [] }).hurt?.points).toBe(7);
    expect(told({ type: 'healed', figure: 'b', points: 2, health: 2 }).regained).toBe('b');
    expect(told({ type: 'out', figure: 'b', how: 'removed' })).toMatchObject({ kind: 'harm', lost: 'b' });
    expect(told({ type: 'out', figure: 'b', how: 'left' }).lost).toBeUndefined();
  });

  it('SB-OPS-26 the reckoning has its points and lines', () => {
    const lines = [{ id: 'kills', points: 1, text: 'Three Revenants.', figures: ['a'] }];
    expect(told({ type: 'scored', seats: [0], lines, bonusXp: 3 })).toMatchObject({
      kind: 'ending',
      account: {
        seats: [0],
        points: 3,
        lines: [{ id: 'kills', points: 1, words: 'Three Revenants.', figures: ['a'] }],
      },
    });
  });

  it('shots, blows, nerves and headings are told apart; a clue marker is nobody', () => {
    const kind = (type: string, rest = {}) => told({ type, figure: 'a', ...rest }).kind;
    expect(kind('fired', { targets: ['b'] })).toBe('shot');
    expect(kind('attacked', { target: 'b' })).toBe('attack');
    expect(kind('terror', { state: 'shaken' })).toBe('nerve');
    expect(kind('turnBegan')).toBe('heading');
    expect(kind('appeared')).toBe('move');
    expect(told({ type: 'redirected', figure: 'a', target: 'clue-w' }).figures).toEqual(['a']);
    expect(told({ type: 'fired', figure: 'a', targets: ['b'] }).figures).toEqual(['a', 'b']);
  });
});
