import { recordOf } from '../../members.ts';
import type { CampaignState, Member, Player } from '../../state.ts';
import { names, points } from './names.ts';
import { shown } from './shown.ts';

/** How a campaign stands, in lines: the parties, the games so far, the graves. */
export function overview(s: CampaignState): string {
  const parties = s.players.map((player) => partyLines(player));
  const games = s.history.map(({ number, scenario, sides }) => {
    const banked = sides.map((side) => `${names.player(s, side.seat)} ${side.banked}`).join(', ');
    return `  ${number}. ${names.scenario(s, scenario)}; banked: ${banked}`;
  });
  const graves = s.departed.map(
    ({ name, profile, seat, cause, game }) =>
      `  ${shown.farewell(name, names.profile(profile), names.player(s, seat), cause, game)}`,
  );
  const parts = [[s.title], ...parties];
  if (games.length > 0) parts.push(['Games', ...games]);
  if (graves.length > 0) parts.push(['Gone', ...graves]);
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function partyLines(player: Player): readonly string[] {
  const { name, party, points: bank, earned, advances } = player;
  const called = party.name === name ? name : `${party.name} (${name})`;
  const bought = advances.map(({ advance }) => names.advance(advance));
  return [
    `${called}: ${points(earned)} won, ${bank} in the bank`,
    ...(bought.length === 0 ? [] : [`  ${bought.join(', ')}`]),
    ...player.members.map((who) => memberLine(player, who)),
  ];
}

function memberLine({ party }: Player, who: Member): string {
  const { insanity = [], infection, kept = [] } = recordOf(who);
  const notes = [
    names.profile(who.entry.profile, party.own),
    ...insanity.slice(0, 1).map(shown.insane),
    ...(infection === undefined ? [] : [shown.infected(infection)]),
    ...kept.map(names.weapon),
  ];
  return `  ${who.id}  ${who.entry.name}: ${notes.join(', ')}`;
}
