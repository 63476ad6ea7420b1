import type { MatchSetup, Seat } from '@vedette/engine';
import type { FearAndFaith } from '../../game.ts';
import { membersOf } from '../../muster/members.ts';
import { setupProblems } from '../../scenario/forces.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { partyOf, termsIn } from '../members.ts';
import { playOptionsOf } from '../options.ts';
import type { CampaignState, Member, MemberId } from '../state.ts';
import { isServed } from './masters.ts';

/** FF-SCN-01: whom a scenario has a use for, of those who can go at all. */
function usefulTo(s: CampaignState, scenario: Scenario, seat: Seat): readonly Member[] {
  const player = s.players[seat]!;
  const going = player.members.filter((who) => isServed(s, player, who));
  const forces = Object.values(scenario.forces ?? {}).filter(({ side }) => side === player.party.side);
  if (forces.length === 0) return going;
  const known = membersOf(partyOf(player, going, s.options), termsIn(s.options));
  return going.filter((who) => {
    const { profile } = known.find(({ entry }) => entry.id === who.id)!;
    return forces.some(
      ({ lists, profiles = [] }) =>
        lists === undefined || lists.some((list) => list === profile.list) || profiles.includes(profile.id),
    );
  });
}

/** Who of each party plays this scenario, whoever it has no use for left at home; null: they cannot play it. */
export function castFor(
  s: CampaignState,
  seats: readonly Seat[],
  scenario: Scenario,
): readonly (readonly MemberId[])[] | null {
  const casts = seats.map((seat) => usefulTo(s, scenario, seat));
  if (casts.some((cast) => cast.length === 0)) return null;
  const setup: MatchSetup<FearAndFaith> = {
    scenario,
    seats: seats.map((seat, i) => ({
      name: s.players[seat]!.name,
      unit: partyOf(s.players[seat]!, casts[i]!, s.options),
    })),
    options: { ...playOptionsOf(s.options) },
  };
  return setupProblems(setup).length === 0 ? casts.map((cast) => cast.map(({ id }) => id)) : null;
}
