import { play } from '@vedette/engine/testing';
import type { CheckKind } from '../moments.ts';
import { check, plainCheck } from '../rules/check/check.ts';
import { gearId } from '../rules/gear-id.ts';
import { strike } from '../rules/melee/strike.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

type Draft = Omit<SceneFigure, 'id'>;
type More = Partial<SceneDraft>;

/** Bases of 25 mm touch at this distance of their middles. */
export const TOUCHING = 0.984;

/** One blow of a man with a hand weapon at another; the Health it cost. Dice: Power, Skill. */
export function blow(a: Draft, b: Draft, dice: readonly number[], more: More = {}): number {
  const figures = [
    { id: 'a', gear: ['hand-weapon'], ...a },
    { id: 'b', side: 1, x: 18 + TOUCHING, ...b },
  ];
  const state = scene({ figures, ...more });
  const hits = stepping((cx) => {
    strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
  });
  return of(state, 'b').health - of(play(hits, { state, dice }).state, 'b').health;
}

/** One shot of a man with a musket at another 7" off; the Health it cost. Dice: Power, Skill. */
export function shot(a: Draft, b: Draft, dice: readonly number[], load = 'plain', more: More = {}): number {
  const figures = [
    { id: 'a', gear: ['musket', 'cartridge-box'], ...a },
    { id: 'b', side: 1, x: 26, ...b },
  ];
  const state = scene({ figures, ...more });
  const fires = stepping((cx) => {
    const shooter = of(cx.s, 'a');
    fire(cx, shooter, readyWeapon(cx, shooter, gearId(shooter, 0), 'own'), [of(cx.s, 'b')], load, 'own');
  });
  return of(state, 'b').health - of(play(fires, { state, dice }).state, 'b').health;
}

/** What is added to the dice of a Check that figure `a` makes. */
export function addedTo(kind: CheckKind, figures: readonly SceneFigure[], more: More = {}): number {
  const state = scene({ figures, ...more });
  const checks = stepping((cx) => {
    check(cx, plainCheck(of(cx.s, 'a'), kind, null, 'SB-CHK-01'));
  });
  const { events } = play(checks, { state, dice: [5, 5] });
  const totals = events.flatMap((event) => (event.type === 'checked' ? [event.total] : []));
  return Math.max(...totals) - 10;
}
