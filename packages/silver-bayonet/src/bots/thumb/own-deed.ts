import { changesNumbers, numbersAsked, operationsWithin } from '@vedette/scenario';
import { readDeedId } from '../../option-ids.ts';
import type { SilverBayonetState } from '../../state.ts';

/** SB-OPS-16: an action of the scenario's own that brings points: by itself, or by a number that a reward asks for. */
export function ownDeed(
  { s }: { readonly s: SilverBayonetState },
  options: readonly string[],
): string | null {
  const { actions } = s.scenario;
  if (actions === undefined) return null;
  const { procedures, rewards, mainObjective } = s.scenario;
  const wanted = numbersAsked([rewards, mainObjective]);
  return (
    options.find((option) => {
      const { deed, of } = readDeedId(option);
      if (deed !== 'do' && deed !== 'do-for-move') return false;
      const done = operationsWithin(actions.find(({ id }) => id === of)?.do, procedures);
      return done.some(isOwnGain) || changesNumbers(done, wanted, s.story.variables);
    }) ?? null
  );
}

function isOwnGain(operation: { readonly op: string; readonly who?: unknown }): boolean {
  return operation.op === 'xp' && operation.who === 'actor';
}
