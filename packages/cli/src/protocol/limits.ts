const KIB = 1024;
const MIB = KIB * KIB;

/** What one process takes; beyond it there is a clear error, never a crash. */
export const LIMITS = {
  /** Bytes of one line, without its newline. */
  lineBytes: 8 * MIB,
  /** Arrays and objects inside each other. */
  depth: 64,
  /** Values in one message, counted through all its arrays and objects. */
  values: 500_000,
  /** Requests in one batch. */
  batch: 1000,
  /** For one line, a whole batch included; then it is broken off. `--seconds` changes it. */
  milliseconds: 20_000,
  /** Bytes of the reply to one line, a whole batch included, without its newline. */
  replyBytes: 32 * MIB,
  /** Matches open at the same time. */
  matches: 1000,
  /** Bytes of one open match, as it is kept. */
  matchBytes: 8 * MIB,
  /** Bytes of all open matches together, as they are kept. */
  allMatchBytes: 320 * MIB,
  /** Bytes of memory that the whole process takes at the very most. `--mebibytes` changes it. */
  memoryBytes: 3072 * MIB,
  /** Answers that one `match.play` gives. */
  playAnswers: 20_000,
  /** Times that a bot plays a match on for one decision. */
  simulations: 10_000,
  /** Places of a path that is measured, as of one that is answered. */
  waypoints: 1000,
  /** Answers that somebody may have in mind before what is measured. */
  ahead: 16,
  /** Problems listed in one reply. */
  problems: 100,
} as const;

/** What a process allows a line, and itself, unless it is told otherwise. */
export interface Allowed {
  readonly milliseconds: number;
  readonly memoryBytes: number;
}

/** Of its memory, what makes a process break off the request that is being carried out; it may take a moment. */
export const TOO_MUCH_MEMORY = 5 / 6;

/**
 * Memory that the thread of requests may have of its own: more than it will be let, because whoever comes to this end in
 * the middle of a large text takes the whole process along.
 */
export const THREAD_MEBIBYTES = { old: 4096, young: 64 } as const;
