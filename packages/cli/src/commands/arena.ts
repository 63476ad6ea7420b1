import { availableParallelism } from 'node:os';
import { levelsOf } from '@vedette/bots';
import { type Game, type Options, prepare, type Ruleset } from '@vedette/engine';
import type { Contest, Crew } from '@vedette/lab';
import { hereAlone, threads } from '@vedette/lab/node';
import { tongueOf } from '../locale.ts';
import { type Entrant, isOutsider } from '../outsiders/outsider.ts';
import { freshSeed } from '../protocol/methods/match-open.ts';
import { findRuleset, moduleOf } from '../rulesets.ts';
import type { NamedBot } from './bot-in.ts';
import { numberIn } from './number-in.ts';
import { optionsIn } from './options-in.ts';
import { setupRefusalInWords } from './refusal-in-words.ts';
import { rulesetNamed } from './ruleset-named.ts';
import { scenarioIn } from './scenario-in.ts';
import { unitIn } from './unit-in.ts';

/** What the commands that let bots play are told alike. */
export interface ArenaAsked {
  /** As somebody told it; else as the files say that are given, or the usual one. */
  readonly ruleset?: string | undefined;
  readonly scenario?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly workers?: string | undefined;
  /** Bots, whose units may be files. */
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly c?: string | undefined;
  readonly d?: string | undefined;
  readonly bots?: string | undefined;
  /** How many play; b sits wherever nobody else is named. */
  readonly seats?: string | undefined;
  /** For each decision of a bot that is a program of its own. */
  readonly seconds?: string | undefined;
}

/** Where bots play: the game, its scenario, what was agreed, and the seed of all chance. */
export interface Arena {
  readonly ruleset: Ruleset<Game>;
  readonly scenario: unknown;
  /** What the scenario is called. */
  readonly scenarioId: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly workers: number;
  readonly seconds: number;
  /** Players for the games of a contest; `fault`: why they were sent away, where they may be. */
  crew(contest: Contest<Entrant>): Promise<Crew & { readonly fault?: Error | null }>;
}

const MOST_WORKERS = 256;
const USUAL_SECONDS = '10';
const MOST_SECONDS = 3600;

export async function arenaOf(asked: ArenaAsked): Promise<Arena> {
  const name = await rulesetNamed(asked.ruleset, [asked.scenario, ...unitFiles(asked)]);
  const ruleset = await findRuleset(name);
  const scenario = await scenarioIn(ruleset, asked.scenario ?? ruleset.scenarios.list[0]!.id);
  const workers =
    asked.workers === undefined
      ? availableParallelism()
      : numberIn('workers', asked.workers, 0, MOST_WORKERS);
  const seconds = numberIn('seconds', asked.seconds ?? USUAL_SECONDS, 1, MOST_SECONDS);
  return {
    ruleset,
    scenario,
    scenarioId: typeof scenario === 'string' ? scenario : String((scenario as { id?: unknown }).id),
    options: optionsIn(asked.option ?? []),
    seats: seatsIn(ruleset, scenario, asked),
    seed: asked.seed ?? freshSeed(),
    workers,
    seconds,
    crew: async (contest) => {
      if (!isAmongOurselves(contest)) {
        const { outsideCrew } = await import('../outsiders/outside-crew.ts');
        return outsideCrew(ruleset, contest, { tables: workers, seconds });
      }
      return workers === 0
        ? hereAlone(ruleset, contest)
        : threads(workers, { module: moduleOf(name), contest });
    },
  };
}

/** As many as somebody wants or names bots for, else two, or as many as the scenario needs. */
function seatsIn(
  { seats, scenarios }: Ruleset<Game>,
  scenario: unknown,
  { seats: wanted, c, d }: ArenaAsked,
): number {
  if (c === undefined && d !== undefined)
    throw new Error('--d is a fourth bot: name a third one, too (--c).');
  const named = TWO + [c, d].filter((bot) => bot !== undefined).length;
  const most = Math.max(TWO, seats.max);
  if (named > most) throw new Error(`${named} bots: no more than ${most} play this.`);
  if (wanted !== undefined) {
    const count = numberIn('seats', wanted, TWO, most);
    if (count >= named) return count;
    throw new Error(
      `--seats ${wanted}: ${named} bots are named, and each wants a seat. Say --seats ${named}.`,
    );
  }
  const whole = typeof scenario === 'string' ? scenarios.list.find(({ id }) => id === scenario) : scenario;
  const players = Object(Object(whole).players) as { readonly min?: unknown };
  return typeof players.min === 'number' ? Math.max(named, players.min) : named;
}

const TWO = 2;

/** Files of units, as they follow bots. */
function unitFiles({ a, b, c, d, bots }: ArenaAsked): readonly string[] {
  const named = [a, b, c, d, ...(bots?.split(',') ?? [])];
  return named.flatMap((bot) => /:\s*([^:]+\.json)\s*$/.exec(bot ?? '')?.[1] ?? []);
}

function isAmongOurselves(contest: Contest<Entrant>): contest is Contest {
  const { a, b, others = [] } = contest;
  return ![a, b, ...others].some(isOutsider);
}

/** Whoever plays no better than another is not offered as more. */
export function checkLevels({ ruleset }: Arena, bots: readonly NamedBot[]): void {
  const levels = levelsOf(ruleset);
  const strange = bots.find(
    ({ contestant }) => !isOutsider(contestant) && !levels.includes(contestant.level),
  );
  if (strange === undefined) return;
  throw new Error(
    `${strange.name}: ${tongueOf(ruleset).title} has no bot of that strength yet. There are: ${levels.join(', ')}.`,
  );
}

/** Bots in an arena. Units that somebody named stay with their bots; ready-made ones go from hand to hand. */
export async function contestIn(
  arena: Arena,
  a: NamedBot,
  b: NamedBot,
  others: readonly NamedBot[] = [],
): Promise<Contest<Entrant>> {
  const { scenario, options, seed } = arena;
  checkLevels(arena, [a, b, ...others]);
  return {
    scenario,
    options,
    seed,
    a: a.contestant,
    b: b.contestant,
    ...(others.length === 0 ? {} : { others: others.map(({ contestant }) => contestant) }),
    units: await pairsOfUnits(arena, a, b, others),
    exchange: a.unit === null && b.unit === null,
  };
}

/** One unit for each seat, that of a first. */
type Dealt = readonly unknown[];

/** Deals that are tried: more than these say nothing new. */
const MOST_DEALS = 2000;

async function pairsOfUnits(
  arena: Arena,
  a: NamedBot,
  b: NamedBot,
  others: readonly NamedBot[],
): Promise<readonly Dealt[]> {
  const { ruleset, scenario, options, seats } = arena;
  const { ready } = ruleset.units;
  const named = [a, b, ...others].map(({ unit }) => unit);
  const of = async ({ unit }: NamedBot) => (unit === null ? ready : [await unitIn(ruleset, unit)]);
  const [ofA, ofB] = [await of(a), await of(b)];
  const further = await Promise.all(Array.from({ length: seats - TWO }, (_, i) => of(others[i] ?? b)));
  const two = a.unit === null && b.unit === null ? eachWithEach(ready) : crossed(ofA, ofB);
  const pairs = further.reduce(withAnother, two).slice(0, MOST_DEALS);
  const tried = pairs.map((pair) => ({
    pair,
    setup: prepare(ruleset, { scenario, options, seats: pair.map((unit) => ({ unit })) }),
  }));
  const good = tried.filter(({ setup }) => setup.ok).map(({ pair }) => pair);
  const fair = named.every((unit) => unit === null) ? good.filter((pair) => isFair(arena, pair)) : [];
  if (good.length > 0) return fair.length > 0 ? fair : good;
  const [first] = tried;
  if (first === undefined || first.setup.ok)
    throw new Error(`${tongueOf(ruleset).title} has no ready-made units; name some.`);
  if (first.pair.some((unit) => isForOne(arena, unit))) {
    throw new Error(
      `"${arena.scenarioId}" is played against the monsters, not against each other. To see a bot in it: ` +
        `vedette watch --scenario ${arena.scenarioId} --b none`,
    );
  }
  const { refusals } = tongueOf(ruleset);
  throw new Error(
    first.setup.refusals.map((refusal) => setupRefusalInWords(refusals, refusal, named)).join('\n'),
  );
}

/** Whether everybody has something to fight everybody else with. */
function isFair({ ruleset }: Arena, dealt: Dealt): boolean {
  return dealt.every((one, i) => dealt.slice(i + 1).every((other) => !ruleset.units.hopeless?.(one, other)));
}

/** Whether somebody could play there with nobody else. */
function isForOne({ ruleset, scenario, options }: Arena, unit: unknown): boolean {
  return prepare(ruleset, { scenario, options, seats: [{ unit }] }).ok;
}

/** Neighbours first, so that a few games already use many units. */
function eachWithEach(units: readonly unknown[]): readonly Dealt[] {
  if (units.length === 1) return [[units[0], units[0]]];
  return units
    .slice(1)
    .flatMap((_, apart) => units.slice(apart + 1).map((unit, i): Dealt => [units[i], unit]));
}

function crossed(ofA: readonly unknown[], ofB: readonly unknown[]): readonly Dealt[] {
  return ofA.flatMap((one) => ofB.map((other): Dealt => [one, other]));
}

/** Each with one more of these, one that is not there yet where there is any. */
function withAnother(deals: readonly Dealt[], units: readonly unknown[]): readonly Dealt[] {
  return deals.flatMap((deal) => {
    const fresh = units.filter((unit) => !deal.includes(unit));
    return (fresh.length === 0 ? units : fresh).map((unit): Dealt => [...deal, unit]);
  });
}
