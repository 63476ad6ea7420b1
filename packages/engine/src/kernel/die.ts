/** What dice can be made of; a page has a colour for each. */
export const DIE_COLOURS = ['plain', 'blue', 'red', 'black'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** A kind of die, as players tell it from others. */
export interface DieKind {
  readonly name: string;
  readonly sides: number;
  readonly colour: DieColour;
  /** A letter for those who do not see the colour; none on a die that is like any other. */
  readonly mark: string;
}

/** A die as it lies. */
export interface RolledDie {
  readonly die: DieKind;
  readonly face: number;
  /** It lay there before another took its place. */
  readonly replaced?: true;
  /** Of an opposed roll, the other side's: it is taken away from the total. */
  readonly against?: true;
}
