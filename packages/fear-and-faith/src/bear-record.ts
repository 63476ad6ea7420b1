import { ACTION_COSTS } from './data/actions.ts';
import { INSANITIES } from './data/nerve.ts';
import { WEAPONS } from './data/weapons/weapons.ts';
import { afflict, refit } from './kit.ts';
import type { ModelRecord } from './muster/party.ts';
import { SHAKY, TRANSFIXED, VERGE_FAILURES } from './rules/nerve/insanity.ts';
import type { Arm, Model } from './state.ts';

/** FF-FEAR-10, FF-CAMP-08, FF-HTH-21: what earlier games have left on a fresh model. */
export function bearRecord(model: Model, record: ModelRecord | null): void {
  if (record === null) return;
  const { insanity = [], infection, kept = [] } = record;
  if (insanity.length > 0) sufferAgain(model, insanity);
  if (infection !== undefined) afflict(model, 'infected', { type: infection });
  for (const id of kept) {
    const weapon = WEAPONS.find((one) => one.id === id)?.id;
    if (weapon === undefined || model.arms.some((arm) => arm.weapon === weapon)) continue;
    const arm: Arm = {
      weapon,
      inHand: false,
      loaded: true,
      fault: 'none',
      silver: false,
      wooden: false,
      familiar: true,
    };
    model.arms = [...model.arms, arm];
  }
  refit(model);
}

/** FF-FEAR-10: from the start; who once broke down for good is always on the verge of it. */
function sufferAgain(model: Model, insanity: NonNullable<ModelRecord['insanity']>): void {
  const worst = Math.max(...insanity.map((id) => INSANITIES.indexOf(id) + 1));
  const number = Math.min(worst, VERGE_FAILURES);
  const shaky = number === SHAKY ? insanity.length : 0;
  afflict(model, 'insane', { number, shaky });
  if (number === TRANSFIXED)
    afflict(model, 'transfixed', { by: 'insanity', cost: ACTION_COSTS['break-transfix'], source: null });
}
