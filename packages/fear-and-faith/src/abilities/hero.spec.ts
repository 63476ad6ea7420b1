import { describe, expect, it } from 'vitest';
import { duel, of, playScene, scene } from '../scene.spec-support.ts';

const FAR = [
  { id: 'y', x: 860, y: 860, party: 1 },
  { id: 'z', x: 820, y: 860, party: 1 },
] as const;
const USED = { game: { 'hero-reroll': 1 } } as const;

function activated(
  rules: readonly ['hero'] | readonly [],
  dice: number,
  faces: readonly number[],
  more = {},
) {
  const state = scene({ models: [{ id: 'a', x: 450, y: 450, rules, ...more }, ...FAR] });
  return playScene(state, faces, [
    ['nominate', 'a'],
    ['dice', `${dice}`],
  ]);
}

describe('Hero', () => {
  it('FF-ACT-06 FF-SPEC-27 with one die there is nothing to roll', () => {
    expect(activated(['hero'], 1, []).state.activation).toMatchObject({ successes: 1, turnover: false });
  });

  it('FF-ACT-06 three dice, both that are rolled fail: one success and a turnover', () => {
    const { state } = activated(['hero'], 3, [1, 2], USED);
    expect(state.activation ?? state).toMatchObject({ successes: 1, turnover: true });
  });

  it('FF-SPEC-27 nobody else has such a die', () => {
    expect(activated([], 1, [4]).state.activation).toMatchObject({ successes: 1 });
  });

  it('FF-SPEC-27 once a game a failed die of a Quality roll is rolled again, and the second stands', () => {
    const state = scene({ models: [{ id: 'a', x: 450, y: 450, rules: ['hero'] }, ...FAR] });
    const { state: s } = playScene(
      state,
      [1, 5],
      [
        ['nominate', 'a'],
        ['dice', '2'],
        ['reroll', '2'],
      ],
    );
    expect(s.activation).toMatchObject({ successes: 2 });
    expect(of(s, 'a').game).toMatchObject({ 'hero-reroll': 1 });
  });

  it('FF-SPEC-27 it may keep what it rolled, and the re-roll with it', () => {
    const state = scene({ models: [{ id: 'a', x: 450, y: 450, rules: ['hero'] }, ...FAR] });
    const { state: s } = playScene(
      state,
      [1],
      [
        ['nominate', 'a'],
        ['dice', '2'],
        ['reroll', 'keep'],
      ],
    );
    expect(of(s, 'a').game['hero-reroll']).toBeUndefined();
  });

  it('FF-SPEC-27 a combat die as well, in attack and in defence, but never twice', () => {
    const attack = playScene(
      duel({ rules: ['hero'] }, {}, 1, { models: [...FAR] }),
      [1, 3, 6],
      [
        ['act', 'strike/hand-weapon/b'],
        ['reroll', '1'],
      ],
    );
    expect(of(attack.state, 'b').posture).toBe('fallen');
    const defence = playScene(
      duel({}, { rules: ['hero'] }, 1, { models: [...FAR] }),
      [3, 1, 3],
      [
        ['act', 'strike/hand-weapon/b'],
        ['reroll', '1'],
      ],
    );
    expect(of(defence.state, 'b')).toMatchObject({ posture: 'standing', x: 475 });
    playScene(
      duel({ rules: ['hero'], ...USED }, {}, 1, { models: [...FAR] }),
      [3, 3],
      [['act', 'strike/hand-weapon/b']],
    );
  });

  it('FF-SPEC-27 FF-RNG-20 a natural 1 that is rolled again jams nothing; one that is rolled instead may', () => {
    const gunner = { rules: ['hero'], arms: [{ weapon: 'pistol', inHand: true }] } as const;
    const shot = (dice: readonly number[], said: string) =>
      of(
        playScene(
          scene({
            models: [{ id: 'a', x: 450, y: 450, ...gunner }, { id: 'b', x: 500, y: 450, party: 1 }, ...FAR],
            acting: ['a', 1],
          }),
          dice,
          [
            ['act', 'shoot/pistol/b'],
            ['reroll', said],
          ],
        ).state,
        'a',
      ).arms[0]!.fault;
    expect(shot([1, 1, 6, 3], '1')).toBe('none');
    expect(shot([1, 1, 6], 'keep')).toBe('mend');
    expect(shot([2, 6, 1, 1], '1')).toBe('mend');
    expect(shot([2, 6, 1, 2], '1')).toBe('none');
    expect(shot([1, 2, 6, 1, 1], '1')).toBe('mend');
  });

  it('FF-SPEC-27 FF-SPEC-11 a chainsaw stalls by the die that stands', () => {
    const saw = { rules: ['hero', 'chainsaw'], arms: [{ weapon: 'chainsaw', inHand: true }] } as const;
    const fault = (dice: readonly number[], said: string) =>
      of(
        playScene(duel(saw, { combat: 6 }, 1, { models: FAR }), dice, [
          ['act', 'strike/chainsaw/b'],
          ['reroll', said],
        ]).state,
        'a',
      ).arms[0]!.fault;
    expect(fault([3, 3, 1], 'keep')).toBe('mend');
    expect(fault([3, 3, 1, 4], '1')).toBe('none');
    expect(fault([2, 4, 2, 4], '1')).toBe('lost');
  });
});
