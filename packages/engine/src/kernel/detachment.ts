/** A choice of those who go while the others stay at home. */
export interface Detachment<Unit> {
  readonly rule: string;
  readonly members: readonly { readonly name: string; readonly kind: string; readonly points: number }[];
  /** How many of them may go, and what they may cost together. */
  readonly most: number;
  readonly points: number;
  /** Who goes when nobody chooses, by their numbers among the members. */
  readonly usual: readonly number[];
  /** What may go, in a sentence, and what it is called when no member goes along. */
  readonly note: string;
  readonly nobody: string;
  /** The unit with these of its members. */
  of(chosen: readonly number[]): Unit;
}
