/** Codes of what goes wrong in code, in a ruleset or in a test's script; no player is ever told of them. */
export type FaultCode =
  | 'dice.exhausted'
  | 'dice.no-such-die'
  | 'dice.wrong-face'
  | 'fork.not-asked'
  | 'hook.same-name'
  | 'hook.unknown-ability'
  | 'match.endless'
  | 'policy.illegal-answer'
  | 'question.dead-end'
  | 'refusal.no-words';

/** A mistake of code or of a test's script, never of a player: it is thrown, and it is loud. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'Fault';
    this.code = code;
  }
}
