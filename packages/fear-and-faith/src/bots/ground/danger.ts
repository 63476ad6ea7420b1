import type { Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { MOST_DICE } from '../../data/quality.ts';
import { LENGTH } from '../../data/sticks.ts';
import { isActive, isFallen, onTable } from '../../models.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import { gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { valueAlone } from '../attacks/harm.ts';
import { apart, foesOf, type Mind, once } from '../mind.ts';
import { frightOf } from '../nerve/fright.ts';
import { likely } from '../worth/strength.ts';

/** Millimetres from base to base that are contact. */
const TOUCH = 1.5;
/** Of several who could come, each next one counts for less: it is only one blow that kills. */
const NEXT = 0.7;

/** A gun is feared by half: one may not be seen, and somebody else may be shot at. */
const UNSEEN = 0.5;

/** FF-MOV-01 */
export function reachOf(mind: Mind, model: Model): number {
  return once(mind, `reach ${model.id}`, () => LENGTH[stickOf(mind.look, model)]);
}

/** Actions that a model needs to strike at somebody who stands there. */
export function actionsToStrike(mind: Mind, model: Model, from: Spot, at: Spot, radius: number): number {
  const gap = apart(from, at) - model.radius - radius;
  const moves = gap <= TOUCH ? 0 : Math.ceil((gap - 0.5) / reachOf(mind, model));
  const { transfixed } = model.conditions;
  const first = (isFallen(model) ? (model.posture === 'fallen' ? 1 : 2) : 0) + (transfixed?.cost ?? 0);
  // FF-ACT-14: who lies beside him strikes from the ground.
  return 1 + moves + (moves === 0 && transfixed === undefined ? 0 : first);
}

/** FF-FEAR-01: what a charge frightens somebody by, in points. */
export function chargeFright(mind: Mind, charger: Model, target: Model): number {
  return once(mind, `fright ${charger.id} ${target.id}`, () =>
    frightOf(mind.look, target, 'charge', charger),
  );
}

/** What a plain blow promises, if the one gets at the other. */
export function blowAlone(mind: Mind, attacker: Model, target: Model): number {
  return once(mind, `blow ${attacker.id} ${target.id}`, () =>
    valueAlone(mind.look, attacker, target, 'blow'),
  );
}

/** What one gains by getting at another, in points; 0: nothing. */
export function prospect(mind: Mind, attacker: Model, target: Model, from: 'charging' | 'beside'): number {
  const blow = blowAlone(mind, attacker, target);
  return Math.max(0, blow + (from === 'charging' ? chargeFright(mind, attacker, target) : 0));
}

/** What a model stands to lose at a place before its next turn, in points. */
export function dangerAt(mind: Mind, model: Model, at: Spot): number {
  const losses: number[] = [];
  for (const foe of foesOf(mind, model)) {
    const loss = Math.max(struckBy(mind, foe, model, at), UNSEEN * shotAt(mind, foe, model, at));
    if (loss > 0) losses.push(loss);
  }
  losses.sort((a, b) => b - a);
  let sum = 0;
  let weight = 1;
  for (const loss of losses) {
    sum += weight * loss;
    weight *= NEXT;
  }
  return sum;
}

function struckBy(mind: Mind, foe: Model, model: Model, at: Spot): number {
  const actions = actionsToStrike(mind, foe, foe, at, model.radius);
  if (actions > MOST_DICE) return 0;
  const loss = likely(mind, foe, actions) * prospect(mind, foe, model, actions > 1 ? 'charging' : 'beside');
  if (loss === 0) return 0;
  const others = within(mind, foe, model.party) - (isWithin(mind, foe, model) ? 1 : 0);
  return loss / (1 + SHARED * others);
}

/** FF-ACT-10: whoever strikes at one strikes at no other; each friend within his reach takes so much of the danger. */
const SHARED = 0.35;

function isWithin(mind: Mind, foe: Model, friend: Model): boolean {
  return actionsToStrike(mind, foe, foe, friend, friend.radius) <= MOST_DICE;
}

/** How many of a party somebody could strike at in his next turn. */
function within(mind: Mind, foe: Model, party: Seat): number {
  return once(mind, `within ${foe.id} ${party}`, () => {
    let count = 0;
    for (const m of mind.s.models) if (m.party === party && onTable(m) && isWithin(mind, foe, m)) count++;
    return count;
  });
}

/** What a shot is still worth in the first, second and third band. */
const BANDS = [1, 0.7, 0.45];

/** FF-RNG-06: what one's gun may do to another between two places, whether he is seen or not, in points. */
export function shotBetween(mind: Mind, shooter: Model, from: Spot, target: Model, at: Spot): number {
  const range = once(mind, `range ${shooter.id}`, () => rangeOf(mind, shooter));
  if (range === 0) return 0;
  const band = Math.ceil((apart(from, at) - shooter.radius - target.radius) / range);
  if (band > BANDS.length) return 0;
  const near = once(mind, `shot ${shooter.id} ${target.id}`, () =>
    valueAlone(mind.look, shooter, target, 'shot'),
  );
  return near <= 0 ? 0 : near * BANDS[Math.max(0, band - 1)]!;
}

function shotAt(mind: Mind, foe: Model, model: Model, at: Spot): number {
  const shot = shotBetween(mind, foe, foe, model, at);
  if (shot === 0) return 0;
  return shot * likely(mind, foe, 1) * (isCovered(mind, foe, model, at) ? BEHIND : 1);
}

/** FF-RNG-08: the nearest are shot at; what is left of the danger to one who is behind them. */
const BEHIND = 0.35;
/** Millimetres that a friend must be nearer by. */
const NEARER = 15;

/** Whether a friend on his feet is nearer to somebody who shoots, and dear enough that he may not be passed over. */
function isCovered(mind: Mind, foe: Model, model: Model, at: Spot): boolean {
  const gap = apart(foe, at) - NEARER;
  return mind.s.models.some(
    (friend) =>
      friend.party === model.party &&
      friend.id !== model.id &&
      2 * friend.points >= foe.points &&
      isActive(friend) &&
      !isFallen(friend) &&
      apart(friend, foe) < gap,
  );
}

function rangeOf({ look }: Mind, model: Model): number {
  return gunsOf(look, model).reduce((most, arm) => Math.max(most, LENGTH[gunOf(arm).range]), 0);
}
