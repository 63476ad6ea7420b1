import { gap } from '@vedette/engine/table';
import { chanceOf } from '../../board/shot-chances.ts';
import { MELEE } from '../../data/modifiers.ts';
import { able, ables, members, onTable, unit, unitOf } from '../../figures.ts';
import { barriersBetween, ground } from '../../rules/ground/pieces.ts';
import { inMelee } from '../../rules/melee/contact.ts';
import { strikeTest } from '../../rules/melee/strike.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { bandOf, loadedGuns, shotTest } from '../../rules/shooting/shot.ts';
import { mayBeShot, mayShoot } from '../../rules/shooting/targets.ts';
import { D10, threshold } from '../../rules/test/test.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import type { Mind } from './mind.ts';

/** What a hit is worth on the average, in men: some are killed, some lie for a while, some only duck. */
export const HIT = 0.3;
const BLOW = 0.42;

/** The best chance of a shot, with any gun; 0: out of range. */
export function shotChance(s: BayonetPointState, f: Figure, at: Figure): number {
  let best = 0;
  for (const gun of loadedGuns(f)) best = Math.max(best, gunChance(s, f, at, gun));
  return best;
}

export function gunChance(s: BayonetPointState, f: Figure, at: Figure, gun: string): number {
  const band = bandOf(s, gun, gap(f, at));
  return band === null ? 0 : chanceOf(s, shotTest(s, f, at, gun, band));
}

/** What a unit's fire promises now, in men; enemies it has looked for in vain do not count. */
export function fireWorth(s: BayonetPointState, u: Unit): number {
  const foes = s.figures.filter(
    (f) => f.side !== u.side && mayBeShot(f) && !inMelee(s, f) && s.seen[`${u.id}>${f.unit}`] !== false,
  );
  let sum = 0;
  for (const f of members(s, u)) {
    if (!mayShoot(s, f)) continue;
    const at = nearest(f, foes);
    if (at !== null) sum += shotChance(s, f, at) * HIT * worthOf(s, at);
  }
  return sum;
}

function nearest(f: Figure, foes: readonly Figure[]): Figure | null {
  let best: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const far = (foe.x - f.x) * (foe.x - f.x) + (foe.y - f.y) * (foe.y - f.y);
    if (far >= least) continue;
    least = far;
    best = foe;
  }
  return best;
}

/** What it is worth to be rid of an enemy. */
export function worthOf(s: BayonetPointState, f: Figure): number {
  if (unitOf(s, f).flight?.final === true) return 0.2;
  const leads = s.animals.some(({ leader }) => leader === f.id);
  const active = f.down > 0 ? 0.5 : f.fleeing ? 0.7 : 1;
  return active + (f.leader ? 0.5 : 0) + (leads ? 1 : 0);
}

/** The chance of a blow with the best weapon at hand. */
export function blowChance(s: BayonetPointState, f: Figure, foe: Figure): number {
  const best = Math.max(...meleeWeapons(f).map((weapon) => threshold(strikeTest(s, f, foe, weapon))));
  return Math.min(D10, best) / D10;
}

/** What a charge promises, in men won over men lost. */
function chargeWorth(
  s: BayonetPointState,
  chargers: readonly Figure[],
  target: Unit,
  running: number,
): number {
  const foes = members(s, target).filter(onTable);
  const [first] = chargers;
  if (first === undefined || foes.length === 0) return 0;
  const nerve = Math.min(D10, unitOf(s, first).morale) / D10;
  if (target.flight !== null) return nerve * 0.3 * Math.min(chargers.length, foes.length);
  const standing = foes.filter(able);
  const stands = standing.length === 0 ? 1 : Math.min(D10, target.morale) / D10;
  const at = nearest(first, standing.length > 0 ? standing : foes)!;
  const behindCover = at.inside !== first.inside || barriersBetween(ground(s), first, at).length > 0;
  const hindered = behindCover ? MELEE.defended / D10 : 0;
  const striking = Math.max(0.1, blowChance(s, { ...first, charging: true }, at) - hindered);
  const replying =
    standing.length === 0 ? 0 : blowChance(s, { ...at, charging: at.mounted, rounds: 0 }, first);
  const blows = Math.min(chargers.length, 2 * foes.length);
  const replies = Math.min(standing.length, chargers.length);
  const fight = BLOW * (blows * striking - replies * replying) * ROUNDS;
  return nerve * ((1 - stands) * running * standing.length + stands * fight);
}

/** Rounds that a melee goes on for. */
const ROUNDS = 1.5;
/** What a man who runs is worth of one who is lost; more where he only has to be gone. */
const RUNNING = { commonly: 0.6, fromHisPost: 1 } as const;

/** How much of a unit can shoot, 0 to 1. */
export function firepower(s: BayonetPointState, u: Unit): number {
  const men = ables(s, u);
  return men.length === 0 ? 0 : men.filter((f) => loadedGuns(f).length > 0).length / men.length;
}

/** The best charge among enemy units; null: none on offer. */
export function bestCharge(
  { s, purpose }: Mind,
  chargers: readonly Figure[],
  targets: readonly string[],
): { readonly target: string; readonly worth: number } | null {
  let best: { readonly target: string; readonly worth: number } | null = null;
  const running = RUNNING[purpose.aim.what === 'clear' && !purpose.holds ? 'fromHisPost' : 'commonly'];
  for (const target of targets) {
    const worth = chargeWorth(s, chargers, unit(s, target), running);
    if (best === null || worth > best.worth) best = { target, worth };
  }
  return best;
}
