import type { Shelf } from './library.ts';

/** Where more is said of something: a place in the library, or a rule. */
export type Lookup = { readonly shelf: Shelf; readonly id: string } | { readonly rule: string };

/** Whether it helps whoever it is said of. */
export type Trend = 'better' | 'worse' | 'same';

/** What makes a number another than the printed one. */
export interface CardChange {
  readonly words: string;
  /** As it is added. */
  readonly by: number;
  readonly trend: Trend;
  readonly rule: string;
}

/** One number of a figure, as it is now. */
export interface CardStat {
  /** Short, to stand over a number. */
  readonly label: string;
  /** In full. */
  readonly name: string;
  /** As the rules read it now: "14", "+2", "3+". */
  readonly value: string;
  /** As it would be with nothing the matter. */
  readonly base: string;
  readonly trend: Trend;
  readonly changes: readonly CardChange[];
  /** Where it is another in some cases: "12 in melee". */
  readonly besides?: string;
}

/** A thing in one line, and where more is said of it. */
export interface CardNote {
  readonly title: string;
  readonly text: string;
  readonly to: Lookup | null;
}

export interface CardWeapon extends CardNote {
  /** Whether it could be used this moment: it is empty, or spoilt for good. */
  readonly state: 'ready' | 'empty' | 'spoilt';
  /** That in a word, where there is anything to say: "loaded", "unloaded". */
  readonly stateWords: string | null;
  /** How far it reaches; null: as far as an arm. */
  readonly reach: string | null;
}

/** All that a seat may know of a figure, on a card. */
export interface FigureCard {
  readonly figure: string;
  readonly title: string;
  /** What it is, whose, and where: each a few words. */
  readonly line: readonly string[];
  /** What the library says of its kind. */
  readonly to: Lookup | null;
  readonly stats: readonly CardStat[];
  readonly weapons: readonly CardWeapon[];
  /** What has befallen it in this game. */
  readonly conditions: readonly CardNote[];
  readonly attributes: readonly CardNote[];
  readonly items: readonly CardNote[];
  /** What it has brought along from earlier games. */
  readonly injuries: readonly CardNote[];
  /** What it may still do in this turn. */
  readonly may: readonly string[];
}

/** Which way a number has gone; `up`: what more of it means. */
export function trendOf(by: number, up: 'better' | 'worse' = 'better'): Trend {
  if (by === 0) return 'same';
  if (by > 0) return up;
  return up === 'better' ? 'worse' : 'better';
}
