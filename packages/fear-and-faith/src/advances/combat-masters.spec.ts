import { describe, expect, it } from 'vitest';
import { duel, playScene, type SceneDraft } from '../scene.spec-support.ts';

const parties = (a: number, b = 0) =>
  [
    { side: 'good', advances: Array.from({ length: a }, () => 'combat-masters' as const) },
    { side: 'evil', advances: Array.from({ length: b }, () => 'combat-masters' as const) },
  ] satisfies SceneDraft['parties'];
const STRICT = { options: { 'recoil-strict': true } } as const;
const strike = ['act', 'strike/hand-weapon/b'] as const;
const keep = ['useAdvance', 'keep'] as const;
const use = ['useAdvance', 'use'] as const;

/** What both added to their dice. */
function fought(bought: ReturnType<typeof parties>, answers: Parameters<typeof playScene>[2]) {
  const { events, state } = playScene(
    duel({}, {}, 1, { parties: bought, ...STRICT }),
    [3, 3],
    [strike, ...answers],
  );
  const roll = events.find((event) => event.type === 'fought')!;
  return { attacker: roll.attacker.total, target: roll.target.total, result: roll.result, state };
}

describe('Combat Masters', () => {
  it('FF-CAMP-13 two more on one Combat roll, declared before the dice', () => {
    expect(fought(parties(1), [use])).toMatchObject({ attacker: 7, target: 5 });
  });

  it('FF-CAMP-13 whoever keeps it rolls as he is, and still has it', () => {
    const { attacker, state } = fought(parties(1), [keep]);
    expect(attacker).toBe(5);
    expect(state.parties[0]!.spent).toEqual({});
  });

  it('FF-CAMP-13 in defence as well', () => {
    expect(fought(parties(0, 1), [use])).toMatchObject({ attacker: 5, target: 7 });
  });

  it('FF-CAMP-13 once a game for each that was bought: a second roll needs a second one', () => {
    const twice = (bought: number, answers: Parameters<typeof playScene>[2]) =>
      playScene(
        duel({}, {}, 2, { parties: parties(bought), ...STRICT }),
        [3, 3],
        [['act', 'power-strike/hand-weapon/b'], ...answers],
      ).state.parties[0]!.spent;
    expect(twice(3, [use])).toEqual({ 'combat-masters': 1 });
    const spent = [
      { side: 'good', advances: ['combat-masters'], spent: { 'combat-masters': 1 } },
      { side: 'evil' },
    ] as const;
    const { events } = playScene(duel({}, {}, 1, { parties: spent, ...STRICT }), [3, 3], [strike]);
    expect(events.map(({ type }) => type)).not.toContain('advance');
  });
});
