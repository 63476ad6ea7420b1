import { everyOperation, operationLists } from '../check/operations-of.ts';
import type { Condition, Tally } from '../format/condition.ts';
import type { Reward } from '../format/ending.ts';
import type { Scenario } from '../format/scenario.ts';
import { SOLDIERS } from './design.ts';

/** The tallies a condition asks for. */
function talliesIn(condition: Condition | undefined): readonly Tally[] {
  if (condition === undefined) return [];
  if ('all' in condition) return condition.all.flatMap(talliesIn);
  if ('any' in condition) return condition.any.flatMap(talliesIn);
  if ('not' in condition) return talliesIn(condition.not);
  return 'tally' in condition ? [condition] : [];
}

/** What a reward counts. */
export function talliesOf(reward: Reward): readonly Tally[] {
  if ('per' in reward) return [reward.per];
  return 'if' in reward ? talliesIn(reward.if) : [];
}

/** SB-SCNMAKE-16: the fewest markers that bring the whole reward for clues; null without one. */
export function cluesNeeded({ rewards }: Scenario): number | null {
  for (const reward of rewards ?? []) {
    if (!('xp' in reward)) continue;
    const clues = talliesOf(reward).find(({ tally }) => tally === 'clues');
    if (clues === undefined) continue;
    if (!('per' in reward)) return clues.min ?? 1;
    return reward.max === undefined ? null : Math.ceil(reward.max / reward.xp);
  }
  return null;
}

/** SB-SCNMAKE-09: the most bonus points one unit can earn, line by line. */
export function mostPoints(scenario: Scenario): readonly number[] {
  return (scenario.rewards ?? []).map((reward) => {
    if (!('xp' in reward) || !openByDefault(scenario, reward.if)) return 0;
    if (!('per' in reward)) return reward.xp;
    const most = reward.xp * Math.floor(mostOf(scenario, reward.per) / (reward.every ?? 1));
    return reward.max === undefined ? most : Math.min(most, reward.max);
  });
}

/** A line that only another value of an option opens is not reckoned with. */
function openByDefault({ options }: Scenario, condition: Condition | undefined): boolean {
  if (condition === undefined || !('option' in condition)) return true;
  return options?.[condition.option]?.values[0] === condition.is;
}

/** How often a tally can count at most, as far as the document tells. */
function mostOf(scenario: Scenario, tally: Tally): number {
  if (tally.tally === 'clues') return (scenario.clues ?? []).length;
  if (tally.tally === 'exited') return tally.carrying?.length ?? SOLDIERS;
  if (tally.tally === 'secured') return tally.objects?.length ?? (scenario.objects ?? []).length;
  if (tally.tally === 'kills' && tally.monster !== undefined) return comingOf(scenario, tally.monster);
  return 1;
}

/** Monsters of a kind that can come in a game without encounters: on the table, by cards, by rules and rows. */
function comingOf(scenario: Scenario, monster: string): number {
  const standing = (scenario.monsters ?? []).filter((one) => one.monster === monster).length;
  return operationLists(scenario).reduce((sum, list) => {
    const brought = everyOperation(list).reduce((all, { value }) => {
      if (value.op === 'replace' && value.with === monster) return all + 1;
      if (value.op !== 'place-monster' || value.monster !== monster) return all;
      const places = 'edgeCentre' in value.at && value.at.edgeCentre === 'undeployed' ? 2 : 1;
      return all + (value.n ?? 1) * places;
    }, 0);
    return sum + brought * timesOf(scenario, list.path);
  }, standing);
}

/** How often the list at this path can run: a card with two copies twice, and a rule at the end of two turns. */
function timesOf(scenario: Scenario, path: string): number {
  const [kind, name, , place] = path.split('/').slice(1);
  if (kind === 'decks') return scenario.decks?.[name!]?.cards[Number(place)]?.copies ?? 1;
  if (kind !== 'rules') return 1;
  const { when, limit } = scenario.rules![Number(name)]!;
  const turns = 'turns' in when ? when.turns : undefined;
  return Math.min(turns?.length ?? 1, limit ?? Number.POSITIVE_INFINITY);
}
