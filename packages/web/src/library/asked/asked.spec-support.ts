/** A question as it is put in the middle of a game. */
export interface Asked {
  readonly ask: string;
  /** Where its answer stands: rules by their ids, other things as `shelf/id`. */
  readonly answers: readonly string[];
  /** What whoever opens the first hit must find there. */
  readonly says: readonly string[];
}

export function asked(ask: string, answers: string, ...says: readonly string[]): Asked {
  return { ask, answers: answers.split(' '), says };
}
