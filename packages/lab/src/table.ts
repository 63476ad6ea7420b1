import type { Ending } from './endings.ts';
import { drawn } from './heat-map.ts';
import type { RewardTotal } from './rewards.ts';
import type { Spread } from './spread.ts';
import type { Standing, Standings } from './standings.ts';
import { neverIn } from './story.ts';
import type { Casualties, Summary } from './summary.ts';
import { inWords, type Verdict, verdictOn } from './verdict.ts';
import type { Estimate } from './wilson.ts';

interface Names {
  readonly a: string;
  readonly b: string;
  readonly c?: string;
  readonly d?: string;
}

type Row = readonly [string, string];

/** A summary for people; a and b by the names they go by. */
export function tableOf(summary: Summary, names: Names): string {
  const { games, seats, wins, share, pairs, length, checksum } = summary;
  const rows: Row[] = [
    ['games', `${games}, checksum ${checksum}`],
    ...(summary.bots === null
      ? ([
          [`a, ${names.a}`, `${wins.a} won`],
          [`b, ${seats > 2 ? `${seats - 1} of ` : ''}${names.b}`, `${wins.b} won`],
        ] as const)
      : summary.bots.rows.map((row) => bot(row, names))),
    ['drawn', String(summary.bots?.drawn ?? wins.draw)],
    ['win share of a', `${estimate(share)}${seats > 2 ? `; ${percent(1 / seats)} would be even` : ''}`],
    ...(pairs === null ? [] : [['pairs of games', `${estimate(pairs)} to a`] as const]),
    ['decisions a game', spread(length.decisions)],
    ...(length.turns === null ? [] : [['turns', spread(length.turns)] as const]),
    ...summary.endings.map((ending, i): Row => [i === 0 ? 'ended by' : '', endedBy(ending)]),
    ...sides(summary),
    ...fortunes(summary),
    ...rewards(summary.rewards ?? []),
    ...never(summary),
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `${name.padEnd(widest)}  ${value}`);
  return [...lines, ...deaths(summary)].map((line) => `${line}\n`).join('');
}

/** One of three or four: its wins, and what it has of them all. */
function bot({ name, won, share, even }: Standing, names: Names): Row {
  const called = names[name as keyof Names] ?? names.b;
  const part = share === null ? '' : `; ${estimate(share)} of the wins, even would be ${percent(even)}`;
  return [`${name}, ${called}`, `${won} won${part}`];
}

/** Who is better, how sure that is, and by what it is known: the first thing that one wants to hear. */
export function verdictOf({ share, verdict, pairs }: Summary, { a, b }: Names): string {
  const byPairs = pairs === null ? null : verdictOn(pairs);
  // Where a part in the scenario decides games, only pairs of them can tell the players apart.
  const known = verdict.is === 'open' && byPairs !== null && byPairs.is !== 'open';
  const best = known ? byPairs : verdict;
  const by = known ? `${estimate(pairs!)} of the pairs of games` : `${estimate(share)} of the wins`;
  return `${aheadIn(best, a, b)} (${a} has ${by}).`;
}

function aheadIn(verdict: Verdict, a: string, b: string): string {
  if (verdict.is === 'ahead') return `${a} ahead, sure`;
  if (verdict.is === 'behind') return `${b} ahead, sure`;
  return `${a} or ${b}: ${inWords(verdict)}`;
}

/** What one gets by where one sits and what one is, whoever it is. */
function sides({ standings: { seats, first, roles, edges } }: Summary): readonly Row[] {
  return [
    ...standings('by seat', seats),
    ...standings('by first player', first),
    ...standings('by role', roles),
    ...standings('by edge', edges),
  ];
}

function standings(title: string, all: Standings | null): readonly Row[] {
  if (all === null) return [];
  const won = all.rows.map(({ name, won: count }) => `${name ?? NONE} ${count}`);
  const sum = [...won, `drawn ${all.drawn}`].join(', ');
  return [[title, `${sum}: ${all.games} ${all.games === 1 ? 'game' : 'games'}`], ...all.rows.map(standing)];
}

const NONE = 'none';

function standing({ name, games, share, even }: Standing): Row {
  const had = `had in ${games}`;
  if (share === null) return [`  ${name ?? NONE}`, `${had}, by everybody: nothing to compare`];
  const least = even === 0.5 ? '' : `, even would be ${percent(even)}`;
  return [`  ${name ?? NONE}`, `${had}, ${estimate(share)}${least}: ${inWords(verdictOn(share, even))}`];
}

function endedBy({ reason, games, a, b, drawn: draws, roles }: Ending): string {
  const winners = Object.keys(roles).length > 0 ? roles : { a, b };
  return `${reason} ${games} (${listed({ ...winners, drawn: draws })})`;
}

function fortunes({ earned, casualties }: Summary): readonly Row[] {
  const rows: Row[] = [];
  if (earned !== null) rows.push(['points of a', spread(earned.a)], ['points of b', spread(earned.b)]);
  if (casualties !== null) {
    rows.push(['fallen of a', fallen(casualties.a)], ['fallen of b', fallen(casualties.b)]);
    if (casualties.others.total > 0) rows.push(['others fallen', fallen(casualties.others)]);
  }
  return rows;
}

function rewards(totals: readonly RewardTotal[]): readonly Row[] {
  const earned = totals.filter(({ games }) => games > 0);
  const unearned = totals.filter(({ games }) => games === 0).map(({ id }) => id);
  return [
    ...earned.map((total, i): Row => [i === 0 ? 'points by reward' : '', reward(total)]),
    ...(unearned.length === 0 ? [] : [['never rewarded', unearned.join(', ')] as const]),
  ];
}

function reward({ id, games, a, b, roles }: RewardTotal): string {
  const whose = Object.keys(roles).length > 0 ? `; ${listed(roles)}` : '';
  return `${id}: a ${a}, b ${b}${whose}; in ${games} ${games === 1 ? 'game' : 'games'}`;
}

/** What a scenario has for nothing, as far as these games went. */
function never({ story: { rules, cards } }: Summary): readonly Row[] {
  const [idle, unseen] = [neverIn(rules), neverIn(cards)];
  return [
    ...(rules.length === 0 ? [] : [['rules never fired', named(idle)] as const]),
    ...(cards.length === 0 ? [] : [['cards never drawn', named(unseen)] as const]),
  ];
}

function named(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}

function deaths({ deaths: map }: Summary): readonly string[] {
  if (map === null || map.counts.flat().every((count) => count === 0)) return [];
  return ['', `where they fell, ${map.width} by ${map.depth}`, ...drawn(map)];
}

/** Of a number of games, to the tenth of a hundredth. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function estimate({ share, low, high }: Estimate): string {
  return `${percent(share)}, between ${percent(low)} and ${percent(high)}`;
}

function spread({ mean, least, lower, median, upper, most }: Spread): string {
  const quarters = [least, lower, median, upper, most].map((number) => String(Math.round(number * 10) / 10));
  return `${mean.toFixed(1)} on average, quartiles ${quarters.join(' | ')}`;
}

function fallen({ perGame, byCause }: Casualties): string {
  return `${perGame.toFixed(2)} a game: ${listed(byCause)}`;
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([word, count]) => (count === 0 ? [] : `${word} ${count}`));
  return parts.length === 0 ? 'none' : parts.join(', ');
}
