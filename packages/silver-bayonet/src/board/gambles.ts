import type { Asked, Foregone, Gambles, Json } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { pendingAnswer } from '../odds/pending.ts';
import { plain } from '../words/names.ts';

type Told = { readonly [key: string]: Json };
type Chances = { readonly [option: string]: Told };

/** What every answer of the open question comes to; null where nothing hangs on chance. */
function chancesOf(asked: Asked<SilverBayonet>): Chances | null {
  const told = pendingAnswer(asked.view(), asked);
  return told['possible'] === true ? (told['options'] as Chances) : null;
}

/** Each answer of a gamble in a few words, each number with what it is the number of. */
export function gambles(asked: Asked<SilverBayonet>): Gambles {
  return Object.fromEntries(
    Object.entries(chancesOf(asked) ?? {}).flatMap(([option, odds]) => {
      const words = inWords(odds);
      return words === '' ? [] : [[option, words]];
    }),
  );
}

function inWords(odds: Told): string {
  const { rows, hit, pass, first, mean, out } = odds;
  const parts: string[] = [];
  if (rows !== undefined) parts.push(fright(rows as Readonly<Record<string, number>>));
  else if (typeof hit === 'number') parts.push(`hits ${percent(hit)}`);
  else if (typeof pass === 'number') parts.push(`succeeds ${percent(pass)}`);
  if (typeof first === 'number') parts.push(`goes first ${percent(first)}`);
  if (typeof mean === 'number' && hit !== 0) parts.push(`damage ${damage(odds['damage'] as Told, mean)}`);
  if (typeof out === 'number' && out > 0) parts.push(`out ${percent(out)}`);
  return parts.join(', ');
}

const UNMOVED = 'no-effect';

/** SB-TER-02: where it is settled what comes over him, that; else the chance that nothing does. */
function fright(rows: Readonly<Record<string, number>>): string {
  const [only, ...others] = Object.keys(rows);
  if (others.length > 0 || only === undefined) return `unmoved ${percent(rows[UNMOVED] ?? 0)}`;
  return only === UNMOVED ? 'unmoved' : plain(only);
}

/** An average says that it is one. */
function damage(chances: Told, mean: number): string {
  return Object.keys(chances).length === 1 ? `${Math.round(mean)}` : `${mean.toFixed(1)} on average`;
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
  return id === 'power' || id === 'skill' || id.startsWith('pass-');
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
    if (chance === 1) return 'It is settled: another roll would change nothing.';
    if (chance === 0) return 'It fails whatever is rolled: a die would be thrown away.';
    return 'Another roll would change nothing.';
  }
  return chance === 1
    ? 'It succeeds as it lies: another roll could only spoil it.'
    : 'Another roll could only make it worse.';
}
