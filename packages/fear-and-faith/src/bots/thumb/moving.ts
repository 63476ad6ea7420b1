import type { Spot, Waypoint } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { friendsOf, isMarker, model as modelOf } from '../../models.ts';
import type { MoveQuestion, TeleportQuestion } from '../../questions.ts';
import { contactSpots } from '../../rules/charge/reach.ts';
import { straightMove } from '../../rules/movement/straight.ts';
import { teleportProblem } from '../../rules/movement/teleport.ts';
import type { Model } from '../../state.ts';
import { valueAlone } from '../attacks/harm.ts';
import { faceBelow, isAtFoot } from '../ground/above.ts';
import { chargeAt } from '../ground/advance.ts';
import { onTheWay } from '../ground/detour.ts';
import { apart, foesOf, type Mind } from '../mind.ts';
import { frightOf } from '../nerve/fright.ts';
import { aimsOn } from '../plan/errands.ts';
import { decides, timeFor } from '../worth/decides.ts';
import { stealUp } from './stalking.ts';

/** Millimetres that somebody is gone out of one's way for, for each point that he decides. */
const HUNTED = 8;
/** Enemies that are tried for a charge, and to get nearer to. */
const TRIED = 3;

/** A fight that costs this many points more than it brings is one to keep out of. */
const BAD = -1;
/** Who has nobody to beat stays this far from the enemy, until he has had enough of waiting. */
const ALOOF = 230;
const PATIENT = 5;
/** What each friend who is near a foe makes up for, in points. */
const COMRADE = 2;
const NEAR = 160;

/** At the nearest enemy whom it can reach and may beat, else nearer to one, or to the foot of what he stands on. */
export function move(question: MoveQuestion, mind: Mind): readonly Waypoint[] {
  const { look, s } = mind;
  const mover = modelOf(s, question.model);
  if (question.contact) return intoContact(question, mind);
  if (isMarker(mover)) return stealUp(question, mind, mover);
  const foes = nearestFoes(mind, mover);
  const hurried = !leads(mover) && (s.round > PATIENT || timeFor(s, mind.seat) < 0);
  const beatable = foes.filter((foe) => hurried || mayBeat(mind, mover, foe));
  const charges = question.manner !== 'hover' && question.targets === null && !question.breaksAway;
  for (const foe of charges ? beatable : []) {
    const step = chargeAt(look, question, mover, foe);
    if (step !== null) return [step.to];
  }
  const leading = (question.leads ?? []).length > 0;
  const aims = [...aimsOn(mind, mover, leading)].sort((a, b) => apart(mover, a.at) - apart(mover, b.at));
  for (const aim of aims.slice(0, TRIED)) {
    const step = onTheWay(mind, question, mover, aim.at);
    if (step !== null) return [step.to];
  }
  for (const foe of beatable.length > 0 ? beatable : foes) {
    if (beatable.length === 0 && apart(mover, foe) < ALOOF + question.reach) return [];
    const face = faceBelow(mind, mover, foe);
    if (face !== null && isAtFoot(mover, face)) return [];
    const step = onTheWay(mind, question, mover, face?.foot ?? foe);
    if (step !== null) return [step.to];
  }
  return [];
}

/** FF-MOR-01: whose death shakes everybody goes into no fight that he may lose. */
function leads({ rules }: Model): boolean {
  return hasRule(rules, 'leader') || hasRule(rules, 'spiritual-leader');
}

function mayBeat({ look, s }: Mind, mover: Model, foe: Model): boolean {
  const comrades = friendsOf(s, mover).filter((friend) => apart(friend, foe) <= NEAR).length;
  const alone = valueAlone(look, mover, foe, 'blow') + frightOf(look, foe, 'charge', mover);
  return alone + COMRADE * comrades > BAD;
}

export function nearestFoes(mind: Mind, mover: Model): readonly Model[] {
  return foesOf(mind, mover)
    .map((foe) => ({ foe, far: apart(foe, mover) - HUNTED * decides(mind.s, foe) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, TRIED)
    .map(({ foe }) => foe);
}

/** FF-MOV-04 step 5: it must. */
function intoContact(question: MoveQuestion, { s, look }: Mind): readonly Waypoint[] {
  const mover = modelOf(s, question.model);
  for (const id of question.targets ?? [])
    for (const spot of contactSpots(look, mover, modelOf(s, id)))
      if (straightMove(look, question, spot).refused === null) return [spot];
  return [];
}

/** FF-SPEC-58: beside whoever is nearest, or towards him. */
export function teleport(question: TeleportQuestion, mind: Mind): Spot | null {
  const jumper = modelOf(mind.s, question.model);
  if (jumper.controller !== mind.seat) return null;
  for (const foe of nearestFoes(mind, jumper)) {
    for (const spot of contactSpots(mind.look, jumper, foe))
      if (teleportProblem(question, spot, mind.look) === null) return spot;
  }
  return null;
}
