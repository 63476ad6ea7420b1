import type { Spot } from '@vedette/engine/table';
import { distanceBetween } from '../../rules/measuring.ts';
import { type Sighting, sees } from '../../rules/shooting/sight.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import type { Figure } from '../../state.ts';
import type { Survey } from './survey.ts';

/** An enemy as a figure would face it from some place. */
export interface Faced {
  readonly foe: Figure;
  readonly away: number;
  /** Null: not looked, or out of sight. */
  readonly sight: Sighting | null;
  /** How the enemy sees the figure there, for sight is directional; null likewise. */
  readonly seen: Sighting | null;
}

/** How a figure would stand in some place. */
export interface Exposure {
  readonly faced: readonly Faced[];
  /** Points it may lose there before it acts again. */
  readonly danger: number;
  /** Points that its best attack from there may bring next time. */
  readonly prospect: number;
}

/** No weapon carries farther, and nobody who is farther off matters soon. */
const FARTHEST = 30;
/** A charge that looks too long by this may still arrive. */
const STRIDE = 0.3;
/** Chances that an enemy picks this figure: a soldier among his targets, a monster that has somebody nearer or not. */
const PICKED = 0.3;
const NEAREST = 0.85;
const NOT_NEAREST = 0.2;
/** Whoever has acted this turn must wait for the next. */
const SPENT = 0.75;
/** Out of sight now, but a few steps may change that. */
const ROUND_THE_CORNER = 0.3;
/** Not looked as yet: seen as often as not. */
const UNKNOWN = 0.6;
/** An empty gun costs the Move before it can be fired. */
const EMPTY = 0.7;
/** Out of range now, but a Move would bring a loaded gun up. */
const BROUGHT_UP = 0.7;
const OPEN = { cover: false, moved: false, answer: false };
const MARCHED = { cover: false, moved: true, answer: false };
const COVERED = { cover: true, moved: false, answer: false };

/** The figure as if it stood there. */
export function standingAt(figure: Figure, { x, y, z }: Spot): Figure {
  return { ...figure, x, y, z };
}

/** What a figure faces in some place; without looking, as a first guess that costs little. */
export function exposureAt(survey: Survey, figure: Figure, at: Spot, looks: boolean): Exposure {
  const there = standingAt(figure, at);
  const faced: Faced[] = [];
  let danger = 0;
  let prospect = 0;
  for (const foe of survey.foes) {
    const away = distanceBetween(there, foe);
    if (away > FARTHEST || !onOneBoard(survey.s, there, foe)) continue;
    const faces = {
      foe,
      away,
      sight: looks ? visible(survey, there, foe) : null,
      seen: looks ? visible(survey, foe, there) : null,
    };
    faced.push(faces);
    const odds = (sighting: Sighting | null) =>
      looks ? (sighting === null ? ROUND_THE_CORNER : 1) : UNKNOWN;
    danger += dangerFrom(survey, figure, faces, odds(faces.seen));
    const inSight = odds(faces.sight);
    if (inSight > ROUND_THE_CORNER && !survey.last)
      prospect = Math.max(prospect, inSight * prospectOf(survey, figure, faces));
  }
  return { faced, danger, prospect };
}

function visible({ look }: Survey, viewer: Figure, target: Figure): Sighting | null {
  const sighting = sees(look, viewer, target);
  return sighting.visible ? sighting : null;
}

/** What this enemy is likely to take, by the worse of its weapons. */
function dangerFrom(survey: Survey, figure: Figure, { foe, away, seen }: Faced, odds: number): number {
  const { attacks, worth } = survey;
  let harm = 0;
  if (foe.terror?.kind === 'paralysed') return 0;
  if (away <= reachOf(foe) + STRIDE) harm = exchange(survey, foe, figure) * seenInMelee(odds);
  const shot = attacks.shot(foe, 'all', figure, away, seen?.cover === true ? COVERED : OPEN);
  if (shot !== null) {
    const loaded = attacks.ready(foe).length > 0 ? 1 : EMPTY;
    harm = Math.max(harm, shot.harm * worth(figure) * odds * loaded);
  } else {
    const later = attacks.shot(foe, 'ready', figure, away - reachOf(foe), MARCHED);
    if (later !== null) harm = Math.max(harm, later.harm * worth(figure) * odds * BROUGHT_UP);
  }
  return harm * likelihood(survey, figure, foe, away);
}

/** Walls that hide also hold up. */
function seenInMelee(seen: number): number {
  return Math.max(seen, UNKNOWN);
}

/** How far it can come in one Move. */
function reachOf({ mounted, stats }: Figure): number {
  return mounted ? 8 : stats.speed;
}

function likelihood({ own, last }: Survey, figure: Figure, foe: Figure, away: number): number {
  if (last && foe.activated) return 0;
  const soon = foe.activated ? SPENT : 1;
  if (foe.side !== null) return PICKED * soon;
  const nearer = own.some((other) => other.id !== figure.id && distanceBetween(other, foe) < away);
  return (nearer ? NOT_NEAREST : NEAREST) * soon;
}

/** Points an attacker's charge costs its target, less what the blow in return costs him; never below nothing. */
function exchange(survey: Survey, attacker: Figure, target: Figure): number {
  return Math.max(0, meleeGain(survey, attacker, target));
}

/** SB-MEL-15: what a Melee Attack is worth to the attacker: the blow, less the Strike Back of those who can. */
export function meleeGain({ attacks, worth }: Survey, attacker: Figure, target: Figure): number {
  const blow = attacks.blow(attacker, target, false);
  const back = attacks.blow(target, attacker, true);
  return blow.harm * worth(target) - (1 - blow.chances.out) * back.harm * worth(attacker);
}

/** SB-MOV-12: this near to its way an enemy may force a melee, and the errand is off. */
const FORCED_WITHIN = 1;
const HELD_UP = 0.15;

/** Points that enemies beside the straight way to a place may cost, but for the one who is the goal of it. */
export function gauntletTo(survey: Survey, figure: Figure, to: Spot, goal: Figure | null): number {
  let cost = 0;
  for (const foe of survey.foes) {
    if (foe === goal || foe.fatigue >= TOO_TIRED || Math.abs(foe.z - figure.z) > figure.height) continue;
    const reach = FORCED_WITHIN + foe.radius + figure.radius;
    if (apartFromLeg(foe, figure, to) > reach) continue;
    cost = Math.max(cost, HELD_UP - Math.min(0, meleeGain(survey, figure, foe)));
  }
  return cost;
}

/** SB-MOV-14. */
const TOO_TIRED = 2;

/** How near a straight leg comes to a point, in plan. */
function apartFromLeg({ x, y }: Spot, from: Spot, to: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  const ax = from.x + dx * part - x;
  const ay = from.y + dy * part - y;
  return Math.sqrt(ax * ax + ay * ay);
}

/** What the figure could do to this enemy next time, if nothing changed. */
function prospectOf(survey: Survey, figure: Figure, { foe, away, sight }: Faced): number {
  const { attacks, worth } = survey;
  let gain = away <= reachOf(figure) ? meleeGain(survey, figure, foe) : 0;
  const shot = attacks.shot(figure, 'all', foe, away, sight?.cover === true ? COVERED : OPEN);
  if (shot !== null) gain = Math.max(gain, shot.harm * worth(foe));
  return gain;
}
