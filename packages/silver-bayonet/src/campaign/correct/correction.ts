import type { Random, Refusal, Seat } from '@vedette/engine';
import { z } from 'zod';
import { TIERS } from '../../data/campaign-tables.ts';
import { heldAttributes } from '../../muster/held-attributes.ts';
import {
  attributeIn,
  FRESH,
  type MemberRecord,
  recordOf,
  recordSchema,
  tierOn,
} from '../../muster/record.ts';
import { rewardsOnOffer } from '../../muster/reward-choice.ts';
import type { SoldierEntry } from '../../muster/unit.ts';
import { unitProblems } from '../../muster/unit-problems.ts';
import { say } from '../../refusals.ts';
import { choosesEquipment, memberOf, membersOf, unitOf } from '../members.ts';
import type { CampaignState, Departed, Member, Player } from '../state.ts';
import type { BURDENS } from './burdens.ts';

/** SB-UNIT-16: a record as it ought to have been written, and why. */
export const correctionSchema = z.strictObject({
  member: z.string().max(40),
  /** Whether he is on the roll. */
  serves: z.boolean(),
  ...recordSchema.pick({ xp: true, injuries: true, madness: true, nextGame: true }).shape,
  /** What its tiers brought; left out: as it is. */
  rewards: z.exactOptional(recordSchema.shape.rewards),
  /** That its equipment is chosen anew after this. */
  kit: z.exactOptional(z.boolean()),
  note: z.string().max(200),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Somebody whose record can be corrected, as it is now. */
export type Correctable = Omit<Correction, 'note' | 'kit' | 'rewards'> & {
  readonly rewards: readonly string[];
  /** What each tier that it has reached could have brought. */
  readonly honours: readonly (readonly string[])[];
  /** Whether it chooses its equipment. */
  readonly chooses: boolean;
  readonly seat: Seat;
  readonly name: string;
  /** The Officer cannot be struck off by hand: nobody would lead. */
  readonly isOfficer: boolean;
};

export interface CorrectQuestion {
  readonly records: readonly Correctable[];
}

/** Everybody on the rolls, and the soldiers who are not any more. */
export function correctables(s: CampaignState): readonly Correctable[] {
  const { players, departed } = s;
  return [
    ...players.flatMap((player, seat) => membersOf(player).map((who) => served(s, player, seat, who))),
    ...departed.filter(({ type }) => type !== 'officer').map(gone),
  ];
}

function served(s: CampaignState, player: Player, seat: Seat, who: Member): Correctable {
  const { id, entry } = who;
  const { xp, rewards, injuries, madness, nextGame } = recordOf(entry);
  const isOfficer = player.officer?.id === id;
  return {
    member: id,
    seat,
    name: entry.name,
    isOfficer,
    serves: true,
    xp,
    rewards,
    honours: rewards.map((reward, tier) => honoursOf(s, player, who, tier, reward)),
    chooses: choosesEquipment(who),
    injuries,
    madness,
    nextGame,
  };
}

/** SB-CAMP-15, -16: what could have been chosen at that tier by one who has the rest of it, and what was. */
function honoursOf(
  { options }: CampaignState,
  { unit, officer }: Player,
  { id, entry }: Member,
  tier: number,
  chosen: string,
): readonly string[] {
  const gained = attributeIn(chosen);
  const by = {
    who: entry.name,
    role: officer?.id === id ? 'officer' : 'soldier',
    nation: unit.nation,
    held: heldAttributes(entry).filter((held) => held !== gained),
  } as const;
  const highTier = options['high-tier-attributes'] === 'any' ? 'any' : 'as-listed';
  const offered = rewardsOnOffer(TIERS[tier]!, by, options, highTier);
  return offered.includes(chosen) ? offered : [chosen, ...offered];
}

function gone({ id, seat, name, xp }: Departed): Correctable {
  const clean = { injuries: [], madness: [], nextGame: [] };
  const unknown = { rewards: [], honours: [], chooses: false };
  return { member: id, seat, name, isOfficer: false, serves: false, xp, ...unknown, ...clean };
}

/** SB-CAMP-15: the rewards of tiers that are not reached any more are none. */
export function recordAfter(record: MemberRecord, correction: Correction): MemberRecord {
  const { xp, injuries, madness, nextGame, rewards = record.rewards } = correction;
  return { ...record, xp, injuries, madness, nextGame, rewards: rewards.slice(0, tierOn(xp)) };
}

/** Somebody back on the roll as what he was; what he carried is lost. */
export function returned({ name, type, xp }: Departed, correction: Correction): SoldierEntry {
  return { name, type, special: [], record: recordAfter({ ...FRESH, xp }, correction) };
}

/** The company may be no less legal than before: it must be able to take the field. */
export function correctionProblem(
  { records }: CorrectQuestion,
  correction: Correction,
  s: CampaignState,
): Refusal | null {
  const { member } = correction;
  const known = records.find((one) => one.member === member);
  if (known === undefined) return refused('campaign.no-member', say('campaign.no-member', { member }));
  const { name, isOfficer, seat } = known;
  if (isOfficer && !correction.serves)
    return refused('campaign.officer-stays', say('campaign.officer-stays', { name }));
  const player = s.players[seat]!;
  const tierless = ({ code }: Refusal) => code !== 'unit.tier';
  const before = unitProblems(unitOf(player), s.options).map(({ code }) => code);
  const after = unitProblems(unitOf(corrected(s, player, correction)), s.options).filter(tierless);
  return after.find(({ code }) => !before.includes(code)) ?? null;
}

function refused(code: string, said: ReturnType<typeof say>): Refusal {
  return { code, rule: 'SB-UNIT-16', path: '/member', ...said };
}

/** The player as the correction would leave him. */
function corrected({ departed }: CampaignState, player: Player, correction: Correction): Player {
  const { member, serves } = correction;
  const who = memberOf(player, member);
  if (who === null) {
    const old = departed.find(({ id }) => id === member);
    if (!serves || old === undefined) return player;
    return { ...player, soldiers: [...player.soldiers, { id: member, entry: returned(old, correction) }] };
  }
  const anew = <E extends Member['entry']>(entry: E): E => ({
    ...entry,
    record: recordAfter(recordOf(entry), correction),
  });
  const { officer, soldiers } = player;
  if (officer?.id === member) return { ...player, officer: { ...officer, entry: anew(officer.entry) } };
  if (!serves) return { ...player, soldiers: soldiers.filter(({ id }) => id !== member) };
  return {
    ...player,
    soldiers: soldiers.map((one) => (one.id === member ? { ...one, entry: anew(one.entry) } : one)),
  };
}

/** A wound that nobody noted, or nothing at all. */
export function randomCorrection({ records }: CorrectQuestion, random: Random): Correction {
  const among = records.filter(({ serves }) => serves);
  const { member, serves, xp, injuries, madness, nextGame } = among[random.below(among.length)]!;
  const forgotten = random.below(2) === 0 ? ['leg-wound'] : [];
  return { member, serves, xp, injuries: [...injuries, ...forgotten], madness, nextGame, note: '' };
}

/** Whether it says anything new. */
export function isSame(known: Correctable, correction: Correction): boolean {
  const same = (key: keyof typeof BURDENS) => known[key].join() === correction[key].join();
  const { rewards = known.rewards, kit = false } = correction;
  return (
    !kit &&
    rewards.join() === known.rewards.join() &&
    known.serves === correction.serves &&
    (!known.serves || (known.xp === correction.xp && same('injuries') && same('madness') && same('nextGame')))
  );
}
