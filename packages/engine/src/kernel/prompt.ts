import type { Spot } from '../table/ground/piece.ts';
import type { DieKind, RolledDie } from './die.ts';

/** What an option takes: a die out of a store, or a part of what somebody can do before others act. */
export type Spending = 'die' | 'move' | 'action';

/** What an option sets going: `send`, its figure acts next; all others, what whom the question is about does. */
export const STARTS = [
  'send',
  /** Goes somewhere. */
  'move',
  /** Goes on from where his move ended. */
  'sprint',
  'shoot',
  'fight',
  'reload',
  'search',
] as const;
export type Start = (typeof STARTS)[number];

/** One answer, in words, and what it means for whoever weighs it. */
export interface PromptOption {
  readonly id: string;
  readonly words: string;
  /** What is done by it, where its words are no more than a name: "Fire at Roux". */
  readonly deed?: string;
  /** What choosing it means, where its name does not say it. */
  readonly note?: string;
  readonly spends?: readonly Spending[];
  /** The kind of die that is spent by it, or that it stands for. */
  readonly die?: DieKind;
  /** What is over with it, for whom the question is about or for its player; the match perhaps only if others agree. */
  readonly ends?: 'activation' | 'turn' | 'match';
  /** It cannot be lived down: nobody should give it by mistake. */
  readonly grave?: true;
  /** The figure or group that it means. */
  readonly figure?: string;
  /** At whom that figure aims by it: of the options of one figure that aim, one is chosen at most. */
  readonly target?: string;
  /** The place that it means. */
  readonly at?: Spot;
  readonly starts?: Start;
  /** Most would choose it: where several can be chosen it is to begin with. */
  readonly usual?: true;
  /** Few ever want it: it is kept behind one line with others of its kind. */
  readonly seldom?: true;
}

/** Dice that lie on the table while something is decided about them. */
export interface PromptRoll {
  readonly dice: readonly RolledDie[];
  /** With everything that is added; null: they are not counted together. */
  readonly total: number | null;
  /** Null: it is compared with nothing fixed. */
  readonly needed: number | null;
}

/** A question that comes so often that some players answer it once for all. */
export interface StandingOrder {
  /** Of which of those of its kind: an order about one is none about another. Nothing: of all. */
  readonly of?: string;
  /** "When an enemy comes close". */
  readonly when: string;
  /** Options that can be such an answer, after "always": "force the fight". */
  readonly answers: Readonly<Record<string, string>>;
}

/** A question in words, for the panel that can put every question. */
export interface Prompt {
  readonly title: string;
  /** A line for those who play for the first time. */
  readonly hint?: string;
  /** The figures and groups that it is about, the one that is asked first; and where, if that is a place of its own. */
  readonly about: { readonly figures: readonly string[]; readonly at?: Spot };
  readonly roll?: PromptRoll;
  readonly standing?: StandingOrder;
  /** Where or how somebody begins: who would rather not say it can have it said for him. */
  readonly deploys?: true;
  /** What can be answered: its options, or the shapes of a formation. */
  readonly options: readonly PromptOption[];
}
