import type { GameEvent, Seat } from '@vedette/engine';
import type { CheckKind, Modifier } from './moments.ts';
import type { Line } from './scenario/score/line.ts';
import type { StoryFact } from './scenario/story/story-fact.ts';
import type { FateDie, FigureId, Phase, Terror } from './state.ts';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
}

interface Of<Type extends string> extends Fact<Type> {
  readonly figure: FigureId;
}

/** A Check as it stands in the end, with every modifier named. */
export interface CheckResult {
  readonly power: number;
  readonly skill: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly target: number | null;
}

/** What settled an attack whatever its total: the item that a natural 1 spoils, or the figure near which no gun works. */
export interface Because {
  readonly why: 'natural-1' | 'critical-hit' | 'critical-failure' | 'no-technology';
  readonly by: string | null;
}

export type FateUse =
  | 'reroll'
  | 'pass'
  | 'negate'
  | 'quick-reload'
  | 'redirect'
  | 'manipulate'
  | 'enchant-shot'
  | 'raise-bones';

export interface FateRoll {
  /** More than one where somebody is hard to put down (SB-ATT-20). */
  readonly faces: readonly number[];
  /** The one of them that was kept. */
  readonly face: number;
  /** The face that it was to take the place of, when a Check is rerolled. */
  readonly before: number | null;
  /** What it counts as: less a curse (SB-ATT-39), or the old face where only a higher one counts (SB-FATE-09). */
  readonly counts: number;
}

export type SilverBayonetEvent =
  | StoryFact
  | (Fact<'turnBegan'> & { readonly turn: number })
  | (Fact<'phaseBegan'> & { readonly phase: Phase; readonly seat: Seat | null })
  | (Fact<'initiativeRolled'> & { readonly seat: Seat; readonly power: number; readonly skill: number })
  | (Fact<'initiativeWon'> & { readonly order: readonly Seat[] })
  | (Fact<'fateGained'> & { readonly seat: Seat; readonly die: FateDie })
  | (Fact<'fateSpent'> & {
      readonly seat: Seat;
      readonly die: FateDie;
      readonly use: FateUse;
      /** Whom it is about; null for a player's own roll or pool. */
      readonly figure: FigureId | null;
      /** Null where the die is only discarded. */
      readonly roll: FateRoll | null;
    })
  | (Fact<'tableRolled'> & {
      readonly table: string;
      readonly dice: readonly number[];
      readonly result: string;
    })
  | (Fact<'rolledOff'> & {
      readonly purpose: 'sides' | 'placing' | 'artillery' | 'scenario';
      readonly rolls: readonly { readonly seat: Seat; readonly die: number; readonly total: number }[];
    })
  | (Fact<'tookSide'> & { readonly seat: Seat; readonly zone: string })
  | (Of<'deployed'> & {
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly mounted: boolean;
    })
  | (Of<'appeared'> & { readonly x: number; readonly y: number; readonly z: number; readonly kind: string })
  | Of<'activated'>
  | (Of<'moved'> & {
      /** `link`: by stairs or through a hatch (SB-OPS-09). */
      readonly how: 'move' | 'sprint' | 'link' | 'shift' | 'back-off' | 'dive' | 'fall' | 'placed';
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly cost: number;
      /** Points passed between where it was and where it is; absent: it went straight. */
      readonly via?: readonly (readonly [number, number, number])[];
    })
  /** SB-OPS-09: stairs it has begun, and the inches of movement they have taken so far. */
  | (Of<'onStairs'> & { readonly link: string; readonly paid: number })
  | (Of<'checked'> &
      CheckResult & {
        readonly check: CheckKind;
        readonly against: FigureId | null;
        readonly success: boolean | null;
        /** Passed by a Fate Die, whatever the total (SB-ATT-44). */
        readonly bought: boolean;
      })
  /** A face that a rule did not let stand (SB-ATT-77). */
  | (Of<'rolledAgain'> & { readonly die: 'power' | 'skill'; readonly face: number; readonly now: number })
  | (Of<'forced'> & { readonly mover: FigureId })
  | (Of<'fired'> & {
      readonly weapon: string;
      readonly load: string;
      readonly targets: readonly FigureId[];
      readonly answer: boolean;
    })
  | (Of<'attacked'> & {
      readonly target: FigureId;
      readonly mode: 'melee' | 'shooting';
      readonly weapon: string;
      readonly hit: boolean;
      readonly answer: boolean;
      readonly cover: boolean;
      readonly because: Because | null;
    })
  | (Of<'damaged'> & {
      readonly points: number;
      readonly health: number;
      readonly cause: string;
      readonly by: FigureId | null;
      /** Dice, bonuses, Armour and reductions; together, less what a Fate Die negated, they are the points. */
      readonly parts: readonly Modifier[];
      readonly negated: number;
    })
  | (Of<'healed'> & { readonly points: number; readonly health: number })
  | (Of<'dropped'> & { readonly object: string; readonly x: number; readonly y: number; readonly z: number })
  | (Of<'tookUp'> & { readonly object: string })
  | (Of<'secured'> & { readonly object: string })
  | (Fact<'objectPlaced'> & {
      readonly object: string;
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly stuck: boolean;
    })
  | (Of<'out'> & { readonly how: 'removed' | 'down' | 'collapsed' | 'left' })
  | (Of<'tired'> & { readonly fatigue: number })
  /** `unmoved`: what it suffers already is worse (SB-TER-03); `wasted`: the activation that it costs (SB-TER-05). */
  | (Of<'terror'> & { readonly state: Terror | 'collapse' | 'none' | 'recovered' | 'unmoved' | 'wasted' })
  | (Of<'reloaded'> & { readonly weapon: string })
  | (Of<'gearLost'> & { readonly weapon: string; readonly state: 'fouled' | 'broken' | 'lost' })
  | (Of<'investigated'> & { readonly clue: string; readonly card: string | null })
  | (Of<'acted'> & { readonly action: string; readonly at: FigureId | null })
  /** SB-MONA-08: the soldier or clue marker it goes for now. */
  | (Of<'redirected'> & { readonly target: string })
  | (Of<'marked'> & { readonly mark: string; readonly value: number })
  | (Fact<'shellFell'> & { readonly x: number; readonly y: number; readonly z: number })
  | (Of<'endangered'> & { readonly die: number; readonly hit: boolean })
  | (Fact<'conditionBegan'> & { readonly condition: string })
  /** SB-SOLO-07. */
  | (Fact<'turnedAway'> & { readonly kind: string })
  | (Fact<'ended'> & { readonly reason: string })
  /** What a side has earned, once the game is over. */
  | (Fact<'scored'> & {
      readonly seats: readonly Seat[];
      readonly lines: readonly Line[];
      readonly bonusXp: number;
    });
