import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { RANGE, SHOOTING } from '../../data/modifiers.ts';
import { firearm, isFirearm, type RangeBand } from '../../data/weapons.ts';
import type { Modifier } from '../../events.ts';
import { able, classOf, figure, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, FigureId } from '../../state.ts';
import { coverFrom } from '../ground/cover.ts';
import { TOUCH } from '../ground/pieces.ts';
import type { Hit } from '../hit/hits.ts';
import { foesOf, inMelee } from '../melee/contact.ts';
import { lowestDie, passes, type Test } from '../test/test.ts';

/** A shot that has been named but not rolled (BP-SHT-12). */
export interface Shot {
  readonly shooter: FigureId;
  readonly target: FigureId;
  readonly gun: string;
  /** BP-SHT-12: of the unit, where it rolls one die for all. */
  readonly rating?: number;
}

/** BP-SHT-04: null beyond the last band. */
export function bandOf(s: BayonetPointState, gun: string, apart: number): RangeBand | null {
  for (const [band, distance] of firearm(gun).ranges) if (apart <= mm(s, distance)) return band;
  return null;
}

export function loadedGuns(f: Figure): string[] {
  return f.weapons.filter((id) => isFirearm(id) && !f.unloaded.includes(id));
}

/** BP-SHT-05 to -08, -10, -11: everything that makes a shot easier or harder. */
export function shotTest(
  s: BayonetPointState,
  shooter: Figure,
  target: Figure,
  gun: string,
  band: RangeBand,
): Test {
  const modifiers: Modifier[] = [];
  const add = (by: string, value: number, to: Modifier['to']) => {
    if (value !== 0) modifiers.push({ by, value, to });
  };
  add(band, RANGE[band], 'rating');
  const { hard, soft } = coverFrom(s, target, shooter);
  const lies = (target.ground !== 'up' || target.down > 0) && !target.mounted;
  const bestOnly = s.options['cover-stacking'] === 'best-only';
  if (hard) add('hard-cover', SHOOTING.hardCover, 'roll');
  if ((soft || lies) && !(hard && bestOnly)) add('soft-cover', SHOOTING.softCover, 'roll');
  add(gun, firearm(gun).roll, 'roll');
  if (shooter.wounds > 0) add('wounded', s.options['wounded-shooting'], 'roll');
  if (shooter.mounted) add('mounted', SHOOTING.mounted, 'roll');
  return {
    test: 'shooting',
    rule: 'BP-SHT-03',
    who: shooter.id,
    against: target.id,
    rating: classOf(shooter).toHit,
    modifiers,
  };
}

/** BP-SHT-03, BP-SHT-09: the die, and the rifle is empty. */
export function shoot(cx: PointCx, { shooter: by, target: at, gun, rating }: Shot): Hit[] {
  const { s } = cx;
  const shooter = figure(s, by);
  const target = figure(s, at);
  const weapon = { gun, rating: rating ?? classOf(shooter).toHit };
  spendCharge(s, shooter, gun);
  const melee = inMelee(s, target);
  if (hits(cx, shooter, target, weapon)) return [hit(shooter, target)];
  return melee ? strays(cx, shooter, target, weapon) : [];
}

/** He has fired: others saw it, and a rifle is empty. */
export function spendCharge(s: BayonetPointState, shooter: Figure, gun: string): void {
  if (firearm(gun).reload > 0) shooter.unloaded.push(gun);
  shooter.stirred = true;
  unitOf(s, shooter).fired = true;
}

/** What is fired, and how well. */
interface Aim {
  readonly gun: string;
  readonly rating: number;
}

function hits(cx: PointCx, shooter: Figure, target: Figure, { gun, rating }: Aim): boolean {
  const band = bandOf(cx.s, gun, gap(shooter, target));
  return band !== null && passes(cx, { ...shotTest(cx.s, shooter, target, gun, band), rating });
}

function hit(shooter: Figure, target: Figure): Hit {
  return { figure: target.id, by: shooter.id, where: 'shooting', modifier: 0 };
}

/** BP-SHT-13: a miss into a melee may find the friend nearest to the target; a second miss goes no further. */
function strays(cx: PointCx, shooter: Figure, target: Figure, aim: Aim): Hit[] {
  const friends = foesOf(cx.s, target).filter((f) => f.side === shooter.side && able(f) && f !== shooter);
  if (friends.length === 0) return [];
  // BP-GEN-15: those base to base with him are all equally near, whatever the grid makes of it.
  const apart = (f: Figure) => Math.max(TOUCH, gap(f, target));
  const least = Math.min(...friends.map(apart));
  const friend = lowestDie(
    cx,
    friends.filter((f) => apart(f) === least),
    shooter.side,
  );
  return hits(cx, shooter, friend, aim) ? [hit(shooter, friend)] : [];
}
