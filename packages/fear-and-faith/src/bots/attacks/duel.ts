import { diceFrom } from '@vedette/engine';
import { TABLE_SIDE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import type { FaithOptions } from '../../options.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { canFight } from '../../rules/combat/engaged.ts';
import { TOUCHING } from '../../rules/movement/line.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import { plainShot } from '../../rules/shooting/targets.ts';
import { blankState } from '../../setup.ts';
import type { FaithState, Model } from '../../state.ts';
import { alone, described } from './alone.ts';
import { blowWith } from './blow-with.ts';
import { type Exchange, exchangeOf } from './exchange.ts';

/** How one goes for another: a plain blow, a powerful one, or a shot from near. */
export type Manner = 'blow' | 'powerful' | 'shot';

const MIDDLE = TABLE_SIDE / 2;
/** Remembered in all, whichever matches they are of: more than a few parties come to. From here on it starts over. */
const MOST = 10_000;

/** Duels under some options, by the first of the two, then by the other. */
interface Known {
  /** Nobody is in it yet. */
  readonly ground: FaithState;
  readonly duels: Map<string, Map<string, readonly Exchange[]>>;
}

/** By options, which many matches may share: nothing else of a match is read but what the keys say. */
class Remembered {
  private byOptions = new WeakMap<FaithOptions, Known>();
  private size = 0;

  under(options: FaithOptions): Known {
    let known = this.byOptions.get(options);
    if (known === undefined) {
      known = { ground: blankState(diceFrom({ script: [] }), options, 2), duels: new Map() };
      this.byOptions.set(options, known);
    }
    return known;
  }

  /** One more is kept: with too many, all are forgotten. */
  count(): void {
    this.size++;
    if (this.size <= MOST) return;
    this.byOptions = new WeakMap();
    this.size = 0;
  }
}

const remembered = new Remembered();

/**
 * What it would come to if these two met alone and in the open, with each weapon at hand. It hangs on nothing but the
 * options and the keys: both are put on an empty table as the keys say they are.
 */
export function duelOf(look: Look, attacker: Model, target: Model, manner: Manner): readonly Exchange[] {
  const { ground, duels } = remembered.under(look.s.options);
  const { own, hour } = keysOf(look, attacker);
  const hunted = (attacker.prey === target.id ? 1 : 0) + (target.prey === attacker.id ? 2 : 0);
  const first = `${manner}${hunted}${hour}${own}`;
  let against = duels.get(first);
  if (against === undefined) {
    against = new Map();
    duels.set(first, against);
  }
  const second = keysOf(look, target).own;
  let found = against.get(second);
  if (found === undefined) {
    const { clock, active } = look.s;
    found = fought({ ...ground, clock, active }, attacker, target, manner);
    against.set(second, found);
    remembered.count();
  }
  return found;
}

interface Keys {
  readonly own: string;
  /** What it is like outside, and whose turn it is. */
  readonly hour: string;
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
    const { time, day, moon, clouds, outdoors, weather, sight } = look.s.clock;
    const hour = `${time} ${day} ${moon} ${clouds} ${outdoors} ${weather} ${sight} ${look.s.active} `;
    key = { own: described(model), hour };
    known.set(model, key);
  }
  return key;
}

function fought(s: FaithState, attacker: Model, target: Model, manner: Manner): readonly Exchange[] {
  const near = manner === 'shot' ? SHOT_FROM : attacker.radius + target.radius + TOUCHING;
  const one = alone(attacker, {
    id: 'one',
    prey: attacker.prey === target.id ? 'other' : null,
    x: MIDDLE,
    y: MIDDLE,
  });
  const other = alone(target, {
    id: 'other',
    prey: target.prey === attacker.id ? 'one' : null,
    x: MIDDLE + near,
    y: MIDDLE,
  });
  const look = looking({ ...s, models: [one, other] });
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
