import { type Chronicle, hashJson } from '@vedette/engine';
import { type HeatMap, heatMapOf } from './heat-map.ts';
import type { PlayedGame } from './play-one.ts';
import { type Spread, spreadOf } from './spread.ts';
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
  readonly wins: { readonly a: number; readonly b: number; readonly draw: number };
  /** Of a; a draw is half a win. */
  readonly share: Estimate;
  /** In all games. */
  readonly decisions: number;
  readonly length: { readonly decisions: Spread; readonly turns: Spread | null };
  /** Why games ended, and how many. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly casualties: { readonly a: Casualties; readonly b: Casualties; readonly others: Casualties } | null;
  /** Points that a game brings. */
  readonly earned: { readonly a: Spread; readonly b: Spread } | null;
  /** Wins that come from where one sits, whoever sits there. */
  readonly bias: {
    readonly firstSeat: Estimate;
    readonly firstPlayer: Estimate | null;
    readonly sides: Readonly<Record<string, Estimate>>;
  };
  readonly deaths: HeatMap | null;
  /** Of the games' ends in their order. */
  readonly checksum: string;
}

/** A game that has a chronicle. */
interface Chronicled {
  readonly record: PlayedGame;
  readonly chronicle: Chronicle;
}

export function summaryOf(games: readonly PlayedGame[]): Summary {
  const records = games.toSorted((one, other) => one.number - other.number);
  const count = (share: number) => records.filter(({ shareOfA }) => shareOfA === share).length;
  const wins = { a: count(1), b: count(0), draw: count(0.5) };
  const decisions = records.map((record) => record.decisions);
  const turns = records.flatMap((record) => record.turns ?? []);
  const told = records.flatMap((record) =>
    record.chronicle === null ? [] : [{ record, chronicle: record.chronicle }],
  );
  return {
    games: records.length,
    wins,
    share: wilson(wins.a + wins.draw / 2, records.length),
    decisions: decisions.reduce((sum, number) => sum + number, 0),
    length: { decisions: spreadOf(decisions), turns: turns.length === 0 ? null : spreadOf(turns) },
    reasons: counted(records.map(({ reason }) => reason)),
    ...(told.length === 0 ? { casualties: null, earned: null } : fortunes(told)),
    bias: biasOf(records, told),
    deaths: heatMapOf(told.map(({ chronicle }) => chronicle)),
    checksum: hashJson(records.map(({ end }) => end)),
  };
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
    earned === null ? [] : [{ a: earned[seatOfA]!, b: earned[1 - seatOfA]! }],
  );
  if (points.length === 0) return null;
  return { a: spreadOf(points.map(({ a }) => a)), b: spreadOf(points.map(({ b }) => b)) };
}

function biasOf(records: readonly PlayedGame[], told: readonly Chronicled[]): Summary['bias'] {
  const first = told.flatMap(({ record, chronicle }) =>
    chronicle.first === null ? [] : [shareOf(record, chronicle.first)],
  );
  const sides = new Map<string, number[]>();
  for (const { record, chronicle } of told) {
    for (const [seat, side] of chronicle.sides.entries()) {
      if (side !== null) sides.set(side, [...(sides.get(side) ?? []), shareOf(record, seat)]);
    }
  }
  return {
    firstSeat: estimated(records.map((record) => shareOf(record, 0))),
    firstPlayer: first.length === 0 ? null : estimated(first),
    sides: Object.fromEntries([...sides].sort(byName).map(([side, shares]) => [side, estimated(shares)])),
  };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function shareOf({ seatOfA, shareOfA }: PlayedGame, seat: number): number {
  return seat === seatOfA ? shareOfA : 1 - shareOfA;
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
