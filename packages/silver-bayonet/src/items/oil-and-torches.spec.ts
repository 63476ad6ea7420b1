import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { blow } from '../attributes/attack.spec-support.ts';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import { readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';

const bearer = {
  id: 'a',
  gear: ['oil-and-torches', 'musket', 'cartridge-box', 'pistol', 'heavy-weapon', 'hand-weapon'],
};
const lit = { ...bearer, attributes: ['lit-torch'] };

function actions(draft: SceneDraft): readonly string[] {
  const s = scene({ active: 'a', ...draft });
  return openActions(looking(s), of(s, 'a')).filter((action) => action.endsWith('-torch'));
}

it('SB-EQ-24 an action lights a torch, dropping it is free, and it can be lit again', () => {
  expect(actions({ figures: [bearer] })).toEqual(['light-torch']);
  expect(actions({ figures: [bearer], activation: { actionSpent: true } })).toEqual([]);
  expect(actions({ figures: [lit], activation: { actionSpent: true } })).toEqual(['drop-torch']);
  const state = scene({ figures: [bearer], active: 'a' });
  const lights = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'light-torch'));
  const { state: burning } = play(lights, { state });
  expect(burning.activation!.actionSpent).toBe(true);
  expect(of(burning, 'a').kit).toBe('lit-torch+oil-and-torches');
  const drops = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'drop-torch'));
  const { state: out } = play(drops, { state: burning });
  expect(of(out, 'a').kit).toBe('oil-and-torches');
});

it('SB-EQ-24 while it burns no weapon of two slots serves for anything; others do', () => {
  const s = scene({ figures: [lit, { ...bearer, id: 'b', y: 20 }] });
  const inHand = (id: string) => meleeWeapons(looking(s), of(s, id)).map(({ weapon }) => weapon);
  expect(inHand('a')).toEqual(['pistol', 'hand-weapon', 'torch']);
  expect(inHand('b')).toEqual(['musket', 'pistol', 'heavy-weapon', 'hand-weapon']);
  expect(readyWeapons(looking(s), of(s, 'a'), 'answer').map(({ weapon }) => weapon)).toEqual(['pistol']);
  const empty = { ...lit, gear: ['oil-and-torches', { item: 'musket', loaded: false }, 'cartridge-box'] };
  const unloaded = scene({ figures: [empty], active: 'a' });
  expect(openActions(looking(unloaded), of(unloaded, 'a'))).not.toContain('reload:musket');
});

it('SB-EQ-24 the torch is an improvised weapon of fire; what burns is only the torch', () => {
  const scarecrow = {
    side: null,
    type: 'living-scarecrow',
    health: 30,
    attributes: ['allergy:fire', 'damage-reduction:8'],
  };
  expect(blow({ gear: ['oil-and-torches'], attributes: ['lit-torch'] }, scarecrow, [6, 9])).toBe(5);
  expect(blow({ gear: ['oil-and-torches'], attributes: ['lit-torch'] }, {}, [6, 9])).toBe(5);
  expect(blow({ gear: ['hand-weapon'], attributes: [] }, scarecrow, [9, 9])).toBe(1);
});

it('SB-EQ-28 a torch can be blessed', () => {
  const holy = { gear: [{ item: 'oil-and-torches', types: ['blessed'] }], attributes: ['lit-torch'] };
  const thing = { attributes: ['allergy:blessed', 'indestructible'] };
  expect(blow(holy, thing, [6, 9])).toBe(5);
  expect(blow({ gear: ['oil-and-torches'], attributes: ['lit-torch'] }, thing, [6, 9])).toBe(0);
});
