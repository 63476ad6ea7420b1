import type {
  Farewell,
  Ledger,
  MemberSheet,
  PresentGame,
  Seat,
  SettledGame,
  UnitRoll,
} from '@vedette/engine';
import { TIERS } from '../../data/campaign-tables.ts';
import { badgeOf } from '../../muster/builder/figures.ts';
import { recordOf, tierOn } from '../../muster/record.ts';
import type { FateDie } from '../../state.ts';
import { membersOf, typeOf } from '../members.ts';
import type { ReportSide } from '../report/report.ts';
import type { CampaignState, Departed, Member, Player } from '../state.ts';
import { words } from '../words/now.ts';
import { bookOf, casualtiesIn, resultOf, serviceOf } from './service.ts';

/** A campaign as it stands, in words. */
export function ledger(s: CampaignState): Ledger {
  return {
    title: s.title,
    games: s.games,
    units: s.players.map((player, seat) => rollOf(s, player, seat)),
    present: presentGame(s),
    history: s.history.map((game) => settled(s, game)),
    farewells: s.departed.map((gone) => farewell(s, gone)),
    ended: s.ended === null ? null : { winners: s.ended.winners },
  };
}

const DICE: readonly FateDie[] = ['power', 'skill', 'monster'];

function rollOf(s: CampaignState, player: Player, seat: Seat): UnitRoll {
  const { name, unit, rank, baggage, fate } = player;
  const dice = DICE.filter((die) => fate[die] > 0).map((die) => `${fate[die]} ${words.shown.dice[die]}`);
  const things = baggage.map((artefact) => artefact.name);
  return {
    player: name,
    unit: unit.name,
    standing: rank,
    members: membersOf(player).map((member) => memberSheet(s, seat, member)),
    notes: [
      { title: words.shown.noted, words: dice.join(', ') },
      { title: words.shown.baggage, words: things.join(', ') },
    ].filter((note) => note.words !== ''),
  };
}

/** SB-UNIT-16: tier and experience, what the tiers have brought, what the games have cost. */
function memberSheet(s: CampaignState, seat: Seat, member: Member): MemberSheet {
  const { unit } = s.players[seat]!;
  const { id, entry } = member;
  const { xp, rewards, injuries, madness, nextGame, artefacts } = recordOf(entry);
  const next = TIERS.find((tier) => tier.xp > xp);
  const rank = 'rank' in entry ? entry.rank : undefined;
  return {
    id,
    name: entry.name,
    line: rank ?? words.typeTitle(typeOf(member)),
    badge: badgeOf(typeOf(member), unit),
    cells: [
      { words: [String(tierOn(xp))] },
      { words: [String(xp)], ...(next === undefined ? {} : { aside: words.shown.ofXp(next.xp) }) },
      {
        words: [
          ...rewards.map((reward, i) => words.rewardTitle(reward, i + 1)),
          ...artefacts.map((artefact) => artefact.name),
        ],
      },
      {
        words: [
          ...[...injuries, ...madness].map((id) => words.resultTitle(id)),
          ...nextGame.map((id) => words.shown.ailing(words.resultTitle(id))),
        ],
      },
    ],
    ...bookOf(s, seat, member),
  };
}

function presentGame(s: CampaignState): PresentGame | null {
  if (s.game === null) return null;
  const { number, scenario, mode, stage, sides, report } = s.game;
  const seats = sides.map(({ seat }) => seat);
  return {
    number,
    title: words.scenarioName(s, scenario),
    aside: words.shown.modes[mode],
    chapter: stage,
    seats,
    result: report === null ? null : resultOf(report, mode, seats),
  };
}

function settled(s: CampaignState, game: CampaignState['history'][number]): SettledGame {
  const { number, scenario, mode, sides, report } = game;
  return {
    number,
    title: words.scenarioName(s, scenario),
    result: resultOf(
      report,
      mode,
      sides.map(({ seat }) => seat),
    ),
    sides: sides.map(({ seat, rank }, i) => ({ seat, standing: rank, lines: linesOf(report.sides[i]!) })),
  };
}

/** What a side had to report. */
function linesOf(side: ReportSide): readonly string[] {
  const { rewards, secured } = side;
  return [
    words.shown.losses(casualtiesIn(side)),
    ...rewards.map(({ text, xp }) => words.shown.reward(text, xp)),
    ...(secured.length === 0
      ? []
      : [words.shown.secured(secured.map((id) => words.securedName(id)).join(', '))]),
  ];
}

function farewell(s: CampaignState, gone: Departed): Farewell {
  const { id, seat, name, type, cause, game, xp } = gone;
  const unit = s.players[seat]?.unit.name ?? '';
  return {
    id,
    seat,
    name,
    dead: cause === 'dead',
    words: words.shown.farewell(name, words.typeTitle(type), unit, words.shown.causes[cause], game, xp),
    service: serviceOf(s, seat, id, name),
  };
}
