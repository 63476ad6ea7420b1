import { filledSections, type LibrarySection } from '@vedette/engine';
import { aimItem, endingsOf, rewardItem } from '../library/scenario-parts.ts';
import type { Condition, Tally } from '../scenario/format/condition.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { words } from './now.ts';

/** SB-SET-01: what players read before they set up. */
export function briefOf(scenario: Scenario): readonly LibrarySection[] {
  const { rewards = [], aims = [], specialRules = [] } = scenario;
  const { sections, said } = words.brief;
  const text = words.scenarioText;
  return filledSections([
    { title: sections.aim, items: aimsOf(scenario).map((line) => ({ text: line })) },
    { title: sections.rewards, items: rewards.map((reward) => rewardItem(said, text, reward)) },
    { title: sections.secret, items: aims.map((aim) => aimItem(said, text, aim)) },
    { title: sections.over, items: endingsOf(said, scenario) },
    {
      title: sections.special,
      items: specialRules.map(({ text: said_, rule }) => ({
        text: text(said_),
        ...(rule === undefined ? {} : { rules: [rule] }),
      })),
    },
  ]);
}

/** SB-SCN-GEN-31: the main objective; where there is none, what wins all the same. */
function aimsOf({ mainObjective, rewards = [], ...scenario }: Scenario): readonly string[] {
  const { aims } = words.brief;
  const usual = rewards.length > 0 || scenario.aims !== undefined ? aims.rewards : aims.casualties;
  if (mainObjective === undefined) return [usual];
  const found = talliesOf(mainObjective).flatMap((tally) => aimOf(tally, scenario) ?? []);
  return found.length === 0 ? [usual] : found;
}

function talliesOf(condition: Condition): readonly Tally[] {
  if ('all' in condition) return condition.all.flatMap(talliesOf);
  if ('any' in condition) return condition.any.flatMap(talliesOf);
  return 'tally' in condition ? [condition] : [];
}

function aimOf(
  tally: Tally,
  { objects = [], bestiary = [] }: Pick<Scenario, 'objects' | 'bestiary'>,
): string | null {
  const { aims } = words.brief;
  if (tally.tally === 'kills' && tally.monster !== undefined) {
    const own = bestiary.find(({ id }) => id === tally.monster);
    return aims.kill(own === undefined ? words.monsterTitle(tally.monster) : words.scenarioText(own.name));
  }
  if (tally.tally === 'secured') {
    const names = (tally.objects ?? []).map(
      (wanted) => objects.find(({ id }) => id === wanted)?.name ?? wanted,
    );
    return aims.carryOff(names.map(words.scenarioText));
  }
  return null;
}
