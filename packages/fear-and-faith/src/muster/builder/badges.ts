import type { Badge, CounterSymbol, Stat } from '@vedette/engine';
import type { ListId } from '../../data/profiles/lists.ts';
import type { Profile } from '../../data/profiles/profiles.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { SpecialRuleId } from '../../data/special-rules.ts';
import type { MusterText } from '../../words/en/muster.ts';

/** What somebody is first of all, in this order. */
const BY_RULE: readonly (readonly [SpecialRuleId, CounterSymbol])[] = [
  ['swarm', 'swarm'],
  ['vampire', 'fangs'],
  ['werewolf', 'wolf'],
  ['immaterial', 'ghost'],
  ['demon', 'horns'],
  ['zombie', 'skull'],
  ['witch', 'witch'],
  ['spiritual-leader', 'cross'],
  ['warlock', 'eye'],
  ['demonologist', 'eye'],
  ['leader', 'officer'],
  ['mounted', 'horse'],
  ['chainsaw', 'jaws'],
  ['musket', 'musket'],
  ['rifle', 'rifle'],
  ['assault-rifle', 'rifle'],
  ['shotgun', 'rifle'],
  ['smg', 'rifle'],
  ['crossbow', 'feather'],
  ['bow', 'feather'],
  ['stakes', 'cross'],
  ['ban', 'cross'],
  ['heavy-weapon', 'club'],
  ['pistol', 'bandit'],
  ['antique-pistol', 'bandit'],
  ['razor', 'cutlass'],
  ['animal', 'paw'],
];

const BY_LIST: Readonly<Partial<Record<ListId, CounterSymbol>>> = {
  frankenstein: 'treeman',
  mummies: 'scarecrow',
  'other-monsters': 'paw',
  'things-from-beyond': 'hood',
};

/** The counter that stands for somebody; the wicked wear the monsters' coat. */
export function badgeOf({ rules, list, side, title }: Profile, party: 'good' | 'evil'): Badge {
  const byRule = BY_RULE.find(([id]) => hasRule(rules, id))?.[1];
  const byList = list === null ? undefined : BY_LIST[list];
  const evil = side === 'evil' || (side === 'neutral' && party === 'evil');
  const coat = evil ? 'monster' : 'side-1';
  const symbol = byRule ?? byList;
  return symbol === undefined ? { symbol: 'plain', mark: markOf(title), coat } : { symbol, coat };
}

/** Two letters for whoever nobody drew: the first of its first two words, or of its only one. */
function markOf(title: string): string {
  const letters = title.split(/[^A-Za-z]+/).flatMap((word) => word.slice(0, 1).toUpperCase());
  const initials = letters.slice(0, 2).join('');
  return initials.length === 2 ? initials : title.slice(0, 2);
}

export function partyBadge(side: 'good' | 'evil'): Badge {
  return side === 'good' ? { symbol: 'cross', coat: 'side-1' } : { symbol: 'fangs', coat: 'monster' };
}

/** FF-PARTY-01 */
export function statsOf(words: MusterText, { quality, combat, movement, points }: Profile): readonly Stat[] {
  const { stats, short } = words;
  return [
    { title: stats.quality, short: short.quality, value: words.quality(quality) },
    { title: stats.combat, short: short.combat, value: String(combat) },
    { title: stats.move, short: short.move, value: words.sticks[movement] },
    { title: stats.each, short: short.each, value: String(points) },
  ];
}
