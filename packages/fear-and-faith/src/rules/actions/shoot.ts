import { ACTION_COSTS } from '../../data/actions.ts';
import { SHOT_MODIFIERS } from '../../data/fighting.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isClimbing, isTransfixed } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';
import { isEngaged } from '../combat/engaged.ts';
import { choosesWood, type Fire, firesOf, gunOf, gunsOf } from '../shooting/guns.ts';
import { allowedShots } from '../shooting/targets.ts';
import { fire, orderOfBurst, volleyAt } from '../shooting/volley.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { type ActionOffer, offer } from './offer.ts';

type ShotAction = 'shoot' | 'aimed-shot' | 'burst' | 'aimed-burst';

const FIRE: Readonly<Record<ShotAction, Fire>> = {
  shoot: 'single',
  'aimed-shot': 'single',
  burst: 'burst',
  'aimed-burst': 'burst',
};

const WOOD = 'wood';
const NONE: readonly ActionOffer[] = [];

/** FF-ACT-11, FF-RNG-13: an aimed burst is aimed at its first target. */
const AIMED = [{ by: 'aimed', rule: 'FF-ACT-11', value: SHOT_MODIFIERS.aimed }] as const;

/** FF-RNG-09, FF-ACT-14: nobody who is in a fight, held or hanging on a wall; also from the ground. */
function offersOf(action: ShotAction, cost: number) {
  return (look: Look, model: Model, left: number): readonly ActionOffer[] => {
    if (cost > left || isTransfixed(model) || isClimbing(model)) return NONE;
    const how = FIRE[action];
    const guns = gunsOf(look, model).filter(
      (arm) => mayAttack(look, model, arm.weapon) && firesOf(gunOf(arm)).includes(how),
    );
    if (guns.length === 0 || isEngaged(look, model)) return NONE;
    return guns.flatMap((arm) =>
      allowedShots(look, model, arm, how).flatMap(({ target }) =>
        loads(model, arm).map((load) =>
          offer(action, cost, { target: target.id, weapon: arm.weapon, ...load }),
        ),
      ),
    );
  };
}

/** FF-RNG-03: as the weapon is, or ordinary and wooden to choose from. */
function loads(model: Model, arm: Arm): readonly Pick<ActionOffer, 'thing'>[] {
  return choosesWood(model, arm) ? [{}, { thing: WOOD }] : [{}];
}

/** FF-RNG-06, FF-RNG-13: everybody whom the shot that is offered attacks. */
export function volleyOf(
  look: Look,
  model: Model,
  { action, target, weapon, thing }: ActionOffer,
  order?: Parameters<typeof volleyAt>[4],
): { readonly arm: Arm; readonly volley: readonly Attack[] } {
  const how = FIRE[action as ShotAction];
  const arm = gunsOf(look, model).find((gun) => gun.weapon === weapon)!;
  const found = allowedShots(look, model, arm, how).find((one) => one.target.id === target)!;
  const shot = choosesWood(model, arm) ? { ...found, wooden: thing === WOOD } : found;
  const [first, ...others] = volleyAt(look, shot, arm, how, order);
  const aimed = action.startsWith('aimed');
  const leading = aimed ? { ...first!, careful: true, extraOnTarget: AIMED } : first!;
  return { arm, volley: [leading, ...others] };
}

function perform(cx: FaithCx, model: Model, chosen: ActionOffer): void {
  const how = FIRE[chosen.action as ShotAction];
  const { arm, volley } = volleyOf(cx, model, chosen, orderOfBurst(cx, model, how));
  countTurn(model, 'attacks');
  countTurn(model, 'fired');
  fire(cx, volley, arm, how === 'burst' ? 'FF-RNG-13' : 'FF-RNG-06');
}

/** FF-RNG-06 */
export const shoot: ActionKind = {
  id: 'shoot',
  rule: 'FF-RNG-06',
  takesMind: true,
  offers: offersOf('shoot', ACTION_COSTS['ranged-attack']),
  perform,
};

/** FF-ACT-11 */
export const aimedShot: ActionKind = {
  id: 'aimed-shot',
  rule: 'FF-ACT-11',
  takesMind: true,
  offers: offersOf('aimed-shot', ACTION_COSTS['aimed-shot']),
  perform,
};

/** FF-RNG-13, FF-RNG-15 */
export const burst: ActionKind = {
  id: 'burst',
  rule: 'FF-RNG-13',
  takesMind: true,
  offers: offersOf('burst', ACTION_COSTS['ranged-attack']),
  perform,
};

export const aimedBurst: ActionKind = {
  id: 'aimed-burst',
  rule: 'FF-RNG-13',
  takesMind: true,
  offers: offersOf('aimed-burst', ACTION_COSTS['aimed-shot']),
  perform,
};
