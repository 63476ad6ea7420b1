import { type Chronicle, hashJson } from '@vedette/engine';
import { contestants, inSeats, twinOf } from './contest.ts';
import { type Ending, endingsOf } from './endings.ts';
import { type HeatMap, heatMapOf } from './heat-map.ts';
import type { PlayedGame } from './play-one.ts';
import { type RewardTotal, rewardsIn } from './rewards.ts';
import { type Spread, spreadOf } from './spread.ts';
import { type Standings, standingsOf } from './standings.ts';
import { type StoryTold, storyIn } from './story.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { type Estimate, wilson } from './wilson.ts';

/** How many of whom fell, and to what. */
export interface Casualties {
  readonly total: number;
  readonly perGame: number;
  /** Most frequent first. */
  readonly byCause: Readonly<Record<string, number>>;
}

/** What games come to; plain JSON. What only a chronicle knows is null without one. */
export interface Summary {
  readonly games: number;
  /** How many play each of them. */
  readonly seats: number;
  /** Of more than two, `b` is everybody but a. */
  readonly wins: { readonly a: number; readonly b: number; readonly draw: number };
  /** Each by its letter, where c or d play, too. */
  readonly bots: Standings | null;
  /** Of a; a draw of two is half a win. */
  readonly share: Estimate;
  /** Of a, by that share. */
  readonly verdict: Verdict;
  /**
   * Pairs of games that differ in nothing but who had which unit, and so which part in the scenario: who has more of both
   * wins them, or else who earned more in both; null: units did not change hands, or more than two play. Where a part decides the game, each bot
   * wins one of the two, and only this tells them apart.
   */
  readonly pairs: Estimate | null;
  /** In all games. */
  readonly decisions: number;
  readonly length: { readonly decisions: Spread; readonly turns: Spread | null };
  /** Why games ended, and how many. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The same, with who won them. */
  readonly endings: readonly Ending[];
  readonly casualties: { readonly a: Casualties; readonly b: Casualties; readonly others: Casualties } | null;
  /** Points that a game brings. */
  readonly earned: { readonly a: Spread; readonly b: Spread } | null;
  /** What those points were for. */
  readonly rewards: readonly RewardTotal[] | null;
  /** Wins that come from what one has, whoever has it; null: nobody has any, or nobody knows. */
  readonly standings: {
    readonly seats: Standings | null;
    readonly first: Standings | null;
    readonly roles: Standings | null;
    readonly edges: Standings | null;
  };
  readonly story: StoryTold;
  readonly deaths: HeatMap | null;
  /** Of the games' ends in their order. */
  readonly checksum: string;
}

/** A game that has a chronicle. */
interface Chronicled {
  readonly record: PlayedGame;
  readonly chronicle: Chronicle;
}

/** `exchange`: units changed hands after every other game; `others`: that c plays, too, or c and d. */
export function summaryOf(games: readonly PlayedGame[], exchange = false, others: 0 | 1 | 2 = 0): Summary {
  const records = games.toSorted((one, other) => one.number - other.number);
  const count = (share: number) => records.filter(({ shareOfA }) => shareOfA === share).length;
  const [a, b] = [count(1), count(0)];
  const wins = { a, b, draw: records.length - a - b };
  const seats = records[0]?.shares.length ?? 2;
  const decisions = records.map((record) => record.decisions);
  const turns = records.flatMap((record) => record.turns ?? []);
  const told = records.flatMap((record) =>
    record.chronicle === null ? [] : [{ record, chronicle: record.chronicle }],
  );
  const share = wilson(
    records.reduce((sum, { shareOfA }) => sum + shareOfA, 0),
    records.length,
  );
  return {
    games: records.length,
    wins,
    bots: others === 0 ? null : standingsOf(records, lettersIn(others)),
    share,
    seats,
    verdict: verdictOn(share, 1 / seats),
    // Of more than two, half of the wins is more than anybody's part.
    pairs: exchange && seats === 2 ? pairsOf(records) : null,
    decisions: decisions.reduce((sum, number) => sum + number, 0),
    length: { decisions: spreadOf(decisions), turns: turns.length === 0 ? null : spreadOf(turns) },
    reasons: counted(records.map(({ reason }) => reason)),
    endings: endingsOf(records),
    ...(told.length === 0 ? { casualties: null, earned: null } : fortunes(told)),
    rewards: rewardsIn(records),
    standings: {
      seats: standingsOf(records, ({ shares }) => shares.map((_, seat) => `seat ${seat + 1}`)),
      first: standingsOf(records, orderIn),
      roles: standingsOf(records, ({ shares, chronicle }) => chronicle?.roles ?? shares.map(() => null)),
      edges: standingsOf(records, ({ shares, chronicle }) => chronicle?.sides ?? shares.map(() => null)),
    },
    story: storyIn(told.map(({ chronicle }) => chronicle)),
    deaths: heatMapOf(told.map(({ chronicle }) => chronicle)),
    checksum: hashJson(records.map(({ end }) => end)),
  };
}

/** Which bot sat where. */
function lettersIn(others: 1 | 2): (record: PlayedGame) => readonly string[] {
  const letters = { a: 'a', b: 'b', others: ['c', 'd'].slice(0, others) };
  return ({ seatOfA, shares }) => inSeats(seatOfA, contestants(letters, shares.length));
}

function pairsOf(records: readonly PlayedGame[]): Estimate | null {
  const numbered = new Map(records.map((record) => [record.number, record]));
  const won = records.flatMap((one) => {
    const twin = twinOf(one.number);
    const other = twin === null ? undefined : numbered.get(twin);
    return other === undefined ? [] : [shareOfPair(one, other)];
  });
  return won.length === 0 ? null : estimated(won);
}

function shareOfPair(one: PlayedGame, other: PlayedGame): number {
  const wins = one.shareOfA + other.shareOfA - 1;
  const decides = wins === 0 ? moreEarned(one) + moreEarned(other) : wins;
  return decides === 0 ? 0.5 : decides > 0 ? 1 : 0;
}

/** What a has earned more than b. */
function moreEarned({ seatOfA, chronicle }: PlayedGame): number {
  const earned = chronicle?.earned ?? null;
  return earned === null ? 0 : earned[seatOfA]! - earned[1 - seatOfA]!;
}

function fortunes(told: readonly Chronicled[]): Pick<Summary, 'casualties' | 'earned'> {
  const fallen = told.flatMap(({ record, chronicle }) =>
    chronicle.fallen.map(({ seat, cause }) => ({
      who: seat === null ? 'others' : seat === record.seatOfA ? 'a' : 'b',
      cause,
    })),
  );
  const of = (whom: string): Casualties => {
    const causes = fallen.flatMap(({ who, cause }) => (who === whom ? [cause] : []));
    return { total: causes.length, perGame: causes.length / told.length, byCause: counted(causes) };
  };
  return { casualties: { a: of('a'), b: of('b'), others: of('others') }, earned: earnedIn(told) };
}

function earnedIn(told: readonly Chronicled[]): Summary['earned'] {
  const points = told.flatMap(({ record: { seatOfA }, chronicle: { earned } }) =>
    earned === null ? [] : [{ a: earned[seatOfA]!, b: mean(earned.toSpliced(seatOfA, 1)) }],
  );
  if (points.length === 0) return null;
  return { a: spreadOf(points.map(({ a }) => a)), b: spreadOf(points.map(({ b }) => b)) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Whoever acted first, and the rest. */
function orderIn({ shares, chronicle }: PlayedGame): readonly (string | null)[] {
  const first = chronicle?.first ?? null;
  return shares.map((_, seat) => (first === null ? null : seat === first ? 'first' : 'later'));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function estimated(shares: readonly number[]): Estimate {
  return wilson(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

function counted(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const order = [...counts].sort((one, other) => other[1] - one[1] || byName(one, other));
  return Object.fromEntries(order);
}
