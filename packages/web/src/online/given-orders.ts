import type { GivenOrder } from '@vedette/engine';
import type { OfferedOrder } from '@vedette/referee';

/** How this order stands among those given; null: it is asked. */
export function givenOf(given: readonly GivenOrder[], { id }: Pick<OfferedOrder, 'id'>): GivenOrder | null {
  return given.find(({ order }) => order === id) ?? null;
}

/** The same with this order given anew, with its usual number unless another is named; null: withdrawn. */
export function ordered(
  given: readonly GivenOrder[],
  { id, choices }: Pick<OfferedOrder, 'id' | 'choices'>,
  choice: string | null,
  least?: number,
): readonly GivenOrder[] {
  const others = given.filter(({ order }) => order !== id);
  const found = choices.find((one) => one.id === choice);
  if (found === undefined) return others;
  if (found.number === null) return [...others, { order: id, choice: found.id }];
  const { from, to, usual } = found.number;
  const wanted = least === undefined || Number.isNaN(least) ? usual : Math.round(least);
  return [...others, { order: id, choice: found.id, least: Math.min(to, Math.max(from, wanted)) }];
}
