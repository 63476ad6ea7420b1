import type { Spot, Waypoint } from '@vedette/engine/table';
import { model as modelOf } from '../../models.ts';
import type { MoveQuestion, TeleportQuestion } from '../../questions.ts';
import { contactSpots } from '../../rules/charge/reach.ts';
import { straightMove } from '../../rules/movement/straight.ts';
import { teleportProblem } from '../../rules/movement/teleport.ts';
import type { Model } from '../../state.ts';
import { chargeAt, nearer } from '../ground/advance.ts';
import { apart, foesOf, type Mind } from '../mind.ts';

/** Enemies that are tried for a charge, and to get nearer to. */
const TRIED = 3;

/** At the nearest enemy whom it can reach, else nearer to him. */
export function move(question: MoveQuestion, mind: Mind): readonly Waypoint[] {
  const { look } = mind;
  const mover = modelOf(mind.s, question.model);
  if (question.contact) return intoContact(question, mind);
  const foes = nearestFoes(mind, mover);
  const charges = question.manner !== 'hover' && question.targets === null && !question.breaksAway;
  for (const foe of charges ? foes : []) {
    const step = chargeAt(look, question, mover, foe);
    if (step !== null) return [step.to];
  }
  for (const foe of foes) {
    const step = nearer(look, question, mover, foe);
    if (step !== null) return [step.to];
  }
  return [];
}

function nearestFoes(mind: Mind, mover: Model): readonly Model[] {
  return foesOf(mind, mover)
    .map((foe) => ({ foe, far: apart(foe, mover) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, TRIED)
    .map(({ foe }) => foe);
}

/** FF-MOV-04 step 5: it must. */
export function intoContact(question: MoveQuestion, { s, look }: Mind): readonly Waypoint[] {
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
