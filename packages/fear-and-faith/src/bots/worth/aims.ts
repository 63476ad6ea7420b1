import type { Seat } from '@vedette/engine';
import { type Spot, tableOf, towards } from '@vedette/engine/table';
import { EDGES, type Edge, operationsWithin } from '@vedette/scenario';
import { SPREAD_BASE } from '../../data/bodies.ts';
import { model as modelOf } from '../../models.ts';
import { nearestOnOutline } from '../../rules/ground/outline.ts';
import { captivesBeside } from '../../rules/movement/leading.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { isPart } from '../../rules/setup/areas.ts';
import { CAPTIVE } from '../../rules/setup/captive.ts';
import type { ActionDocument } from '../../scenario/format/declarations.ts';
import type { OperationOf } from '../../scenario/format/operation.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { isExit } from '../../scenario/story/exit.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import { unheard } from '../../scenario/story/heard.ts';
import { isKind } from '../../scenario/story/kind.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState, Model } from '../../state.ts';
import { apart, type Mind } from '../mind.ts';

/** Somewhere that the scenario makes worth going to, and what it promises there, in points. */
export interface Aim {
  readonly at: Spot;
  readonly worth: number;
  /** With captives only. */
  readonly led: boolean;
}

/** What a deed of the scenario's own promises, and what a captive who is led away does. */
export const DEED = 15;
export const CAPTIVE_LED = 18;

const NOWHERE: readonly Aim[] = [];

/** Where the scenario draws a model: to its tokens, its slots, its captives, and out with them. */
export function aimsOf(mind: Mind, model: Model): readonly Aim[] {
  const { actions = [], rules = [] } = mind.s.story.document;
  const scores = rules.some(({ when }) => when.event === 'exited' && when.token !== undefined);
  const out = isAwaited(mind.s, model) ? exitFor(mind, model) : null;
  if (out !== null) return [{ at: out, worth: CAPTIVE_LED, led: false }];
  if (actions.length === 0 && !scores) return NOWHERE;
  const deeds = actions
    .filter((action) => isFor(mind, model, action))
    .flatMap((one) => placesOf(mind, model, one));
  return scores ? [...deeds, ...captives(mind, model)] : deeds;
}

/** FF-MOV-29: whether somebody of the scenario's own brings his side something by leaving: points, or a number that counts. */
export function isAwaited(s: FaithState, { profile, party }: Model): boolean {
  const { rules = [], procedures = {} } = s.story.document;
  return rules.some(({ when, do: list }) => {
    if (when.event !== 'exited' || when.who?.profiles?.includes(profile) !== true) return false;
    return operationsWithin(list, procedures).some(
      (one) => one.op === 'set' || (one.op === 'score' && pays(s, one as OperationOf<'score'>, party)),
    );
  });
}

function pays(s: FaithState, { side }: OperationOf<'score'>, seat: Seat): boolean {
  return side === 'actor' || seatsOf(s, side).includes(seat);
}

/** Whether it would be this model's to do, could it get there. */
function isFor({ look, s }: Mind, model: Model, action: ActionDocument): boolean {
  if (!isKind(s, action.who, model) || isBandied(action)) return false;
  return action.if === undefined || isTrue(look, action.if, { ...unheard(s.story), actor: model.id });
}

/** What only hands a thing from one to the other leads nowhere by itself. */
export function isBandied(action: ActionDocument): boolean {
  return action.do.every(({ op }) => op === 'give');
}

function placesOf(mind: Mind, model: Model, { at = {} }: ActionDocument): readonly Aim[] {
  const { s } = mind;
  if (at.token !== undefined)
    return s.tokens
      .filter(({ kind, carrier }) => kind === at.token && carrier === null)
      .map(({ x, y, z }) => ({ at: { x, y, z }, worth: DEED, led: false }));
  if (at.slot === undefined) return NOWHERE;
  return groundOf(s.story)
    .slots.filter(({ id, kind }) => {
      const taken = s.story.slots[id];
      return kind === at.slot && taken !== undefined && isAsleep(s, taken.model);
    })
    .flatMap(({ id }) => besideSlot(mind, model, id));
}

function isAsleep(s: FaithState, id: string): boolean {
  return modelOf(s, id).conditions.asleep !== undefined;
}

/** FF-GEN-08: right beside the pieces of a slot, on the side where the model is. */
function besideSlot({ s }: Mind, model: Model, slot: string): readonly Aim[] {
  return tableOf(s.terrain)
    .pieces.filter(({ id }) => isPart(id, slot))
    .slice(0, 1)
    .flatMap(({ outline, base }) => {
      const [x, y] = nearestOnOutline(outline, model.x, model.y);
      const away = towards(x, y, model.x, model.y);
      if (away === null) return [];
      const far = model.radius + CLOSE;
      return [
        { at: onGrid({ x: x + away[0] * far, y: y + away[1] * far, z: base }), worth: DEED, led: false },
      ];
    });
}

/** So near to a piece that it is touched. */
const CLOSE = 0.6;

/** FF-SCN-27: to those who can be led away, and with them to the nearest edge where one may leave; not there alone. */
function captives(mind: Mind, model: Model): readonly Aim[] {
  const { look, s } = mind;
  const aims = s.tokens
    .filter(({ kind, carrier }) => kind === CAPTIVE && carrier === null)
    .map((token): Aim => ({ at: besideCaptive(model, token), worth: DEED, led: false }));
  const edge = captivesBeside(look, model).length > 0 ? exitFor(mind, model) : null;
  return edge === null ? aims : [{ at: edge, worth: CAPTIVE_LED, led: true }, ...aims];
}

/** FF-SCN-27: he is led from beside him; where one stands on his place there is no room for him to come along. */
function besideCaptive(model: Model, { x, y, z }: Spot): Spot {
  const away = towards(x, y, model.x, model.y) ?? ([0, 1] as const);
  const far = model.radius + SPREAD_BASE / 2 + CLOSE;
  return onGrid({ x: x + away[0] * far, y: y + away[1] * far, z });
}

/** FF-MOV-29: the nearest place at an edge that the scenario lets it leave by. */
function exitFor({ look, s }: Mind, model: Model): Spot | null {
  const { width, depth } = s.terrain;
  const { x, y, z, radius } = model;
  const at: Readonly<Record<Edge, Spot>> = {
    north: { x, y: depth - radius, z },
    east: { x: width - radius, y, z },
    south: { x, y: radius, z },
    west: { x: radius, y, z },
  };
  let best: Spot | null = null;
  for (const edge of EDGES)
    if (isExit(look, model, edge) && (best === null || apart(model, at[edge]) < apart(model, best)))
      best = at[edge];
  return best;
}
