import { hasRule } from '../../data/rule-text.ts';
import type { FaithState, SetupTask } from '../../state.ts';
import { isSpirit } from '../magic/anchor.ts';

/** Before these nobody stands anywhere. */
const FIRST: readonly SetupTask[] = ['roles', 'terrain', 'time', 'moon', 'weather', 'rounds'];

/**
 * FF-PARTY-13, FF-SPEC-25, FF-SPEC-30: what spirits are tied to is fixed before anybody is placed, whatever steps a
 * scenario has; not where they hide, since that would give them away (FF-SCN-21).
 */
export function withPlaces({ toDo, models, options }: FaithState): SetupTask[] {
  const tied = models.some((m) => hasRule(m.rules, 'haunt') || (options['immaterial-anchor'] && isSpirit(m)));
  const hides = toDo.some((step) => typeof step !== 'string' && (step.op as string) === 'hide');
  if (!tied || hides || toDo.includes('haunts')) return toDo;
  const later = toDo.findIndex((step) => !FIRST.includes(step));
  const at = later < 0 ? toDo.length : later;
  return [...toDo.slice(0, at), 'haunts', 'anchors', ...toDo.slice(at)];
}
