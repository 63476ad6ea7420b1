import { ITEMS } from '../../../data/armoury/armoury.ts';
import { NEXT_GAME } from '../../../data/campaign-tables.ts';
import { nation } from '../../../data/nations.ts';
import { soldierType } from '../../../data/soldiers.ts';
import { resultTitle } from '../../../words/en/results.ts';
import { term } from '../../../words/en/vocabulary.ts';
import type { CampaignEvent } from '../../events.ts';
import type { CampaignState, XpKind } from '../../state.ts';
import { diceWords, memberName, playerName, scenarioName } from './names.ts';
import { rewardTitle } from './rewards.ts';

type Event<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;
type Told<Type extends CampaignEvent['type']> = (event: Event<Type>, s: CampaignState) => string;

/** A fact in one line, with its numbers. */
export function describe(event: CampaignEvent, s: CampaignState): string {
  const tell = LINES[event.type] as (event: CampaignEvent, s: CampaignState) => string;
  return tell(event, s);
}

const GONE: Readonly<Record<Event<'struckOff'>['cause'], (name: string) => string>> = {
  dead: (name) => `${name} is dead, and buried with honours`,
  insane: (name) => `${name} is led away, singing`,
  retired: (name) => `${name} hangs up the sword`,
  dismissed: (name) => `${name} is paid off`,
  disbanded: (name) => `${name} goes home`,
};

const XP: Readonly<Record<XpKind, string>> = {
  participation: 'for being there',
  bonus: 'for distinction',
  extra: 'for a deed of note',
};

const ENDS: Readonly<Record<Event<'ended'>['reason'], string>> = {
  goal: 'The prize is won',
  games: 'The season is over',
  'called-off': 'The books are closed',
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** An item by its title; artefacts are called by their own names. */
function thing(text: string): string {
  return ITEMS.find(({ id }) => id === text)?.title ?? text;
}

function struckOff({ name, cause, lost }: Event<'struckOff'>): string {
  const gone = lost.length === 0 ? '' : ` Gone as well: ${listed(lost.map(thing))}.`;
  return `${GONE[cause](name)}.${gone}`;
}

function checked({ name, power, skill, total, target, result }: Event<'checked'>): string {
  const aim = target === null ? '' : ` against ${target}`;
  const rest = total - power - skill;
  const added = rest === 0 ? '' : ` ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`;
  return `${name}: ${power} + ${skill}${added} = ${total}${aim}: ${term(result)}.`;
}

/** What was written before, and what is written now. */
function corrected({ name, before, after, note, kit = false }: Event<'corrected'>): string {
  const changes = [
    ...(before.serves === after.serves ? [] : [after.serves ? 'is on the roll after all' : 'is struck off']),
    ...(before.xp === after.xp ? [] : [`has ${after.xp} XP, not ${before.xp}`]),
    ...(['injuries', 'madness', 'nextGame'] as const).flatMap((key) => [
      ...without(after[key], before[key]).map((id) => `has had it all along: ${resultTitle(id)}`),
      ...without(before[key], after[key]).map((id) => `never had it: ${resultTitle(id)}`),
    ]),
    ...(after.rewards ?? []).flatMap((reward, i) => {
      const old = before.rewards?.[i] ?? reward;
      if (old === reward) return [];
      return [`has from tier ${i + 1} ${rewardTitle(reward, i + 1)}, not ${rewardTitle(old, i + 1)}`];
    }),
    ...(kit ? ['is equipped anew'] : []),
  ];
  return `Edited: ${name} ${changes.join('; ')}${note === '' ? '' : ` (“${note}”)`}.`;
}

/** Those of a list that the other does not have, one for one. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function endingOf(reason: string): string {
  return `${ENDS[reason as Event<'ended'>['reason']]}.`;
}

/** Every kind of fact there is; the compiler sees to it that none is left out. */
const LINES: { readonly [Type in CampaignEvent['type']]: Told<Type> } = {
  scenarioRolled: ({ die, scenario, again }, s) =>
    `${die}: ${scenarioName(s, scenario)}${again ? '; not for this game, so roll again' : ''}.`,
  gameChosen: ({ number, scenario, seats }, s) =>
    `Game ${number}: ${scenarioName(s, scenario)}, with ${listed(seats.map((seat) => playerName(s, seat)))}.`,
  fielded: ({ seat, names }, s) => `${playerName(s, seat)} sends ${listed(names)}.`,
  outranked: ({ seat, differential, fateDice, bonusXp }, s) =>
    `${playerName(s, seat)} is outranked by ${differential}: ${diceWords(fateDice, 'fate')} and ${bonusXp} experience in return.`,
  farApart: ({ differential }) =>
    `A differential of ${differential} is no fair fight; it may be time for a new campaign.`,
  diceNoted: ({ seat, die, count }, s) =>
    count < 0
      ? `${playerName(s, seat)} forfeits ${diceWords(-count, die)} noted before.`
      : `${playerName(s, seat)} has ${diceWords(count, die)} more in the next game.`,
  reported: ({ number, scenario }, s) => `The report of game ${number}, ${scenarioName(s, scenario)}, is in.`,
  rolled: ({ name, table, die, result, reroll }) =>
    `${name}, ${term(table)}${reroll === null ? '' : `, again, for a ${reroll} die`}: ${die}, ${resultTitle(result)}.`,
  struckOff,
  burdened: ({ name, burden }) =>
    Object.hasOwn(NEXT_GAME, burden)
      ? `${name} will feel it in the next game: ${resultTitle(burden)}.`
      : `${name} has to live with it: ${resultTitle(burden)}.`,
  unchanged: ({ name, burden }) => `${name} was that already: ${resultTitle(burden)}.`,
  gainedXp: ({ name, kind, xp }) => `${name} learns something ${XP[kind]}: ${xp} XP now.`,
  xpLost: ({ seat, points }, s) =>
    `${points} of experience lost on ${playerName(s, seat)}: nobody is left to learn.`,
  extraLost: ({ name, points }) => `${name} cannot learn that much in a day (${points} lost).`,
  drewLots: ({ seat, die }, s) => `${playerName(s, seat)} rolls ${die} for the first word.`,
  rose: ({ name, tier, reward }) => `${name} rises to tier ${tier}: ${rewardTitle(reward, tier)}.`,
  studied: ({ seat, done }, s) =>
    done ? `${playerName(s, seat)} has the find studied.` : `${playerName(s, seat)} leaves the find alone.`,
  checked,
  cameToNothing: ({ op }) => `Nothing comes of it: ${term(op)}.`,
  diceRolled: ({ dice, total }) => `${dice.join(' and ')}: ${total}.`,
  rowRolled: ({ die, row, spent }) => `${die}: ${row}${spent ? ', once more in vain' : ''}.`,
  needNotRoll: ({ figure }, s) => `${memberName(s, figure)} need not even roll.`,
  corrected,
  disbanded: ({ unit }) => `${unit} is no more.`,
  raised: ({ seat, unit, nation: id }, s) => `${playerName(s, seat)} raises ${unit}, of ${nation(id).title}.`,
  appointed: ({ name }) => `${name} takes command.`,
  recruited: ({ name, kind }) => `${name} takes the shilling: ${soldierType(kind).title}.`,
  equipped: ({ name }) => `${name} visits the armoury.`,
  artefactGiven: ({ name, artefact }) => `${name} carries it from now on: ${artefact}.`,
  artefactStored: ({ seat, artefact }, s) => `${artefact} goes with the baggage of ${playerName(s, seat)}.`,
  ranked: ({ seat, rank }, s) => `${playerName(s, seat)}: Power Rank ${rank}.`,
  ended: ({ reason, winners }, s) =>
    `${ENDS[reason]}. The laurels go to ${listed(winners.map((seat) => playerName(s, seat)))}.`,
};
