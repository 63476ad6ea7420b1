import { gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { doAction } from '../rules/activation/actions.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';
import { blow } from './attack.spec-support.ts';

const mage = { id: 'mage', attributes: ['ancient-spells'], gear: ['hand-weapon'], stats: { courage: 3 } };
const foe = { id: 'foe', side: 1, x: 34 };
const friend = { id: 'friend', x: 18 + 0.984 + 8 };
const casts = stepping((cx) => doAction(cx, of(cx.s, 'mage'), 'ancient-spell'));
const table = (more: Partial<SceneDraft> = {}) =>
  scene({ figures: [mage, foe, friend], active: 'mage', phase: 'primary-1', ...more });

it('SB-ATT-65 Control Creature: a Monster Die for a pool without one; the strain follows', () => {
  const { state } = play(casts, {
    state: table(),
    dice: [3, 4],
    answers: [['chooseItem', 'control-creature']],
  });
  expect(state.pools[0]!.monster).toBe(1);
  expect(of(state, 'mage').health).toBe(9);
});

it('SB-ATT-65 below 10 nothing happens but the strain', () => {
  const { state, asked } = play(casts, { state: table(), dice: [3, 3] });
  expect(asked).toHaveLength(0);
  expect(of(state, 'mage').health).toBe(9);
});

it('SB-ATT-65 not with a Monster Die in the pool, and not alone', () => {
  const full = [
    { power: 0, skill: 0, monster: 1 },
    { power: 0, skill: 0, monster: 0 },
  ];
  const options = (more: Partial<SceneDraft>) =>
    playToQuestion(casts, { state: table(more), dice: [3, 4] }).pending.question;
  expect(options({ pools: full })).toMatchObject({ options: ['flaming-weapon', 'viper'] });
  expect(options({ seats: 1, figures: [mage, friend] })).toMatchObject({
    options: ['flaming-weapon', 'viper'],
  });
});

it('SB-ATT-65 Flaming Weapon: anybody within 8", the caster too, once', () => {
  const chosen = playToQuestion(casts, {
    state: table(),
    dice: [3, 4],
    answers: [['chooseItem', 'flaming-weapon']],
  });
  expect(chosen.pending.question).toMatchObject({ options: ['mage', 'friend'] });
  const { state } = play(casts, {
    state: table(),
    dice: [3, 4],
    answers: [
      ['chooseItem', 'flaming-weapon'],
      ['chooseFigure', 'friend'],
    ],
  });
  expect(of(state, 'friend').kit).toBe('flaming-weapon');
});

it('SB-ATT-65 its blows do 1 more and are fire', () => {
  const flaming = { attributes: ['flaming-weapon'] };
  expect(blow(flaming, {}, [5, 9])).toBe(6);
  expect(blow(flaming, { attributes: ['allergy:fire', 'indestructible'] }, [5, 9])).toBe(6);
  expect(blow({}, { attributes: ['allergy:fire', 'indestructible'] }, [5, 9])).toBe(0);
});

it('SB-ATT-65 Viper: within 3" of the caster, 1" from everybody else, and nobody’s ally', () => {
  const near = { id: 'near', side: 1, x: 18, y: 21 };
  const state = table({ figures: [mage, foe, near] });
  const answers = [['chooseItem', 'viper']] as const;
  const { pending } = playToQuestion(casts, { state, dice: [3, 4], answers });
  const { options } = pending.question as { readonly options: readonly string[] };
  for (const option of [options[0]!, options.at(-1)!]) {
    const after = play(casts, { state, dice: [3, 4], answers: [...answers, ['choosePlace', option]] }).state;
    const viper = of(after, 'viper-1');
    expect(viper).toMatchObject({ side: null, activated: false });
    expect(gap(viper, of(after, 'mage'))).toBeLessThanOrEqual(3.001);
    expect(gap(viper, of(after, 'near'))).toBeGreaterThanOrEqual(0.999);
  }
});
