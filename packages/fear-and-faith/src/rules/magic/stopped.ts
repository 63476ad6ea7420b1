import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-CAMP-22: whether something comes to nothing that has just worked; null: it is aimed at nobody. */
export function isStopped(cx: FaithCx, caster: Model, target: Model | null): boolean {
  const spell = { caster, target, stopped: false };
  for (const party of cx.s.parties) if (!spell.stopped) cx.react('anySpell', party, spell);
  return spell.stopped;
}
