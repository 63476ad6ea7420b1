import type { OpenMatch, RulesetMaterial } from './material.ts';

/** What messages are made of. */
export interface Stage {
  readonly rulesets: readonly RulesetMaterial[];
  readonly matches: readonly OpenMatch[];
  readonly methods: readonly string[];
  /** Whether monsters may be as large as the limits let them, and think as long. */
  readonly huge: boolean;
}
