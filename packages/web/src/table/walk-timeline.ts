import type { Walk } from '@vedette/engine';
import type { Point } from '../map/shape.ts';
import { type Beat, type GestureBeat, isWalk } from '../play/stage/beat.ts';
import { BUSY, TAIL, USUAL_PACE } from '../play/stage/timing.ts';

/** Where a counter is at a moment of the show. */
export interface Footstep extends Point {
  /** Milliseconds after the beginning. */
  readonly at: number;
}

/** A gesture at its moment. */
export interface Cast {
  readonly beat: GestureBeat;
  /** Milliseconds after the beginning. */
  readonly at: number;
}

export interface Timeline {
  /** Milliseconds until the last one has arrived, and the last gesture was seen. */
  readonly length: number;
  readonly casts: readonly Cast[];
  /** Of everybody who goes; between two footsteps the counter glides. */
  readonly tracks: ReadonlyMap<string, readonly Footstep[]>;
}

interface Show {
  /** Milliseconds that a usual move takes. */
  readonly pace: number;
  readonly toPaper: (spot: { readonly x: number; readonly y: number }) => Point;
  /** The group somebody moves with, if any: a group goes all at once. */
  readonly groupOf: (figure: string) => string | undefined;
}

/** A usual move: six inches, in paper units. */
const USUAL = 144;
/** However short or long a way is, it takes so many times the pace. */
const LEAST = 0.35;
const MOST = 2;
/** No show is longer than this. */
const PATIENCE = 8000;
/** Gestures that would take longer than this at the usual pace run into each other: a volley rolls along the line. */
const ROLLING = 3000;

/** Who goes when, and what is seen between: in the order of what was told, a group together. */
export function timelineOf(
  walks: readonly Walk[],
  show: Show,
  beats: readonly Beat[] = walks.map((_, walk) => ({ key: `${walk}`, walk })),
): Timeline {
  const tracks = new Map<string, Footstep[]>();
  const casts: Cast[] = [];
  const tempo = show.pace / USUAL_PACE;
  const rush = tempo * Math.min(1, ROLLING / Math.max(1, busyTime(beats)));
  let now = 0;
  let setOut: Walk[] = [];
  const arrive = () => {
    now = walkOn(tracks, setOut, now, show);
    setOut = [];
  };
  for (const beat of beats) {
    if (isWalk(beat)) {
      setOut.push(walks[beat.walk]!);
      continue;
    }
    arrive();
    casts.push({ beat, at: now });
    now += BUSY[beat.gesture.kind] * rush;
  }
  arrive();
  if (casts.length > 0) now += TAIL * tempo;
  return hurried({ length: now, tracks, casts });
}

/** What all gestures would take at the usual pace, one after the other. */
function busyTime(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + (isWalk(beat) ? 0 : BUSY[beat.gesture.kind]), 0);
}

/** Lets them go from this moment on; gives the moment of the last arrival. */
function walkOn(
  tracks: Map<string, Footstep[]>,
  walks: readonly Walk[],
  from: number,
  { pace, toPaper, groupOf }: Show,
): number {
  let now = from;
  for (const beat of beatsOf(walks, groupOf)) {
    let last = now;
    for (const { figure, points } of beat) {
      const track = tracks.get(figure) ?? [];
      tracks.set(figure, track);
      last = Math.max(last, append(track, points.map(toPaper), now, pace));
    }
    now = last;
  }
  return now;
}

/** Nobody's patience is endless. */
function hurried({ length, tracks, casts }: Timeline): Timeline {
  const hurry = Math.min(1, PATIENCE / length);
  if (hurry === 1) return { length, tracks, casts };
  return {
    length: length * hurry,
    tracks: new Map(
      [...tracks].map(([figure, track]) => [figure, track.map((step) => ({ ...step, at: step.at * hurry }))]),
    ),
    casts: casts.map(({ beat, at }) => ({ beat, at: at * hurry })),
  };
}

/** Walks that go on at the same time: of one group, and nobody twice. */
function beatsOf(
  walks: readonly Walk[],
  groupOf: (figure: string) => string | undefined,
): readonly (readonly Walk[])[] {
  const beats: Walk[][] = [];
  for (const walk of walks) {
    const beat = beats.at(-1);
    const group = groupOf(walk.figure);
    const joins =
      beat !== undefined &&
      group !== undefined &&
      beat.every(({ figure }) => figure !== walk.figure && groupOf(figure) === group);
    if (joins) beat.push(walk);
    else beats.push([walk]);
  }
  return beats;
}

/** Goes along the points from this moment on; gives the moment of arrival. */
function append(track: Footstep[], points: readonly Point[], from: number, pace: number): number {
  const [first] = points;
  if (first === undefined) return from;
  // A place alone is jumped to: the counter waits where it was until then.
  const before = track.at(-1);
  if (before !== undefined) track.push({ ...before, at: from });
  track.push({ ...first, at: from });
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole === 0) return from;
  const time = pace * Math.min(MOST, Math.max(LEAST, whole / USUAL));
  let gone = 0;
  for (const [i, length] of lengths.entries()) {
    gone += length;
    track.push({ ...points[i + 1]!, at: from + (time * gone) / whole });
  }
  return from + time;
}
