import { type Game, type Idea, type Outcome, type Policy, random, type Simulated } from '@vedette/engine';
import { type Branch, type Gain, gainBy } from './gain.ts';
import { imagined } from './instant.ts';
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

/**
 * The ruleset's first idea stands unless another is clearly better. Every idea is tried alike often, the worse half of
 * the others is dropped, and so on. The n-th try of every idea has the same dice, so that ideas are compared, not luck.
 */
export function* search<G extends Game>(
  outlook: Outlook<G>,
  ideas: readonly Idea[],
  { simulations, depth, width }: Budget,
  seed: string,
): Generator<Progress, Idea, Pace> {
  const [first, ...others] = ideas
    .slice(0, Math.max(1, width))
    .map((idea): Branch => ({ idea, futures: [] }));
  let rivals = others;
  const gain = gainBy(outlook.ruleset.bots.doubt);
  const rounds = halvings(rivals.length);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.floor(simulations / rounds / (rivals.length + 1));
    for (let n = 0; n < each; n++) {
      for (const { idea, futures } of [first!, ...rivals]) {
        futures.push(tried(outlook, idea, depth, `${seed}/${futures.length}`));
        done++;
        if ((yield { done, of: simulations }) === 'enough') return preferred(first!, rivals, gain);
      }
    }
    rivals = rivals
      .toSorted((a, b) => gain(b, first!) - gain(a, first!))
      .slice(0, Math.ceil(rivals.length / 2));
  }
  return preferred(first!, rivals, gain);
}

/** Rounds until of so many one is left, and has had its last tries. */
function halvings(count: number): number {
  return count <= 1 ? count : 1 + halvings(Math.ceil(count / 2));
}

function preferred(first: Branch, rivals: readonly Branch[], gain: Gain): Idea {
  let best = first;
  let most = 0;
  for (const rival of rivals) {
    const better = gain(rival, first);
    if (better <= most) continue;
    best = rival;
    most = better;
  }
  return best.idea;
}

/** How the match stands for the seat that is asked, after one future in which it answers so. */
function tried<G extends Game>(
  { ruleset, asked: { kind, seat }, playOn }: Outlook<G>,
  { answer, then }: Idea,
  depth: number,
  seed: string,
): number {
  const everybody = imagined(ruleset, random(`${seed}/answers`));
  const onwards = then === undefined ? everybody : following(ruleset, seat, then, everybody);
  let first = true;
  const policy: Policy<G> = (asked) => {
    if (!first) return onwards(asked);
    first = false;
    return answer;
  };
  const end = playOn({ seed: `${seed}/${kind}`, policy, limits: { steps: depth } });
  return standing(ruleset, end, seat);
}

function standing<G extends Game>(
  ruleset: Outlook<G>['ruleset'],
  { state, over }: Simulated<G>,
  seat: number,
): number {
  const outcome = over ? ruleset.outcome(state) : null;
  // Where nobody opposes, everybody has an even share however it went: the end itself is judged.
  const decided = outcome !== null && !outcome.shares.every((share) => share === outcome.shares[0]);
  return decided ? result(outcome, seat) : ruleset.bots.evaluate(ruleset.view(state, seat), seat);
}

/** A win is 1, a lost match -1, an even share of it among several 0. */
function result({ shares }: Outcome, seat: number): number {
  const even = 1 / shares.length;
  const share = shares[seat]!;
  return share >= even ? (share - even) / (1 - even || 1) : share / even - 1;
}
