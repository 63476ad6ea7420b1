import type { GameEvent, Seat } from '@vedette/engine';
import type { CheckKind, Modifier } from './moments.ts';
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

export type SilverBayonetEvent =
  | (Fact<'turnBegan'> & { readonly turn: number })
  | (Fact<'phaseBegan'> & { readonly phase: Phase; readonly seat: Seat | null })
  | (Fact<'initiativeRolled'> & { readonly seat: Seat; readonly power: number; readonly skill: number })
  | (Fact<'initiativeWon'> & { readonly order: readonly Seat[] })
  | (Fact<'fateGained'> & { readonly seat: Seat; readonly die: FateDie })
  | (Fact<'fateSpent'> & {
      readonly seat: Seat;
      readonly die: FateDie;
      readonly use: string;
      readonly face: number | null;
    })
  | (Fact<'tableRolled'> & {
      readonly table: string;
      readonly dice: readonly number[];
      readonly result: string;
    })
  | (Of<'deployed'> & {
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly mounted: boolean;
    })
  | (Of<'appeared'> & { readonly x: number; readonly y: number; readonly z: number; readonly kind: string })
  | Of<'activated'>
  | (Of<'moved'> & {
      readonly how: 'move' | 'sprint' | 'shift' | 'back-off' | 'dive' | 'fall' | 'placed';
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly cost: number;
    })
  | (Of<'checked'> &
      CheckResult & {
        readonly check: CheckKind;
        readonly against: FigureId | null;
        readonly success: boolean | null;
      })
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
    })
  | (Of<'damaged'> & {
      readonly points: number;
      readonly health: number;
      readonly cause: string;
      readonly by: FigureId | null;
      readonly negated: number;
    })
  | (Of<'healed'> & { readonly points: number; readonly health: number })
  | (Of<'dropped'> & { readonly object: string; readonly x: number; readonly y: number; readonly z: number })
  | (Of<'out'> & { readonly how: 'removed' | 'down' | 'collapsed' | 'left' })
  | (Of<'tired'> & { readonly fatigue: number })
  | (Of<'terror'> & { readonly state: Terror | 'collapse' | 'none' | 'recovered' })
  | (Of<'reloaded'> & { readonly weapon: string })
  | (Of<'gearLost'> & { readonly weapon: string; readonly state: 'fouled' | 'broken' | 'lost' })
  | (Of<'investigated'> & { readonly clue: string; readonly card: string | null })
  | (Of<'acted'> & { readonly action: string })
  | (Of<'marked'> & { readonly mark: string; readonly value: number })
  | (Fact<'shellFell'> & { readonly x: number; readonly y: number; readonly z: number })
  | (Of<'shelled'> & { readonly die: number; readonly hit: boolean })
  | (Fact<'conditionBegan'> & { readonly condition: string })
  | (Fact<'ended'> & { readonly reason: string });
