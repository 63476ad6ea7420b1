/** What whoever plays should know about how the game is kept. */
export type Concern =
  /** It was played on in another tab; this is how it stands there. */
  | { readonly kind: 'elsewhere' }
  /** This browser would not keep it. */
  | { readonly kind: 'unkept'; readonly why: string }
  /** The rules have changed since; so many decisions could not be played again. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** It was begun under other rules, or somebody has been at its file: nobody can tell how it came to stand like this. */
  | { readonly kind: 'unproved' };
