import { MOST_DICE } from '../../data/quality.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, isActive, model as modelOf } from '../../models.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import { volleyOf } from '../../rules/actions/shoot.ts';
import { blowOf } from '../../rules/actions/strike.ts';
import { engaging } from '../../rules/combat/engaged.ts';
import { moveTerms } from '../../rules/movement/one-move.ts';
import { neededBy } from '../../rules/quality/quality.ts';
import { gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import { plainShot } from '../../rules/shooting/targets.ts';
import { offersFor } from '../../rules/turn/act.ts';
import type { Model } from '../../state.ts';
import { bestThrow } from '../attacks/blasts.ts';
import { bestBlow } from '../attacks/blows.ts';
import { attackWorth, blowWorth, harmOfFall } from '../attacks/harm.ts';
import { bestShot, volleyWorth } from '../attacks/shots.ts';
import { drawnFor } from '../attacks/tools.ts';
import { chanceOf } from '../dice/dice.ts';
import { leadsUpTo } from '../ground/above.ts';
import { dangerAt } from '../ground/danger.ts';
import { apart, bestOf, foesOf, type Mind, supposing } from '../mind.ts';
import { frightOf } from '../nerve/fright.ts';
import { worthIn } from '../worth/worth.ts';
import { errandWorth } from './errands.ts';
import { onTheMove } from './on-the-move.ts';
import type { Plan } from './plan.ts';
import { stepsFor } from './steps.ts';

/** Everything that a model can do among these offers. */
export function plansFor(mind: Mind, model: Model, offers: readonly ActionOffer[], most: number): Plan[] {
  return offers.flatMap((offer) => weigh(mind, model, offer, most));
}

/** What its best plan promises with 0, 1, 2 and 3 actions. */
export function gainsOf(mind: Mind, model: Model): readonly number[] {
  const gains = [0, 0, 0, 0];
  const offers = offersFor(mind.look, model, MOST_DICE);
  const all = offers.map((offer) => ({ offer, plans: weigh(mind, model, offer, MOST_DICE) }));
  for (const { plans } of all)
    for (const { worth } of plans)
      for (let n = 1; n <= MOST_DICE; n++) gains[n] = Math.max(gains[n]!, worth[n - 1]!);
  const walk = all
    .filter(({ offer: { action, cost } }) => action === 'move' && cost === 1)
    .reduce((most, { plans }) => plans.reduce((best, { worth }) => Math.max(best, worth[0]), most), 0);
  for (const { offer, plans } of all)
    if (SHOTS.includes(offer.action))
      for (const { worth } of plans) afterShot(mind, model, offer, { shot: worth[2], walk }, gains);
  return gains;
}

const SHOTS: readonly string[] = ['shoot', 'aimed-shot', 'burst', 'aimed-burst'];

/** FF-ACT-10: after a shot there is no other, but what is left of the actions loads the gun again, or brings one nearer. */
function afterShot(
  { look }: Mind,
  model: Model,
  { weapon, cost }: ActionOffer,
  { shot, walk }: { readonly shot: number; readonly walk: number },
  gains: number[],
): void {
  const { reload } = gunOf(gunsOf(look, model).find((gun) => gun.weapon === weapon)!);
  for (let n = cost + 1; n <= MOST_DICE; n++) {
    const loaded = reload > 0 && n >= cost + reload ? SOON * shot : 0;
    gains[n] = Math.max(gains[n]!, shot + Math.max(loaded, walk));
  }
}

const NEVER = -1000;

/** The same however many actions there are, if there are enough. */
function just({ id, cost }: ActionOffer, worth: number): readonly Plan[] {
  return [{ first: id, worth: [cost > 1 ? NEVER : worth, cost > 2 ? NEVER : worth, worth], line: [] }];
}

/** With what may be done after it. */
function andThen({ id, cost }: ActionOffer, worth: number, after: (left: number) => number): readonly Plan[] {
  const by = (actions: number) => (actions < cost ? NEVER : worth + after(actions - cost));
  return [{ first: id, worth: [by(1), by(2), by(3)], line: [] }];
}

function weigh(mind: Mind, model: Model, offer: ActionOffer, most: number): readonly Plan[] {
  const { look } = mind;
  const { action } = offer;
  const target = offer.target === undefined ? null : modelOf(look.s, offer.target);
  switch (action) {
    case 'strike':
    case 'power-strike':
      return just(offer, blowWorth(look, blowOf(look, model, offer)));
    case 'shoot':
    case 'aimed-shot':
    case 'burst':
    case 'aimed-burst':
      return just(offer, volleyWorth(look, volleyOf(look, model, offer).volley));
    case 'close-shot':
      return just(offer, closeShotWorth(look, model, target!, offer));
    case 'move':
    case 'rough-move':
      return moves(mind, model, offer, most);
    case 'move-and-fire':
      return onTheMove(mind, model, offer);
    case 'lead':
    case 'lead-through':
      return led(mind, model, offer, most);
    case 'stand-up':
      return andThen(offer, relief(mind, model), (left) =>
        afterwards(mind, model, { posture: 'standing' }, left),
      );
    case 'break-free':
      return just(offer, BOUND * worthIn(look, model));
    case 'ban':
    case 'pray':
      return just(offer, frightOf(look, target!, action === 'ban' ? 'ban' : 'prayer', model));
    case 'draw-weapon':
      return just(offer, SOON * drawnFor(mind, model, offer.weapon!));
    case 'reload':
    case 'unjam':
    case 'restart-chainsaw':
      return andThen(offer, 0, (left) => readied(mind, model, offer, left));
    case 'throw':
      return just(offer, bestThrow(look, model, offer.weapon!)?.worth ?? -1);
    case 'prime':
      return andThen(offer, 0, (left) =>
        left > 0 ? (bestThrow(look, model, offer.weapon!)?.worth ?? -1) : -1,
      );
    case 'climb':
      return climbs(mind, model, offer);
    case 'disengage':
      return just(offer, brokenOff(mind, look, model));
    default:
      return just(offer, errandWorth(mind, model, offer) ?? otherWorth(look, target, offer));
  }
}

/** What it promises to climb after the nearest enemy, who else is safe up there, in points. */
const UP = 6;

/** FF-MOV-16: all actions, however many. */
function climbs(mind: Mind, model: Model, offer: ActionOffer): readonly Plan[] {
  const nearest = bestOf(foesOf(mind, model), (foe) => -apart(foe, model));
  const worth = nearest !== undefined && leadsUpTo(mind, model, offer, nearest) ? UP : -1;
  return [{ first: offer.id, worth: [worth, worth, worth], line: [] }];
}

/** What it is worth to be free of what holds one, as a part of oneself. */
const BOUND = 0.4;

/** FF-RNG-10: by chance it is a shot, else Free Hacks. */
function closeShotWorth(look: Look, model: Model, target: Model, { weapon }: ActionOffer): number {
  const arm = gunsOf(look, model).find((gun) => gun.weapon === weapon)!;
  const shot = plainShot(look, model, target, arm, 'single');
  if (shot === null) return 0;
  const chance = chanceOf(neededBy(look, model, { purpose: 'close-shot', declared: null }));
  const hacked = engaging(look, model).length * HACKED * worthIn(look, model);
  return chance * attackWorth(look, { ...shot, ambush: false }) - (1 - chance) * hacked;
}

/** What a Free Hack takes of a model on the average. */
const HACKED = 0.15;

function moves(mind: Mind, model: Model, offer: ActionOffer, most: number): readonly Plan[] {
  const { cost } = offer;
  const question = moveTerms(mind.look, model, { rough: offer.action === 'rough-move' });
  return stepsFor(mind, question, model, most - cost).map(({ to, worth }) => ({
    first: offer.id,
    worth: cost === 1 ? worth : [NEVER, worth[0], worth[1]],
    line: [{ kind: 'move', facts: { model: model.id }, answer: [to] }],
  }));
}

/** FF-SCN-27: one Short Move with captives, towards where they can be led off. */
function led(mind: Mind, model: Model, offer: ActionOffer, most: number): readonly Plan[] {
  const { leads = [] } = offer;
  const terms = { reach: LENGTH.short, targets: [], leads, rough: offer.action === 'lead-through' } as const;
  const question = moveTerms(mind.look, model, { ...terms, manner: 'walk' });
  return stepsFor(mind, question, model, most - offer.cost).map(({ to, worth }) => ({
    first: offer.id,
    worth: [worth[0] + leads.length, worth[1] + leads.length, worth[2] + leads.length],
    line: [{ kind: 'move', facts: { model: model.id }, answer: [to] }],
  }));
}

/** What it is worth to lie no longer. */
function relief({ look }: Mind, model: Model): number {
  const near = enemiesOf(look.s, model).filter(
    (enemy) => isActive(enemy) && apart(enemy, model) - enemy.radius - model.radius <= 130,
  );
  return harmOfFall(near.length) * worthIn(look, model);
}

/** What can be done besides once it is otherwise. */
function afterwards(
  mind: Mind,
  model: Model,
  otherwise: Parameters<typeof supposing>[2],
  left: number,
): number {
  if (left <= 0) return 0;
  return supposing(mind, model, otherwise, (look, there) => {
    let best = bestShot(look, there, left > 1 ? 'aimed' : 'plain');
    for (const foe of look.table.contact(there, enemiesOf(look.s, there))) {
      best = Math.max(best, bestBlow(look, there, foe, 'plain'));
      if (left > 1) best = Math.max(best, bestBlow(look, there, foe, 'powerful'));
    }
    return best;
  });
}

/** What is made ready now is used later. */
const SOON = 0.7;

/** FF-RNG-05, FF-RNG-20: what a weapon promises that can be used again. */
function readied(mind: Mind, model: Model, { weapon }: ActionOffer, left: number): number {
  const arms = model.arms.map((arm) =>
    arm.weapon === weapon ? { ...arm, loaded: true, fault: 'none' as const } : arm,
  );
  return supposing(mind, model, { arms }, (look, there) => {
    const shot = bestShot(look, there, left > 1 ? 'aimed' : 'plain');
    return left > 0 ? shot : SOON * shot + 0.5;
  });
}

/** FF-HTH-17: what is escaped, less what it costs to turn one's back. */
function brokenOff(mind: Mind, look: Look, model: Model): number {
  const foes = engaging(look, model);
  const danger = dangerAt(mind, model, model);
  return 0.4 * danger - foes.length * HACKED * worthIn(look, model);
}

/** What is not reckoned but known to be good or bad, as a part of whom it is done to, or in points. */
const TO_TARGET: Readonly<Record<string, number>> = {
  cast: 0.3,
  'destroy-staked': 1,
  'remove-stake': 0.5,
  entangle: 0.3,
  possess: 0.5,
  concentrate: 0.3,
};
const BY_ITSELF: Readonly<Record<string, number>> = {
  'raise-dead': 15,
  summon: 30,
  'snap-out': 5,
  'lift-curse': 5,
  'hold-stake': 1,
  'restart-chainsaw': 10,
};

function otherWorth(look: Look, target: Model | null, { action, cost }: ActionOffer): number {
  const part = TO_TARGET[action];
  if (part !== undefined && target !== null) return part * worthIn(look, target) * (0.7 + 0.1 * cost);
  return BY_ITSELF[action] ?? -1;
}
