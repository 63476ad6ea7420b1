import type { Formation, SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { directionTo } from './compass.ts';
import type { Eyes } from './eyes.ts';
import { aheadOf, type Lead } from './lead.ts';
import { nearestFirst, nearestMan } from './nearest.ts';
import { holds } from './places.ts';

/** The middle of an outline, and halfway to its corners. */
export function middleOf(outline: readonly number[]): readonly Spot[] {
  const count = outline.length / 2;
  const middle = { x: 0, y: 0, z: 0 };
  for (let i = 0; i < outline.length; i += 2) {
    middle.x += outline[i]! / count;
    middle.y += outline[i + 1]! / count;
  }
  return holds(outline, middle) ? [middle] : [];
}

/** Where a group is, or may begin. */
export function middleOfGround(eyes: Eyes, lead: Lead): Spot | null {
  const outlines = eyes.session.ground(aheadOf(lead))?.outlines ?? [];
  return outlines.flatMap(middleOf)[0] ?? null;
}

/** Shares of the way that are tried, the farthest first. */
const SHARES = [1, 0.85, 0.7, 0.5, 0.35, 0.2, 0];

/** A group sent towards a spot, as far as its ground reaches and the rules allow; it faces that way, or the nearest enemy. */
export function formationTo(
  eyes: Eyes,
  lead: Lead,
  mover: SceneFigure,
  goal: Spot,
  { shape, facing: turned = null }: { readonly shape: string; readonly facing?: number | null },
): Formation | null {
  const ahead = aheadOf(lead);
  const ground = eyes.session.ground(ahead);
  const from = mover.place === 'table' ? mover : middleOfGround(eyes, lead);
  if (from === null || ground === null) return null;
  const inside = (spot: Spot) => ground.outlines.some((outline) => holds(outline, spot));
  const far = reachAlong(from, goal, inside);
  const facing = turned ?? facingFrom(eyes, from, goal);
  for (const share of SHARES) {
    const middle = {
      x: from.x + (goal.x - from.x) * far * share,
      y: from.y + (goal.y - from.y) * far * share,
      z: 0,
    };
    const answer = { middle, facing, shape };
    if (eyes.session.objection({ ...answer, middle: { ...middle } }, ahead) === null) return answer;
  }
  return null;
}

const FINE = 240;

/** The share of the way to a goal up to which the ground reaches. */
function reachAlong(from: Spot, goal: Spot, inside: (spot: Spot) => boolean): number {
  for (let n = FINE; n > 0; n--) {
    const share = n / FINE;
    if (inside({ x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share, z: from.z }))
      return share;
  }
  return 0;
}

/** Which of the table’s directions leads to the nearest enemy, else to the goal. */
export function facingFrom(eyes: Eyes, from: Spot, goal: Spot): number {
  const [nearest] = nearestFirst(eyes.foes, from);
  return directionTo(from, nearest === undefined ? goal : nearestMan(nearest, from), 'north') ?? 0;
}
