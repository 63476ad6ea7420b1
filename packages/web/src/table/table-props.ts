import type { Ground, Scene, SceneFigure, SightReport, Stand, Walk, Way } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Beat, Gesture } from '../play/stage/beat.ts';
import type { Concern } from '../play/stage/concern.ts';
import type { Chart, SeenGround } from '../referee/messages.ts';

/** A place under a hand, and whose counter lies there. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly figure: string | null;
}

/** From one counter to another. */
export interface Line {
  readonly from: Spot;
  readonly to: Spot & { readonly radius: number };
}

/** What is drawn on the table besides what stands on it. */
export interface Drawings {
  readonly ground: Ground | null;
  readonly way: Way | null;
  /** What the way costs, to be written at its end. */
  readonly cost: string | null;
  readonly ghost: {
    readonly spot: Spot;
    readonly bad: boolean;
    readonly facing?: number;
    /** Where everybody of a group would stand. */
    readonly stands?: readonly Stand[];
  } | null;
  /** Where somebody pointed and nobody would come to stand, and where he would. */
  readonly missed?: { readonly goal: Spot; readonly end: Spot } | null;
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
  /** Words beside whoever is pointed at. */
  readonly tag: (Spot & { readonly radius: number; readonly words: string }) | null;
  /** Chances beside those of whom one can be chosen. */
  readonly chances?: readonly (Spot & {
    readonly id: string;
    readonly radius: number;
    readonly words: string;
  })[];
  /** The pencil of those who play by keyboard. */
  readonly pencil: Spot | null;
  /** Those who would be set up so, one after the other. */
  readonly proposed?: readonly { readonly figures: readonly SceneFigure[]; readonly name: string }[];
  /** Whom the open question is about besides the one who is asked, and from where. */
  readonly concern?: Concern | null;
  /** Who means to fire at whom. */
  readonly aims?: readonly Line[];
}

/** Where a counter is on the screen. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Who shows what is to be known of a figure to those who only look. */
export interface Inspector {
  /** The pointer is over this counter, or over none. */
  readonly hover: (figure: string | null, at: Round) => void;
  readonly open: (figure: string, at: Round) => void;
}

/** Who listens to what is done on the table by hand and key. */
export interface Listener {
  readonly inspector?: Inspector;
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
  readonly scene: Pick<Scene, 'figures' | 'markers' | 'sides' | 'title'> & Partial<Pick<Scene, 'turn'>>;
  readonly selected?: string | null;
  /** Figures that can be picked for the open question. */
  readonly targets?: ReadonlySet<string>;
  /** With whose eyes it is seen. */
  readonly viewer?: number | null;
  /** Those who are pointed at elsewhere, in the log. */
  readonly marked?: ReadonlySet<string>;
  /** Whom to bring into view, and the how-manieth wish that is. */
  readonly shown?: { readonly figure: string; readonly nth: number } | null;
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
  /** What was seen besides, and when they were gone; without it the walks alone. */
  readonly beats?: readonly Beat[] | null;
  readonly pace: number;
  readonly onWalked: () => void;
  /** A gesture of the show begins. */
  readonly onGesture?: (gesture: Gesture) => void;
  readonly label: string;
  readonly children?: ReactNode;
}

export const NOTHING_DRAWN: Drawings = {
  ground: null,
  way: null,
  cost: null,
  ghost: null,
  sight: null,
  seen: null,
  ruler: null,
  rings: [],
  tag: null,
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
