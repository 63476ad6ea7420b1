import { item } from '../../data/armoury/armoury.ts';
import { type MusteredFigure, musterOfficer, musterSoldier } from '../../muster/mustered.ts';
import { attributeIn } from '../../muster/record.ts';
import { memberOf } from '../members.ts';
import type { CampaignState, Member, MemberId } from '../state.ts';

/** What a man lives by. */
type Calling = 'leads' | 'shoots' | 'fights';

/** SB-EQ-03: from here on a firearm is not for the last moment. */
const LONG_SHOT = 16;
/** Below these he will not be there to enjoy anything else. */
const FRAIL = 10;
const TIMID = 1;

/** SB-CAMP-15, -16: what serves a calling best, the best first. */
const WANTED: Readonly<Record<Calling, readonly string[]>> = {
  leads: ['inspiring', 'tactician', 'hard-to-put-down', 'monster-expert', 'strong'],
  shoots: ['quick-load', 'light-infantry-training', 'master-of-cover', 'hard-to-put-down'],
  fights: ['strong', 'hard-to-put-down', 'indefatigable', 'unflappable'],
};

/** SB-CAMP-15: rewards as a careful captain would hand them out: the weak first made sound, then each by his trade. */
export function rewards(
  { options, member }: { readonly options: readonly string[]; readonly member: MemberId },
  { players }: CampaignState,
): readonly string[] {
  const who = players.map((player) => memberOf(player, member)).find((found) => found !== null);
  if (who === undefined || who === null) return options;
  const figure = mustered(who);
  const calling = callingOf(figure);
  const { health, courage, melee, accuracy } = figure.stats;
  const trade = calling === 'shoots' || accuracy > melee ? 'accuracy' : 'melee';
  const order: readonly string[] = [
    ...(health < FRAIL ? ['health'] : []),
    ...(courage < TIMID ? ['courage'] : []),
    trade,
    ...WANTED[calling],
    'health',
    'courage',
  ];
  const place = (reward: string) => {
    const at = order.indexOf(attributeIn(reward) ?? reward);
    return at < 0 ? order.length : at;
  };
  return [...options].sort((a, b) => place(a) - place(b));
}

function mustered({ entry }: Member): MusteredFigure {
  return 'type' in entry ? musterSoldier(entry) : musterOfficer(entry);
}

function callingOf({ role, items, stats }: MusteredFigure): Calling {
  if (role === 'officer') return 'leads';
  const reaches = items.some(({ id }) => (item(id).shot?.range ?? 0) >= LONG_SHOT);
  return reaches && stats.accuracy >= stats.melee ? 'shoots' : 'fights';
}
