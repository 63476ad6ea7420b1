import type { Seat } from '@vedette/engine';
import { MARKER } from '../../data/markers.ts';
import { kitFor } from '../../kit.ts';
import type { Model, ModelId } from '../../state.ts';

/** FF-SCN-31: one like the other: nothing about a counter tells whom it stands for. */
export function markerFor(id: ModelId, name: string, seat: Seat): Model {
  const conditions = { faceDown: true } as const;
  return {
    id,
    name,
    profile: MARKER.profile,
    points: 0,
    quality: MARKER.quality,
    combat: 0,
    size: 'normal',
    movement: MARKER.movement,
    tags: [],
    rules: [],
    kit: kitFor([], conditions, []),
    party: seat,
    controller: seat,
    home: seat,
    origin: 'scenario',
    x: 0,
    y: 0,
    z: 0,
    radius: MARKER.diameter / 2,
    height: MARKER.height,
    tall: MARKER.height,
    standing: 'reserve',
    left: null,
    escaped: false,
    posture: 'standing',
    conditions,
    losses: { wounds: 0, poison: 0, transformation: 0 },
    arms: [],
    turn: {},
    game: {},
    startedHidden: false,
    master: null,
    prey: null,
    haunt: null,
  };
}
