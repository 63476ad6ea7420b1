import { isMarker, model as modelOf } from '../../models.ts';
import type { ActQuestion } from '../../questions.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import { volleyOf } from '../../rules/actions/shoot.ts';
import { blowOf } from '../../rules/actions/strike.ts';
import { engaging } from '../../rules/combat/engaged.ts';
import type { Model } from '../../state.ts';
import { bestThrow } from '../attacks/blasts.ts';
import { BOLD, blowWorth } from '../attacks/harm.ts';
import { volleyWorth } from '../attacks/shots.ts';
import { drawnFor } from '../attacks/tools.ts';
import { leadsUpTo } from '../ground/above.ts';
import { bestOf, type Mind } from '../mind.ts';
import { errandWorth, knownAims } from '../plan/errands.ts';
import { timeFor } from '../worth/decides.ts';
import { nearestFoes } from './moving.ts';
import { stalking } from './stalking.ts';

/** What comes before everything else, the first of these that is offered. */
const FIRST: readonly string[] = ['break-free', 'stand-up', 'destroy-staked'];
const BLOWS: readonly string[] = ['strike', 'power-strike'];
const SHOTS: readonly string[] = ['shoot', 'aimed-shot', 'burst', 'aimed-burst'];

/** What a recruit does when there is nobody to strike or to shoot at that it pays to, the first that is offered. */
const THEN: readonly string[] = [
  'cast',
  'throw',
  'concentrate',
  'ban',
  'pray',
  'reload',
  'unjam',
  'restart-chainsaw',
  'summon',
  'raise-dead',
  'entangle',
  'possess',
  'jump',
  'close-shot',
];

/** What a shot must promise, in points, and what it must to one who is wanted elsewhere. */
const WORTH_IT = 0.3;
const WORTH_STOPPING = 1.5;

/** Points that a weapon must promise more than the one in hand. */
const MUCH_BETTER = 4;

/** FF-ACT-08: up, then the right tool, the best blow or shot, then whatever else he can do, and forward or up. */
export function act(question: ActQuestion, mind: Mind): string {
  const { offers } = question;
  const model = modelOf(mind.s, question.model);
  if (isMarker(model)) return stalking(question, mind, model);
  const first = named(offers, FIRST);
  if (first !== undefined) return first.id;
  const deed = offers.find((offer) => (errandWorth(mind, model, offer) ?? -1) > 0);
  if (deed !== undefined) return deed.id;
  const tool = offers.find(
    ({ action, weapon }) => action === 'draw-weapon' && drawnFor(mind, model, weapon!) > MUCH_BETTER,
  );
  if (tool !== undefined) return tool.id;
  const attack = bestAttack(mind, model, offers);
  if (attack !== null) return attack.id;
  const hurried = isExpected(mind, model) && offers.some(({ action }) => action === 'move');
  const then = named(
    offers.filter(({ action, weapon }) =>
      action === 'throw' ? bestThrow(mind.look, model, weapon!) !== null : !(hurried && action === 'reload'),
    ),
    THEN,
  );
  if (then !== undefined) return then.id;
  const up = climbAfter(mind, model, offers);
  if (up !== null) return up.id;
  // Beside an enemy there is nothing left to do but to stand one's ground.
  if (engaging(mind.look, model).length > 0) return 'done';
  return named(offers, ['lead', 'move', 'rough-move', 'snap-out', 'bash'])?.id ?? 'done';
}

/** FF-MOV-16: after the enemy for whom it goes. */
function climbAfter(mind: Mind, model: Model, offers: readonly ActionOffer[]): ActionOffer | null {
  const climbs = offers.filter(({ action }) => action === 'climb');
  const [foe] = climbs.length === 0 ? [] : nearestFoes(mind, model);
  return foe === undefined ? null : (climbs.find((offer) => leadsUpTo(mind, model, offer, foe)) ?? null);
}

/** Whether the scenario wants it somewhere, or time is running out for its side. */
function isExpected(mind: Mind, model: Model): boolean {
  return knownAims(mind, model).length > 0 || timeFor(mind.s, mind.seat) < 0;
}

function named(offers: readonly ActionOffer[], names: readonly string[]): ActionOffer | undefined {
  for (const name of names) {
    const found = offers.find(({ action }) => action === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function bestAttack(mind: Mind, model: Model, offers: readonly ActionOffer[]): ActionOffer | null {
  const { look } = mind;
  const attacks = offers.flatMap((offer) => {
    if (BLOWS.includes(offer.action)) return [{ offer, worth: blowWorth(look, blowOf(look, model, offer)) }];
    if (!SHOTS.includes(offer.action)) return [];
    return [{ offer, worth: volleyWorth(look, volleyOf(look, model, offer).volley) }];
  });
  const best = bestOf(attacks, ({ worth }) => worth);
  if (best === undefined) return null;
  const least = BLOWS.includes(best.offer.action)
    ? BOLD
    : isExpected(mind, model)
      ? WORTH_STOPPING
      : WORTH_IT;
  return best.worth < least ? null : best.offer;
}
