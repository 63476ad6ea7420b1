import { play } from '@vedette/engine/testing';
import type { SilverBayonet } from '../game.ts';
import { startActivation } from '../rules/activation/activation.ts';
import { gearId } from '../rules/gear-id.ts';
import { strike } from '../rules/melee/strike.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

type Draft = Partial<SceneFigure>;
type Answers = readonly (readonly [keyof SilverBayonet['questions'], unknown])[];
type More = Partial<SceneDraft> & { readonly answers?: Answers };

/** Somebody of each side far away, so that no fall ends the game. */
export const RESERVES: readonly SceneFigure[] = [
  { id: 'red', side: 0, x: 2, y: 34 },
  { id: 'blue', side: 1, x: 34, y: 34 },
];

/** Water from x 10 to 30 across the whole table. */
export const RIVER = {
  id: 'river',
  type: 'water',
  shape: { rect: [10, 0, 20, 36] as [number, number, number, number] },
};

/** A monster `a` strikes a man `b` beside it; everything up to the reaction. */
export function struck(a: Draft, b: Draft, dice: readonly number[], { answers = [], ...more }: More = {}) {
  const figures = [
    { id: 'a', side: null, type: 'ghoul', attributes: [], gear: ['natural-weapons'], ...a },
    { id: 'b', x: 18 + TOUCHING, ...b },
    ...RESERVES,
  ];
  const run = stepping((cx) => {
    strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
  });
  return play(run, { state: scene({ figures, ...more }), dice, answers });
}

/** A man `a` with a musket fires at a monster `b` 7" away; no reaction. */
export function shotAt(a: Draft, b: Draft, dice: readonly number[], { answers = [], ...more }: More = {}) {
  const figures = [
    { id: 'a', gear: ['musket', 'cartridge-box'], ...a },
    { id: 'b', side: null, type: 'ghoul', attributes: [], x: 26, ...b },
    ...RESERVES,
  ];
  const run = stepping((cx) => {
    const shooter = of(cx.s, 'a');
    fire(cx, shooter, readyWeapon(cx, shooter, gearId(shooter, 0), 'own'), [of(cx.s, 'b')], 'plain', 'own');
  });
  return play(run, { state: scene({ figures, ...more }), dice, answers });
}

/** The start of an activation of `a`, up to free choice. */
export function activating(
  a: Draft,
  dice: readonly number[],
  { answers = [], figures = [], ...more }: More = {},
) {
  const all = [{ id: 'a', ...a }, ...figures, ...RESERVES];
  const run = stepping((cx) => {
    startActivation(cx, of(cx.s, 'a'));
  });
  return play(run, { state: scene({ figures: all, ...more }), dice, answers });
}
