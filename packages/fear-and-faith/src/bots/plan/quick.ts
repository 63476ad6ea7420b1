import { MOST_DICE } from '../../data/quality.ts';
import { isFallen, isTransfixed, thisTurn } from '../../models.ts';
import { mayAttack } from '../../rules/actions/may-attack.ts';
import { carriedGuns, gunOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { harmOfFall, valueAlone } from '../attacks/harm.ts';
import { blowAlone, chargeFright, reachOf, shotBetween } from '../ground/danger.ts';
import { apart, foesOf, type Mind, once } from '../mind.ts';
import { worthOf } from '../worth/worth.ts';
import { knownAims } from './errands.ts';
import { eagerness } from './temper.ts';
import { unveiledBy } from './unveil.ts';

/** What a Move towards somebody promises, in points. */
const NEARER = 2;
/** What a second action makes of a shot, on the average. */
const AIMED = 1.3;
const FREE = 0.4;
/** What an action promises to one whom the scenario wants somewhere. */
const ON_ERRAND = 5;

/**
 * What 0 to 3 actions of a model promise, by distances and duels alone: a good guess, at a small part of what it costs to
 * look at the ground.
 */
export function quickGains(mind: Mind, model: Model): number[] {
  const gains = [0, 0, 0, 0];
  const { transfixed } = model.conditions;
  if (transfixed !== undefined) {
    const cost = transfixed.cost ?? MOST_DICE + 1;
    for (let n = cost; n <= MOST_DICE; n++) gains[n] = FREE * worthOf(mind.s, model);
    return gains;
  }
  const attacks = mayAttack(mind.look, model, null);
  const rise = isFallen(model) ? (model.posture === 'fallen' ? 1 : 2) : 0;
  const stick = reachOf(mind, model);
  let hands = 0;
  let nearest: Model | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foesOf(mind, model)) {
    const gap = apart(model, foe) - model.radius - foe.radius;
    if (gap < least) [nearest, least] = [foe, gap];
    if (gap <= CLOSE) hands++;
    const moves = gap <= 1.5 ? 0 : Math.ceil(gap / stick);
    if (!attacks || moves > 2) continue;
    const plain = blowAlone(mind, model, foe) + (moves > 0 ? chargeFright(mind, model, foe) : 0);
    const first = moves === 0 ? 0 : moves + rise;
    raise(gains, first + 1, plain);
    if (first + 2 <= MOST_DICE) raise(gains, first + 2, powerful(mind, model, foe, plain));
  }
  if (nearest !== null && least > 1.5) {
    const nearer = rise === 0 && least > CLOSE ? NEARER * eagerness(mind, model.party) : 0;
    if (attacks && !isTransfixed(model)) shots(mind, model, nearest, nearer, gains);
    for (let n = 1; n <= MOST_DICE; n++) raise(gains, n, (n - thisTurn(model, 'moves')) * nearer);
  }
  if (rise === 0) for (let n = 1; n <= MOST_DICE; n++) raise(gains, n, unveiledBy(mind, model, n));
  if (rise === 0 && knownAims(mind, model).length > 0)
    for (let n = 1; n <= MOST_DICE; n++) raise(gains, n, n * ON_ERRAND);
  if (rise > 0) {
    const relief = harmOfFall(hands) * worthOf(mind.s, model);
    for (let n = MOST_DICE; n >= rise; n--)
      gains[n] = Math.max(gains[n]!, relief + (n - rise > 0 ? gains[n - rise]! : 0));
  }
  return gains;
}

const CLOSE = 130;

/** What is made ready now is used later. */
const SOON = 0.7;

/** FF-ACT-10, FF-RNG-05: one shot, and then to load again or to come nearer; with an empty gun to load, and to shoot. */
function shots(mind: Mind, model: Model, foe: Model, nearer: number, gains: number[]): void {
  const shot = shotBetween(mind, model, model, foe, foe);
  raise(gains, 1, shot);
  raise(gains, 2, AIMED * shot);
  const guns = carriedGuns(mind.look, model).filter(({ fault }) => fault === 'none');
  const reload = guns.reduce((least, arm) => Math.min(least, gunOf(arm).reload), MOST_DICE);
  if (shot > 0) {
    raise(gains, 2, shot + nearer);
    if (reload > 0) raise(gains, 1 + reload, (1 + SOON) * shot);
  } else if (guns.length > 0 && guns.every(({ loaded }) => !loaded)) {
    const arms = model.arms.map((arm) => ({ ...arm, loaded: true }));
    const ready = shotBetween(mind, { ...model, id: `${model.id} loaded`, arms }, model, foe, foe);
    raise(gains, reload, SOON * ready);
    raise(gains, 1 + reload, ready);
  }
}

function raise(gains: number[], from: number, worth: number): void {
  for (let n = from; n <= MOST_DICE; n++) gains[n] = Math.max(gains[n]!, worth);
}

function powerful(mind: Mind, model: Model, foe: Model, plain: number): number {
  const more = once(mind, `more ${model.id} ${foe.id}`, () =>
    Math.max(0, valueAlone(mind.look, model, foe, 'powerful') - blowAlone(mind, model, foe)),
  );
  return plain + more;
}
