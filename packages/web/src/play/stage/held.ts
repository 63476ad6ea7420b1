import type { SceneFigure, Walk } from '@vedette/engine';
import type { Cast } from '../../table/walk-timeline.ts';
import type { Gesture } from './beat.ts';

/** What of a counter a gesture changes. */
const CHANGES: Readonly<Partial<Record<Gesture['kind'], 'health' | 'place' | 'signs'>>> = {
  harm: 'health',
  death: 'place',
  arrival: 'place',
  fire: 'signs',
  fall: 'signs',
  terror: 'signs',
};

type Held = ReadonlySet<'health' | 'place' | 'signs'>;

/** Everybody on the table while these gestures are still to come: as they were, in whatever has not happened yet. */
export function heldFigures(
  before: readonly SceneFigure[],
  after: readonly SceneFigure[],
  toCome: readonly Cast[],
  walks: readonly Walk[],
): readonly SceneFigure[] {
  const held = heldBack(toCome);
  const old = new Map(before.map((figure) => [figure.id, figure]));
  const going = new Set(walks.map(({ figure }) => figure));
  return after.flatMap((figure) => {
    const was = old.get(figure.id);
    const parts = held.get(figure.id);
    const place = parts?.has('place') === true ? (was?.place ?? 'waiting') : figure.place;
    // Whoever walks off the table is seen to.
    const leaves = place === 'out' && was?.place === 'table' && going.has(figure.id);
    if (place !== 'table' && !leaves) return [];
    if (was === undefined || parts === undefined) return [figure];
    return [asItWas(figure, was, parts)];
  });
}

function heldBack(toCome: readonly Cast[]): ReadonlyMap<string, Held> {
  const held = new Map<string, Set<'health' | 'place' | 'signs'>>();
  for (const { beat } of toCome) {
    const part = CHANGES[beat.gesture.kind];
    if (part === undefined) continue;
    const figure =
      'figure' in beat.gesture ? beat.gesture.figure : 'from' in beat.gesture ? beat.gesture.from : null;
    if (figure === null) continue;
    held.set(figure, (held.get(figure) ?? new Set()).add(part));
  }
  return held;
}

/** The same object for the same counter: nothing is drawn anew that looks as before. */
const drawn = new WeakMap<SceneFigure, Map<string, SceneFigure>>();

function asItWas(figure: SceneFigure, was: SceneFigure, parts: Held): SceneFigure {
  const known = drawn.get(figure) ?? new Map<string, SceneFigure>();
  drawn.set(figure, known);
  const key = [...parts].sort().join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const made: SceneFigure = {
    ...figure,
    health: parts.has('health') ? was.health : figure.health,
    signs: parts.has('signs') ? was.signs : figure.signs,
  };
  known.set(key, made);
  return made;
}
