import { type Game, type Intent, type Ruleset, random } from '@vedette/engine';
import { byThumb, isLegal } from './instant.ts';
import { fits } from './line.ts';
import type { Outlook } from './outlook.ts';
import type { Player, Thinking } from './player.ts';
import { type Budget, search } from './search.ts';

/** Two ideas need no more than half of what many need. */
const SHARE_PER_IDEA = 0.25;

/** A line once thought out, and when. */
interface Resolve {
  readonly line: readonly Intent[];
  readonly since: number;
}

/** Tries the ruleset's ideas in its head, with other dice and the others' likely answers, before it decides. */
export function veteran<G extends Game>(ruleset: Ruleset<G>, seed: string, budget: Budget): Player<G> {
  const thumb = byThumb(ruleset, random(`${seed}/thumb`));
  const chance = random(`${seed}/ideas`);
  let resolve: Resolve | null = null;

  function* think(outlook: Outlook<G>): Thinking {
    const { asked, seq, surprise } = outlook;
    const [next, ...rest] = resolve !== null && surprise <= resolve.since ? resolve.line : [];
    if (resolve !== null && next !== undefined && fits(ruleset, next, asked)) {
      resolve = { line: rest, since: resolve.since };
      return next.answer;
    }
    const ideas = ruleset.bots.ideas?.(asked, chance) ?? [];
    const [only, other] = ideas;
    if (only === undefined) return thumb(asked);
    const simulations = Math.min(1, ideas.length * SHARE_PER_IDEA) * budget.simulations;
    const idea =
      other === undefined
        ? only
        : yield* search(outlook, ideas, { ...budget, simulations }, `${seed}/${seq}`);
    resolve = { line: idea.then ?? [], since: seq };
    return isLegal(ruleset, asked, idea.answer) ? idea.answer : thumb(asked);
  }

  return { level: 'veteran', policy: null, think };
}
