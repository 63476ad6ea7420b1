import type { Farewell, Ledger, MemberSheet, PresentGame, SettledGame, UnitRoll } from '@vedette/engine';
import { badgeOf } from '../../muster/builder/badges.ts';
import { membersOf } from '../../muster/members.ts';
import { memberIn } from '../aftermath/take-report.ts';
import { partyOf, recordOf, termsIn } from '../members.ts';
import type { ReportSide } from '../report/report.ts';
import type { CampaignState, Departed, Member, Player } from '../state.ts';
import type { Words } from '../words/index.ts';
import { bookOf, casualtiesIn, resultOf, serviceOf } from './service.ts';

/** A campaign as it stands, in words. */
export function ledgerIn(words: Words): (s: CampaignState) => Ledger {
  return (s) => ({
    title: s.title,
    games: s.games,
    units: s.players.map((player) => rollOf(words, s, player)),
    present: presentGame(words, s),
    history: s.history.map((game) => settled(words, s, game)),
    farewells: farewellsOf(words, s),
    ended: s.ended === null ? null : { winners: s.ended.winners },
  });
}

function rollOf(words: Words, s: CampaignState, player: Player): UnitRoll {
  const { name, party, points, earned, advances, members } = player;
  const bought = advances
    .filter(({ on }) => on === undefined)
    .map(({ advance }) => words.names.advance(advance));
  return {
    player: name,
    unit: party.name,
    standing: earned,
    members: members.map((who) => memberSheet(words, s, player, who)),
    notes: [
      { title: words.shown.bank, words: String(points) },
      ...(bought.length === 0 ? [] : [{ title: words.shown.advances, words: bought.join(', ') }]),
    ],
  };
}

/** FF-PARTY-18: what it is, what it was given, what the games have left on it. */
function memberSheet(words: Words, s: CampaignState, player: Player, who: Member): MemberSheet {
  const { names, shown } = words;
  const { profile, points } = membersOf(partyOf(player, [who], s.options), termsIn(s.options))[0]!;
  const { insanity = [], infection, kept = [] } = recordOf(who);
  const gifts = player.advances
    .filter(({ on }) => on === who.id)
    .map(({ advance }) => names.advance(advance));
  return {
    id: who.id,
    name: who.entry.name,
    line: names.profile(who.entry.profile, player.party.own),
    badge: badgeOf(profile, player.party.side),
    cells: [
      { words: [shown.quality(profile.quality)] },
      { words: [String(profile.combat)] },
      { words: [String(points)] },
      { words: [...gifts, ...kept.map((id) => shown.kept(names.weapon(id)))] },
      {
        words: [
          ...insanity.map(shown.insane),
          ...(infection === undefined ? [] : [shown.infected(infection)]),
          ...(who.former === null ? [] : [shown.turned(names.profile(who.former.profile, player.party.own))]),
        ],
      },
    ],
    ...bookOf(words, s, player, who),
  };
}

function presentGame({ names, shown }: Words, s: CampaignState): PresentGame | null {
  const { game } = s;
  if (game === null) return null;
  const { number, scenario, stage, sides, report } = game;
  const seats = sides.map(({ seat }) => seat);
  return {
    number,
    title: names.scenario(s, scenario),
    aside: shown.against,
    chapter: stage,
    seats,
    result: report === null ? null : resultOf(report, seats),
  };
}

function settled(words: Words, s: CampaignState, game: CampaignState['history'][number]): SettledGame {
  const { number, scenario, sides, report } = game;
  return {
    number,
    title: words.names.scenario(s, scenario),
    result: resultOf(
      report,
      sides.map(({ seat }) => seat),
    ),
    sides: sides.map(({ seat, scored, banked, earned }, i) => ({
      seat,
      standing: earned,
      lines: linesOf(words, report.sides[i]!, scored, banked),
    })),
  };
}

function linesOf({ shown }: Words, side: ReportSide, scored: number, banked: number): readonly string[] {
  return [...(side.won ? [shown.won] : []), shown.losses(casualtiesIn(side)), shown.scored(scored, banked)];
}

/** Game by game: those who are gone for good, and those whose place another has taken (FF-CAMP-04). */
function farewellsOf(words: Words, s: CampaignState): readonly Farewell[] {
  const gone = s.departed.map((one) => ({ game: one.game, told: farewell(words, s, one) }));
  return [...gone, ...replacedOf(words, s)].sort((a, b) => a.game - b.game).map(({ told }) => told);
}

/** Whoever was killed and is neither struck off nor back under his own name. */
function replacedOf(words: Words, s: CampaignState) {
  const here = s.players.flatMap(({ members }) => members);
  const games = s.game === null ? s.history : [...s.history, s.game];
  return games.flatMap(({ number, sides, report }) =>
    sides.flatMap((side, place) => {
      const { seat } = side;
      const fallen = 'fallen' in side ? side.fallen : [];
      return (report?.sides[place]?.figures ?? []).flatMap(({ id: figure, name, fate }) => {
        const id = memberIn(figure);
        const left = s.departed.some((one) => one.id === id && one.name === name);
        const back = here.some((one) => one.id === id && one.entry.name === name) && !fallen.includes(id);
        if (fate !== 'killed' || left || back) return [];
        const told: Farewell = {
          id: `${id} ${name}`,
          seat,
          name,
          dead: true,
          words: words.shown.grave(name, s.players[seat]!.party.name, number),
          service: serviceOf(words, s, id, name),
        };
        return [{ game: number, told }];
      });
    }),
  );
}

function farewell(words: Words, s: CampaignState, gone: Departed): Farewell {
  const { names, shown } = words;
  const { id, seat, name, profile, cause, game } = gone;
  const { party } = s.players[seat]!;
  return {
    id,
    seat,
    name,
    dead: true,
    words: shown.farewell(name, names.profile(profile, party.own), party.name, cause, game),
    service: serviceOf(words, s, id, name),
  };
}
