import type { EntryItem } from '@vedette/engine';
import type { Scenario } from '../scenario/format/scenario.ts';
import type { entryWords } from '../words/en/library/entries.ts';

type Said = Pick<(typeof entryWords)['said'], 'over' | 'figureXp' | 'perEach' | 'xp'>;

/** SB-END-04.R1, SB-END-05.R1: when it is over, and who has won then. */
export function endingsOf(said: Said, { end = [], rewards = [], mode }: Scenario): readonly EntryItem[] {
  const over = end.flatMap(({ if: condition }) => {
    if ('noSoldiers' in condition) return [said.over[condition.noSoldiers]];
    if ('turn' in condition && condition.turn.min !== undefined) return [said.over.turn(condition.turn.min)];
    return 'noMonsters' in condition ? [said.over.noMonsters] : [];
  });
  const won = rewards.length > 0 ? said.over.mostXp : said.over.mostCasualties;
  return [...over, ...(mode === 'competitive' ? [won] : [])].map((text) => ({ text }));
}

/** SB-OPS-26: what a reward is worth, and what for. */
export function aimItem(
  said: Said,
  written: (text: string) => string,
  { name, text, xp }: NonNullable<Scenario['aims']>[number],
): EntryItem {
  return { title: `${written(name)}: ${said.xp(xp)}`, text: written(text) };
}

export function rewardItem(
  said: Said,
  written: (text: string) => string,
  reward: NonNullable<Scenario['rewards']>[number],
): EntryItem {
  const text = written(reward.text);
  if ('figureXp' in reward) return { title: said.figureXp(reward.figureXp), text };
  return { title: 'per' in reward ? said.perEach(reward.xp) : said.xp(reward.xp), text };
}
