import type { Game, Json, Match } from '@vedette/engine';
import { dispatchOf, type Question } from '@vedette/referee';
import {
  type CampaignState,
  type Member,
  matchOf,
  membersOf,
  type Player,
  recordOf,
  resultTitle,
  rewardTitle,
  scenarioName,
  TIERS,
  tierOn,
  typeOf,
} from '@vedette/silver-bayonet/campaign';
import type { CampaignBook, MemberSheet, PlayerSheet, PresentGame } from './campaign-messages.ts';

/** A campaign as it stands, in words where the rules have them. What is studied by hand is added by whoever knows the scenarios. */
export function bookOf(
  match: Match<Game>,
): Omit<CampaignBook, 'id' | 'freshFrom' | 'undoRefusal' | 'concern'> {
  const { ruleset, told, answers } = match;
  const s = match.state as unknown as CampaignState;
  return {
    title: s.title,
    seq: answers.length,
    games: s.games,
    players: s.players.map(playerSheet),
    graves: s.departed,
    history: s.history.map(({ number, scenario, mode, sides, report }) => {
      return { number, title: scenarioName(s, scenario), mode, sides, report };
    }),
    present: presentGame(s),
    question: questionIn(match),
    chances: chancesOf(match),
    match: matchOf(s),
    studies: null,
    dispatches: told.map(({ event }, i) => dispatchOf(ruleset, event, i, match.state)),
    ended: s.ended,
  };
}

function playerSheet(player: Player): PlayerSheet {
  const { name, unit, rank, baggage, fate } = player;
  return {
    name,
    unit,
    rank,
    members: membersOf(player).map(memberSheet),
    baggage: baggage.map((artefact) => artefact.name),
    fate,
  };
}

function memberSheet(member: Member): MemberSheet {
  const { id, entry } = member;
  const { xp, rewards, injuries, madness, nextGame, artefacts } = recordOf(entry);
  return {
    id,
    name: entry.name,
    type: typeOf(member),
    rank: 'rank' in entry ? (entry.rank ?? null) : null,
    xp,
    tier: tierOn(xp),
    nextTier: TIERS.find((tier) => tier.xp > xp)?.xp ?? null,
    scars: [...injuries, ...madness].map(resultTitle),
    ailing: nextGame.map(resultTitle),
    honours: rewards.map((reward, i) => rewardTitle(reward, i + 1)),
    artefacts: artefacts.map((artefact) => artefact.name),
    entry,
  };
}

function presentGame(s: CampaignState): PresentGame | null {
  if (s.game === null) return null;
  const { number, scenario, mode, stage, sides } = s.game;
  return {
    number,
    scenario,
    title: scenarioName(s, scenario),
    mode,
    stage,
    seats: sides.map(({ seat }) => seat),
  };
}

function questionIn({ ruleset, pending, state }: Match<Game>): Question | null {
  if (pending === null) return null;
  const prompt = ruleset.prompt(pending, state);
  return {
    ...prompt,
    kind: pending.kind,
    form: ruleset.questions[pending.kind]!.form,
    seat: pending.seat,
    options: prompt.options.map((option) => ({ ...option, odds: null })),
    foregone: null,
    denied: [],
    facts: pending.question as Readonly<Record<string, Json>>,
  };
}

/** Tables whose rolls can be foretold. */
const FORETOLD = ['injury', 'madness', 'permanent-injury'];

function chancesOf({ ruleset, pending, state }: Match<Game>): CampaignBook['chances'] {
  if (pending?.kind !== 'reroll' || ruleset.odds === null) return [];
  const { table, member } = pending.question as unknown as {
    readonly table: string;
    readonly member: string;
  };
  if (!FORETOLD.includes(table)) return [];
  const query = { table, infected: isInfected(state as unknown as CampaignState, member), rerolling: [] };
  const odds = ruleset.odds.odds(state, ruleset.odds.schema.parse(query)) as Record<string, number>;
  return Object.entries(odds).map(([id, chance]) => ({ title: resultTitle(id), chance }));
}

function isInfected({ game }: CampaignState, member: string): boolean {
  return (game?.sides ?? []).some(({ fielded }, i) => {
    const figure = game?.report?.sides[i]?.figures[fielded.indexOf(member)];
    return figure?.marks.includes('infected') ?? false;
  });
}
