import { cloneState, simulate } from '@vedette/engine';
import { defaultAnswer } from '../bots/defaults.ts';
import type { FaithEvent } from '../events.ts';
import type { FaithCx, FearAndFaith } from '../game.ts';
import fearAndFaith from '../ruleset.ts';
import { stepping } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';

type Policy = Parameters<typeof simulate<FearAndFaith>>[2];
type AskedOf = Parameters<Policy>[0];

/** Something that is played, over and over. */
export interface Trial {
  readonly state: FaithState;
  run(cx: FaithCx): void;
  /** What is to be counted of how it ended: each name once. */
  seen(after: FaithState, before: FaithState, told: readonly FaithEvent[]): readonly string[];
  /** Where something is asked; absent: what FF-ACT-16 has, else the first option. */
  answer?(asked: AskedOf): unknown;
}

/** Ways by name, over so many. */
export interface Counted {
  readonly of: number;
  readonly ways: Readonly<Record<string, number>>;
}

function usually({ kind, question }: AskedOf): unknown {
  const { options = [] } = question as { readonly options?: readonly string[] };
  return defaultAnswer({ kind, question }) ?? options[0];
}

/** Once, in real play, on a copy; `roll` has the dice. */
function played(trial: Trial, roll: FaithCx['roll']): readonly string[] {
  const s = cloneState(trial.state, fearAndFaith.fixed);
  const rules = stepping((cx) => {
    (cx as { roll: FaithCx['roll'] }).roll = roll;
    trial.run(cx);
  });
  const told: FaithEvent[] = [];
  const answers = (asked: AskedOf) => trial.answer?.(asked) ?? usually(asked);
  simulate(rules, s, answers, { steps: 1 }, ({ event }) => told.push(event));
  return trial.seen(s, trial.state, told);
}

/** Every way in which the dice can fall, once, through the rules: exact numbers, not drawn ones. */
function everyRoll(trial: Trial): Counted {
  const paths: { readonly names: readonly string[]; readonly dice: number }[] = [];
  const faces: number[] = [];
  let most = 0;
  do {
    let next = 0;
    const roll = (sides: number) => {
      if (sides !== 6) throw new Error('Nothing but six-sided dice is rolled here.');
      const face = faces[next] ?? 1;
      faces[next++] = face;
      return face;
    };
    const names = played(trial, roll);
    paths.push({ names, dice: next });
    most = Math.max(most, next);
    while (faces.length > 0 && faces.at(-1) === 6) faces.pop();
    const last = faces.pop();
    if (last !== undefined) faces.push(last + 1);
  } while (faces.length > 0);
  const ways: Record<string, number> = {};
  for (const { names, dice } of paths)
    for (const name of names) ways[name] = (ways[name] ?? 0) + sixes(most - dice);
  return { of: sixes(most), ways };
}

function sixes(dice: number): number {
  return dice === 0 ? 1 : 6 * sixes(dice - 1);
}

/** The same fractions, whatever they are told over: shares of the larger denominator. */
function sameOver(of: number, { of: own, ways }: Counted): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(ways)
      .filter(([, n]) => n > 0)
      .map(([name, n]) => [name, (n * of) / own] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Odds, and the same by every roll, over one denominator. */
export function compared(told: Counted, trial: Trial) {
  const counted = everyRoll(trial);
  const over = told.of * counted.of;
  return { told: sameOver(over, told), counted: sameOver(over, counted) };
}
