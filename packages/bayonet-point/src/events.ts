import type { Seat } from '@vedette/engine';
import type { Result } from './data/outcomes.ts';
import type { GaitId } from './data/troops.ts';
import type { ArmyDice } from './muster/generate.ts';
import type { FigureId, TurnStep, UnitId } from './state.ts';

interface Told<Type extends string> {
  readonly type: Type;
  readonly rule: string;
}

/** A number that went into a test, and where (BP-GEN-10). */
export interface Modifier {
  readonly by: string;
  readonly value: number;
  readonly to: 'rating' | 'roll';
}

export type TestKind = 'activation' | 'vision' | 'morale' | 'horsemanship' | 'shooting' | 'melee';

/** Everything that can happen. */
export type BayonetPointEvent =
  | (Told<'rolled'> & { readonly seat: Seat; readonly die: number; readonly purpose: string })
  | (Told<'armyRolled'> & {
      readonly seat: Seat;
      readonly units: number;
      readonly figures: number;
      readonly points: number;
      /** Games begun before version 3 do not tell them. */
      readonly dice?: ArmyDice;
    })
  | (Told<'terrain'> & { readonly pieces: number })
  | (Told<'sideTaken'> & { readonly seat: Seat; readonly edge: string })
  | (Told<'deployed'> & { readonly unit: UnitId })
  | (Told<'cameOn'> & { readonly figure: FigureId; readonly x: number; readonly y: number })
  | (Told<'scenarioRolled'> & { readonly die: number; readonly name: string })
  | (Told<'roleTaken'> & { readonly seat: Seat; readonly role: string })
  | (Told<'numberSet'> & { readonly name: string; readonly amount: number })
  /** BP-MOR-04: of a unit, or of its leader by himself. */
  | (Told<'moraleRolled'> & { readonly who: string; readonly die: number; readonly morale: number })
  | (Told<'turnsKnown'> & { readonly turns: number })
  | (Told<'objectsPlaced'> & { readonly name: string; readonly count: number })
  /** Told to nobody else. */
  | (Told<'aimTaken'> & { readonly seat: Seat; readonly aim: string })
  | (Told<'aimShown'> & { readonly seat: Seat; readonly aim: string })
  | (Told<'wrecked'> & { readonly piece: string })
  | (Told<'storyGoesOn'> & { readonly of: string })
  | (Told<'roused'> & { readonly unit: UnitId })
  | (Told<'animal'> & {
      readonly figure: FigureId;
      readonly name: string;
      readonly fate: 'led' | 'let-go' | 'taken';
    })
  | (Told<'through'> & { readonly figure: FigureId })
  | (Told<'keptOff'> & { readonly unit: UnitId })
  | (Told<'stepBegan'> & { readonly step: TurnStep; readonly turn: number })
  | (Told<'initiative'> & { readonly seat: Seat })
  | (Told<'tested'> & {
      readonly test: TestKind;
      /** A unit or a figure. */
      readonly who: string;
      readonly against: string | null;
      readonly die: number;
      readonly rating: number;
      readonly modifiers: readonly Modifier[];
      readonly threshold: number;
      readonly passed: boolean;
    })
  | (Told<'activated'> & { readonly unit: UnitId })
  | (Told<'order'> & { readonly unit: UnitId; readonly order: string })
  | (Told<'gathersRound'> & { readonly unit: UnitId; readonly figure: FigureId })
  | (Told<'gotUp'> & { readonly figure: FigureId })
  | (Told<'moved'> & {
      readonly figure: FigureId;
      readonly how:
        | 'move'
        | 'charge'
        | 'flee'
        | 'pursue'
        | 'driven-back'
        | 'run'
        | 'cross'
        | 'enter'
        | 'leave'
        | 'shift';
      readonly x: number;
      readonly y: number;
      readonly gait: GaitId;
    })
  | (Told<'acted'> & { readonly figure: FigureId; readonly action: string; readonly done: boolean })
  | (Told<'charges'> & { readonly unit: UnitId; readonly target: UnitId })
  | (Told<'outcome'> & {
      readonly figure: FigureId;
      readonly die: number;
      readonly total: number;
      readonly result: Result;
    })
  | (Told<'horse'> & {
      readonly figure: FigureId;
      readonly fate: 'wounded' | 'killed' | 'ran-off' | 'waits' | 'driven-off' | 'gone';
    })
  | (Told<'struckDown'> & {
      readonly figure: FigureId;
      readonly how: 'wounded' | 'ground' | 'out' | 'routed' | 'pursued';
    })
  | (Told<'rose'> & { readonly figure: FigureId })
  | (Told<'flees'> & { readonly unit: UnitId; readonly final: boolean })
  | (Told<'rallied'> & { readonly unit: UnitId })
  | (Told<'pursues'> & { readonly unit: UnitId; readonly prey: UnitId })
  | (Told<'pursuitEnded'> & { readonly unit: UnitId })
  | (Told<'ended'> & {
      readonly reason: string;
      /** Null: a draw. */
      readonly winner: Seat | null;
      /** What the scenario says to it. */
      readonly text: string | null;
      readonly minor: boolean;
    });
