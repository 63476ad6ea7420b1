import type { Ground, Scene, SightReport, Walk, Way } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Chart, SeenGround } from '../referee/messages.ts';

/** A place under a hand, and whose counter lies there. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly figure: string | null;
}

/** What is drawn on the table besides what stands on it. */
export interface Drawings {
  readonly ground: Ground | null;
  readonly way: Way | null;
  readonly ghost: {
    readonly spot: Spot;
    readonly bad: boolean;
    readonly facing?: number;
    /** Where everybody of a group would stand. */
    readonly stands?: readonly Spot[];
  } | null;
  readonly sight: SightReport | null;
  /** What a figure sees of the ground. */
  readonly seen: SeenGround | null;
  readonly ruler: { readonly from: Spot; readonly to: Spot; readonly words: string } | null;
  /** Circles of measure, each with its words. */
  readonly rings: readonly {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly words: string;
  }[];
  /** The pencil of those who play by keyboard. */
  readonly pencil: Spot | null;
}

/** Who listens to what is done on the table by hand and key. */
export interface Listener {
  /** Whether a drag that begins on this figure, or beside all of them, draws instead of moving the paper. */
  readonly draws: (figure: string | null) => boolean;
  readonly onFigure: (id: string) => void;
  readonly onPlace: (
    at: { readonly x: number; readonly y: number },
    how: { readonly shift: boolean },
  ) => void;
  readonly onDraw: (to: Held, from: Held) => void;
  readonly onHover: (figure: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

export interface TableProps {
  readonly chart: Chart;
  readonly scene: Pick<Scene, 'figures' | 'markers' | 'sides' | 'title'>;
  readonly selected?: string | null;
  /** Figures that can be picked for the open question. */
  readonly targets?: ReadonlySet<string>;
  /** Those who belong with the selected one. */
  readonly fellows?: ReadonlySet<string>;
  /** Without any it is a picture. */
  readonly drawings?: Drawings;
  readonly listener?: Listener;
  /** The floor that is looked at; null: everything from above. */
  readonly level: number | null;
  readonly onLevel: (level: number | null) => void;
  /** Ways that were gone just now, to be walked at this pace: milliseconds for a usual move. */
  readonly walks: readonly Walk[];
  readonly pace: number;
  readonly onWalked: () => void;
  readonly label: string;
  readonly children?: ReactNode;
}

export const NOTHING_DRAWN: Drawings = {
  ground: null,
  way: null,
  ghost: null,
  sight: null,
  seen: null,
  ruler: null,
  rings: [],
  pencil: null,
};

export const NOBODY_LISTENS: Listener = {
  draws: () => false,
  onFigure() {},
  onPlace() {},
  onDraw() {},
  onHover() {},
  onKey() {},
};
