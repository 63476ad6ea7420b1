import type { Look } from '../../game.ts';
import type { CheckKind, Modifier } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { fits } from './filter.ts';
import type { Modification } from './story.ts';

type What = Modification['what'];

/** SB-OPS-48: what changes a Check of each kind; Speed counts in Speed Checks by itself. */
const OF_CHECKS: Readonly<Record<CheckKind, readonly What[]>> = {
  melee: ['melee', 'melee-check', 'all-checks'],
  shooting: ['accuracy', 'shooting-check', 'all-checks'],
  courage: ['courage', 'courage-check', 'all-checks'],
  terror: ['courage', 'courage-check', 'all-checks'],
  speed: ['all-checks'],
  fall: ['all-checks'],
  sprint: ['all-checks'],
  plain: ['all-checks'],
};

/** Everything the scenario adds to a Check of this figure. */
export function checkModifiers(look: Look, figure: Figure, check: CheckKind): readonly Modifier[] {
  return modifiersOf(look, figure, OF_CHECKS[check]);
}

/** What the scenario adds to a stat that is no part of a Check. */
export function statChange(look: Look, figure: Figure, stat: 'speed' | 'defence'): number {
  return modifiersOf(look, figure, [stat]).reduce((sum, { value }) => sum + value, 0);
}

/** SB-OPS-48: they add up; those of one key on one figure count once. */
function modifiersOf(look: Look, figure: Figure, whats: readonly What[]): readonly Modifier[] {
  const { modifications } = look.s.story;
  if (modifications.length === 0) return [];
  const found: Modification[] = [];
  for (const modification of modifications) {
    if (!whats.includes(modification.what) || !concerns(look, modification, figure)) continue;
    const { key, what } = modification;
    if (key === null || !found.some((other) => other.key === key && other.what === what))
      found.push(modification);
  }
  return found.map(({ key, what, n }) => ({ by: key ?? what, rule: 'SB-OPS-48', value: n }));
}

function concerns(look: Look, { bearers }: Modification, figure: Figure): boolean {
  if ('figures' in bearers) return bearers.figures.includes(figure.id);
  return !bearers.except.includes(figure.id) && fits(look, bearers.of, figure, bearers.context);
}
