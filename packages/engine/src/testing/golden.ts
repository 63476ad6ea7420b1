import { random } from '../dice/generator.ts';
import type { Game } from '../kernel/context.ts';
import { initialState, retrace } from '../kernel/match.ts';
import { randomPolicy } from '../kernel/policy.ts';
import type { Replay } from '../kernel/record.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { replayOf } from '../kernel/save.ts';
import { prepare, type SetupRequest } from '../kernel/setup.ts';
import { simulate } from '../kernel/simulate.ts';
import { pools } from './pool.ts';

/** Random games worth keeping: replays that every build and every machine must play to the same end. */
export function goldenGames<G extends Game>(ruleset: Ruleset<G>, count: number): readonly Replay<G>[] {
  const deal = pools(ruleset.fuzz.pools, random('golden/pools'));
  return Array.from({ length: count }, (_, n) => {
    const request = ruleset.fuzz.setup(random(`golden/${n}`), deal.pick) as SetupRequest;
    const setup = prepare(ruleset, request);
    if (!setup.ok) throw new Error(`Golden game ${n} cannot begin: ${JSON.stringify(setup.refusals)}`);
    const origin = { setup: setup.value, dice: { seed: `golden/${n}` } };
    const answers: unknown[] = [];
    const policy = randomPolicy(ruleset, `golden/${n}/answers`);
    simulate(ruleset, initialState(ruleset, origin), (asked) => {
      const answer = policy(asked);
      answers.push(answer);
      return answer;
    });
    return replayOf(retrace(ruleset, origin, { answers, forks: [] }, 0).match);
  });
}
