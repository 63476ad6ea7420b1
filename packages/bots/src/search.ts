import { type Game, type Idea, type Outcome, type Policy, random, type Simulated } from '@vedette/engine';
import { byThumb } from './instant.ts';
import { following } from './line.ts';
import type { Outlook } from './outlook.ts';
import type { Pace, Progress } from './player.ts';

/** How much a search may do; counted in games played on, never in seconds, so that it can be repeated. */
export interface Budget {
  /** Times the match is played on in one's head, for one decision. */
  readonly simulations: number;
  /** Steps (activations) that each time goes ahead. */
  readonly depth: number;
  /** Ideas looked at; one at least. */
  readonly width: number;
}

interface Branch {
  readonly idea: Idea;
  simulations: number;
  total: number;
}

/**
 * Sequential halving: every idea is tried alike often, the worse half is dropped, and so on; in the end the one whose
 * futures were best on average. The n-th try of every idea has the same dice, so that ideas are compared, not luck.
 */
export function* search<G extends Game>(
  outlook: Outlook<G>,
  ideas: readonly Idea[],
  { simulations, depth, width }: Budget,
  seed: string,
): Generator<Progress, Idea, Pace> {
  let left: Branch[] = ideas.slice(0, Math.max(1, width)).map((idea) => ({ idea, simulations: 0, total: 0 }));
  const rounds = halvings(left.length);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.floor(simulations / rounds / left.length);
    for (let n = 0; n < each; n++) {
      for (const branch of left) {
        branch.total += tried(outlook, branch.idea, depth, `${seed}/${branch.simulations}`);
        branch.simulations++;
        done++;
        if ((yield { done, of: simulations }) === 'enough') return best(left);
      }
    }
    left = ranked(left).slice(0, Math.ceil(left.length / 2));
  }
  return best(left);
}

/** Times that so many can be halved until one is left. */
function halvings(count: number): number {
  return count <= 1 ? 0 : 1 + halvings(Math.ceil(count / 2));
}

function ranked(branches: readonly Branch[]): Branch[] {
  return branches.toSorted((a, b) => mean(b) - mean(a));
}

/** The first of equals, which the ruleset thinks best. */
function best(branches: readonly Branch[]): Idea {
  return ranked(branches)[0]!.idea;
}

/** Tries that a promise counts for: one lucky future is no reason to throw a good plan over. */
const PROMISE = 8;

/** The mean of what came of it, and of what it promised. */
function mean({ idea, simulations, total }: Branch): number {
  return (total + PROMISE * idea.worth) / (simulations + PROMISE);
}

/** How much better the match stands for the seat that is asked, after one future in which it answers so. */
function tried<G extends Game>(
  { ruleset, asked: { kind, seat, view }, playOn }: Outlook<G>,
  { answer, then }: Idea,
  depth: number,
  seed: string,
): number {
  const thumb = byThumb(ruleset, random(`${seed}/answers`));
  const onwards = then === undefined ? thumb : following(ruleset, seat, then, thumb);
  let first = true;
  const policy: Policy<G> = (asked) => {
    if (!first) return onwards(asked);
    first = false;
    return answer;
  };
  const end = playOn({ seed: `${seed}/${kind}`, policy, limits: { steps: depth } });
  return standing(ruleset, end, seat) - ruleset.bots.evaluate(view(), seat);
}

function standing<G extends Game>(
  ruleset: Outlook<G>['ruleset'],
  { state, over }: Simulated<G>,
  seat: number,
): number {
  const outcome = over ? ruleset.outcome(state) : null;
  return outcome === null ? ruleset.bots.evaluate(ruleset.view(state, seat), seat) : result(outcome, seat);
}

/** A win is 1, a lost match -1, an even share of it 0. */
function result({ shares }: Outcome, seat: number): number {
  const even = 1 / shares.length;
  const share = shares[seat]!;
  return share >= even ? (share - even) / (1 - even || 1) : share / even - 1;
}
