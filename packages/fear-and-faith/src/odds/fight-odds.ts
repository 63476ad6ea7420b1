import type { Result } from '../events.ts';
import type { Look } from '../game.ts';
import { isFallen } from '../models.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { type Reckoning, reckon } from '../rules/combat/reckoning.ts';
import { diesOfOneMore } from '../rules/combat/settle-fights.ts';
import { type Crossing, crossing, isKill, verdictIn } from '../rules/combat/verdict.ts';
import { faultBy } from '../rules/shooting/ammunition.ts';
import { FACES, PAIRS, type Ways } from './dice.ts';
import { type Behind, behindOf } from './fall-odds.ts';

/** FF-HTH-04: what can come of an attack, mildest first. */
export const RESULTS = [
  'none',
  'recoil',
  'fall',
  'wounded',
  'apparently-dead',
  'staked',
  'killed',
  'gruesome',
] as const satisfies readonly Result[];

/** What may happen besides: to the attacker's weapon, and to those who live. */
export const BESIDES = ['jams', 'runs-out', 'stalls', 'breaks', 'bleeds', 'sickens', 'sickens-back'] as const;
export type Besides = (typeof BESIDES)[number];

/** What one roll comes to for both. */
interface FightOutcome {
  /** What the target suffers, and what the attacker. */
  readonly target: Result;
  readonly attacker: Result;
  readonly ways: number;
}

export interface FightSpread {
  /** Thirty-six; more where further dice decide something. */
  readonly of: number;
  readonly outcomes: readonly FightOutcome[];
  readonly target: Ways<Result>;
  readonly attacker: Ways<Result>;
}

/** FF-HTH-02, FF-RNG-06: an opposed roll before the dice. */
export interface FightOdds extends FightSpread {
  readonly reckoning: Reckoning;
  /** Over the same `of`. */
  readonly besides: Ways<Besides>;
  /** FF-HTH-12 to -16: what recoil and fall lead to; null: it cannot come to that. */
  readonly behind: { readonly target: Behind | null; readonly attacker: Behind | null };
  /** FF-SPEC-27: the same if he who may rolls his die again where he gains by it; null: he may not. */
  readonly rerolled: { readonly attacker: FightSpread | null; readonly target: FightSpread | null };
}

/** What a result is worth to whoever inflicts it; only comparisons of sums matter. */
export type Worth = (result: Result) => number;

/**
 * FF-HTH-02 to -06, with everything that is rolled to complete it: jam, malfunction, Poison, Tailslap.
 * Cost: the modifiers of both sides once, then a table of thirty-six results; what is behind a loser (seven sweeps of
 * its base) where it may be driven back; about as much as the table again for each re-roll.
 */
export function fightOdds(look: Look, attack: Attack, worth: Worth = usualWorth): FightOdds {
  const plain = rollTable(look, attack);
  const behind = behindIn(look, plain);
  const table = {
    ...plain,
    onTarget: { ...plain.onTarget, blocked: behind.target?.recoil === 'blocked' },
    onAttacker: { ...plain.onAttacker, blocked: behind.attacker?.recoil === 'blocked' },
  };
  const spread = tally(table, EVENLY);
  const { attacker, target } = attack;
  const again = (roller: 'attacker' | 'target') => tally(table, rerollWeights(table, roller, worth));
  return {
    reckoning: table.reckoning,
    ...spread,
    besides: besidesIn(look, attack, table, spread.of),
    behind,
    rerolled: {
      attacker: attacker !== null && look.modify('mayReroll', attacker, false) ? again('attacker') : null,
      target: look.modify('mayReroll', target, false) ? again('target') : null,
    },
  };
}

/** Where somebody may be driven back or knocked down. */
function behindIn(look: Look, { attack, crossing: { returned }, cells }: RollTable): FightOdds['behind'] {
  const moved = (result: Result) => result === 'recoil' || result === 'fall';
  const struck = returned?.attack ?? null;
  return {
    target: cells.some(({ target }) => moved(target)) ? behindOf(look, attack.target, attack.from) : null,
    attacker:
      struck !== null && cells.some(({ attacker }) => moved(attacker))
        ? behindOf(look, struck.target, struck.from)
        : null,
  };
}

/** The same without what is behind them, happens besides or is rolled again: what bots ask by the thousand. */
export function quickFightOdds(look: Look, attack: Attack): FightSpread {
  return tally(rollTable(look, attack), EVENLY);
}

/** What two dice come to before anything further is rolled. */
interface Cell {
  readonly target: Result;
  readonly attacker: Result;
}

/** All thirty-six rolls of an attack. */
export interface RollTable {
  readonly attack: Attack;
  readonly reckoning: Reckoning;
  readonly crossing: Crossing;
  /** By the attacker's die, then the target's: `cellAt`. */
  readonly cells: readonly Cell[];
  /** What further dice do to the target, and to the attacker. */
  readonly onTarget: Follow;
  readonly onAttacker: Follow;
}

/** FF-HTH-04 step 7: what a further die does to a loser who lives. */
interface Follow {
  /** FF-SPEC-41: a six sickens; `deadly`: to death. */
  readonly sickens: 'no' | 'sickens' | 'deadly';
  /** FF-SPEC-57: a one makes of recoil a fall. */
  readonly sweeps: boolean;
  /** FF-HTH-14: there is no room for recoil: it falls, or stays where it lies. */
  readonly blocked: boolean;
  readonly lies: boolean;
}

const HARMLESS: Follow = { sickens: 'no', sweeps: false, blocked: false, lies: false };

export function rollTable(look: Look, attack: Attack): RollTable {
  const reckoning = reckon(look, attack);
  const both = crossing(look, attack, reckoning);
  const mortal = { target: diesOfOneMore(look, attack.target), attacker: false };
  if (attack.attacker !== null) mortal.attacker = diesOfOneMore(look, attack.attacker);
  const cells: Cell[] = [];
  for (let own = 1; own <= FACES; own++)
    for (let other = 1; other <= FACES; other++) {
      const { result, back } = verdictIn(look, both, { attacker: own, target: other });
      cells.push({ target: suffered(result, mortal.target), attacker: suffered(back, mortal.attacker) });
    }
  return {
    attack,
    reckoning,
    crossing: both,
    cells,
    onTarget: followOf(look, attack),
    onAttacker: both.returned === null ? HARMLESS : followOf(look, both.returned.attack),
  };
}

function suffered(result: Result, mortal: boolean): Result {
  return result === 'wounded' && mortal ? 'killed' : result;
}

function followOf(look: Look, attack: Attack): Follow {
  const { attacker, target: loser } = attack;
  if (attacker === null) return { ...HARMLESS, lies: isFallen(loser) };
  const sickens = look.modify('sickens', attacker, false, { attack, loser });
  return {
    sickens: !sickens ? 'no' : diesOfOneMore(look, loser) ? 'deadly' : 'sickens',
    sweeps: look.modify('sweeps', attacker, false, { attack, loser }),
    blocked: false,
    lies: isFallen(loser),
  };
}

function cellAt(table: RollTable, own: number, other: number): Cell {
  return table.cells[(own - 1) * FACES + other - 1]!;
}

/** How the thirty-six rolls fall, in the order of the cells. */
export interface Weights {
  readonly of: number;
  readonly each: readonly number[];
}

const EVENLY: Weights = { of: PAIRS, each: Array.from({ length: PAIRS }, () => 1) };

/** FF-SPEC-27: two dice that lie there; one of them rolled again, or neither. */
export function oneDieAgain(
  { attacker, target }: { readonly attacker: number; readonly target: number },
  roller: 'attacker' | 'target' | null,
): Weights {
  const each = Array.from({ length: PAIRS }, () => 0);
  const at = (own: number, other: number) => (own - 1) * FACES + other - 1;
  if (roller === null) each[at(attacker, target)] = FACES;
  else
    for (let face = 1; face <= FACES; face++)
      each[roller === 'attacker' ? at(face, target) : at(attacker, face)] = 1;
  return { of: FACES, each };
}

/** So fine that two further dice for either side leave whole numbers. */
const FINE = PAIRS * PAIRS;

/** What the rolls come to when they fall with these weights. */
export function tally(table: RollTable, weights: Weights): FightSpread {
  const size = RESULTS.length;
  const ways = Array.from({ length: size * size }, () => 0);
  const { cells, onTarget, onAttacker } = table;
  for (let roll = 0; roll < cells.length; roll++) {
    const weight = weights.each[roll]!;
    if (weight === 0) continue;
    const { target, attacker } = cells[roll]!;
    for (const [hit, share] of after(target, onTarget))
      for (const [back, other] of after(attacker, onAttacker))
        ways[RESULTS.indexOf(hit) * size + RESULTS.indexOf(back)]! += weight * share * other;
  }
  const finer = furtherWays(table);
  return spreadOf(ways, FINE / finer, weights.of * finer);
}

/** Ways of all further dice together. */
function furtherWays({ onTarget, onAttacker }: RollTable): number {
  let ways = 1;
  for (const { sickens, sweeps } of [onTarget, onAttacker])
    ways *= (sickens === 'no' ? 1 : FACES) * (sweeps ? FACES : 1);
  return ways;
}

const SURE = new Map<Result, readonly (readonly [Result, number])[]>(
  RESULTS.map((result) => [result, [[result, PAIRS]]]),
);

/** Beaten, and not dead of it. */
function lives(result: Result): boolean {
  return result !== 'none' && !isKill(result);
}

/** Shares of thirty-six: what becomes of a loser when poison and tail have been rolled for. */
function after(result: Result, follow: Follow): readonly (readonly [Result, number])[] {
  const { sickens, sweeps, blocked, lies } = follow;
  const dies = lives(result) && sickens === 'deadly' ? FACES : 0;
  const falls = result === 'recoil' && sweeps && !lies ? (PAIRS - dies) / FACES : 0;
  const stays = result !== 'recoil' || !blocked ? result : lies ? 'none' : 'fall';
  if (dies + falls === 0) return SURE.get(stays)!;
  return [
    [stays, PAIRS - dies - falls],
    ['killed', dies],
    ['fall', falls],
  ];
}

function spreadOf(ways: readonly number[], unit: number, of: number): FightSpread {
  const outcomes: FightOutcome[] = [];
  const target: Partial<Record<Result, number>> = {};
  const attacker: Partial<Record<Result, number>> = {};
  for (let i = 0; i < ways.length; i++) {
    if (ways[i] === 0) continue;
    const n = ways[i]! / unit;
    const hit = RESULTS[Math.floor(i / RESULTS.length)]!;
    const back = RESULTS[i % RESULTS.length]!;
    outcomes.push({ target: hit, attacker: back, ways: n });
    target[hit] = (target[hit] ?? 0) + n;
    attacker[back] = (attacker[back] ?? 0) + n;
  }
  return { of, outcomes, target, attacker };
}

const WORTH: Readonly<Record<Result, number>> = {
  none: 0,
  recoil: 1,
  fall: 3,
  wounded: 4,
  'apparently-dead': 6,
  staked: 7,
  killed: 8,
  gruesome: 9,
};

function usualWorth(result: Result): number {
  return WORTH[result];
}

/** FF-SPEC-27: the dice lie there; whoever may rolls his again where that is better for him on the whole. */
function rerollWeights(table: RollTable, roller: 'attacker' | 'target', worth: Worth): Weights {
  const sign = roller === 'attacker' ? 1 : -1;
  const gains = table.cells.map(({ target, attacker }) => sign * (worth(target) - worth(attacker)));
  const each = Array.from({ length: PAIRS }, () => 0);
  for (let kept = 0; kept < FACES; kept++) {
    const rolls = Array.from({ length: FACES }, (_, face) =>
      roller === 'attacker' ? face * FACES + kept : kept * FACES + face,
    );
    const sum = rolls.reduce((all, roll) => all + gains[roll]!, 0);
    for (const roll of rolls) {
      if (gains[roll]! * FACES >= sum) each[roll]! += FACES;
      else for (const other of rolls) each[other]! += 1;
    }
  }
  return { of: PAIRS * FACES, each };
}

/** FF-RNG-20, FF-SPEC-11, -41, -43 */
function besidesIn(look: Look, attack: Attack, table: RollTable, of: number): Ways<Besides> {
  const found: Partial<Record<Besides, number>> = {};
  const add = (what: Besides, ways: number) => {
    if (ways > 0) found[what] = (found[what] ?? 0) + ways;
  };
  const unit = of / PAIRS;
  const { attacker } = attack;
  // A natural 1, and another after it.
  const fault = faultBy(attack);
  if (fault !== null) add(fault === 'lost' ? 'runs-out' : 'jams', unit);
  // The same number on both dice: three odd ones, three even.
  if (attacker !== null && look.modify('mayStall', attacker, false, { attack, role: 'attacker' })) {
    add('stalls', (unit * FACES) / 2);
    add('breaks', (unit * FACES) / 2);
  }
  for (let own = 1; own <= FACES; own++)
    for (let other = 1; other <= FACES; other++) {
      const cell = cellAt(table, own, other);
      const stroke = { attack, die: own, result: cell.target };
      if (attacker !== null && look.modify('drawsBlood', attacker, false, stroke)) add('bleeds', unit);
      if (table.onTarget.sickens === 'sickens' && lives(cell.target)) add('sickens', unit / FACES);
      if (table.onAttacker.sickens === 'sickens' && lives(cell.attacker)) add('sickens-back', unit / FACES);
    }
  return found;
}
