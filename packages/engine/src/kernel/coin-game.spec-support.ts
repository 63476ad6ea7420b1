import { z } from 'zod';
import type { DiceState } from '../dice/dice.ts';
import type { Random } from '../dice/generator.ts';
import type { Spot } from '../table/ground/piece.ts';
import { engineWords } from '../words/index.ts';
import type { Cx, Game } from './context.ts';
import { type Ability, hookBook, kitOf } from './hook.ts';
import type { Json } from './json.ts';
import { type Judges, judged } from './judge.ts';
import type { Match } from './match.ts';
import { answer } from './match.ts';
import { type HookBearer, permission, reaction, value } from './moment.ts';
import type { Options, OptionTable } from './option.ts';
import { number, one, path, point, some } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { MatchSetup, Ruleset, Step } from './ruleset.ts';
import { hiddenFrom, known, opened, redact, type Secret, secretFor, shown } from './secret.ts';
import type { MatchState, Seat } from './state.ts';
import { reasonOf, spoken, type Tongue } from './tongue.ts';

/**
 * A deliberately tiny game for the kernel's own specs. Everybody hides a number; each turn a player walks,
 * stakes coins, calls a coin, and it is tossed. It has questions of all five forms, dice, secrets, whispers,
 * silent steps, and abilities that ask.
 */

interface Player extends HookBearer {
  readonly kit: string;
  readonly coins: string[];
  hidden: Secret<number> | null;
  at: Spot;
}

type Phase = 'hide' | 'turn' | 'count' | 'tidy' | 'over';

export interface CoinState extends MatchState {
  readonly board: { readonly name: string; readonly size: number };
  readonly options: Options;
  readonly players: Player[];
  phase: Phase;
  round: number;
  turn: Seat;
  /** How many steps are done; `steps` plays by it. */
  step: number;
  /** Whatever a spec wants to see again. */
  notes: Json[];
}

type CoinEvent = { readonly rule: 'coin' } & (
  | { readonly type: 'hid'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'walked'; readonly seat: Seat; readonly to: Spot }
  | { readonly type: 'tossed'; readonly seat: Seat; readonly face: number; readonly stake: readonly string[] }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'shown'; readonly numbers: readonly number[] }
  | { readonly type: 'said'; readonly text: string }
);

const questions = {
  call: one<'heads' | 'tails'>(),
  peek: one<'peek' | 'leave', { readonly of: Seat }>(),
  stake: some(),
  hide: number(),
  stand: point<{ readonly size: number }>(),
  walk: path<{ readonly size: number; readonly longest: number }>(),
};

const judges: Judges<Coin> = {
  stand: {
    check: ({ size }, spot) => offBoard(size, spot),
    sample: ({ size }, random) => spotOn(size, random),
  },
  walk: {
    check: ({ size, longest }, way) =>
      way.length > longest
        ? { code: 'coin.too-long', rule: 'coin', params: { longest } }
        : (way.map((spot) => offBoard(size, spot)).find((problem) => problem !== null) ?? null),
    sample: ({ size, longest }, random) =>
      Array.from({ length: random.below(longest + 1) }, () => spotOn(size, random)),
  },
};

function spotOn(size: number, random: Random): Spot {
  return { x: random.below(size + 1), y: random.below(size + 1), z: 0 };
}

function offBoard(size: number, { x, y }: Spot): Refusal | null {
  return x >= 0 && y >= 0 && x <= size && y <= size ? null : { code: 'coin.off-board', rule: 'coin' };
}

const moments = {
  luck: value<number, { readonly seat: Seat }>(),
  mayWalk: permission<{ readonly seat: Seat }>(),
  arrived: reaction<{ readonly seat: Seat }>(),
};

const spotSchema = z.strictObject({ x: z.number(), y: z.number(), z: z.number() });
const whole = z.int().min(0).max(10_000);
const stateSchema: z.ZodType<CoinState> = z.strictObject({
  ruleset: z.literal('coin'),
  seats: z.int().min(2).max(4),
  dice: z.strictObject({
    words: z.tuple([z.int(), z.int(), z.int(), z.int()]),
    script: z.array(z.int()).nullable(),
    next: whole,
  }),
  board: z.strictObject({ name: z.string(), size: z.number().max(1000) }),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  players: z.array(
    z.strictObject({
      kit: z.string(),
      coins: z.array(z.string()).max(100),
      hidden: z
        .strictObject({ secret: z.union([z.array(whole), z.literal('all')]), value: z.int().min(1).max(9) })
        .nullable(),
      at: spotSchema,
    }),
  ),
  phase: z.enum(['hide', 'turn', 'count', 'tidy', 'over']),
  round: whole,
  turn: whole,
  step: whole,
  notes: z.array(z.json()),
});
const unitSchema = z.strictObject({ coins: z.int().min(1).max(4), abilities: z.array(z.string()) });
const scenarioSchema = z.strictObject({ id: z.string(), title: z.string(), size: z.number() });
const positionSchema = z.strictObject({ seats: z.int(), coins: z.int(), abilities: z.array(z.string()) });

export interface Coin extends Game {
  readonly state: CoinState;
  readonly questions: typeof questions;
  readonly event: CoinEvent;
  readonly moments: typeof moments;
  readonly unit: z.infer<typeof unitSchema>;
  readonly scenario: z.infer<typeof scenarioSchema>;
  readonly position: z.infer<typeof positionSchema>;
  readonly oddsQuery: unknown;
}

export type CoinCx = Cx<Coin>;

export const lucky: Ability<Coin> = {
  id: 'lucky',
  rule: 'coin',
  on: (argument) => ({ luck: (luck) => luck + Number(argument || '1') }),
};

const doubled: Ability<Coin> = { id: 'doubled', rule: 'coin', order: 1, on: { luck: (luck) => luck * 2 } };
const lame: Ability<Coin> = { id: 'lame', rule: 'coin', on: { mayWalk: () => false } };

/** Asks, out of a hook, whether to look at the next player's number. */
const curious: Ability<Coin> = {
  id: 'curious',
  rule: 'coin',
  on: {
    arrived({ seat }, cx) {
      const of = (seat + 1) % cx.s.seats;
      if (cx.ask('peek', seat, { of, options: ['peek', 'leave'] }) === 'leave') return;
      const other = cx.s.players.at(of)!;
      if (other.hidden === null) return;
      other.hidden = shown(cx, other.hidden, [seat]);
      cx.emit({ type: 'peeked', rule: 'coin', seat, of });
      cx.whisper([seat], { type: 'hid', rule: 'coin', seat: of, number: known(other.hidden) });
    },
  },
};

function hideNumbers(cx: CoinCx): void {
  for (const [seat, player] of cx.s.players.entries()) {
    const hidden = cx.ask('hide', seat, { min: 1, max: 9 });
    player.hidden = secretFor([seat], hidden);
    cx.whisper([seat], { type: 'hid', rule: 'coin', seat, number: hidden });
  }
  cx.s.phase = 'turn';
}

function takeTurn(cx: CoinCx): void {
  const seat = cx.s.turn;
  const player = cx.s.players.at(seat)!;
  const { size } = cx.s.board;
  if (cx.modify('mayWalk', player, true, { seat })) {
    const way = cx.ask('walk', seat, { size, longest: 2 });
    const { x, y, z } = way.at(-1) ?? cx.ask('stand', seat, { size });
    player.at = { x, y, z };
    cx.emit({ type: 'walked', rule: 'coin', seat, to: { x, y, z } });
    cx.react('arrived', player, { seat });
  }
  const stake = cx.ask('stake', seat, { options: [...player.coins], min: 0, max: 2 });
  const call = cx.ask('call', (seat + 1) % cx.s.seats, { options: ['heads', 'tails'] });
  const face = cx.modify('luck', player, cx.roll(2), { seat });
  if (face <= 1 !== (call === 'heads')) player.coins.splice(0, stake.length);
  cx.emit({ type: 'tossed', rule: 'coin', seat, face, stake: [...stake] });
  cx.s.turn = (seat + 1) % cx.s.seats;
  if (cx.s.turn === 0) cx.s.phase = 'count';
}

function count(cx: CoinCx): void {
  cx.s.round++;
  cx.s.phase = 'tidy';
}

function tidy(cx: CoinCx): void {
  if (cx.s.round < Number(cx.s.options['rounds'])) {
    cx.s.phase = 'turn';
    return;
  }
  for (const player of cx.s.players) if (player.hidden !== null) player.hidden = opened(cx, player.hidden);
  const numbers = cx.s.players.flatMap(({ hidden }) => (hidden === null ? [] : [known(hidden)]));
  cx.emit({ type: 'shown', rule: 'coin', numbers });
  cx.s.phase = 'over';
}

const phases: Readonly<Record<Exclude<Phase, 'over'>, Step<Coin>>> = {
  hide: { name: 'hide', run: hideNumbers },
  turn: { name: 'turn', run: takeTurn },
  count: { name: 'count', run: count },
  tidy: { name: 'tidy', run: tidy },
};

const options: OptionTable = {
  rounds: { kind: 'number', rule: 'coin', default: 2, min: 1, max: 9 },
  fast: { kind: 'switch', rule: 'coin', default: false },
  metal: { kind: 'choice', rule: 'coin', default: 'silver', values: ['copper', 'silver'] },
};

function stateOf(units: readonly Coin['unit'][], size: number, chosen: Options, dice: DiceState): CoinState {
  return {
    ruleset: 'coin',
    seats: units.length,
    dice,
    board: { name: 'the board', size },
    options: chosen,
    players: units.map(({ coins, abilities }, seat) => ({
      kit: kitOf(abilities),
      coins: Array.from({ length: coins }, (_, n) => `coin-${seat}-${n}`),
      hidden: null,
      at: { x: 0, y: 0, z: 0 },
    })),
    phase: 'hide',
    round: 0,
    turn: 0,
    step: 0,
    notes: [],
  };
}

const abilityNames = ['lucky:1', 'lucky:2', 'doubled', 'lame', 'curious'];

const words = {
  title: 'Coins',
  refusals: {
    ...engineWords.en.refusals,
    'coin.no-board': 'There is no board.',
    'coin.no-hurry': 'Four players take their time.',
    'coin.off-board': 'Stay on the board.',
    'coin.too-long': ({ longest }: { readonly longest: number }) => `At most ${longest} places.`,
    'coin.too-rich': 'Four coins leave no ability.',
  },
  options: {
    rounds: { title: 'Rounds' },
    fast: { title: 'Fast' },
    metal: { title: 'Metal', values: { copper: 'copper', silver: 'silver' } },
  },
};

const tongueIn = (said: typeof words): Tongue<Coin> => ({
  ...said,
  scenario: ({ title }) => ({ title, premise: null }),
  describe: ({ type }) => type,
  ending: (reason) => reason,
  telling: () => ({ kind: 'story', figures: [], dice: [], modifiers: [] }),
  prompt: ({ kind }) => ({ title: kind, about: { figures: [] }, options: [] }),
});

export const coinGame: Ruleset<Coin> = {
  id: 'coin',
  version: 1,
  seats: { min: 2, max: 4 },
  unit: 'inch',
  questions: judged<Coin>(questions, judges),
  hooks: hookBook<Coin>(moments, [lucky, doubled, lame, curious]),
  rules: (s) => (s.phase === 'over' ? null : phases[s.phase]),
  outcome: (s) =>
    s.phase === 'over' ? { shares: s.players.map(() => 1 / s.seats), reason: 'All coins are tossed.' } : null,
  units: {
    schema: unitSchema,
    problems: ({ coins, abilities }) =>
      coins === 4 && abilities.length > 0 ? [{ code: 'coin.too-rich', rule: 'coin', path: '/coins' }] : [],
    ready: [{ coins: 2, abilities: [] }],
  },
  scenarios: {
    schema: scenarioSchema,
    problems: ({ size }) => (size > 0 ? [] : [{ code: 'coin.no-board', path: '/size' }]),
    list: [{ id: 'table', title: 'On the table', size: 10 }],
  },
  options,
  problems: ({ seats, options: chosen }) =>
    seats.length === 4 && chosen['fast'] === true ? [{ code: 'coin.no-hurry', path: '/options/fast' }] : [],
  begin: ({ scenario, seats, options: chosen }: MatchSetup<Coin>, dice) =>
    stateOf(
      seats.map(({ unit }) => unit),
      scenario.size,
      chosen,
      dice,
    ),
  positions: {
    schema: positionSchema,
    problems: () => [],
    arrange: ({ seats, coins, abilities }, dice) =>
      stateOf(
        Array.from({ length: seats }, () => ({ coins, abilities })),
        10,
        { rounds: 2 },
        dice,
      ),
  },
  fixed: ['board', 'options'],
  view: (state, seat) => redact(state, seat, ['board', 'options']),
  imagine(state, seat, random) {
    for (const player of state.players) {
      if (player.hidden !== null && hiddenFrom(player.hidden, seat)) {
        player.hidden = { ...player.hidden, value: 1 + random.below(9) };
      }
    }
  },
  speech: spoken({ en: words }, tongueIn),
  bots: { evaluate: () => 0, thumb: () => null },
  odds: null,
  fuzz: {
    pools: { abilities: abilityNames, scenarios: ['table'] },
    setup: (random, pick) => ({
      scenario: pick('scenarios'),
      seats: Array.from({ length: 2 + random.below(2) }, () => ({
        unit: { coins: 1 + random.below(3), abilities: [pick('abilities'), pick('abilities')] },
      })),
      options: { rounds: 1 + random.below(2) },
    }),
    invariants: ({ players }) =>
      players.some(({ coins }) => coins.length > 4) ? ['Coins came from nowhere.'] : [],
  },
  states: { schema: stateSchema, problems: () => [] },
  schema: 1,
  migrations: {},
};

/** The coin game's questions and state, but these steps, one after the other, and then it is over. */
export function steps(...runs: readonly ((cx: CoinCx) => void)[]): Ruleset<Coin> {
  return {
    ...coinGame,
    rules(s) {
      const run = runs[s.step];
      if (run === undefined) return null;
      return {
        name: `step ${s.step}`,
        run(cx) {
          run(cx);
          cx.s.step++;
        },
      };
    },
  };
}

/** Asks a seat to call, and notes the answer. */
export function call(cx: CoinCx, seat: Seat = 0): void {
  cx.s.notes.push(cx.ask('call', seat, { options: ['heads', 'tails'] }));
}

/** Rolls a die, and notes it. */
export function roll(cx: CoinCx): void {
  cx.s.notes.push(cx.roll(1000));
}

/** A beginning for `begin`: so many players, who can do these things. */
export function table(seed: string, abilities: readonly string[] = [], seats = 2) {
  return { position: { seats, coins: 3, abilities: [...abilities] }, dice: { seed } };
}

/** A state as the game begins, for scenes. */
export function stateFor(abilities: readonly string[] = [], seats = 2): CoinState {
  const { position } = table('', abilities, seats);
  return coinGame.positions.arrange(position, { words: [1, 2, 3, 4], script: null, next: 0 });
}

/** The match after these answers, each given by the seat that is asked; a refused one is a mistake of the spec. */
export function after(match: Match<Coin>, ...answers: readonly unknown[]): Match<Coin> {
  let played = match;
  for (const given of answers) {
    const result = answer(played, played.pending?.seat ?? 0, given);
    if (!result.ok)
      throw new Error(`${JSON.stringify(given)}: ${reasonOf(coinGame, result.refusals.at(0)!)}`);
    played = result.value;
  }
  return played;
}
