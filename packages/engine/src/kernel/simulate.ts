import type { Game } from './context.ts';
import { Fault } from './fault.ts';
import type { Policy } from './policy.ts';
import type { Ruleset } from './ruleset.ts';
import { StraightRun, type Told } from './run.ts';

export interface SimulateLimits {
  /** Questions after which the game is called endless. */
  readonly asks?: number;
  /** Steps to play; the game may go on after them. */
  readonly steps?: number;
  readonly beforeStep?: (number: number) => void;
}

export interface Simulated<G extends Game> {
  /** The state handed in, played on. */
  readonly state: G['state'];
  readonly asks: number;
  readonly steps: number;
  readonly over: boolean;
}

const MANY_ASKS = 1_000_000;
const STEPS_PER_ASK = 4;

/**
 * Plays on at full speed with a policy that answers at once, changing `state` itself: no clone, no
 * suspension, and no events unless `listen` is given. Answers are trusted.
 */
export function simulate<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  policy: Policy<G>,
  limits: SimulateLimits = {},
  listen: ((told: Told<G>) => void) | null = null,
): Simulated<G> {
  const mostAsks = limits.asks ?? MANY_ASKS;
  const run = new StraightRun(ruleset, state, policy, mostAsks, listen);
  const lastStep = limits.steps ?? Number.POSITIVE_INFINITY;
  let steps = 0;
  while (steps < lastStep) {
    const step = ruleset.rules(run.s);
    if (step === null) return { state: run.s, asks: run.asks, steps, over: true };
    if (steps > mostAsks * STEPS_PER_ASK)
      throw new Fault('match.endless', `Still no end after ${steps} steps.`);
    limits.beforeStep?.(steps);
    step.run(run);
    steps++;
  }
  return { state: run.s, asks: run.asks, steps, over: ruleset.rules(run.s) === null };
}
