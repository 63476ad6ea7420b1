import { nation } from '../../../data/nations.ts';
import { recordOf, tierOn } from '../../../muster/record.ts';
import { resultTitle } from '../../../words/en/results.ts';
import { membersOf, typeOf } from '../../members.ts';
import type { CampaignState, Departed, Member, Player } from '../../state.ts';
import { scenarioName, typeTitle } from './names.ts';

/** How a campaign stands, in lines: the units, the graves, the games so far. */
export function overview(s: CampaignState): string {
  const units = s.players.map(unitLines);
  const graves = s.departed.map(graveLine);
  const games = s.history.map(({ number, scenario, sides }) => {
    const ranks = sides.map(({ seat, rank }) => `${s.players[seat]!.name} ${rank}`).join(', ');
    return `  ${number}. ${scenarioName(s, scenario)}; Power Rank: ${ranks}`;
  });
  const parts = [[s.title], ...units];
  if (games.length > 0) parts.push(['Games', ...games]);
  if (graves.length > 0) parts.push(['Gone', ...graves]);
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function unitLines(player: Player): readonly string[] {
  const { name, unit, rank } = player;
  const called = unit.name === name ? name : `${unit.name} (${name})`;
  return [
    `${called}, ${nation(unit.nation).title}, Power Rank ${rank}`,
    ...membersOf(player).map(memberLine),
  ];
}

function memberLine(member: Member): string {
  const { xp, injuries, madness, nextGame, artefacts } = recordOf(member.entry);
  const marks = [...injuries, ...madness, ...nextGame].map(resultTitle);
  const things = artefacts.map((artefact) => artefact.name);
  const notes = [`${xp} XP`, `tier ${tierOn(xp)}`, ...marks, ...things];
  return `  ${member.id}  ${member.entry.name}, ${typeTitle(typeOf(member))}: ${notes.join(', ')}`;
}

function graveLine({ name, type, game, cause }: Departed): string {
  return `  ${name}, ${typeTitle(type)}: ${CAUSES[cause]} after game ${game}`;
}

const CAUSES: Readonly<Record<Departed['cause'], string>> = {
  dead: 'dead',
  insane: 'lost to madness',
  retired: 'retired with honours',
  dismissed: 'sent home',
  disbanded: 'gone with the unit',
};
