import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import type { Model } from '../../state.ts';

/** FF-SPEC-24: whoever seems dead may rise from now on. */
export function unlockRevival(cx: FaithCx, model: Model): void {
  if (model.conditions.apparentlyDead?.revivable !== false) return;
  afflict(model, 'apparentlyDead', { revivable: true });
  cx.emit({
    type: 'condition',
    rule: 'FF-SPEC-24',
    model: model.id,
    condition: 'apparentlyDead',
    begins: true,
  });
}
