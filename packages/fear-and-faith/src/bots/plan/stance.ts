import type { Spot } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import { friendsOf, isFallen, isTransfixed, onTable } from '../../models.ts';
import { carriedGuns, gunOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { actionsToStrike, dangerAt, prospect, reachOf } from '../ground/danger.ts';
import { apart, foesOf, type Mind, once } from '../mind.ts';
import { decides, outlasts } from '../worth/decides.ts';
import { likely } from '../worth/strength.ts';
import { aimsOn, knownAims } from './errands.ts';
import { eagerness } from './temper.ts';

/** What may be gained next turn counts for less than what is lost before it. */
const LATER = 0.55;
/** What a Move towards the enemy is worth by itself, in points, and how that grows from round to round. */
const FORWARD = 4;
const IMPATIENCE = 0.1;
/** What it is worth to be where the Leader sees one, in points. */
const SEEN = 3;

/** What a Move is made for: to what it leads where that is known, how much of the way it is, and whether with captives. */
interface Course {
  readonly to: Spot | null;
  readonly gone: number;
  readonly leading: boolean;
}

const NO_COURSE: Course = { to: null, gone: 0, leading: false };

/** How far it still is; on the way round something one comes nearer whatever the straight line says. */
function stillTo(model: Spot, at: Spot, goal: Spot, { to, gone }: Course): number {
  const far = apart(at, goal);
  return to === goal ? Math.min(far, Math.max(0, apart(model, goal) - gone)) : far;
}

/** What it is worth to a model to stand there at the end of its activation, in points. */
export function stanceAt(mind: Mind, model: Model, at: Spot, course: Course = NO_COURSE): number {
  const chance = LATER * opportunityAt(mind, model, at);
  return (
    chance -
    dangerAt(mind, model, at) +
    drawTo(mind, model, at, course) +
    errand(mind, model, at, course) +
    company(mind, model, at) -
    ahead(mind, model, at) -
    brink(mind, model, at)
  );
}

/** What it could do to somebody from there in its next turn. */
function opportunityAt(mind: Mind, model: Model, at: Spot): number {
  let best = 0;
  for (const foe of foesOf(mind, model)) {
    const actions = actionsToStrike(mind, model, at, foe, foe.radius);
    if (actions > 3) continue;
    best = Math.max(
      best,
      likely(mind, model, actions) * prospect(mind, model, foe, actions > 1 ? 'charging' : 'beside'),
    );
  }
  return best;
}

/** Millimetres that somebody is gone out of one's way for, for each point that he decides. */
const HUNTED = 8;

/** Who has something else to do is drawn to the enemy so much less. */
const BUSY = 0.2;

/** The nearer to somebody worth going for, the better: those who shoot well need not come so near. */
function drawTo(mind: Mind, model: Model, at: Spot, course: Course): number {
  const stick = reachOf(mind, model);
  if (outlasts(mind.s, model)) return aloof(mind, model, at);
  const busy = knownAims(mind, model).length > 0 ? BUSY : 1;
  const eager = busy * eagerness(mind, model.party);
  const reach = shootsFrom(mind, model, eager);
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foesOf(mind, model)) {
    const wanted = HUNTED * once(mind, `decides ${foe.id}`, () => decides(mind.s, foe));
    const gap = stillTo(model, at, foe, course) - model.radius - foe.radius;
    const far = Math.max(0, gap - reach) - wanted;
    if (far >= least) continue;
    // Those who can be harmed draw more than those who cannot.
    least = Math.min(least, far + (prospect(mind, model, foe, 'charging') > 0.5 ? 0 : 2 * stick));
  }
  if (least === Number.POSITIVE_INFINITY) return 0;
  return (-FORWARD * (1 + IMPATIENCE * mind.s.round) * eager * least) / stick;
}

/** What a Move away from the enemy is worth to one who only has to live, in points, and in Moves how far is far enough. */
const AWAY = 2;
const SAFE = 5;

/** Who wins by being left at the end keeps away from everybody. */
function aloof(mind: Mind, model: Model, at: Spot): number {
  return AWAY * Math.min(SAFE, toFoe(mind, model, at) / reachOf(mind, model));
}

/** What a Move towards something of the scenario's is worth, for each point that it promises there. */
const ON_THE_WAY = 0.35;

/** The nearer to what the scenario wants of it, the better. */
function errand(mind: Mind, model: Model, at: Spot, course: Course): number {
  let best = 0;
  for (const aim of aimsOn(mind, model, course.leading)) {
    const far = stillTo(model, at, aim.at, course) / reachOf(mind, model);
    best = Math.max(best, (ON_THE_WAY * aim.worth * FAR_AWAY) / (FAR_AWAY + far));
  }
  return best * FAR_AWAY;
}

/** In Moves. */
const FAR_AWAY = 4;

/** In how many sticks of its weapon somebody likes to shoot: who waits for the enemy, from farther away. */
const COMFORT = 1.5;
const FAR_ENOUGH = 2.8;

/** FF-RNG-01: how near is near enough to shoot; 0: it has nothing to shoot with. */
function shootsFrom(mind: Mind, model: Model, eager: number): number {
  return once(mind, `shoots ${model.id}`, () => {
    const sticks = COMFORT + (FAR_ENOUGH - COMFORT) * Math.max(0, 1 - eager);
    let most = 0;
    for (const arm of carriedGuns(mind.look, model))
      if (arm.fault !== 'lost') most = Math.max(most, sticks * LENGTH[gunOf(arm).range]);
    return most;
  });
}

/** What it costs to go before all the others, in points for each Move; of one whose death shakes them, so much more. */
const ALONE = 6;
const LED_AWAY = 2;
/** In Moves: so far before the middle of his party somebody may be. */
const FOREMOST = 0.7;

/** Whoever comes to the enemy before the others meets all of them alone. Those who have an errand cannot wait. */
function ahead(mind: Mind, model: Model, at: Spot): number {
  if (knownAims(mind, model).length > 0) return 0;
  const middle = once(mind, `middle ${model.party}`, () => middleOf(mind, model));
  const moves = (middle - toFoe(mind, model, at)) / reachOf(mind, model) - FOREMOST;
  return moves <= 0 ? 0 : moves * ALONE * (hasRule(model.rules, 'leader') ? LED_AWAY : 1);
}

function toFoe(mind: Mind, model: Model, at: Spot): number {
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foesOf(mind, model)) least = Math.min(least, apart(at, foe));
  return least;
}

/** How far the middle one of its party is from the enemy; 0: it is alone, or there is nobody to meet. */
function middleOf(mind: Mind, model: Model): number {
  const far = friendsOf(mind.s, model).map((friend) => toFoe(mind, friend, friend));
  if (far.length === 0) return 0;
  const middle = far.sort((a, b) => a - b)[Math.floor(far.length / 2)]!;
  return middle === Number.POSITIVE_INFINITY ? 0 : middle;
}

/** FF-MOR-04: who stands near the edge when his nerve fails is over it; as a part of what he is worth. */
const BRINK = 0.06;

function brink({ s }: Mind, model: Model, { x, y }: Spot): number {
  const { width, depth } = s.terrain;
  const near = Math.min(x, y, width - x, depth - y);
  return near >= LENGTH.medium ? 0 : BRINK * model.points * (1 - near / LENGTH.medium);
}

/** FF-SPEC-32: near the Leader, and the Leader near the others. */
function company(mind: Mind, model: Model, at: Spot): number {
  const leads = hasRule(model.rules, 'leader');
  let sum = 0;
  for (const other of mind.s.models) {
    if (other.party !== model.party || other === model || !onTable(other)) continue;
    if (leads ? hasRule(other.rules, 'mindless') : !inspires(other)) continue;
    if (apart(at, other) - model.radius - other.radius > LENGTH.long) continue;
    if (!leads) return SEEN;
    sum += SEEN / 2;
  }
  return sum;
}

function inspires(model: Model): boolean {
  return hasRule(model.rules, 'leader') && !isFallen(model) && !isTransfixed(model);
}
