/** The book an attribute or monster comes from. */
export type Source = 'core' | 'carpathians' | 'canada' | 'egypt' | 'italy';

/** What stands after the colon of an attribute's text. */
export type ArgumentKind =
  | { readonly kind: 'number' }
  /** `4` or `4/shooting`. */
  | { readonly kind: 'reduction' }
  /** Damage types, at least one. */
  | { readonly kind: 'types' }
  /** The other form of a Skinshifter. */
  | { readonly kind: 'form' }
  /** Some words of a list; all of them when none is given and none is needed. */
  | { readonly kind: 'some'; readonly of: readonly string[]; readonly needed: boolean };

export interface AttributeEntry {
  readonly id: string;
  readonly title: string;
  /** Fire Starter is in two supplements; either will do. */
  readonly sources: readonly Source[];
  /** SB-ATT-02: marked (O), open to whoever chooses attributes. */
  readonly officers?: true;
  /** Nations that may choose it; all when absent. */
  readonly nations?: readonly string[];
  readonly argument?: ArgumentKind;
  readonly rule: string;
}
