import { TABLE_SIDE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { canFight } from '../../rules/combat/engaged.ts';
import { tableFrom } from '../../rules/ground/terrain.ts';
import { TOUCHING } from '../../rules/movement/line.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import { plainShot } from '../../rules/shooting/targets.ts';
import type { FaithState, Model } from '../../state.ts';
import { blowWith } from './blow-with.ts';
import { type Exchange, exchangeOf } from './exchange.ts';

/** How one goes for another: a plain blow, a powerful one, or a shot from near. */
export type Manner = 'blow' | 'powerful' | 'shot';

const OPEN_GROUND = tableFrom(TABLE_SIDE, TABLE_SIDE, [], []);
const MIDDLE = TABLE_SIDE / 2;
/** Remembered of one match, and against one of them: a few parties in every state that they come to. */
const MOST = 2000;

type Known = Map<string, Map<string, readonly Exchange[]>>;

/** By what the match was agreed to be, which never changes in it. */
const remembered = new WeakMap<object, Known>();

/**
 * What it would come to if these two met alone and in the open, with each weapon at hand. It hangs on nothing but the
 * keys: both are put on an empty table as the keys say they are.
 */
export function duelOf(look: Look, attacker: Model, target: Model, manner: Manner): readonly Exchange[] {
  const { options } = look.s;
  let known = remembered.get(options);
  if (known === undefined) {
    known = new Map();
    remembered.set(options, known);
  }
  const { own, day } = keysOf(look, attacker);
  const hunted = (attacker.prey === target.id ? 1 : 0) + (target.prey === attacker.id ? 2 : 0);
  const first = `${manner}${hunted}${day}${own}`;
  let against = known.get(first);
  if (against === undefined) {
    if (known.size >= MOST) known.clear();
    against = new Map();
    known.set(first, against);
  }
  const second = keysOf(look, target).own;
  let found = against.get(second);
  if (found === undefined) {
    found = fought(look.s, attacker, target, manner);
    if (against.size >= MOST) against.clear();
    against.set(second, found);
  }
  return found;
}

interface Keys {
  readonly own: string;
  readonly day: string;
}

const keys = new WeakMap<Look, Map<Model, Keys>>();

/** Reckoned once for each table that is looked at: nobody on it changes meanwhile. */
function keysOf(look: Look, model: Model): Keys {
  let known = keys.get(look);
  if (known === undefined) {
    known = new Map();
    keys.set(look, known);
  }
  let key = known.get(model);
  if (key === undefined) {
    const { day, clouds, outdoors, weather } = look.s.clock;
    key = { own: described(model), day: `${day} ${clouds} ${outdoors} ${weather} ` };
    known.set(model, key);
  }
  return key;
}

/** Everything of a model that a fight between two can hang on. */
function described(model: Model): string {
  const { combat, size, radius, kit, tags, posture, conditions, arms, startedHidden, losses } = model;
  let key = `${combat} ${size} ${radius} ${kit} ${tags.join()} ${posture} ${startedHidden} ${model.party}`;
  key += ` ${model.game['hard-to-kill'] ?? 0} ${losses.wounds} ${model.quality}`;
  for (const name in conditions)
    key += ` ${name} ${JSON.stringify(conditions[name as keyof typeof conditions])}`;
  for (const { weapon, inHand, loaded, fault, silver, wooden, familiar } of arms)
    key += ` ${weapon} ${inHand} ${loaded} ${fault} ${silver} ${wooden} ${familiar}`;
  return key;
}

function alone(model: Model, id: string, other: string, prey: boolean, x: number): Model {
  const { 'hard-to-kill': risen } = model.game;
  return {
    ...model,
    id,
    x,
    y: MIDDLE,
    z: 0,
    standing: 'table',
    turn: {},
    game: risen === undefined ? {} : { 'hard-to-kill': risen },
    master: null,
    prey: prey ? other : null,
  };
}

function fought(s: FaithState, attacker: Model, target: Model, manner: Manner): readonly Exchange[] {
  const near = manner === 'shot' ? SHOT_FROM : attacker.radius + target.radius + TOUCHING;
  const one = alone(attacker, 'one', 'other', attacker.prey === target.id, MIDDLE);
  const other = alone(target, 'other', 'one', target.prey === attacker.id, MIDDLE + near);
  const look = looking({ ...s, terrain: OPEN_GROUND, models: [one, other], portals: [], rooms: [] });
  if (manner === 'shot')
    return gunsOf(look, one).flatMap((arm) => {
      const shot = plainShot(look, one, other, arm, 'single');
      return shot === null ? [] : [exchangeOf(look, shot)];
    });
  if (!canFight(look, one, other)) return [];
  return closeArms(look, one).map((arm) =>
    exchangeOf(look, blowWith(one, other, arm, manner === 'powerful' ? 'powerful' : 'plain')),
  );
}

/** Between the middles of two who shoot at each other from near. */
const SHOT_FROM = 90;
