import type { Body, Piece, Relations, Spot } from '@vedette/engine/table';
import type { Model, Room } from '../state.ts';

/** FF-RNG-07: what one sees of another. */
export interface Sighting {
  readonly visible: boolean;
  /** FF-RNG-18 */
  readonly cover: boolean;
  /** FF-HTH-08: it is scenery that hides it. */
  readonly hidden: boolean;
}

/**
 * What a look is for. `shot`: FF-RNG-19 bars shots into woods. `witness`: models are no hindrance.
 * `leader`: enemies of the looker are none (FF-SPEC-32).
 */
export type Eyes = 'plain' | 'shot' | 'witness' | 'leader';

/** Everything that rules may ask of the table. Distances in millimetres, compared in favour of whoever acts (FF-GEN-07). */
export interface FaithTable extends Relations<Model, Sighting, string> {
  sight(from: Model, to: Model, eyes?: Eyes): Sighting;
  /** FF-GEN-07: the gap, for those that must know how far and not only whether. */
  apart(a: Body, b: Body): number;
  /** FF-GEN-07: of a place from a base's edge. */
  apartFrom(a: Body, spot: Spot): number;
  /** FF-GEN-08: whether it touches a corpse or token, which counts as a standard base. */
  reaches(of: Body, marker: Spot): boolean;
  /** FF-HTH-06: whether a low obstacle lies between two that touch. */
  across(a: Body, b: Body): boolean;
  /** FF-HTH-06: whether the first stands at least 15 mm higher. */
  above(a: Body, b: Body): boolean;
  /** Areas and tops that a base overlaps by more than 1 mm, on its own level (FF-MOV-05). */
  underfoot(of: Body): readonly Piece[];
  /** FF-GEN-08: terrain within 1 mm of the base, what it stands in or on among it. */
  beside(of: Body): readonly Piece[];
  /** FF-SPEC-30: whether the line from one to the other goes through somebody without a body. */
  throughImmaterial(from: Model, to: Model): boolean;
  /** FF-FEAR-07: the nearest terrain that gives cover; null: there is none. */
  nearestCover(of: Body): Piece | null;
  /** FF-RNG-23: whether something can fall there: on the table, on a surface. */
  ground(at: Spot): boolean;
  /** FF-RNG-23: whether a place is in sight, or hidden only by what is lower than a wall. */
  throwsTo(from: Model, at: Spot): boolean;
  /** FF-RNG-23, FF-RNG-24: whether no wall stands between. */
  inTheOpen(from: Spot, to: Body): boolean;
  /** FF-SPEC-25: whether a place is in what the model is tied to; who is tied to nothing may be anywhere. */
  haunts(of: Model, at: Spot): boolean;
  /** FF-SET-15: the room that a place is in; null: outdoors. */
  indoors(at: Spot): Room | null;
}
