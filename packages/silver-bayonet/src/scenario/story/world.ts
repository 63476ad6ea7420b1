import type { Seat } from '@vedette/engine';
import type { TerrorResult } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import type { FateDie, FigureId } from '../../state.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation, OperationOf } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import type { Filter, Player } from '../format/who.ts';
import type { Context } from './context.ts';
import type { Story } from './story.ts';
import type { StoryNews } from './story-fact.ts';

/**
 * Where operations run: at the table, or after the game among those who came back (SB-OPS-28). Only what the operations
 * allowed in both need; the others ask for the table.
 */
export interface World {
  /** Null after the game. */
  readonly table: SilverCx | null;
  readonly scenario: Scenario;
  readonly story: Story;
  readonly turn: number;
  /** Lists that run inside one another just now. */
  readonly depth: number;
  /** No operation runs any more. */
  isOver(): boolean;
  roll(sides: number): number;
  choose<T>(things: readonly T[]): T;
  /** SB-OPS-19: everybody who fits, in the order of SB-OPS-29. */
  thoseWho(filter: Filter, context: Context): readonly FigureId[];
  fits(figure: FigureId, filter: Filter, context: Context): boolean;
  /** Whether a figure can still be meant; `alive`: also if it has left the table. */
  isThere(figure: FigureId, among: 'on-table' | 'alive'): boolean;
  /** SB-OPS-20: so many of these, by the choice of a player; never asked when there is no choice. */
  pick(seat: Seat, options: readonly FigureId[], n: number, op: string): readonly FigureId[];
  /** SB-OPS-21. */
  players(player: Player, context: Context): readonly Seat[];
  playerOf(figure: FigureId): Seat | null;
  holds(condition: Condition, context: Context): boolean;
  /** SB-OPS-46: whether the figure passes, its dice and all. */
  passes(figure: FigureId, check: OperationOf<'check'>, mod: number): boolean;
  /** SB-EVT-04.R1: figures one by one, in the order their players like. */
  inOwnOrder(figures: readonly FigureId[], op: string, each: (figure: FigureId) => void): void;
  /** SB-OPS-47: what a Terror Check brings; at the table it applies at once. */
  terror(figure: FigureId, mod: number): TerrorResult;
  /** SB-OPS-45: kinds of which a gain (or a loss) is possible here. */
  gainDice(seat: Seat, dice: readonly FateDie[], n: number, nextGame: boolean): boolean;
  /** SB-OPS-65. */
  learn(figure: FigureId, xp: number): void;
  /** SB-OPS-66; false: nobody goes mad here. */
  goMad(figure: FigureId): boolean;
  tell(news: StoryNews): void;
  /** SB-OPS-29: a list inside the one that runs. */
  run(operations: readonly Operation[], context: Context): void;
}

/** A world in which nothing runs yet. */
export type Setting = Omit<World, 'run'>;
