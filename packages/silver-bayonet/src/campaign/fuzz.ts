import type { FuzzHelpers, Options, Random } from '@vedette/engine';
import { optionsFor, randomUnit, UNIT_POOLS } from '../fuzz/random-unit.ts';
import { musterUnit } from '../muster/mustered.ts';
import { recordOf, tierOn } from '../muster/record.ts';
import { unitProblems } from '../muster/unit-problems.ts';
import type { SilverCampaign } from './game.ts';
import { membersOf, powerRank, unitOf } from './members.ts';
import { type CampaignOptions, campaignOptions } from './options.ts';
import type { CampaignState, Member, MemberId, Player, XpGained } from './state.ts';

const GAMES = 10;

function setup(random: Random, pick: (pool: string) => string): unknown {
  const wanted = random.below(2) === 0 ? pick('chosen') : null;
  const options = { ...someOptions(random), ...(wanted === null ? {} : optionsFor(wanted)) };
  const filled = { ...defaults(), ...options } as CampaignOptions;
  const seats = random.below(3) > 0 ? 2 : 1 + random.below(4);
  return {
    scenario: { id: 'fuzzed', title: 'A fuzzed war', games: GAMES, scenarios: [] },
    seats: Array.from({ length: seats }, (_, seat) => ({
      unit: randomUnit(random, pick, filled, seat === 0 ? wanted : null),
    })),
    options,
  };
}

function defaults(): Options {
  return Object.fromEntries(Object.entries(campaignOptions).map(([key, spec]) => [key, spec.default]));
}

/** Each switch in one campaign of three set to something. */
function someOptions(random: Random): Options {
  const set = Object.entries(campaignOptions).filter(() => random.below(3) === 0);
  return Object.fromEntries(set.map(([key, spec]) => [key, any(spec, random)]));
}

function any(spec: (typeof campaignOptions)[keyof typeof campaignOptions], random: Random) {
  if (spec.kind === 'switch') return random.below(2) === 0;
  if (spec.kind === 'choice') return spec.values[random.below(spec.values.length)]!;
  return spec.min + random.below(Math.floor(spec.max - spec.min) + 1);
}

/** What must hold at every boundary. */
function invariants(s: CampaignState): readonly string[] {
  return [
    ...s.players.flatMap((player) => membersOf(player).flatMap((who) => experienceOf(s, player, who))),
    ...s.players.flatMap((player) => limits(player)),
    ...risen(s),
    ...(s.game === null ? s.players.flatMap((player) => settled(s, player)) : []),
    ...(s.game?.sides ?? []).flatMap(({ left }) =>
      left.power < 0 || left.skill < 0 ? ['More left-over dice were spent than there were.'] : [],
    ),
  ];
}

/** SB-CAMP-12 to -14: XP are what the games gave, at most three from each. */
function experienceOf(
  { history, game }: CampaignState,
  { name }: Player,
  { id, entry }: Member,
): readonly string[] {
  const gains = [...history.map(({ xp }) => xp[id]), game?.xp[id]].map(sum);
  const total = gains.reduce((points, gained) => points + gained, 0);
  const { xp } = recordOf(entry);
  const broken: string[] = [];
  if (xp !== total) broken.push(`${entry.name} of ${name} has ${xp} XP, and the games gave ${total}.`);
  if (gains.some((gained) => gained > 3)) broken.push(`${entry.name} gained more than 3 XP in a game.`);
  return broken;
}

function sum(gained: XpGained | undefined): number {
  return Object.values(gained ?? {}).reduce((points, more) => points + more, 0);
}

/** SB-GEN-15.R2, SB-CAMP-05.R1. */
function limits(player: Player): readonly string[] {
  if (player.officer === null) return [];
  return musterUnit(unitOf(player)).flatMap(({ name, stats, health }) =>
    stats.speed < 1 || stats.health < 1 || health < 1 || health > stats.health
      ? [`${name} has Speed ${stats.speed} and starts with ${health} of ${stats.health} Health.`]
      : [],
  );
}

/** Whoever is gone stays gone, and nobody is there twice. */
function risen({ players, departed }: CampaignState): readonly string[] {
  const ids: readonly MemberId[] = players.flatMap((player) => membersOf(player).map(({ id }) => id));
  const back = departed.filter(({ id }) => ids.includes(id)).map(({ name }) => `${name} is back.`);
  return new Set(ids).size === ids.length ? back : [...back, 'Somebody is on the roll twice.'];
}

/** Between games: legal units, and the Power Rank that their tiers make (SB-CAMP-22). */
function settled({ options }: CampaignState, player: Player): readonly string[] {
  const broken = unitProblems(unitOf(player), options).map(({ code }) => code);
  const tiers = membersOf(player).reduce((rank, { entry }) => rank + tierOn(recordOf(entry).xp), 0);
  if (player.rank !== tiers || player.rank !== powerRank(player)) {
    broken.push(`${player.name} is of rank ${player.rank}, and the tiers make ${tiers}.`);
  }
  return broken;
}

export const fuzz: FuzzHelpers<SilverCampaign> = { pools: UNIT_POOLS, setup, invariants };
