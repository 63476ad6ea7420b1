import type { MisfitCodes, Refusal, Said } from '@vedette/engine';

/** A part of a scenario and where it is in the document, as a JSON pointer. */
export interface Part<T> {
  readonly path: string;
  readonly value: T;
}

/** Faults that scenarios of every game can have; a ruleset has more of its own. */
export type FaultCode =
  | 'unknown-key'
  | 'unknown-op'
  | 'unknown-event'
  | 'unknown-id'
  | 'wrong-type'
  | 'duplicate-id'
  | 'off-board'
  | 'overlap'
  | 'table-gap'
  | 'idle-ring'
  | 'too-few-aims'
  | 'procedure-loop'
  | 'no-deployment-room'
  | 'never-comes'
  | 'never-used'
  | 'never-holds'
  | 'always-holds'
  | 'does-nothing'
  | 'same-spot'
  | 'too-late'
  | 'not-allowed-here'
  | 'nobody-here';

export type FaultMaker<Code extends string = FaultCode> = (
  code: Code,
  path: string,
  said: Said,
  rule?: string,
) => Refusal;

/** Writes faults down; `rule` is what the ruleset calls the checks of scenarios. */
export function faults<Own extends string = never>(rule: string): FaultMaker<FaultCode | Own> {
  return (code, path, said, own = rule) => ({ code: `scenario.${code}`, rule: own, path, ...said });
}

/** The codes for what is not even of the form. */
export function misfitCodes(rule: string): MisfitCodes {
  return ({ kind, path }) => {
    const key = path.at(-1);
    const word = kind === 'unknown-word';
    const code: FaultCode =
      kind === 'unknown-key'
        ? 'unknown-key'
        : word && key === 'op'
          ? 'unknown-op'
          : word && key === 'event'
            ? 'unknown-event'
            : 'wrong-type';
    return { code: `scenario.${code}`, rule };
  };
}
