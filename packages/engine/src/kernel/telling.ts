import type { Cue } from './cue.ts';
import type { RolledDie } from './die.ts';
import type { Seat } from './state.ts';

/** What an event is to those who follow a match, for what they want to read and hear of it. */
export const TELLING_KINDS = [
  /** A chapter begins: a turn, a phase. */
  'heading',
  /** Somebody is elsewhere than before. */
  'move',
  'shot',
  /** A blow, hit or miss, or the end of a shot. */
  'attack',
  /** Somebody is hurt, or out of it. */
  'harm',
  /** Somebody's nerve, lost or kept. */
  'nerve',
  /** Dice, and nothing that is not one of the others. */
  'dice',
  /** Why it is over, and what it was worth. */
  'ending',
  'story',
] as const;
export type TellingKind = (typeof TELLING_KINDS)[number];

/** Something that counted for or against, in the words of the line that tells of it. */
export interface ToldModifier {
  readonly words: string;
  readonly value: number;
  readonly rule: string | null;
}

/** A roll of the told dice that could succeed: for luck against expectation. */
export interface Attempt {
  /** The figure or group whose roll it is. */
  readonly who: string;
  /** The dice with everything that is added to them, and what that is compared with. */
  readonly total: number;
  readonly needed: number;
  readonly passes: 'at-least' | 'at-most';
  readonly passed: boolean;
}

/** What some seats have earned together. */
export interface Account {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly lines: readonly {
    readonly id: string;
    readonly points: number;
    readonly words: string;
    /** Whose doing it was; null: nobody's in particular. */
    readonly figures: readonly string[] | null;
  }[];
}

/** An event for those who follow a match; its words are given by `describe`. */
export interface Telling {
  readonly kind: TellingKind;
  /** The figures and groups that did it or bore it. */
  readonly figures: readonly string[];
  /** As they lie after it. */
  readonly dice: readonly RolledDie[];
  readonly modifiers: readonly ToldModifier[];
  readonly attempt?: Attempt;
  readonly hurt?: { readonly figure: string; readonly by: string | null; readonly points: number };
  /** The figure that its side has lost by it; one that was down may be told of again when it is gone for good. */
  readonly lost?: string;
  /** The figure that stands by it, whether or not it was lost before. */
  readonly regained?: string;
  /** That whoever is lost was struck down: by this one; without a name by whoever hurt him last; null: by nobody. */
  readonly struck?: { readonly by?: string | null };
  readonly account?: Account;
  /** Of an ending whose line says who has won, too: why alone. */
  readonly why?: string;
  /** That it puts right what was told of its figures before: these words do not hold any more. */
  readonly amends?: readonly string[];
  /** Of a heading: the turn that begins, or goes on. */
  readonly turn?: number;
  /** Whose move it is from then on; where another follows at once, nothing came of it. */
  readonly moveOf?: Seat;
  /** How it is shown on a table, gesture after gesture; nothing where there is nothing to be seen of it. */
  readonly cues?: readonly Cue[];
  /** Lines with the same key that follow one another are one line, in these words: a whole group has moved. */
  readonly together?: { readonly key: string; readonly words: string };
}
