import type { CounterSymbol } from '@vedette/engine';
import type { Point } from './shape.ts';

interface Area<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly outline: readonly Point[];
}

interface Strip<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly stops: readonly Point[];
}

export interface Hill extends Area<'hill'> {
  /** In inches, written on the top. */
  readonly height: number;
}
export type Wood = Area<'wood'>;
export type Thicket = Area<'thicket'>;
export type Undergrowth = Area<'undergrowth'>;
export type Bog = Area<'bog'>;
export type Rock = Area<'rock'>;
export type Field = Area<'field'>;
export interface House extends Area<'house'> {
  /** Each door is a gap in the wall that starts at that corner of the outline. */
  readonly doors: readonly { readonly wall: number; readonly share: number }[];
}
export type Ruin = Area<'ruin'>;
export interface River extends Strip<'river'> {
  readonly width: number;
}
export interface Road extends Strip<'road'> {
  readonly width: number;
}
export type LowWall = Strip<'low-wall'>;
export type Hedge = Strip<'hedge'>;
/** Trees that stand alone, one at each stop. */
export type LoneTrees = Strip<'lone-trees'>;
export interface Bridge {
  readonly kind: 'bridge';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

export type Piece =
  | Hill
  | Wood
  | Thicket
  | Undergrowth
  | Bog
  | Rock
  | Field
  | House
  | Ruin
  | River
  | Road
  | LowWall
  | Hedge
  | LoneTrees
  | Bridge;

export type Side = 'britain' | 'france' | 'monster';

export interface Figure {
  readonly id: string;
  readonly side: Side;
  readonly symbol: CounterSymbol;
  readonly place: Point;
  /** Radius of the base. */
  readonly base: number;
  /** Share of health left, 0 to 1. */
  readonly health: number;
  readonly selected?: boolean;
  /** An unloaded piece still smokes. */
  readonly smoke?: boolean;
}

/** A name written on the ground, straight or along a line. */
export interface PlaceName {
  readonly id: string;
  readonly text: string;
  readonly along: readonly Point[];
}

export interface Sketch {
  /** In inches. */
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly figures: readonly Figure[];
  readonly names: readonly PlaceName[];
  /** The way the selected figure might go, and what it would cost. */
  readonly route: { readonly stops: readonly Point[]; readonly cost: string };
  /** A line of sight that something stops. */
  readonly sight: { readonly from: Point; readonly stoppedAt: Point; readonly to: Point };
}
