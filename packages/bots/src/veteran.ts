import { type Game, type Intent, type Ruleset, random } from '@vedette/engine';
import { byThumb } from './instant.ts';
import { isLegal } from './legal.ts';
import { fits } from './line.ts';
import type { Outlook } from './outlook.ts';
import type { Player, Thinking } from './player.ts';
import { type Budget, search } from './search.ts';

/** Two ideas need no more than half of what many need. */
const SHARE_PER_IDEA = 0.25;

/** What promises less than the best by this much is not worth a try. */
const CLEAR = 0.15;

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
    const line = resolve !== null && surprise <= resolve.since ? resolve.line : [];
    const next = line.findIndex((intent) => fits(ruleset, intent, asked));
    if (resolve !== null && next >= 0) {
      resolve = { line: line.slice(next + 1), since: resolve.since };
      return line[next]!.answer;
    }
    const all = ruleset.bots.ideas?.(asked, chance) ?? [];
    const ideas = all.filter(({ worth }) => worth >= all[0]!.worth - CLEAR);
    const [only, other] = ideas;
    if (only === undefined) return thumb(asked);
    const tries = other !== undefined && (ruleset.bots.tried?.includes(asked.kind) ?? true);
    const simulations = Math.min(1, ideas.length * SHARE_PER_IDEA) * budget.simulations;
    const idea = tries ? yield* search(outlook, ideas, { ...budget, simulations }, `${seed}/${seq}`) : only;
    if (!isLegal(ruleset, asked, idea.answer)) {
      resolve = null;
      return thumb(asked);
    }
    resolve = { line: idea.then ?? [], since: seq };
    return idea.answer;
  }

  return { level: 'veteran', policy: null, think };
}
