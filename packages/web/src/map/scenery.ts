import type { Scenery } from '@vedette/engine';
import type { Piece } from '@vedette/engine/table';
import { smoothLine } from './curve.ts';
import { at, type Point } from './shape.ts';
import { stripAlong } from './strip.ts';

/** As flat ground, to be drawn like any other. */
export function pieceOfScenery(scenery: Scenery): Piece {
  return {
    id: scenery.id,
    outline: scenery.kind === 'field' ? scenery.outline : roadside(scenery),
    base: 0,
    top: 0,
    ground: 'open',
    solid: false,
    climbable: false,
    surface: 'none',
    sight: 'clear',
    flags: [scenery.kind],
    guarded: [],
    ramps: [],
  };
}

function roadside({ stops, width }: Extract<Scenery, { kind: 'road' }>): readonly number[] {
  const points = stops.flatMap((x, i): Point[] => (i % 2 === 0 ? [at(x, stops[i + 1] ?? 0)] : []));
  return stripAlong(smoothLine(points), width / 2);
}
