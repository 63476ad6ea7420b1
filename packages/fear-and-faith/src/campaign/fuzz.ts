import type { FuzzHelpers, Options, Random } from '@vedette/engine';
import { PARTY_POOLS, type Pick, randomParty } from '../fuzz/random-party.ts';
import type { PartyDocument } from '../muster/party.ts';
import { problemsUnder } from '../muster/party-problems.ts';
import type { FaithCampaign } from './game.ts';
import { isUnique, partyOf, profileOf, recordOf } from './members.ts';
import { campaignOptions } from './options.ts';
import type { CampaignState, Player } from './state.ts';

const GAMES = 6;
const LIMITS = [150, 300, 400];

function setup(random: Random, pick: Pick): unknown {
  const limit = LIMITS[random.below(LIMITS.length)]!;
  const sides: readonly ('good' | 'evil')[] =
    random.below(6) === 0 ? ['good', 'evil', 'evil'] : ['good', 'evil'];
  return {
    scenario: { id: 'fuzzed', title: 'Fuzzed nights', games: GAMES },
    seats: withoutShared(sides.map((side) => fresh(randomParty(random, pick, side, limit)))).map((unit) => ({
      unit,
    })),
    options: {
      ...someOptions(random),
      'point-limit': limit,
      'custom-profiles': 'allowed',
      'three-players': true,
    },
  };
}

function fresh(party: PartyDocument): PartyDocument {
  const { advances: _, ...bare } = party;
  return bare;
}

/** FF-PARTY-06: of two who brought the same Unique the second has something else. */
function withoutShared(parties: readonly PartyDocument[]): readonly PartyDocument[] {
  const seen = new Set<string>();
  return parties.map((party) => {
    const profiles = party.entries.map(({ profile }) => profile);
    const shared = profiles.some((id) => seen.has(id));
    for (const id of profiles) seen.add(id);
    if (!shared) return party;
    const profile = party.side === 'good' ? 'zombie-survivor-kid-with-knife' : 'child-zombie';
    return { ...party, entries: [{ id: 'm1', profile, name: 'Somebody', count: 3 }] };
  });
}

const FIXED = [
  'point-limit',
  'custom-profiles',
  'three-players',
  're-equip',
  'printed-points',
  'printed-rules',
  'carbine-is-rifle',
];

/** Each switch in one campaign of three set to something. */
function someOptions(random: Random): Options {
  const set = Object.entries(campaignOptions).filter(
    ([key]) => !FIXED.includes(key) && random.below(3) === 0,
  );
  return Object.fromEntries(
    set.map(([key, spec]) => {
      if (spec.kind === 'switch') return [key, random.below(2) === 0];
      if (spec.kind === 'choice') return [key, spec.values[random.below(spec.values.length)]!];
      return [key, spec.default];
    }),
  );
}

/** What must hold at every boundary. */
function invariants(s: CampaignState): readonly string[] {
  return [
    ...s.players.flatMap((player) => playerFaults(s, player)),
    ...risen(s),
    ...uniques(s),
    ...(s.game === null ? s.players.flatMap((player) => settled(s, player)) : []),
  ];
}

/** FF-CAMP-01, FF-CAMP-03: nothing is spent that was not banked, and the book adds up. */
function playerFaults({ history, game, players }: CampaignState, player: Player): readonly string[] {
  const seat = players.indexOf(player);
  const games = [...history.map(({ sides }) => sides), ...(game === null ? [] : [game.sides])];
  const banked = games.flat().reduce((sum, side) => sum + (side.seat === seat ? side.banked : 0), 0);
  return [
    ...(player.points < 0 ? [`${player.name} has ${player.points} victory points.`] : []),
    ...(player.points > player.earned ? [`${player.name} has more than was ever banked.`] : []),
    ...(player.earned === banked
      ? []
      : [`${player.name} banked ${banked}, and the book says ${player.earned}.`]),
  ];
}

/** Whoever is gone stays gone, and nobody is there twice. */
function risen({ players, departed }: CampaignState): readonly string[] {
  const ids = players.flatMap(({ members }) => members.map(({ id }) => id));
  const back = departed.filter(({ id }) => ids.includes(id)).map(({ name }) => `${name} is back.`);
  return new Set(ids).size === ids.length ? back : [...back, 'Somebody is on the roll twice.'];
}

/** FF-CAMP-04, FF-PARTY-06: of the Unique there is one, and none after his death. */
function uniques(s: CampaignState): readonly string[] {
  const there = s.players.flatMap((player) =>
    player.members
      .filter((who) => {
        const { list } = profileOf(player, who, s.options);
        return list !== null && isUnique(profileOf(player, who, s.options));
      })
      .map(({ entry }) => entry.profile),
  );
  const dead = s.departed.map(({ profile }) => profile);
  return [
    ...(new Set(there).size === there.length ? [] : ['A Unique is there twice.']),
    ...there.filter((id) => dead.includes(id)).map((id) => `${id} is dead and there again.`),
  ];
}

/** Between games: parties that could play (FF-CAMP-06), and nobody of the evil is infected (FF-CAMP-07). */
function settled(s: CampaignState, player: Player): readonly string[] {
  if (player.members.length === 0) return [];
  const orphans = ['party.master-missing', 'party.master-unknown', 'party.master-cheap'];
  const broken = problemsUnder(partyOf(player, player.members, s.options), s.options)
    .map(({ code }) => code)
    .filter((code) => !orphans.includes(code));
  const infected = player.members.some((who) => recordOf(who).infection !== undefined);
  return infected && player.party.side === 'evil' ? [...broken, 'One of the evil is infected.'] : broken;
}

export const fuzz: FuzzHelpers<FaithCampaign> = { pools: PARTY_POOLS, setup, invariants };
