import type { Walk } from '@vedette/engine';
import type { Point } from '../map/shape.ts';

/** Where a counter is at a moment of the show. */
export interface Footstep extends Point {
  /** Milliseconds after the beginning. */
  readonly at: number;
}

interface Timeline {
  /** Milliseconds until the last one has arrived. */
  readonly length: number;
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

/** Who goes when: one after the other in the order of what was told, a group together. */
export function timelineOf(walks: readonly Walk[], { pace, toPaper, groupOf }: Show): Timeline {
  const tracks = new Map<string, Footstep[]>();
  let now = 0;
  for (const beat of beatsOf(walks, groupOf)) {
    let last = now;
    for (const { figure, points } of beat) {
      const track = tracks.get(figure) ?? [];
      tracks.set(figure, track);
      last = Math.max(last, append(track, points.map(toPaper), now, pace));
    }
    now = last;
  }
  const hurry = Math.min(1, PATIENCE / now);
  if (hurry === 1) return { length: now, tracks };
  const hurried = [...tracks].map(
    ([figure, track]) => [figure, track.map((step) => ({ ...step, at: step.at * hurry }))] as const,
  );
  return { length: now * hurry, tracks: new Map(hurried) };
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
