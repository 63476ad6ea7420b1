import type { Scene, SceneFigure, Walk } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Dispatch } from '../../referee/messages.ts';
import type { Beat, Gesture, GestureBeat, RunDown } from './beat.ts';

type Standing = Pick<Scene, 'figures' | 'groups'>;

interface Told {
  readonly before: Standing;
  readonly after: Standing;
  readonly dispatches: readonly Dispatch[];
  readonly walks: readonly Walk[];
}

/** What was just told as a show: gestures where they happened, and between them the ways that were gone. */
export function beatsOf({ before, after, dispatches, walks }: Told): readonly Beat[] {
  const stage = new Whereabouts(before, after);
  const ways = new Map<string, number[]>();
  for (const [i, { figure }] of walks.entries()) ways.set(figure, [...(ways.get(figure) ?? []), i]);
  const beats: Beat[] = [];
  for (const dispatch of dispatches)
    for (const [i, cue] of (dispatch.telling.cues ?? []).entries()) {
      const key = `${dispatch.number}/${i}`;
      if (cue.kind === 'slip') continue;
      if (cue.kind === 'move') {
        const walk = ways.get(cue.figure)?.shift();
        if (walk !== undefined) beats.push({ key, walk });
        stage.put(cue.figure, cue.to);
        continue;
      }
      const beat = gestureBeat(key, cue, dispatch, stage);
      if (beat !== null) beats.push(beat);
    }
  // A game that does not say who goes when has its walks all the same.
  const rest = [...ways.values()].flat().sort((a, b) => a - b);
  return [...beats, ...rest.map((walk) => ({ key: `walk/${walk}`, walk }))];
}

function gestureBeat(
  key: string,
  gesture: Gesture,
  dispatch: Dispatch,
  stage: Whereabouts,
): GestureBeat | null {
  if (gesture.kind === 'arrival') stage.put(gesture.figure, gesture.at);
  const at = placeOf(gesture, stage);
  if (at === null) return null;
  const { dice, modifiers, attempt } = dispatch.telling;
  if (gesture.kind === 'dice' && dice.length === 0) return null;
  return {
    key,
    gesture,
    at,
    radius: stage.radius(doerOf(gesture)),
    to: endsOf(gesture, stage),
    thrown:
      gesture.kind === 'dice' ? { dice, modifiers, ...(attempt === undefined ? {} : { attempt }) } : null,
    ring: gesture.kind === 'harm' ? stage.hurt(gesture.figure, gesture.points) : null,
  };
}

/** Whose counter a gesture begins at; null: nobody's. */
function doerOf(gesture: Gesture): string | null {
  switch (gesture.kind) {
    case 'fire':
    case 'ball':
    case 'blow':
    case 'spell':
      return gesture.from;
    case 'dice':
      return gesture.by;
    case 'burst':
      return null;
    default:
      return gesture.figure;
  }
}

function placeOf(gesture: Gesture, stage: Whereabouts): Spot | null {
  if (gesture.kind === 'burst') return gesture.at;
  const doer = doerOf(gesture);
  return doer === null ? null : stage.place(doer);
}

function endsOf(gesture: Gesture, stage: Whereabouts): readonly Spot[] {
  switch (gesture.kind) {
    case 'fire':
      return gesture.to.flatMap((end) => (typeof end === 'string' ? (stage.place(end) ?? []) : end));
    case 'ball':
    case 'blow':
      return [stage.place(gesture.to)].flatMap((spot) => spot ?? []);
    case 'spell':
      return gesture.to === null ? [] : [stage.place(gesture.to)].flatMap((spot) => spot ?? []);
    case 'forced':
      return [stage.place(gesture.mover)].flatMap((spot) => spot ?? []);
    case 'back-off':
      return [gesture.to];
    default:
      return [];
  }
}

/** Where everybody is while it is told, and how much is left of them. */
class Whereabouts {
  private readonly places = new Map<string, Spot>();
  private readonly left = new Map<string, number>();
  private readonly known = new Map<string, SceneFigure>();
  private readonly groups = new Map<string, string[]>();

  constructor(before: Standing, after: Standing) {
    for (const figure of [...after.figures, ...before.figures.filter(({ place }) => place === 'table')]) {
      const { id, x, y, z, health } = figure;
      this.places.set(id, { x, y, z });
      this.known.set(id, figure);
      if (health !== null) this.left.set(id, health.left);
    }
    for (const { id, group } of after.figures)
      if (group !== undefined) this.groups.set(group, [...(this.groups.get(group) ?? []), id]);
  }

  put(id: string, spot: Spot): void {
    this.places.set(id, spot);
  }

  /** Of a group its middle. */
  place(id: string): Spot | null {
    const own = this.places.get(id);
    if (own !== undefined) return own;
    const spots = (this.groups.get(id) ?? [])
      .filter((member) => this.known.get(member)?.place === 'table')
      .map((member) => this.places.get(member)!);
    if (spots.length === 0) return null;
    const mean = (of: (spot: Spot) => number) =>
      spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y), z: 0 };
  }

  radius(id: string | null): number {
    const [first] = id === null ? [] : (this.groups.get(id) ?? []);
    return (this.known.get(id ?? '') ?? this.known.get(first ?? ''))?.radius ?? 0;
  }

  hurt(id: string, points: number): RunDown | null {
    const full = this.known.get(id)?.health?.full ?? 0;
    const before = this.left.get(id);
    if (before === undefined || full <= 0) return null;
    const after = Math.min(full, Math.max(0, before - points));
    this.left.set(id, after);
    return { before: Math.min(1, before / full), after: after / full };
  }
}
