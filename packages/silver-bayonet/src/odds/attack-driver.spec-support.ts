import { cloneState, type DiceState, simulate } from '@vedette/engine';
import { figure } from '../figures.ts';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { strike } from '../rules/melee/strike.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import silverBayonet from '../ruleset.ts';
import { stepping } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';

/** The attack of `a` on `b` that the odds speak of. */
export interface Attack {
  readonly ask: 'shot' | 'melee';
  /** As the answer names it. */
  readonly weapon: string;
  readonly id: string;
  readonly ammunition: string;
}

/** What came of one attack. */
export interface Happened {
  readonly hit: boolean;
  readonly points: number;
  readonly out: boolean;
}

type Policy = Parameters<typeof simulate<SilverBayonet>>[2];

/** One attack in real play, on a copy of the state, its dice from `dice`. */
export function attackOnce(
  state: SilverBayonetState,
  attack: Attack,
  dice: DiceState,
  policy: (asked: Parameters<Policy>[0]) => unknown,
): Happened {
  return played(state, attack, dice, policy, null);
}

/** `roll`: whoever takes the dice over, told whether the attack itself is over and only its consequences are rolled for. */
function played(
  state: SilverBayonetState,
  attack: Attack,
  dice: DiceState,
  policy: (asked: Parameters<Policy>[0]) => unknown,
  roll: ((sides: number, over: boolean) => number) | null,
): Happened {
  const s = cloneState(state, silverBayonet.fixed);
  s.dice = dice;
  const seen = { hit: false, points: 0, out: false, over: false };
  const run = stepping((cx) => {
    if (roll !== null) (cx as { roll: SilverCx['roll'] }).roll = (sides) => roll(sides, seen.over);
    attackWith(cx, attack);
  });
  const answers: Policy = (asked) => (asked.kind === 'meleeWeapon' ? attack.id : policy(asked));
  simulate(run, s, answers, { steps: 1 }, ({ event }) => {
    if (seen.over) return;
    if (event.type === 'attacked') seen.hit = event.hit;
    if (event.type === 'damaged' && event.cause === 'attack') {
      seen.points = event.points;
      seen.out = event.points > 0 && event.health <= 0;
      seen.over = true;
    }
    if (event.type === 'out' && event.figure === 'b') {
      seen.out = true;
      seen.over = true;
    }
  });
  return seen;
}

function attackWith(cx: SilverCx, { ask, id, ammunition }: Attack): void {
  const [a, b] = [figure(cx.s, 'a'), figure(cx.s, 'b')];
  if (ask === 'melee') strike(cx, a, b, 'own');
  else fire(cx, a, readyWeapon(cx, a, id, 'own'), [b], ammunition, 'own');
}

/** Everything that can happen, with its chance: the real procedure once for every way its dice can fall. */
export function everyAttack(
  state: SilverBayonetState,
  attack: Attack,
  policy: (asked: Parameters<Policy>[0]) => unknown,
): readonly (readonly [Happened, number])[] {
  const all: (readonly [Happened, number])[] = [];
  const path: { face: number; sides: number }[] = [];
  do {
    let next = 0;
    let chance = 1;
    const roll = (sides: number, over: boolean) => {
      if (over) return sides;
      const die = path[next] ?? { face: 1, sides };
      path[next++] = die;
      chance /= sides;
      return die.face;
    };
    all.push([played(state, attack, state.dice, policy, roll), chance]);
    while (path.length > 0 && path.at(-1)!.face === path.at(-1)!.sides) path.pop();
    if (path.length > 0) path.at(-1)!.face++;
  } while (path.length > 0);
  return all;
}
