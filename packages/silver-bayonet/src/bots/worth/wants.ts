import type { Seat } from '@vedette/engine';
import { isWithin } from '@vedette/scenario';
import { monsters } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Condition, SimpleCondition, Tally } from '../../scenario/format/condition.ts';
import type { Reward } from '../../scenario/format/ending.ts';
import type { Filter } from '../../scenario/format/who.ts';
import { rewardsFor } from '../../scenario/score/aims.ts';
import { countOf } from '../../scenario/score/tally.ts';
import { holds } from '../../scenario/story/condition.ts';
import { contextOf } from '../../scenario/story/context.ts';
import { sideOf } from '../../sides.ts';
import type { Figure } from '../../state.ts';

/** One more of what a tally counts, and what that is worth to a side, in points. */
interface Want {
  readonly tally: Tally;
  readonly worth: number;
}

/** One more figure that fits, at the end of the game. */
interface Presence {
  readonly filter: Filter;
  readonly worth: number;
}

export interface Wants {
  readonly tallies: readonly Want[];
  readonly presences: readonly Presence[];
}

/** What each seat wants, looked up once. */
export type WantsOf = (seat: Seat) => Wants;

/** What is missing until a condition holds. */
interface Lack {
  readonly of: Tally | { readonly filter: Filter };
  readonly more: number;
}

/** Points of a single figure win no game, but its player likes them. */
const FIGURE_POINT = 0.2;
/** Where the objective of the scenario brings no points by itself. */
const OBJECTIVE = 0.5;

/** SB-OPS-26: what the rewards of the scenario still make worth doing for the side of a seat. */
export function wantsOf(look: Look, seat: Seat): Wants {
  const { mainObjective } = look.s.scenario;
  const tallies: Want[] = [];
  const presences: Presence[] = [];
  const want = (condition: Condition, points: number) => {
    for (const way of waysTo(look, condition, seat)) {
      const steps = way.reduce((sum, { more }) => sum + more, 0);
      for (const { of } of way) {
        const worth = points / steps;
        if ('filter' in of) presences.push({ filter: of.filter, worth });
        else tallies.push({ tally: of, worth });
      }
    }
  };
  for (const reward of rewardsFor(look.s, sideOf(look.s, seat))) {
    if ('figureXp' in reward) tallies.push(...feats(reward));
    else if ('per' in reward) tallies.push(...eachOf(look, reward, seat));
    else want(reward.if, reward.xp);
  }
  if (mainObjective !== undefined) want(mainObjective, OBJECTIVE);
  return { tallies, presences };
}

/** The wants of every seat in one position, each worked out once. */
export function wantsIn(look: Look): WantsOf {
  const known: Wants[] = [];
  return (seat) => (known[seat] ??= wantsOf(look, seat));
}

type PerReward = Extract<Reward, { readonly per: Tally }>;

function eachOf(look: Look, { per, xp, max, if: only }: PerReward, seat: Seat): readonly Want[] {
  if (only !== undefined && waysTo(look, only, seat).length === 0) return [];
  const enough = max !== undefined && xp * countOf(look.s, per, seat) >= max;
  return enough ? [] : [{ tally: per, worth: xp }];
}

function feats({ figureXp, of }: Extract<Reward, { readonly figureXp: number }>): readonly Want[] {
  const worth = figureXp * FIGURE_POINT;
  const found: Want[] = [];
  if (of.investigated !== undefined) found.push({ tally: { tally: 'clues' }, worth });
  if (of.revealed !== undefined) found.push({ tally: { tally: 'revealed', cards: of.revealed }, worth });
  return found;
}

type Way = readonly Lack[];

/** Every way in which a condition could come true; an empty way: it holds, or time alone will tell. */
function waysTo(look: Look, condition: Condition, seat: Seat): readonly Way[] {
  if ('all' in condition) {
    const parts = condition.all.map((part) => shortest(waysTo(look, part, seat)));
    return parts.every((part) => part !== null) ? [parts.flat()] : [];
  }
  if ('any' in condition) {
    const ways = condition.any.flatMap((part) => waysTo(look, part, seat));
    return ways.some((way) => way.length === 0) ? [[]] : ways;
  }
  if ('not' in condition) return holds(look, condition, contextOf({ player: seat })) ? [[]] : [];
  return waysToSimple(look, condition, seat);
}

function shortest(ways: readonly Way[]): Way | null {
  const length = (way: Way) => way.reduce((sum, { more }) => sum + more, 0);
  return ways.reduce<Way | null>(
    (best, way) => (best === null || length(way) < length(best) ? way : best),
    null,
  );
}

function waysToSimple(look: Look, condition: SimpleCondition, seat: Seat): readonly Way[] {
  const { s } = look;
  if ('tally' in condition) {
    const count = countOf(s, condition, seat);
    if (isWithin(count, condition)) return [[]];
    return condition.min !== undefined && count < condition.min
      ? [[{ of: condition, more: condition.min - count }]]
      : [];
  }
  const now = holds(look, condition, contextOf({ player: seat }));
  if (now || 'turn' in condition || 'var' in condition) return [[]];
  if ('count' in condition) return [[{ of: { filter: condition.count }, more: 1 }]];
  if ('noMonsters' in condition) {
    return [[{ of: { tally: 'kills' }, more: Math.max(1, monsters(s).length) }]];
  }
  return [];
}

/** Whether the scenario has put a monster on the table, or a chance encounter. */
export type Origin = 'scenario' | 'encounter';

/** Whether a tally of kills or wounds counts this monster. */
export function countsMonster(
  tally: Extract<Tally, { readonly tally: 'kills' | 'wounds' }>,
  { type }: Pick<Figure, 'type'>,
  origin: Origin,
): boolean {
  if (tally.scenarioOnly === true && origin === 'encounter') return false;
  return tally.monster === undefined || tally.monster === type;
}
