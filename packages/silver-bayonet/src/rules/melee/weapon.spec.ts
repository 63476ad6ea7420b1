import { play, playToQuestion, wordsById } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { soldierType } from '../../data/soldiers.ts';
import { looking } from '../../hooks.ts';
import { odds } from '../../odds/odds.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { itemTitle } from '../../words/en/things.ts';
import { prompt } from '../../words/prompt.ts';
import { readyWeapons } from '../shooting/projectile-weapon.ts';
import { strike } from './strike.ts';
import { meleeWeapons } from './weapon.ts';

type Who = Partial<SceneFigure>;

const touching = (a: Who, b: Who = {}) =>
  scene({
    figures: [
      { id: 'a', x: 10, y: 18, stats: { melee: 30 }, ...a },
      { id: 'b', side: 1, x: 10.984, y: 18, gear: [], health: 50, ...b },
    ],
  });
const blow = stepping((cx) => strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own'));
const lost = (s: ReturnType<typeof touching>) => 50 - of(s, 'b').health;

describe('which weapon is used', () => {
  it('SB-EQ-04 in melee the player names any weapon carried, and that one’s damage counts', () => {
    const gear = ['hand-weapon', { item: 'musket', loaded: false }, 'heavy-weapon'];
    const { pending } = playToQuestion(blow, { state: touching({ gear }) });
    expect(pending).toMatchObject({
      kind: 'meleeWeapon',
      seat: 0,
      question: { options: ['hand-weapon', 'musket', 'heavy-weapon'] },
    });
    const damageWith = (answer: string) =>
      lost(play(blow, { state: touching({ gear }), dice: [6, 5], answers: [['meleeWeapon', answer]] }).state);
    expect([damageWith('hand-weapon'), damageWith('heavy-weapon')]).toEqual([6, 7]);
  });

  it('SB-EQ-04.R1 two weapons are no better than one; firearms fight loaded or not', () => {
    const { state } = play(blow, {
      state: touching({ gear: ['hand-weapon', 'hand-weapon'] }),
      dice: [6, 5],
      answers: [['meleeWeapon', 'hand-weapon#2']],
    });
    expect(lost(state)).toBe(6);
    const used = (loaded: boolean) =>
      lost(play(blow, { state: touching({ gear: [{ item: 'pistol', loaded }] }), dice: [6, 5] }).state);
    expect(used(true)).toBe(used(false));
  });

  it('SB-EQ-04 for a shot each loaded weapon is offered, whatever is in hand; a lit torch bars the long ones', () => {
    const gear = ['hand-weapon', 'musket', 'pistol', { item: 'pistol', loaded: false }];
    const ready = (attributes: string[]) => {
      const s = touching({ gear, attributes });
      return readyWeapons(looking(s), of(s, 'a'), 'own').map(({ id }) => id);
    };
    expect(ready([])).toEqual(['musket', 'pistol']);
    expect(ready(['lit-torch'])).toEqual(['pistol']);
  });
});

describe('options, prompt and odds', () => {
  const arms = (type: string) => [...(soldierType(type).equipment as readonly (readonly string[])[])[0]!];

  it.each([
    ['sapper', 'heavy-weapon', 'musket'],
    ['heavy-cavalryman', 'hand-weapon', 'pistol'],
  ])('SB-MEL-02 of a %s name the same weapon, whatever else is in the gear', (type, blade, gun) => {
    const state = touching({ type, gear: arms(type) });
    const { pending } = playToQuestion(blow, { state });
    const options = wordsById(prompt(pending, state));
    expect(options).toMatchObject({ [blade]: itemTitle(blade), [gun]: itemTitle(gun) });
    expect(Object.keys(options)).not.toContain('cartridge-box');
    const told = odds.odds(state, { ask: 'pending' }, pending) as { options: Record<string, object> };
    expect(Object.keys(told.options)).toEqual(Object.keys(options));
    for (const option of Object.keys(options)) {
      expect(told.options[option]).toMatchObject({ weapon: option });
      const { events } = play(blow, { state, dice: [6, 5], answers: [['meleeWeapon', option]] });
      expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', weapon: option }));
    }
  });

  it('SB-MEL-02 of two alike the second is called so, by what lies in the gear and not by what is offered', () => {
    const gear = [{ item: 'hand-weapon', state: 'lost' as const }, 'hand-weapon', 'heavy-weapon'];
    const state = touching({ gear });
    const { pending } = playToQuestion(blow, { state });
    expect(wordsById(prompt(pending, state))).toEqual({
      'hand-weapon#2': 'Hand Weapon, the second',
      'heavy-weapon': 'Heavy Weapon',
    });
  });
});

describe('which weapon a monster uses', () => {
  const monster = { side: null, type: 'bandit' };
  const silver = { item: 'hand-weapon', upgrades: ['silver-weapon'] };
  const coldIron = { item: 'hand-weapon', upgrades: ['cold-iron-weapon'] };
  const uses = (gear: NonNullable<Who['gear']>, target: Who = {}, stats = { melee: 30 }) => {
    const { events } = play(blow, { state: touching({ ...monster, stats, gear }, target), dice: [6, 5] });
    return events.flatMap((event) => (event.type === 'attacked' ? [event.weapon] : [])).join();
  };

  it('SB-EQ-04.R2 the one that hurts most, of equals the first listed, and nobody is asked', () => {
    expect(uses(['hand-weapon', 'heavy-weapon'])).toBe('heavy-weapon');
    expect(uses(['hand-weapon', 'natural-weapons'])).toBe('hand-weapon');
    expect(uses(['natural-weapons', 'hand-weapon'])).toBe('natural-weapons');
    expect(uses(['fencing-weapon', 'hand-weapon'])).toBe('fencing-weapon');
  });

  it('SB-EQ-04.R2 SB-MEL-02 after reductions: silver against whoever cannot bear it', () => {
    const allergic = (reduction: number) => ({
      attributes: [`damage-reduction:${reduction}`, 'allergy:silver'],
    });
    expect(uses(['heavy-weapon', silver], allergic(2))).toBe('hand-weapon');
    expect(uses(['heavy-weapon', silver], { attributes: ['damage-reduction:2'] })).toBe('heavy-weapon');
    expect(uses(['heavy-weapon', silver], { attributes: ['indestructible', 'allergy:silver'] })).toBe(
      'hand-weapon',
    );
  });

  it('SB-EQ-04.R2 one point of reduction makes the heavy weapon and the silver one equals', () => {
    const allergic = { attributes: ['damage-reduction:1', 'allergy:silver'] };
    expect(uses(['heavy-weapon', silver], allergic)).toBe('heavy-weapon');
    expect(uses([silver, 'heavy-weapon'], allergic)).toBe('hand-weapon');
  });

  it('SB-EQ-04.R2 a blade that misses on every natural 1 hurts less than one that does not', () => {
    expect(uses([coldIron, 'natural-weapons'])).toBe('natural-weapons');
    const fey = { attributes: ['damage-reduction:4', 'allergy:cold-iron'] };
    expect(uses(['natural-weapons', coldIron], fey)).toBe('hand-weapon');
  });

  it('SB-EQ-04.R2 where no weapon can hit or hurt, the first listed', () => {
    expect(uses(['hand-weapon', 'heavy-weapon'], { stats: { defence: 60 } })).toBe('hand-weapon');
    expect(uses(['hand-weapon', 'heavy-weapon'], { attributes: ['indestructible'] })).toBe('hand-weapon');
  });
});

describe('Silver Weapon', () => {
  const silver = { item: 'hand-weapon', upgrades: ['silver-weapon'] };
  const allergic = { side: null, type: 'bandit', attributes: ['indestructible', 'allergy:silver'] };

  it('SB-EQ-27 every blow with it is silver, nobody is asked, and natural 1s do no harm', () => {
    expect(lost(play(blow, { state: touching({ gear: [silver] }, allergic), dice: [6, 5] }).state)).toBe(6);
    const { state } = play(blow, { state: touching({ gear: [silver] }, allergic), dice: [1, 1] });
    expect(lost(state)).toBe(1);
    expect(of(state, 'a').gear[0]!.state).toBe('whole');
  });

  it('SB-EQ-27 the weapon beside it stays plain', () => {
    const s = touching({ gear: [silver, 'heavy-weapon'] }, allergic);
    expect(meleeWeapons(looking(s), of(s, 'a')).map(({ load }) => load)).toEqual(['silver', 'plain']);
    const { state } = play(blow, { state: s, dice: [6, 5], answers: [['meleeWeapon', 'heavy-weapon']] });
    expect(lost(state)).toBe(0);
  });

  it('SB-EQ-27 on a musket it is the bayonet, not the shot', () => {
    const gear = [{ item: 'musket', upgrades: ['silver-weapon'] }];
    const s = touching({ gear }, allergic);
    expect(lost(play(blow, { state: s, dice: [6, 5] }).state)).toBe(6);
  });
});
