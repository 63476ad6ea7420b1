import { type Spot, towards, type Waypoint } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { ActQuestion, MoveQuestion } from '../../questions.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import { truthOf } from '../../rules/secrets/concealed.ts';
import { DUMMY, type Model } from '../../state.ts';
import { onTheWay } from '../ground/detour.ts';
import { apart, bestOf, foesOf, type Mind } from '../mind.ts';

/** FF-SCN-31: a counter goes no nearer than this: within a charge, and out of sight in the mist. */
const LURKING = 130;
/** Actions that are wanted of one who shows himself: to charge, and to strike. */
const CHARGE_AND_STRIKE = 2;

/** FF-SCN-31: steals up to the nearest of them, and shows itself where it can charge and strike; a dummy only steals up. */
export function stalking({ left, offers }: ActQuestion, mind: Mind, marker: Model): string {
  const foe = nearestTo(mind, marker);
  const gap = foe === null ? Number.POSITIVE_INFINITY : gapTo(marker, foe);
  const show = offers.find(({ action }) => action === 'show');
  if (show !== undefined && left >= CHARGE_AND_STRIKE && gap <= chargeOf(mind, marker)) return show.id;
  const stalk = foe === null ? undefined : offers.find(({ action }) => action === 'stalk');
  return stalk !== undefined && gap > LURKING + 1 ? stalk.id : 'done';
}

/** FF-SCN-31: towards the nearest of them, and no nearer than one lurks. */
export function stealUp(question: MoveQuestion, mind: Mind, marker: Model): readonly Waypoint[] {
  const foe = nearestTo(mind, marker);
  if (foe === null) return [];
  const step = onTheWay(mind, question, marker, shortOf(marker, foe));
  return step === null ? [] : [step.to];
}

function nearestTo(mind: Mind, marker: Model): Model | null {
  return bestOf(foesOf(mind, marker), (foe) => -apart(foe, marker)) ?? null;
}

function gapTo(a: Model, b: Model): number {
  return apart(a, b) - a.radius - b.radius;
}

/** How far the one who is hidden there can charge. */
function chargeOf({ s, look }: Mind, { id }: Model): number {
  const truth = truthOf(s, 'marker', id);
  const real = truth === null || truth === DUMMY ? undefined : s.models.find((m) => m.id === truth);
  return real === undefined ? 0 : LENGTH[stickOf(look, real)];
}

function shortOf(marker: Model, foe: Model): Spot {
  const [dx, dy] = towards(foe.x, foe.y, marker.x, marker.y) ?? [0, 1];
  const far = LURKING + marker.radius + foe.radius;
  return onGrid({ x: foe.x + dx * far, y: foe.y + dy * far, z: foe.z });
}
