import type { Attempt, RolledDie, ToldModifier } from '@vedette/engine';

/** The very case in which a rule was at work: for whoever looks the rule up there. */
export interface CaseAtHand {
  /** As the log tells it. */
  readonly text: string;
  readonly dice: readonly RolledDie[];
  readonly modifiers: readonly ToldModifier[];
  readonly attempt: Attempt | null;
}

/** The number that a table is read with: the total, or the only die. */
export function numberIn({ attempt, dice }: CaseAtHand): number | undefined {
  if (attempt !== null) return attempt.total;
  const lying = dice.filter(({ replaced }) => replaced !== true);
  return lying.length === 1 ? lying[0]!.face : undefined;
}
