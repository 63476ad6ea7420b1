import type { Spot } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { countTurn, isActive } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import { type Attack, PLAIN_ATTACK } from '../combat/attack.ts';
import { isEngaged } from '../combat/engaged.ts';
import { passesQuality } from '../quality/quality.ts';
import { firesOf, gunOf, gunsOf } from './guns.ts';
import { orderOfBurst, rollShots, settleShots, volleyAt } from './volley.ts';

const RULE = 'FF-RNG-11';

/**
 * FF-MOV-04 step 4, FF-RNG-11: a target that is active and has not fled may react. The shot finds the charger at `at`;
 * if it is driven back or falls it is put there first, and the charge sees that it is not where it was.
 */
export function chargeReaction(cx: FaithCx, charger: Model, target: Model, at: Spot): void {
  const guns = readyGuns(cx, charger, target);
  if (guns.length === 0) return;
  const options = [
    'neither',
    ...blades(target).map(({ weapon }) => `draw/${weapon}`),
    ...guns.flatMap((arm) => firesOf(gunOf(arm)).map((how) => `${how}/${arm.weapon}`)),
  ];
  const said = cx.ask('chargeReaction', target.controller, {
    model: target.id,
    charger: charger.id,
    meets: at,
    options,
  });
  countTurn(target, 'reacted');
  if (said.startsWith('draw/')) drawBlade(cx, target, said.slice('draw/'.length));
  else if (said !== 'neither') {
    const [how, weapon] = said.split('/');
    const arm = guns.find((gun) => gun.weapon === weapon)!;
    shootAtCharger(cx, charger, target, arm, { how: how as 'single' | 'burst', at });
  }
}

/** FF-RNG-11: a loaded firearm in hand, nobody at its throat yet, and the charger in sight; once for each charge. */
function readyGuns(look: Look, charger: Model, target: Model): readonly Arm[] {
  if (!isActive(target) || isEngaged(look, target) || !handlesGuns(look, target)) return [];
  if (!look.table.sight(target, charger, 'shot').visible) return [];
  return gunsOf(look, target).filter((arm) => gunOf(arm).firearm);
}

/** FF-SPEC-09, -25, -30, -35, -68: with hands that are its own, and a head to point them. */
function handlesGuns(look: Look, target: Model): boolean {
  const { conditions, rules } = target;
  if (conditions.form !== undefined || conditions.immaterial !== undefined || hasRule(rules, 'haunt'))
    return false;
  return look.modify('hasMind', target, true);
}

/** FF-ACT-13: what it can draw for hand-to-hand. */
function blades({ arms }: Model): readonly Arm[] {
  return arms.filter(
    ({ weapon, inHand, fault }) => weaponOf(weapon).kind === 'close' && !inHand && fault === 'none',
  );
}

/** FF-RNG-11 (a): the gun is slung, for nothing. */
function drawBlade(cx: FaithCx, target: Model, weapon: string): void {
  for (const arm of target.arms) {
    const drawn = arm.weapon === weapon;
    if (arm.inHand === drawn) continue;
    arm.inHand = drawn;
    const change = drawn ? 'drawn' : 'slung';
    cx.emit({ type: 'weapon', rule: RULE, model: target.id, weapon: arm.weapon, change });
  }
}

interface Reaction {
  readonly how: 'single' | 'burst';
  readonly at: Spot;
}

/** FF-RNG-11: at one Short, in the open. */
export function reactionShot(charger: Model, target: Model, arm: Arm): Attack {
  const { x, y, z } = target;
  return {
    ...PLAIN_ATTACK,
    kind: 'shot',
    attacker: target,
    target: charger,
    weapon: arm.weapon,
    silver: arm.silver,
    wooden: arm.wooden,
    band: 1,
    from: { x, y, z },
  };
}

/** FF-RNG-11 (b): in time, and one free shot at one Short; too late, and it is stunned. */
function shootAtCharger(cx: FaithCx, charger: Model, target: Model, arm: Arm, { how, at }: Reaction): void {
  if (!passesQuality(cx, target, { purpose: 'reaction', rule: RULE })) {
    afflict(target, 'stunned');
    cx.emit({ type: 'condition', rule: RULE, model: target.id, condition: 'stunned', begins: true });
    return;
  }
  const shot = reactionShot(charger, target, arm);
  // It is hit on its way: there it falls or is driven back; unhurt it comes on from where it started.
  const from = { x: charger.x, y: charger.y, z: charger.z };
  Object.assign(charger, at);
  const volley = volleyAt(cx, shot, arm, how, orderOfBurst(cx, target, how));
  const rolled = rollShots(cx, volley, arm, RULE);
  if ((rolled[0]?.verdict.result ?? 'none') === 'none') Object.assign(charger, from);
  else cx.emit({ type: 'moved', rule: RULE, model: charger.id, manner: 'charge', ...at });
  settleShots(cx, volley, rolled, arm);
}
