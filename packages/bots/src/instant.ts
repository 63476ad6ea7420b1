import {
  type Asked,
  type Game,
  type Policy,
  type Random,
  type Ruleset,
  random,
  randomPolicy,
} from '@vedette/engine';
import type { Level, Player } from './player.ts';

/** Any legal answer. */
export function anyAnswer<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  return randomPolicy(ruleset, chance);
}

/** The ruleset's rules of thumb, and any legal answer where they have no opinion. */
export function byThumb<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  const any = randomPolicy(ruleset, chance);
  return (asked) => ruleset.bots.thumb(asked, chance) ?? any(asked);
}

/** The best of the ruleset's ideas, and the thumb where it has none. */
export function byPlan<G extends Game>(ruleset: Ruleset<G>, chance: Random): Policy<G> {
  const thumb = byThumb(ruleset, chance);
  return (asked) => {
    const [best] = ruleset.bots.ideas?.(asked, chance) ?? [];
    return best === undefined ? thumb(asked) : best.answer;
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
    // biome-ignore lint/correctness/useYield: there is nothing to wait for.
    *think({ asked }) {
      return policy(asked);
    },
  };
}

/** Whether the answer would be taken. */
export function isLegal<G extends Game>(ruleset: Ruleset<G>, asked: Asked<G>, answer: unknown): boolean {
  return ruleset.questions[asked.kind]!.check(asked.question, answer, asked.view()) === null;
}
