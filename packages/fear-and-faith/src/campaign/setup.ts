import type { DiceState, MatchSetup, Refusal, Seat } from '@vedette/engine';
import type { ListId } from '../data/profiles/lists.ts';
import { profileIn } from '../muster/members.ts';
import { keyOf, type PartyDocument, type PartyEntry } from '../muster/party.ts';
import { problemsUnder } from '../muster/party-problems.ts';
import { refusal } from '../refusal.ts';
import type { FaithCampaign } from './game.ts';
import { enlist, termsIn } from './members.ts';
import type { CampaignOptions } from './options.ts';
import type { CampaignState, Player } from './state.ts';

/** FF-CAMP-01, FF-GEN-20: new parties, legal under the campaign's options; Uniques are there once in a campaign. */
export function campaignProblems({ seats, options }: MatchSetup<FaithCampaign>): readonly Refusal[] {
  if (seats.length > 2 && options['three-players'] !== true)
    return [refusal('setup.three-players', 'FF-GEN-20', {}, '/seats')];
  return [
    ...seats.flatMap(({ unit }, seat) => [
      ...(hasPast(unit)
        ? [refusal('campaign.not-new', 'FF-CAMP-01', { unit: unit.name }, `/seats/${seat}/unit`)]
        : []),
      ...partyProblemsAt(unit, options as unknown as CampaignOptions, `/seats/${seat}/unit`),
    ]),
    ...sharedUniques(
      seats.map(({ unit }) => unit),
      options as unknown as CampaignOptions,
    ),
  ];
}

function hasPast({ entries, advances = [] }: PartyDocument): boolean {
  return advances.length > 0 || entries.some(({ record }) => record !== undefined);
}

export function partyProblemsAt(
  unit: PartyDocument,
  options: CampaignOptions,
  path: string,
): readonly Refusal[] {
  return problemsUnder(unit, options).map((found) => ({ ...found, path: `${path}${found.path ?? ''}` }));
}

/** FF-PARTY-06 */
function sharedUniques(units: readonly PartyDocument[], options: CampaignOptions): readonly Refusal[] {
  const seen = new Set<string>();
  return units.flatMap((unit, seat) => {
    const own = unit.entries.flatMap(({ profile }) => profileIn(unit, profile, termsIn(options)) ?? []);
    const ones = own.filter(({ rules, list }) => rules.includes('unique') && list !== null);
    const twice = ones.filter(({ id }) => seen.has(id));
    for (const { id } of ones) seen.add(id);
    return twice.map(({ title }) =>
      refusal('campaign.unique-twice', 'FF-PARTY-06', { title }, `/seats/${seat}/unit`),
    );
  });
}

export function begin(
  { scenario, seats, options }: MatchSetup<FaithCampaign>,
  dice: DiceState,
): CampaignState {
  return {
    ruleset: 'fear-and-faith-campaign',
    seats: seats.length,
    dice,
    title: scenario.title,
    options: options as unknown as CampaignOptions,
    scenarios: [],
    games: scenario.games,
    players: seats.map(({ name, unit }, seat) =>
      playerFrom(name, unit, seat, options as unknown as CampaignOptions),
    ),
    game: null,
    history: [],
    departed: [],
    ended: null,
  };
}

/** A player as a campaign begins: every model by itself, with a name of its own. */
function playerFrom(name: string, unit: PartyDocument, seat: Seat, options: CampaignOptions): Player {
  const { side, age, own, pool, entries } = unit;
  const lists = entries.flatMap(({ profile }) => profileIn(unit, profile, termsIn(options))?.list ?? []);
  const player: Player = {
    name,
    party: {
      name: unit.name,
      side,
      ...(age === undefined ? {} : { age }),
      ...(own === undefined ? {} : { own }),
      ...(pool === undefined ? {} : { pool }),
    },
    lists: [...new Set<ListId>(lists)],
    members: [],
    advances: [],
    points: 0,
    earned: 0,
    enlisted: 0,
  };
  const ids = new Map<string, string>();
  for (const entry of entries)
    for (let n = 1; n <= (entry.count ?? 1); n++)
      ids.set(keyOf(entry, n), enlist(player, seat, single(entry, n)).id);
  for (const who of player.members) {
    const { master } = who.entry;
    if (master !== undefined) who.entry = { ...who.entry, master: ids.get(master) ?? master };
  }
  return player;
}

function single({ id: _id, count = 1, ...entry }: PartyEntry, n: number): Omit<PartyEntry, 'id'> {
  return count === 1 ? entry : { ...entry, name: `${entry.name} ${n}` };
}
