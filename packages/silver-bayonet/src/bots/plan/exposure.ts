import type { Spot } from '@vedette/engine/table';
import { standingAt } from '../../figures.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { sees } from '../../rules/shooting/sight.ts';
import type { Sighting } from '../../rules/shooting/sighting.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import type { Figure } from '../../state.ts';
import type { Survey } from './survey.ts';

/** An enemy as a figure would face it from some place. */
export interface Faced {
  readonly foe: Figure;
  readonly away: number;
  /** Null: not looked, or out of sight. */
  sight(): Sighting | null;
  /** How the enemy sees the figure there, for sight is directional; null likewise. */
  seen(): Sighting | null;
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

/** What a figure faces in some place; without looking, as a first guess that costs little. */
export function exposureAt(survey: Survey, figure: Figure, at: Spot, how: 'looking' | 'guessing'): Exposure {
  const looks = how === 'looking';
  const there = standingAt(figure, at);
  const faced: Faced[] = [];
  let danger = 0;
  let prospect = 0;
  for (const foe of survey.foes) {
    const away = distanceBetween(there, foe);
    if (away > FARTHEST || !onOneBoard(survey.s, there, foe)) continue;
    const faces = looks ? new Looked(survey, there, foe, away) : { foe, away, sight: unseen, seen: unseen };
    faced.push(faces);
    danger += dangerFrom(survey, figure, faces, looks);
    if (!survey.last) prospect = Math.max(prospect, prospectOf(survey, figure, faces, looks));
  }
  return { faced, danger, prospect };
}

function unseen(): null {
  return null;
}

/** Looks are dear: each is taken when it first matters. */
class Looked implements Faced {
  readonly foe: Figure;
  readonly away: number;
  private readonly survey: Survey;
  private readonly there: Figure;
  private sighted: Sighting | null | undefined = undefined;
  private seenBy: Sighting | null | undefined = undefined;

  constructor(survey: Survey, there: Figure, foe: Figure, away: number) {
    this.survey = survey;
    this.there = there;
    this.foe = foe;
    this.away = away;
  }

  sight(): Sighting | null {
    if (this.sighted === undefined) this.sighted = visible(this.survey, this.there, this.foe);
    return this.sighted;
  }

  seen(): Sighting | null {
    if (this.seenBy === undefined) this.seenBy = visible(this.survey, this.foe, this.there);
    return this.seenBy;
  }
}

function visible({ look }: Survey, viewer: Figure, target: Figure): Sighting | null {
  const sighting = sees(look, viewer, target);
  return sighting.visible ? sighting : null;
}

/** Chance that it will come to a look that meets. */
function oddsOf(sighting: Sighting | null, looks: boolean): number {
  if (!looks) return UNKNOWN;
  return sighting === null ? ROUND_THE_CORNER : 1;
}

/** What this enemy is likely to take, by the worse of its weapons. */
function dangerFrom(survey: Survey, figure: Figure, faces: Faced, looks: boolean): number {
  const { attacks, worth } = survey;
  const { foe, away } = faces;
  if (foe.terror?.kind === 'paralysed') return 0;
  const melee = away <= reachOf(foe) + STRIDE ? exchange(survey, foe, figure) : 0;
  const far = attacks.range(foe, 'all') < away;
  const later = far ? attacks.shot(foe, 'ready', figure, away - reachOf(foe), MARCHED) : null;
  if (melee === 0 && far && later === null) return 0;
  const likely = likelihood(survey, figure, foe, away);
  if (likely === 0) return 0;
  const seen = faces.seen();
  const odds = oddsOf(seen, looks);
  let harm = melee * seenInMelee(odds);
  const shot = far ? null : attacks.shot(foe, 'all', figure, away, seen?.cover === true ? COVERED : OPEN);
  if (shot !== null) {
    const loaded = attacks.ready(foe).length > 0 ? 1 : EMPTY;
    harm = Math.max(harm, shot.harm * worth(figure) * odds * loaded);
  } else if (later !== null) harm = Math.max(harm, later.harm * worth(figure) * odds * BROUGHT_UP);
  return harm * likely;
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
  const blow = attacks.blow(attacker, target, 'own');
  const back = attacks.blow(target, attacker, 'answer');
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

/** What the figure could do to this enemy next time, if nothing changed and it is in sight. */
function prospectOf(survey: Survey, figure: Figure, faces: Faced, looks: boolean): number {
  const { attacks, worth } = survey;
  const { foe, away } = faces;
  const melee = away <= reachOf(figure) ? meleeGain(survey, figure, foe) : 0;
  const far = attacks.range(figure, 'all') < away;
  if (melee <= 0 && far) return 0;
  const sight = faces.sight();
  const odds = oddsOf(sight, looks);
  if (odds <= ROUND_THE_CORNER) return 0;
  const shot = far ? null : attacks.shot(figure, 'all', foe, away, sight?.cover === true ? COVERED : OPEN);
  return odds * Math.max(melee, shot === null ? melee : shot.harm * worth(foe));
}
