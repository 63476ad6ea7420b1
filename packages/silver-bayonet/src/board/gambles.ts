import type { Asked, Foregone, Gambles, Json } from '@vedette/engine';
import { figure as find } from '../figures.ts';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { pendingAnswer } from '../odds/pending.ts';
import { readPassId } from '../option-ids.ts';
import { targetsOf } from '../rules/shooting/shoot.ts';
import { words } from '../words/now.ts';

type Told = { readonly [key: string]: Json };
type Chances = { readonly [option: string]: Told };

/** What every answer of the open question comes to; null where nothing hangs on chance. */
function chancesOf(asked: Asked<SilverBayonet>): Chances | null {
  const told = pendingAnswer(asked.view(), asked);
  return told['possible'] === true ? (told['options'] as Chances) : null;
}

/** Each answer of a gamble in a few words, each number with what it is the number of. */
export function gambles(asked: Asked<SilverBayonet>): Gambles {
  if (asked.kind === 'act') return onlyTargets(asked);
  return Object.fromEntries(
    Object.entries(chancesOf(asked) ?? {}).flatMap(([option, odds]) => {
      const text = inWords(odds);
      return text === '' ? [] : [[option, text]];
    }),
  );
}

const SHOT = /^shoot:(.+)$/;

/** SB-SHT-01: a gun with a single target is fired without another question: whoever gives the order is told at whom. */
function onlyTargets(asked: Asked<SilverBayonet>): Gambles {
  const { options, figure: id } = asked.question as {
    readonly options: readonly string[];
    readonly figure: string;
  };
  const guns = options.filter((option) => SHOT.test(option));
  if (guns.length === 0) return {};
  const look = looking(asked.view());
  const shooter = find(look.s, id);
  return Object.fromEntries(
    guns.flatMap((option) => {
      const [target, ...others] = targetsOf(look, shooter, SHOT.exec(option)![1]!);
      if (target === undefined || others.length > 0) return [];
      return [[option, words.board.chances.at(words.nameOf(look.s, target.id))]];
    }),
  );
}

function inWords(odds: Told): string {
  const { rows, hit, pass, first, mean, out } = odds;
  const parts: string[] = [];
  if (rows !== undefined) parts.push(fright(rows as Readonly<Record<string, number>>));
  else if (typeof hit === 'number') parts.push(words.board.chances.hits(percent(hit)));
  else if (typeof pass === 'number') parts.push(words.board.chances.succeeds(percent(pass)));
  if (typeof first === 'number') parts.push(words.board.chances.first(percent(first)));
  if (typeof mean === 'number' && hit !== 0)
    parts.push(words.board.chances.damage(damage(odds['damage'] as Told, mean)));
  if (typeof out === 'number' && out > 0) parts.push(words.board.chances.out(percent(out)));
  return parts.join(', ');
}

const UNMOVED = 'no-effect';

/** SB-TER-02: where it is settled what comes over him, that; else the chance that nothing does. */
function fright(rows: Readonly<Record<string, number>>): string {
  const [only, ...others] = Object.keys(rows);
  if (others.length > 0 || only === undefined)
    return `${words.board.chances.unmoved} ${percent(rows[UNMOVED] ?? 0)}`;
  return only === UNMOVED ? words.board.chances.unmoved : words.fright(only);
}

/** An average says that it is one. */
function damage(chances: Told, mean: number): string {
  return Object.keys(chances).length === 1
    ? `${Math.round(mean)}`
    : words.board.chances.onAverage(mean.toFixed(1));
}

/** Rounded, but never to a certainty that it is not. */
function percent(chance: number): string {
  if (chance >= 1 || chance <= 0) return `${chance * 100} %`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

const KEEP = 'keep';
/** SB-FATE-05, -09, SB-TURN-02.R1: questions about a die that may be spent on a roll. */
const ON_A_ROLL: ReadonlySet<string> = new Set(['reroll', 'monsterReroll', 'initiative']);
/** What could be better with a die. SB-FATE-09: a monster's is only ever raised, so that every difference counts. */
const WORTH = ['pass', 'first', 'mean', 'out'] as const;

/** Where no Fate Die can better the roll as it lies. */
export function foregone(asked: Asked<SilverBayonet>): Foregone | null {
  if (!ON_A_ROLL.has(asked.kind)) return null;
  const { options } = asked.question as { readonly options: readonly string[] };
  const chances = chancesOf(asked);
  const kept = chances?.[KEEP];
  if (chances === null || kept === undefined) return null;
  const others = options.filter((id) => id !== KEEP && isSpending(id)).map((id) => chances[id]!);
  if (others.length === 0 || !others.every((odds) => noBetter(odds, kept))) return null;
  return { answer: KEEP, words: reason(kept, others) };
}

/** Giving up the field is no way to spend a die. */
function isSpending(id: string): boolean {
  return id === 'power' || id === 'skill' || readPassId(id) !== null;
}

function noBetter(odds: Told, kept: Told): boolean {
  // SB-TER-02: short of a pass, a fright may still become a lesser one.
  if (kept['rows'] !== undefined && kept['pass'] !== 1) return sameRows(odds, kept);
  return WORTH.every((key) => Number(odds[key] ?? 0) <= Number(kept[key] ?? 0));
}

function sameRows(odds: Told, kept: Told): boolean {
  return JSON.stringify(odds['rows'] ?? null) === JSON.stringify(kept['rows']);
}

function reason(kept: Told, others: readonly Told[]): string {
  const chance = Number(kept['pass'] ?? kept['first'] ?? 0);
  const same = others.every((odds) => WORTH.every((key) => (odds[key] ?? 0) === (kept[key] ?? 0)));
  if (same) {
    if (chance === 1) return words.board.foregone.settled;
    return chance === 0 ? words.board.foregone.hopeless : words.board.foregone.same;
  }
  return chance === 1 ? words.board.foregone.spoils : words.board.foregone.worse;
}
