import type { Scene, Telling } from '@vedette/engine';
import type { Dispatch } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { chanceOf } from './luck.ts';

/** Something that turned the day. */
export interface Moment {
  /** Of the line that tells of it. */
  readonly number: number;
  /** The turn it fell into; 0 before the first. */
  readonly turn: number;
  /** In the words of the log. */
  readonly lines: readonly string[];
  /** How much of a side's strength went by it, the more the less it was to be expected. */
  readonly swing: number;
}

/** What is told of one blow is told within so many lines. */
const NEAR = 6;
/** A unit that is shot at or cut down loses one man after the other, with a few lines of each. */
const NEAR_IN_RANKS = 12;
/** Of a company of more heads than this, a failure of one is the less. */
const FEW = 8;
/** What a step towards the goal is worth, in shares of a side. */
const GOAL = 0.12;
/** What a failure is worth that nobody could expect. */
const FAILURE = 0.15;

type Standing = Pick<Scene, 'sides' | 'figures' | 'groups'>;

interface Swinging {
  number: number;
  last: number;
  /** Where its last line stands. */
  at: number;
  readonly turn: number;
  readonly victims: Set<string>;
  readonly lines: string[];
  /** The line of the first loss, if there was one. */
  loss: string | null;
  losses: number;
  swing: number;
}

/** The moments that decided it: so many of the largest swings, as they came. */
export function momentsOf(dispatches: readonly Dispatch[], scene: Standing, most = 3): readonly Moment[] {
  const { groups } = scene;
  const strength = strengthsOf(scene);
  const all: Swinging[] = [];
  const gone = new Set<string>();
  let turn = 0;
  for (const [i, dispatch] of dispatches.entries()) {
    const { number, text } = dispatch;
    const telling = lostOnce(dispatch.telling, gone);
    turn = telling.turn ?? turn;
    const swing = swingOf(telling, strength) * surpriseOf(dispatches, i);
    const missed = missedChance(telling) * weightOf(telling, strength);
    if (swing + missed <= 0) continue;
    const victims = [telling.hurt?.figure, telling.lost].filter((id) => id !== undefined);
    const ranks = victims.flatMap((id) => strength.groupOf.get(id) ?? []);
    const open = all.at(-1);
    const lasting =
      open !== undefined && open.turn === turn && number - open.last <= NEAR_IN_RANKS
        ? ranks.some((id) => open.victims.has(id))
        : false;
    const same =
      open !== undefined && number - open.last <= NEAR && victims.some((id) => open.victims.has(id));
    if (open !== undefined && (lasting || (same && causeOf(dispatches, i, victims, open.at) === null))) {
      [open.last, open.at] = [number, i];
      if (!lasting) open.lines.push(text);
      open.swing += swing;
      if (telling.lost !== undefined) {
        open.loss ??= text;
        open.losses++;
      }
      for (const id of [...victims, ...ranks]) open.victims.add(id);
      continue;
    }
    const cause = causeOf(dispatches, i, victims, i - NEAR - 1);
    const loss = telling.lost === undefined ? null : text;
    all.push({
      number,
      last: number,
      at: i,
      turn,
      victims: new Set([...victims, ...ranks]),
      lines: cause === null ? [text] : [cause, text],
      loss,
      losses: loss === null ? 0 : 1,
      swing: swing + missed,
    });
  }
  return all
    .sort((a, b) => b.swing - a.swing || a.number - b.number)
    .slice(0, most)
    .sort((a, b) => a.number - b.number)
    .map((moment) => ({
      number: moment.number,
      turn: moment.turn,
      lines: linesOf(moment, groups),
      swing: moment.swing,
    }));
}

/** Of a unit that lost several it is told how many, after what began it; of anybody else, line by line. */
function linesOf({ lines, loss, losses, victims }: Swinging, groups: Standing['groups']): readonly string[] {
  const unit = groups?.find(({ id }) => victims.has(id));
  if (unit === undefined || loss === null) return lines;
  if (losses > 1) return [lines[0]!, say.stage.unitLost(unit.name, losses)];
  return lines.includes(loss) ? lines : [...lines, loss];
}

/** Whoever lay there already is no new loss when he is gone for good. */
function lostOnce(telling: Telling, gone: Set<string>): Telling {
  const { lost, regained, ...rest } = telling;
  if (regained !== undefined) gone.delete(regained);
  if (lost === undefined) return telling;
  const again = gone.has(lost);
  gone.add(lost);
  return again ? rest : telling;
}

interface Strengths {
  readonly sideOf: ReadonlyMap<string, number | null>;
  /** Of those who stand in ranks. */
  readonly groupOf: ReadonlyMap<string, string>;
  readonly health: ReadonlyMap<number | null, number>;
  readonly heads: ReadonlyMap<number | null, number>;
}

function strengthsOf({ figures, groups = [] }: Standing): Strengths {
  const health = new Map<number | null, number>();
  const heads = new Map<number | null, number>();
  for (const { side, health: own } of figures) {
    heads.set(side, (heads.get(side) ?? 0) + 1);
    health.set(side, (health.get(side) ?? 0) + (own?.full ?? 0));
  }
  const sideOf = new Map([...groups, ...figures].map(({ id, side }) => [id, side]));
  const groupOf = new Map(figures.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]])));
  return { sideOf, groupOf, health, heads };
}

/** The share of its side that this has cost, or brought nearer its goal. */
function swingOf({ hurt, lost, cues = [] }: Telling, { sideOf, health, heads }: Strengths): number {
  const share = (id: string | undefined, amount: number, of: ReadonlyMap<number | null, number>) => {
    const side = id === undefined ? undefined : sideOf.get(id);
    const whole = side === undefined ? 0 : (of.get(side) ?? 0);
    return whole <= 0 ? 0 : amount / whole;
  };
  const goal = cues.some(({ kind }) => kind === 'objective') ? GOAL : 0;
  return share(hurt?.figure, hurt?.points ?? 0, health) + share(lost, 1, heads) + goal;
}

/** More for what was unlikely: by the last roll that whoever bore it was in. */
function surpriseOf(dispatches: readonly Dispatch[], at: number): number {
  for (let i = at; i >= Math.max(0, at - NEAR); i--) {
    const { attempt, dice, figures } = dispatches[i]!.telling;
    if (attempt === undefined || !concerns(figures, dispatches[at]!.telling)) continue;
    return attempt.passed ? 1.5 - chanceOf(attempt, dice) : 1;
  }
  return 1;
}

function concerns(figures: readonly string[], { hurt, lost, figures: own }: Telling): boolean {
  const victim = hurt?.figure ?? lost;
  return victim === undefined ? figures.some((id) => own.includes(id)) : figures.includes(victim);
}

/** What could hardly fail, and did. */
function missedChance({ attempt, dice }: Telling): number {
  if (attempt === undefined || attempt.passed) return 0;
  return Math.max(0, chanceOf(attempt, dice) - 0.75) * FAILURE * 4;
}

/** What a failure of one weighs where he is one of so many. */
function weightOf({ attempt }: Telling, { sideOf, heads }: Strengths): number {
  const side = attempt === undefined ? undefined : sideOf.get(attempt.who);
  return side === undefined ? 1 : Math.min(1, FEW / (heads.get(side) ?? FEW));
}

/** The blow or shot that it came of, if there was one after the line `since`, in the words of the log. */
function causeOf(
  dispatches: readonly Dispatch[],
  at: number,
  victims: readonly string[],
  since: number,
): string | null {
  for (let i = at - 1; i >= Math.max(0, since + 1); i--) {
    const { text, telling } = dispatches[i]!;
    const attack = telling.kind === 'attack' || telling.kind === 'shot';
    if (attack && victims.some((id) => telling.figures.includes(id))) return text;
  }
  return null;
}
