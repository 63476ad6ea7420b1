import { ACTION_COSTS } from '../../data/actions.ts';
import { isClimbing, isTransfixed } from '../../models.ts';
import { isEngaged } from '../combat/engaged.ts';
import { carriedGuns, gunOf } from '../shooting/guns.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-RNG-05: all its actions at once, and not in a fight. */
export const reload: ActionKind = {
  id: 'reload',
  rule: 'FF-RNG-05',
  offers(look, model) {
    if (isTransfixed(model) || isClimbing(model)) return [];
    const empty = carriedGuns(look, model).filter((arm) => !arm.loaded && arm.fault === 'none');
    if (empty.length === 0 || isEngaged(look, model)) return [];
    return empty.map((arm) => offer('reload', gunOf(arm).reload, { weapon: arm.weapon }));
  },
  perform(cx, model, { weapon }) {
    const arm = model.arms.find((carried) => carried.weapon === weapon)!;
    arm.loaded = true;
    cx.emit({ type: 'weapon', rule: 'FF-RNG-05', model: model.id, weapon: arm.weapon, change: 'loaded' });
  },
};

/** FF-RNG-20: a jam is cleared, an empty magazine filled. */
export const unjam: ActionKind = {
  id: 'unjam',
  rule: 'FF-RNG-20',
  offers(look, model) {
    if (isTransfixed(model) || isClimbing(model)) return [];
    return carriedGuns(look, model)
      .filter(({ fault }) => fault === 'mend')
      .map(({ weapon }) => offer('unjam', ACTION_COSTS.unjam, { weapon }));
  },
  perform(cx, model, { weapon }) {
    const arm = model.arms.find((carried) => carried.weapon === weapon)!;
    arm.fault = 'none';
    cx.emit({ type: 'weapon', rule: 'FF-RNG-20', model: model.id, weapon: arm.weapon, change: 'mended' });
  },
};
