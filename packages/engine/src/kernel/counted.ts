import type { Objective } from './board.ts';

/** How far each seat has come with an objective: more than is wanted is worth no more. */
export function counted({ of, counts }: Pick<Objective, 'of' | 'counts'>): readonly number[] {
  return of === null ? counts : counts.map((count) => Math.min(count, of));
}
