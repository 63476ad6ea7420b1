import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { TOUCHING } from '../attributes/attack.spec-support.ts';
import type { SilverBayonet } from '../game.ts';
import { gearId } from '../rules/gear-id.ts';
import { strike } from '../rules/melee/strike.ts';
import { shoot } from '../rules/shooting/shoot.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import silverBayonet from '../ruleset.ts';
import { of, stepping } from '../scene.spec-support.ts';
import { odds } from './odds.ts';
import { pair } from './pair.spec-support.ts';

type Answers = readonly (readonly [keyof SilverBayonet['questions'], unknown])[];

describe('The open question', () => {
  const close = { x: 18 + TOUCHING };
  const pools = [
    { power: 1, skill: 1, monster: 1 },
    { power: 1, skill: 1, monster: 1 },
  ];
  const strikes = stepping((cx) => {
    strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
  });
  const waiting = (
    state: ReturnType<typeof pair>,
    dice: readonly number[],
    run = strikes,
    answers: Answers = [],
  ) => {
    const { pending, state: now } = playToQuestion(run, { state, dice, answers });
    return odds.odds(silverBayonet.view(now, pending.seat), { ask: 'pending' }, pending);
  };

  it('SB-FATE-05 P 8, S 1, Melee +1 against 12: Skill hits for 8 on a 3, Power only on a 10', () => {
    const state = pair({}, { ...close, stats: { defence: 12 } }, { pools });
    expect(waiting(state, [8, 1])).toMatchObject({
      possible: true,
      kind: 'reroll',
      options: {
        keep: { pass: 0, mean: 0 },
        power: { pass: 0.1, damage: { 0: 0.9, 10: 0.1 } },
        skill: { pass: 0.8, damage: { 0: 0.2, 8: 0.8 } },
      },
    });
  });

  it('SB-FATE-09 a Monster Die counts only if higher', () => {
    const ghoul = {
      side: null,
      type: 'ghoul',
      attributes: [],
      gear: ['natural-weapons'],
      stats: { melee: 1 },
    };
    const state = pair(ghoul, { ...close, stats: { defence: 12 } }, { pools });
    expect(waiting(state, [5, 8])).toMatchObject({
      kind: 'monsterReroll',
      options: {
        keep: { pass: 1, mean: 5 },
        power: { pass: 1, damage: { 5: 0.5, 6: 0.1, 10: 0.1 }, mean: 6.5 },
        skill: { pass: 1, mean: 5 },
      },
    });
  });

  it('SB-FATE-07 8 points on a man with 5 Health: a die of 7 saves him', () => {
    const state = pair(
      {},
      { ...close, health: 5 },
      { pools: [{ ...pools[0]!, power: 0, skill: 0 }, pools[1]!] },
    );
    expect(waiting(state, [8, 9])).toMatchObject({
      kind: 'negate',
      options: {
        keep: { damage: { 8: 1 }, mean: 8, out: 1 },
        power: { damage: { 0: 0.1, 3: 0.1, 4: 0.2, 5: 0.2, 6: 0.2, 7: 0.2 }, out: 0.6 },
      },
    });
  });

  it('SB-TER-02 a Terror Check: the rows of the table, and 1 for a pass that is bought', () => {
    const terror = stepping((cx) => {
      terrorCheck(cx, of(cx.s, 'a'), 0, 'spec', 'SB-TER-01');
    });
    const state = pair({ attributes: ['unflappable'], stats: { courage: 0 } }, {}, { pools });
    expect(waiting(state, [2, 3], terror)).toMatchObject({
      options: {
        keep: { pass: 0, rows: { shaken: 1 } },
        power: { pass: 0.3, rows: { 'no-effect': 0.3 } },
        'pass-monster': { pass: 1 },
      },
    });
  });

  it('SB-TURN-02 SB-TURN-03 initiative: the chance to go first, a tie worth half', () => {
    const state = pair({}, {}, { pools, phase: 'initiative' });
    expect(waiting(state, [5, 5, 6, 6], silverBayonet as typeof strikes)).toMatchObject({
      kind: 'initiative',
      options: {
        keep: { first: 0, totals: { 10: 1 } },
        power: { first: 0.35, totals: { 6: 0.1, 12: 0.1, 15: 0.1 } },
      },
    });
  });

  it('SB-SHT-12 a reaction: each weapon that could answer', () => {
    const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
    expect(waiting(pair({}, {}), [1, 1], fires, [['shootWhom', ['b']]])).toMatchObject({
      kind: 'reactToShot',
      options: { stay: {}, dive: {}, 'return-fire:musket': { hit: 0.45, ammunition: 'plain' } },
    });
  });

  it('SB-MEL-02 which weapon: each with its odds', () => {
    const state = pair({ gear: ['hand-weapon', 'heavy-weapon'] }, close);
    expect(waiting(state, [])).toMatchObject({
      kind: 'meleeWeapon',
      options: {
        'hand-weapon': { weapon: 'hand-weapon', mean: 3.3 },
        'heavy-weapon': { weapon: 'heavy-weapon', mean: 3.75 },
      },
    });
  });

  it('SB-CHK-01 without a question, or with one that is no gamble, it says so', () => {
    const state = pair({}, {});
    expect(odds.odds(state, { ask: 'pending' })).toMatchObject({ why: { code: 'odds.nothing-open' } });
    const question = { options: ['leave', 'stay'] as const, figure: 'a' };
    const leave = { kind: 'leave', seat: 0, question } as const;
    expect(odds.odds(state, { ask: 'pending' }, leave)).toMatchObject({ why: { code: 'odds.not-a-gamble' } });
  });
});
