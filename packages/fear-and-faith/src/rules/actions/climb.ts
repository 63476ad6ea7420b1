import { CLIMB_DICE, CLIMB_MODIFIERS, CLIMB_RESULTS } from '../../data/moving.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH, lower } from '../../data/sticks.ts';
import type { Modifier } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict, relieve } from '../../kit.ts';
import { countTurn, isActive, isFallen, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { isEngaged } from '../combat/engaged.ts';
import { type Climb, climbsFrom } from '../movement/climb.ts';
import { dropClimber } from '../movement/drop-climber.ts';
import { put } from '../movement/put.ts';
import { stickOf } from '../movement/stick.ts';
import { rollQuality } from '../quality/quality.ts';
import type { ActionKind } from './action.ts';
import { type ActionOffer, offer } from './offer.ts';

const RULE = 'FF-MOV-16';

/** FF-MOV-16: on its feet and free, or hanging already. */
function mayClimb(look: Look, model: Model): boolean {
  if (isFallen(model) || isTransfixed(model) || model.conditions.immaterial !== undefined) return false;
  if (!look.modify('mayMove', model, true)) return false;
  return model.conditions.climbing !== undefined || (isActive(model) && !isEngaged(look, model));
}

/** As an offer names it. */
export function climbName({ piece, way }: Climb): string {
  return `${piece}/${way}`;
}

/** FF-MOV-16: all actions of the activation, as the first use of them; to Clinging it is a Move (FF-MOV-20). */
export const climb: ActionKind = {
  id: 'climb',
  rule: RULE,
  takesMind: true,
  offers(look, model, left) {
    const clings = hasRule(model.rules, 'clinging');
    const fresh = look.s.activation?.fresh === true;
    if ((!clings && !fresh) || !mayClimb(look, model)) return [];
    return climbsFrom(look, model).map((one) => offer('climb', clings ? 1 : left, { thing: climbName(one) }));
  },
  perform(cx, model, chosen) {
    const one = climbsFrom(cx, model).find((climbing) => climbName(climbing) === chosen.thing)!;
    countTurn(model, 'moves');
    if (hasRule(model.rules, 'clinging')) climbBy(cx, model, one, LENGTH[stickOf(cx, model)]);
    else trust(cx, model, one, chosen);
  },
};

/** FF-MOV-16 */
export function climbModifiers({ vertical }: Climb): readonly Modifier[] {
  return vertical ? [{ by: 'vertical-wall', rule: RULE, value: CLIMB_MODIFIERS['vertical-wall'] }] : [];
}

/** FF-MOV-16: where it loses its hold: upwards it gets as far as it can first, on the way down at once. */
export function slipsAt(look: Look, model: Model, { way, to, from }: Climb): number {
  return way === 'up' ? Math.min(to, from.z + LENGTH[stickOf(look, model)]) : from.z;
}

/** FF-MOV-16: three dice of Quality say how far. */
function trust(cx: FaithCx, model: Model, one: Climb, { cost }: ActionOffer): void {
  const extra = climbModifiers(one);
  const { successes } = rollQuality(cx, [model], { purpose: 'climb', rule: RULE, dice: CLIMB_DICE, extra });
  const stick = stickOf(cx, model);
  const result = CLIMB_RESULTS[successes]!;
  if (result === 'full-stick') climbBy(cx, model, one, LENGTH[stick]);
  else if (result === 'one-category-less') {
    const less = lower(stick) ?? (cost > 1 ? stick : null);
    if (less !== null) climbBy(cx, model, one, LENGTH[less]);
  } else {
    hang(cx, model, one, slipsAt(cx, model, one));
    dropClimber(cx, model, RULE);
  }
}

/** So far along the face; at its end it stands, if it can. */
function climbBy(cx: FaithCx, model: Model, one: Climb, far: number): void {
  const { from, to, end } = one;
  const level = to > from.z ? Math.min(to, from.z + far) : Math.max(to, from.z - far);
  if (level !== to || end === null) {
    hang(cx, model, one, level);
    return;
  }
  relieve(model, 'climbing');
  put(cx, model, end, 'climb', RULE);
}

function hang(cx: FaithCx, model: Model, { piece, from, foot }: Climb, level: number): void {
  afflict(model, 'climbing', { height: level - foot, piece });
  put(cx, model, { ...from, z: level }, 'climb', RULE);
}
