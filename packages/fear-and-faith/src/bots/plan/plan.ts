import type { Intent } from '@vedette/engine';

/** What something promises with so many actions in all: 1, 2 or 3; less than it costs is nothing. */
type ByActions = readonly [number, number, number];

/** Something to do with one's actions, what it promises in points, and what is meant to follow. */
export interface Plan {
  readonly first: string;
  readonly worth: ByActions;
  readonly line: readonly Intent[];
}
