import type { ToldRefusal } from '@vedette/engine';
import type { ErrorCode } from '@vedette/wire';

/** What a page asked for cannot be; nothing has changed. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly refusals: readonly ToldRefusal[];

  constructor(code: ErrorCode, refusals: readonly ToldRefusal[] = []) {
    super(code);
    this.code = code;
    this.refusals = refusals;
  }
}

/** Another process has written first: what was wished must be looked at again. */
export class Conflict extends Error {}

/** The thread was ended for the sake of another match: nothing has happened yet, and it can be tried again. */
export class Lost extends Error {}
