import { SHOT_MODIFIERS } from '../../data/fighting.ts';
import type { Modifier } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isClimbing, isTransfixed } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import { mayAttack } from '../actions/may-attack.ts';
import { raise } from '../aftermath/raise.ts';
import type { Attack } from '../combat/attack.ts';
import { isEngaged } from '../combat/engaged.ts';
import { fight } from '../combat/fight.ts';
import { reckon } from '../combat/reckoning.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { choosesWood, gunOf, gunsOf } from '../shooting/guns.ts';
import { allowedShots } from '../shooting/targets.ts';
import { pullTrigger } from '../shooting/volley.ts';

const RULE = 'FF-GRP-06';
/** A weapon's bonus at its range, which is part of what a shooter is worth. */
const WEAPON_BONUS = 'FF-RNG-02';

export interface OneShot {
  readonly arm: Arm;
  readonly shot: Attack;
}

/** FF-GRP-06: what somebody could add to a concentrated fire: plain shots at legal targets. */
export function concentratedShots(look: Look, shooter: Model): readonly OneShot[] {
  if (isTransfixed(shooter) || isClimbing(shooter) || isEngaged(look, shooter)) return [];
  return gunsOf(look, shooter)
    .filter((arm) => mayAttack(look, shooter, arm.weapon))
    .flatMap((arm) =>
      allowedShots(look, shooter, arm, 'single').map((shot) => ({ arm, shot: loaded(shooter, arm, shot) })),
    );
}

/** FF-RNG-03: whoever may choose takes wood for a Vampire. */
function loaded(shooter: Model, arm: Arm, shot: Attack): Attack {
  return choosesWood(shooter, arm) ? { ...shot, wooden: shot.target.tags.includes('vampire') } : shot;
}

interface Worth extends OneShot {
  readonly combat: number;
  readonly others: readonly Modifier[];
}

/** What one of them would roll with: Combat and weapon in one, everything else apart. */
function worthOf(look: Look, one: OneShot): Worth {
  const { combat, modifiers } = reckon(look, one.shot).attacker;
  const bonus = modifiers.filter(({ rule }) => rule === WEAPON_BONUS);
  return {
    ...one,
    combat: bonus.reduce((sum, { value }) => sum + value, combat),
    others: modifiers.filter(({ rule }) => rule !== WEAPON_BONUS),
  };
}

/** With the weapon that serves him best. */
function bestShot(look: Look, shooter: Model, target: Model): Worth {
  return concentratedShots(look, shooter)
    .filter(({ shot }) => shot.target === target)
    .map((one) => worthOf(look, one))
    .reduce((best, one) => (one.combat > best.combat ? one : best));
}

function isRange({ by }: Modifier): boolean {
  return by === 'band-2' || by === 'band-3';
}

/** FF-GRP-06: one roll for all: the worst Combat, the worst range, and whatever is added for any of them. */
export function concentratedAttack(look: Look, shooters: readonly Model[], target: Model): Attack {
  return attackOf(
    look,
    shooters.map((shooter) => bestShot(look, shooter, target)),
  );
}

function attackOf(look: Look, worths: readonly Worth[]): Attack {
  const farthest = worths.reduce((far, one) => (one.shot.band > far.shot.band ? one : far));
  // FF-RNG-20: it is his die, and his weapon that may jam.
  const worst = worths.reduce((least, one) => (one.combat < least.combat ? one : least));
  const plain: Attack = {
    ...worst.shot,
    band: farthest.shot.band,
    cover: worths.some(({ shot }) => shot.cover),
    combat: worst.combat,
  };
  const own = reckon(look, plain).attacker.modifiers;
  const extra: Modifier[] = [];
  for (const modifier of worths.flatMap(({ others }) => others)) {
    const known = [...own, ...extra].some(({ by }) => by === modifier.by);
    if (!known && !isRange(modifier)) extra.push(modifier);
  }
  const value = (worths.length - 1) * SHOT_MODIFIERS.concentrated;
  return { ...plain, extra, extraOnTarget: [{ by: 'concentrated', rule: RULE, value }] };
}

/** FF-GRP-06: all fire, and all have made their attack. */
export function concentrate(cx: FaithCx, shooters: readonly Model[], target: Model): void {
  const worths = shooters.map((shooter) => bestShot(cx, shooter, target));
  const attack = attackOf(cx, worths);
  for (const { arm, shot } of worths) {
    const shooter = shot.attacker!;
    countTurn(shooter, 'attacks');
    countTurn(shooter, 'fired');
    pullTrigger(cx, shooter, arm);
  }
  settleFights(cx, [fight(cx, attack, RULE)]);
  for (const { arm, shot } of worths)
    if (gunOf(arm).firearm) raise(cx.s, { kind: 'noise', by: shot.attacker!.id, weapon: arm.weapon });
}
