import type { Ground, ScenarioWords, ToldRefusal, Walk } from '@vedette/engine';
import type { ToldProspect } from '@vedette/referee';
import { create } from 'zustand';
import type { Bearing, Chart, Dispatch, Placing, Snapshot } from '../referee/messages.ts';
import type { Draft } from './draft.ts';
import type { GrantedNote } from './granted-notes.ts';
import type { Course, Plan } from './plan.ts';
import type { Beat } from './stage/beat.ts';
import type { LaidSlip } from './stage/slips.ts';
import type { Aim } from './volley.ts';

/** How others stand to a figure, where it is or where the way that is drawn would bring it. */
interface Bearings {
  readonly from: string;
  readonly planned: boolean;
  readonly list: readonly Bearing[];
  /** He would stand elsewhere by now, and that is still being measured. */
  readonly stale?: true;
}

export interface PlayState {
  readonly status: 'empty' | 'loading' | 'playing' | 'failed';
  readonly failure: string | null;
  readonly snapshot: Snapshot | null;
  readonly chart: Chart | null;
  readonly dispatches: readonly Dispatch[];
  /** The figure that panels speak of. */
  readonly selected: string | null;
  /** Ground for the open question. */
  readonly ground: Ground | null;
  /** Whether an empty path would be taken as an answer to it. */
  readonly mayStay: boolean;
  readonly draft: Draft | null;
  /** What the selected figure could do, looked at before anything is decided. */
  readonly plan: Plan | null;
  /** A plan that is being carried out. */
  readonly course: Course | null;
  /** Where a whole company would be set up, before it is. */
  readonly placings: readonly Placing[] | null;
  /** The open question needs no asking, and is about to be answered. */
  readonly granting: boolean;
  /** What was answered without asking, in this sitting. */
  readonly granted: readonly GrantedNote[];
  readonly refused: ToldRefusal | null;
  /** Who fires at whom in the volley that is being put together. */
  readonly aims: readonly Aim[];
  /** What the figure that is asked about could do to the one that is pointed at. */
  readonly prospects: { readonly target: string; readonly list: readonly ToldProspect[] } | null;
  /** Ways gone just now that are still being walked on the table. */
  readonly walks: readonly Walk[];
  /** What was seen just now, and still is: a show, or the still picture of one. */
  readonly beats: readonly Beat[];
  /** Slips of paper that lie on the map, the uppermost first. */
  readonly slips: readonly LaidSlip[];
  /** The orders of the day, while they lie on the map. */
  readonly brief: ScenarioWords | null;
  /** The page about the end is laid aside. */
  readonly endingFolded: boolean;
  /** How everybody else stands to the figure that is asked about or selected. */
  readonly bearings: Bearings | null;
  readonly thinking: boolean;
  /** How the others decide: at the pace of the settings, not now, or all at once until a person is asked. */
  readonly going: 'on' | 'halted' | 'hurried';
  /** In hot seat: the seat that has yet to take its place. */
  readonly handOver: number | null;
}

/** No game is on the table. */
export const EMPTY: PlayState = {
  status: 'empty',
  failure: null,
  snapshot: null,
  chart: null,
  dispatches: [],
  selected: null,
  ground: null,
  mayStay: false,
  draft: null,
  plan: null,
  course: null,
  placings: null,
  granting: false,
  granted: [],
  refused: null,
  aims: [],
  prospects: null,
  walks: [],
  beats: [],
  slips: [],
  brief: null,
  endingFolded: false,
  bearings: null,
  thinking: false,
  going: 'on',
  handOver: null,
};

export const usePlay = create<PlayState>()(() => EMPTY);
