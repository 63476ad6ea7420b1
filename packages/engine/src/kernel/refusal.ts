/** Why something cannot be done: a stable code, one sentence for the player, and the rule. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Catalogue id, where a rule of the game says so. */
  readonly rule?: string;
  /** Where in a document, as a JSON pointer ("/seats/0/unit"). */
  readonly path?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused<T>(...refusals: readonly Refusal[]): Result<T> {
  return { ok: false, refusals };
}

/**
 * Every code of the kernel. Rulesets add their own, under their own words ("move.too-far"). Codes never
 * change their meaning; docs/protocol.md lists them for outsiders.
 */
export type KernelCode =
  | 'answer.wrong-seat'
  | 'answer.wrong-form'
  | 'answer.not-an-option'
  | 'answer.too-few'
  | 'answer.too-many'
  | 'answer.twice'
  | 'answer.out-of-range'
  | 'answer.out-of-order'
  | 'dice.exhausted'
  | 'dice.left-over'
  | 'dice.no-such-die'
  | 'dice.wrong-face'
  | 'fork.not-asked'
  | 'hook.same-name'
  | 'hook.unknown-ability'
  | 'match.endless'
  | 'match.over'
  | 'option.unknown'
  | 'option.bad-value'
  | 'policy.illegal-answer'
  | 'question.dead-end'
  | 'replay.different-end'
  | 'replay.different-step'
  | 'save.damaged'
  | 'save.newer'
  | 'save.no-migration'
  | 'save.unproved'
  | 'save.wrong-format'
  | 'save.wrong-ruleset'
  | 'scenario.unknown'
  | 'schema.invalid'
  | 'setup.seats'
  | 'undo.dice'
  | 'undo.nothing'
  | 'undo.secret'
  | 'undo.too-far';

/** A refusal of the kernel's own. */
export function refusal(code: KernelCode, message: string, path?: string): Refusal {
  return path === undefined ? { code, message } : { code, message, path };
}

/** A mistake of code or of a test's script, never of a player: it is thrown, and it is loud. */
export class Fault extends Error {
  readonly code: KernelCode;

  constructor(code: KernelCode, message: string) {
    super(message);
    this.name = 'Fault';
    this.code = code;
  }
}
