import {
  type Care,
  type Game,
  type Intent,
  type Policy,
  type Random,
  type Ruleset,
  random,
  randomPolicy,
} from '@vedette/engine';
import { fits } from './line.ts';
import type { Level, Player } from './player.ts';

/** Any legal answer. */
function anyAnswer<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  return randomPolicy(ruleset, chance);
}

/** The ruleset's rules of thumb, and any legal answer where they have no opinion. */
export function byThumb<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  const any = randomPolicy(ruleset, chance);
  return (asked) => ruleset.bots.thumb(asked, chance) ?? any(asked);
}

/**
 * The best of the ruleset's ideas, and the thumb where it has none. What the idea means to answer next is answered so,
 * until a kind of question comes again: by then dice may have fallen, and it thinks anew.
 */
function byPlan<G extends Game>(ruleset: Ruleset<G>, chance: Random, care: Care = 'careful'): Policy<G> {
  const thumb = byThumb(ruleset, chance);
  let line: readonly Intent[] = [];
  const seen = new Set<string>();
  return (asked) => {
    const next = seen.has(asked.kind) ? -1 : line.findIndex((intent) => fits(ruleset, intent, asked));
    if (next >= 0) {
      const { answer } = line[next]!;
      line = line.slice(next + 1);
      seen.add(asked.kind);
      return answer;
    }
    const [best] = ruleset.bots.ideas?.(asked, chance, care) ?? [];
    if (best === undefined) return thumb(asked);
    line = best.then ?? [];
    seen.clear();
    seen.add(asked.kind);
    return best.answer;
  };
}

/** How everybody might go on: each by plans of their own, made in haste. */
export function imagined<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  const players: Policy<G>[] = [];
  return (asked) => {
    players[asked.seat] ??= byPlan(ruleset, chance, 'hasty');
    return players[asked.seat]!(asked);
  };
}

const POLICIES = { random: anyAnswer, recruit: byThumb, regular: byPlan } as const;

/** A player who answers at once. */
export function instantPlayer<G extends Game>(
  ruleset: Ruleset<G>,
  level: Exclude<Level, 'veteran'>,
  seed: string,
): Player<G> {
  const policy = POLICIES[level](ruleset, random(seed));
  return {
    level,
    policy,
    *think({ asked }) {
      const answer = policy(asked);
      yield { done: 1, of: 1 };
      return answer;
    },
  };
}
