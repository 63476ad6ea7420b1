import { type Pending, random } from '@vedette/engine';
import { PERMANENTLY_INSANE } from '../../data/campaign-tables.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { nameFor } from '../../muster/builder/names.ts';
import { ready } from '../../muster/ready.ts';
import { recordOf, tierOn } from '../../muster/record.ts';
import type { SoldierEntry } from '../../muster/unit.ts';
import type { SilverCampaign } from '../game.ts';
import { memberOf, membersOf } from '../members.ts';
import type { CampaignState, MemberId } from '../state.ts';
import { plainOfficer } from './officer.ts';
import { type RecruitsQuestion, recruitsProblem } from './recruits.ts';
import { rewards } from './reward.ts';

type Asked = Pending<SilverCampaign>;
type Question<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['question'];

/** Answers that a careful captain thinks of, the best first; a report is not for him to make up. */
export function sensible(pending: Asked, s: CampaignState): readonly unknown[] {
  switch (pending.kind) {
    case 'reroll':
      return rerolls(pending.question);
    case 'reward':
      return rewards(pending.question, s);
    case 'bonus':
      return [promising(pending.question, s)];
    case 'keep':
    case 'field':
      return [affordable(pending.question, s)];
    case 'recruits':
      return [recruits(pending.question, s), []];
    case 'equip':
      return [{ equipment: pending.question.equipment, special: pending.question.special }];
    case 'newOfficer':
      return [named(pending, s), plainOfficer(pending.question.nation, s)];
    case 'newUnit':
      return ready;
    default:
      return plain(pending.question);
  }
}

/** The first of the options, or as many as may be. */
function plain(question: Asked['question']): readonly unknown[] {
  if (!('options' in question)) return [];
  if (!('max' in question)) return question.options;
  const { options, min, max } = question;
  return Array.from({ length: max - min + 1 }, (_, n) => options.slice(0, max - n));
}

/** SB-CAMP-03: what would cost the man, or cripple him, is worth a die. */
const WORTH_A_DIE: readonly string[] = ['dead', PERMANENTLY_INSANE, 'permanent-injury'];

function rerolls({ options, result }: Question<'reroll'>): readonly string[] {
  const dice = options.filter((option) => option !== 'keep');
  return WORTH_A_DIE.includes(result) ? [...dice, 'keep'] : ['keep'];
}

/** SB-CAMP-13, -15: first whoever rises by it, then whoever has learned most. */
function promising({ options, max }: Question<'bonus'>, s: CampaignState): readonly MemberId[] {
  const rises = (xp: number) => (tierOn(xp + 1) > tierOn(xp) ? 1 : 0);
  return [...options]
    .sort((a, b) => {
      const [one, other] = [xpOf(s, a), xpOf(s, b)];
      return rises(other) - rises(one) || other - one;
    })
    .slice(0, max);
}

function xpOf({ players }: CampaignState, id: MemberId): number {
  for (const player of players) {
    const who = memberOf(player, id);
    if (who !== null) return recordOf(who.entry).xp;
  }
  return 0;
}

/** SB-CAMP-18: the most experienced first, for as long as there is money. */
function affordable(
  { options, max, points, costs }: Question<'keep'>,
  s: CampaignState,
): readonly MemberId[] {
  const chosen: MemberId[] = [];
  let left = points;
  for (const id of [...options].sort((a, b) => xpOf(s, b) - xpOf(s, a))) {
    const cost = costs[id] ?? 0;
    if (chosen.length >= max || cost > left) continue;
    chosen.push(id);
    left -= cost;
  }
  return options.filter((id) => chosen.includes(id));
}

/** SB-CAMP-18: no place stays empty that can be paid for; what there is is shared among the places. */
function recruits(question: RecruitsQuestion, s: CampaignState): readonly SoldierEntry[] {
  const { nation, types, room } = question;
  const player = s.players[s.game!.sides[s.game!.turn]!.seat]!;
  const hired: SoldierEntry[] = [];
  let left = question.points;
  for (let place = 0; place < room; place++) {
    const share = left / (room - place);
    const taken = [...membersOf(player).map(({ entry }) => entry.name), ...hired.map(({ name }) => name)];
    const found = [...types]
      .filter(({ cost }) => cost <= left)
      .sort((a, b) => Number(a.cost > share) - Number(b.cost > share) || nearTo(share, a.cost, b.cost))
      .map(({ type, cost }) => ({ cost, entry: recruit(type, nation, taken, `${player.enlisted} ${place}`) }))
      .find(({ entry }) => recruitsProblem(question, [...hired, entry], s) === null);
    if (found === undefined) break;
    hired.push(found.entry);
    left -= found.cost;
  }
  return hired;
}

/** Of what the share pays for the dearest, of the others the cheapest. */
function nearTo(share: number, a: number, b: number): number {
  return Math.abs(share - a) - Math.abs(share - b);
}

function recruit(type: string, nation: string, taken: readonly string[], seed: string): SoldierEntry {
  const outside = SOLDIER_TYPES.find(({ id }) => id === type)?.nations.includes(nation) === false;
  const name = nameFor(nation, type, taken, random(seed));
  return { name, type, special: [], ...(outside ? { outside } : {}) };
}

/** SB-CAMP-19: an Officer with a name of his nation. */
function named({ question, seat }: Extract<Asked, { readonly kind: 'newOfficer' }>, s: CampaignState) {
  const { nation } = question;
  const player = s.players[seat]!;
  const taken = membersOf(player).map(({ entry }) => entry.name);
  const name = nameFor(nation, 'officer', taken, random(`officer ${player.enlisted}`));
  return { ...plainOfficer(nation, s), name };
}
