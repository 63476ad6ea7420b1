import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import type { Shot } from '../../data/armoury/item.ts';
import { figure as figureOf, standingAt } from '../../figures.ts';
import { returnFireId } from '../../option-ids.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { DIVE } from '../../rules/shooting/dive-for-cover.ts';
import { diveRefusal } from '../../rules/shooting/dive-refusal.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import { sees } from '../../rules/shooting/sight.ts';
import { standTogether } from '../../rules/shooting/spread.ts';
import type { Figure, FigureId } from '../../state.ts';
import { bestOf } from './fighting.ts';
import { foes, type Mind } from './mind.ts';
import { bestShot, shotWorth } from './shots.ts';

interface ShootQuestion {
  readonly figure: FigureId;
  readonly held: string;
  readonly spread: Shot['spread'];
  readonly options: readonly FigureId[];
  readonly max: number;
}

/** The weapon of this name that it fires now. */
function gunOf(mind: Mind, figure: Figure, held: string): ProjectileWeapon | null {
  const occasion = mind.s.activation?.figure === figure.id ? 'own' : 'answer';
  return readyWeapons(mind.look, figure, occasion).find(({ id }) => id === held) ?? null;
}

/** SB-SHT-01, -16: the target with most to hope for, and whoever else one shot can take with it. */
export function shootWhom(question: ShootQuestion, mind: Mind): readonly FigureId[] {
  const { s } = mind;
  const shooter = figureOf(s, question.figure);
  const weapon = gunOf(mind, shooter, question.held);
  const rated = question.options
    .map((id) => figureOf(s, id))
    .map((target) => ({
      target,
      value: weapon === null ? 0 : bestShot(mind, shooter, weapon, target, 'own').value,
    }))
    .sort((a, b) => b.value - a.value);
  const chosen = [rated[0]!.target];
  const { spread } = question;
  if (spread !== null) {
    for (const { target } of rated.slice(1)) {
      if (chosen.length < question.max && standTogether(spread, [...chosen, target])) chosen.push(target);
    }
  }
  return chosen.map(({ id }) => id);
}

/** SB-EQ-20: what hurts most whoever was probably meant. */
export function shot(
  {
    figure,
    held,
    options,
  }: { readonly figure: FigureId; readonly held: string; readonly options: readonly string[] },
  mind: Mind,
): string {
  const shooter = figureOf(mind.s, figure);
  const weapon = gunOf(mind, shooter, held);
  if (weapon === null) return options[0]!;
  const answer = mind.s.activation?.figure !== figure;
  const active = mind.s.figures.find(({ id }) => id === mind.s.activation?.figure);
  const targets = answer && active !== undefined ? [active] : foes(mind, shooter);
  let load = options[0]!;
  let most = 0;
  for (const target of targets) {
    if (distanceBetween(shooter, target) > weapon.shot.range) continue;
    const { visible, cover } = sees(mind.look, shooter, target);
    if (!visible) continue;
    const best = shotWorth(mind, shooter, weapon, target, { cover, moved: false, answer });
    if (best.value <= most) continue;
    most = best.value;
    load = best.load;
  }
  return options.includes(load) ? load : options[0]!;
}

/** What a shot back must be worth to stand in the open for it. */
const WORTH_IT = 0.02;

/** SB-SHT-12: a shot back if it can do anything, else out of the way. */
export function reactToShot(
  {
    figure,
    shooter: by,
    options,
  }: { readonly figure: FigureId; readonly shooter: FigureId; readonly options: readonly string[] },
  mind: Mind,
): string {
  const target = figureOf(mind.s, figure);
  const shooter = figureOf(mind.s, by);
  const guns = readyWeapons(mind.look, target, 'answer').filter(({ id }) =>
    options.includes(returnFireId(id)),
  );
  const rated = guns.map((weapon) => ({
    option: returnFireId(weapon.id),
    value: bestShot(mind, target, weapon, shooter, 'answer').value,
  }));
  if (rated.length > 0) {
    const best = bestOf(rated, ({ value }) => value);
    if (best.value >= WORTH_IT) return best.option;
  }
  return options.includes('dive') ? 'dive' : options[0]!;
}

/** Of the 72 directions four. */
const EVERY = 18;

/** SB-SHT-14: from the open out of the shooter's sight, else into Cover; else it stays where it is. */
export function dive(
  { figure, shooter: by }: { readonly figure: FigureId; readonly shooter: FigureId },
  mind: Mind,
): Spot {
  const { s, look } = mind;
  const diver = figureOf(s, figure);
  const shooter = figureOf(s, by);
  const here = { x: diver.x, y: diver.y, z: diver.z };
  const now = sees(look, shooter, diver);
  if (!now.visible || now.cover) return here;
  let best: Spot = here;
  let most = 0;
  for (let i = 0; i < DIRECTIONS.length && most < HIDDEN; i += EVERY) {
    const [dx, dy] = DIRECTIONS[i]!;
    const x = snap(here.x + dx * DIVE, s.terrain.grid);
    const y = snap(here.y + dy * DIVE, s.terrain.grid);
    for (const { z } of surfacesAt(tableOf(s.terrain), x, y)) {
      const { visible, cover } = sees(look, shooter, standingAt(diver, { x, y, z }));
      const value = visible ? (cover ? 1 : 0) : HIDDEN;
      if (value <= most || diveRefusal(look, diver, { x, y, z }) !== null) continue;
      most = value;
      best = { x, y, z };
    }
  }
  return best;
}

const HIDDEN = 2;
