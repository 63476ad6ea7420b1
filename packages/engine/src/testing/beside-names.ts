import { random } from '../dice/generator.ts';
import type { Game } from '../kernel/context.ts';
import { initialState } from '../kernel/match.ts';
import { randomPolicy } from '../kernel/policy.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { prepare, type SetupRequest } from '../kernel/setup.ts';
import { simulate } from '../kernel/simulate.ts';
import { pools } from './pool.ts';

const ASKS = 5000;

/**
 * What random games offer beside things that are called by their ids, and is no such id: nothing may be called so, or
 * two answers to one question were the same.
 */
export function besideNames<G extends Game>(
  ruleset: Ruleset<G>,
  games: number,
  namesOf: (state: G['state']) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const deal = pools(ruleset.fuzz.pools, random('names'));
  for (let n = 0; n < games; n++) {
    const seed = `names/${n}`;
    const setup = prepare(ruleset, ruleset.fuzz.setup(random(seed), deal.pick) as SetupRequest);
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const state = initialState(ruleset, { setup: setup.value, dice: { seed } });
    const answers = randomPolicy(ruleset, seed);
    const policy: typeof answers = (asked) => {
      const { options = [] } = asked.question as { readonly options?: readonly string[] };
      const names = options.length === 0 ? [] : namesOf(state);
      if (options.some((id) => names.includes(id)))
        for (const id of options) if (!names.includes(id)) found.add(id);
      return answers(asked);
    };
    simulate(ruleset, state, policy, { asks: ASKS });
  }
  return found;
}
