/** What one process takes; beyond it there is a clear error, never a crash. */
export const LIMITS = {
  /** Bytes of one line, without its newline. */
  lineBytes: 8 * 1024 * 1024,
  /** Arrays and objects inside each other. */
  depth: 64,
  /** Values in one message, counted through all its arrays and objects. */
  values: 500_000,
  /** Requests in one batch. */
  batch: 1000,
  /** Matches open at the same time. */
  matches: 1000,
  /** Answers that one `match.play` gives. */
  playAnswers: 20_000,
  /** Times that a bot plays a match on for one decision. */
  simulations: 10_000,
  /** Problems listed in one reply. */
  problems: 100,
} as const;
