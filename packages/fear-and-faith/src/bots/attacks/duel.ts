import { TABLE_SIDE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { canFight } from '../../rules/combat/engaged.ts';
import { tableFrom } from '../../rules/ground/terrain.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import { plainShot } from '../../rules/shooting/targets.ts';
import { TOUCHING } from '../../rules/movement/line.ts';
import type { FaithState, Model } from '../../state.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { blowWith } from './blow-with.ts';

/** How one goes for another: a plain blow, a powerful one, or a shot from near. */
export type Manner = 'blow' | 'powerful' | 'shot';

const OPEN_GROUND = tableFrom(TABLE_SIDE, TABLE_SIDE, [], []);
const MIDDLE = TABLE_SIDE / 2;
/** Duels remembered: those of a few parties with each other, in every state that they come to. */
const MOST = 4000;

/** By what the match was agreed to be, which never changes in it. */
const remembered = new WeakMap<object, Map<string, readonly Exchange[]>>();

/**
 * What it would come to if these two met alone and in the open, with each weapon at hand. It hangs on nothing but the
 * key: both are put on an empty table as the key says they are.
 */
export function duelOf(look: Look, attacker: Model, target: Model, manner: Manner): readonly Exchange[] {
  const { options, clock } = look.s;
  let known = remembered.get(options);
  if (known === undefined) {
    known = new Map();
    remembered.set(options, known);
  }
  const day = `${clock.day} ${clock.clouds} ${clock.outdoors} ${clock.weather}`;
  const prey = `${attacker.prey === target.id} ${target.prey === attacker.id}`;
  const key = `${manner} ${day} ${prey} ${keyOf(look, attacker)} ${keyOf(look, target)}`;
  let found = known.get(key);
  if (found === undefined) {
    found = fought(look.s, attacker, target, manner);
    if (known.size >= MOST) known.clear();
    known.set(key, found);
  }
  return found;
}

const keys = new WeakMap<Look, Map<Model, string>>();

/** Reckoned once for each table that is looked at: nobody on it changes meanwhile. */
function keyOf(look: Look, model: Model): string {
  let known = keys.get(look);
  if (known === undefined) {
    known = new Map();
    keys.set(look, known);
  }
  let key = known.get(model);
  if (key === undefined) {
    key = described(model);
    known.set(model, key);
  }
  return key;
}

/** Everything of a model that a fight between two can hang on. */
function described(model: Model): string {
  const { combat, size, radius, kit, tags, posture, conditions, arms, startedHidden, losses } = model;
  let key = `${combat} ${size} ${radius} ${kit} ${tags} ${posture} ${startedHidden} ${model.party}`;
  key += ` ${model.game['hard-to-kill'] ?? 0} ${losses.wounds} ${model.quality}`;
  for (const name in conditions) key += ` ${name} ${JSON.stringify(conditions[name as keyof typeof conditions])}`;
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
    exchangeOf(look, blowWith(one, other, arm, manner === 'powerful')),
  );
}

/** Between the middles of two who shoot at each other from near. */
const SHOT_FROM = 90;
