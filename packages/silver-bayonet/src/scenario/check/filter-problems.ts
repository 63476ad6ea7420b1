import type { Refusal } from '@vedette/engine';
import { nobodyIsBoth, unknownName } from '@vedette/scenario';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { monstersBrought } from './forgotten.ts';

type Written = Readonly<Record<string, unknown>>;

/** SB-OPS-19: filters that nobody ever fits. */
export function nobodyFits(scenario: Scenario): readonly Refusal[] {
  const known = { 'coming-monster': monstersBrought(scenario) };
  const look = (path: string, part: unknown): readonly Refusal[] => {
    if (typeof part !== 'object' || part === null) return [];
    const inner = Object.entries(part).flatMap(([key, value]) => look(`${path}/${key}`, value));
    const { is, monster } = part as Written;
    const strange = STRANGE[String(is)]?.find((key) => key in part);
    if (strange !== undefined) {
      const other = { [strange]: (part as Written)[strange] };
      return [nobodyIsBoth(path, { is }, other, fault, 'SB-OPS-19'), ...inner];
    }
    if (typeof monster !== 'string' || !Object.keys(part).every((key) => FILTERING.includes(key)))
      return inner;
    const named = { path: `${path}/monster`, value: monster };
    return [...unknownName(named, 'coming-monster', { known }, fault), ...inner];
  };
  const { rules, actions, decks, procedures, rewards, end } = scenario;
  const parts = { rules, actions, decks, procedures, rewards, end };
  return Object.entries(parts).flatMap(([key, part]) => look(`/${key}`, part));
}

/** Keys that one kind of figure has and the other never. */
const STRANGE: Readonly<Record<string, readonly string[]>> = {
  soldier: ['monster', 'group'],
  monster: ['guest', 'side', 'mounted'],
};

/** Keys of a filter that can stand with "monster"; anything else is an operation or a tally. */
const FILTERING = [
  'is',
  'monster',
  'group',
  'status',
  'zone',
  'board',
  'undamaged',
  'alive',
  'near',
  'attribute',
];
