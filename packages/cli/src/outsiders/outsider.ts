import type { Contestant } from '@vedette/lab';

/** A bot that is a program of its own. */
export interface Outsider {
  /** As a shell takes it. */
  readonly command: string;
}

/** Whoever may sit in a seat here. */
export type Entrant = Contestant | Outsider;

export function isOutsider(entrant: Entrant): entrant is Outsider {
  return 'command' in entrant;
}
