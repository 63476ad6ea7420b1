import { EDGES, edgeBy } from '@vedette/scenario';
import { CONTACT } from '../../../data/sticks.ts';
import type { FaithCx } from '../../../game.ts';
import { onTable } from '../../../models.ts';
import type { PlaceArea } from '../../../questions.ts';
import { put } from '../../../rules/movement/put.ts';
import { holds, toEdge, widerAreas } from '../../../rules/setup/areas.ts';
import { firstPlace } from '../../../rules/setup/place-question.ts';
import type { FaithState, Model } from '../../../state.ts';
import type { OperationOf, PlaceDocument } from '../../format/operation.ts';
import { fits, millimetres, shapeOf } from '../filter.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import { seatOf, seatsOf } from '../sides.ts';
import type { Run } from './run.ts';

type Deploy = OperationOf<'deploy'>;

/** Beside the table and not kept there. */
const WAITING = { standing: ['reserve'] } as const;

/** Those of a side who still wait to be put on the table. */
export function waiting(
  cx: FaithCx,
  { side, who }: Pick<Deploy, 'side' | 'who'>,
  heard: Heard,
): readonly Model[] {
  const { s } = cx;
  const seats = seatsOf(s, side, heard);
  return s.models.filter(
    (model) =>
      seats.includes(model.party) &&
      model.standing === 'reserve' &&
      model.conditions.asleep === undefined &&
      !s.story.held.includes(model.id) &&
      (who === undefined || fits(cx, { ...who, standing: [...WAITING.standing] }, model, heard)),
  );
}

/** FF-SET-11, FF-SCN-04, -09, -15: the next of them where its player wants it; once more while others wait. */
export const deployRun: Run<'deploy'> = (cx, operation, heard) => {
  const { s } = cx;
  const [next, ...others] = waiting(cx, operation, heard);
  if (next === undefined) return;
  const { apart } = operation;
  const terms = {
    apart: apart?.enemies === undefined ? 0 : millimetres(apart.enemies),
    from:
      apart?.edge === undefined
        ? null
        : { edge: edgeBy(s.story.edges, apart.edge), far: millimetres(apart.far ?? 0) },
    ...(operation.near === undefined ? {} : { near: millimetres(operation.near) }),
  };
  const areas = roomFor(cx, next, areasOf(s, operation, next), terms);
  if (areas === null) {
    // FF-GEN-18: nowhere at all.
    s.story = { ...s.story, held: [...s.story.held, next.id] };
    return [operation];
  }
  const spot = cx.ask('place', next.controller, { model: next.id, why: 'deploy', areas, ...terms });
  next.standing = 'table';
  put(cx, next, spot, 'placed', heard.rule);
  return others.length > 0 ? [operation] : undefined;
};

/** FF-SET-11: what was said, or more where that is full; null: nobody fits anywhere. */
function roomFor(
  cx: FaithCx,
  model: Model,
  areas: readonly PlaceArea[],
  terms: {
    readonly apart: number;
    readonly from: { readonly edge: 'north' | 'east' | 'south' | 'west'; readonly far: number } | null;
    readonly near?: number;
  },
): readonly PlaceArea[] | null {
  for (const wider of widerAreas(areas))
    if (firstPlace(cx, model, { areas: wider, ...terms }) !== null) return wider;
  return null;
}

function areasOf(s: FaithState, operation: Deploy, model: Model): readonly PlaceArea[] {
  const all = operation.in.flatMap((place) => areasFrom(s, place, model));
  const spread = operation.spread ? emptiest(s, operation, model, all) : all;
  const own = Object.entries(s.story.slots).find(([, { model: id }]) => id === model.id);
  if (operation.slots === undefined || own === undefined) return spread;
  return [...spread, { piece: own[0], within: CONTACT.gap }];
}

/** Where on the table that is, for a base of this size. */
export function areasFrom(
  s: FaithState,
  place: PlaceDocument,
  { radius }: Pick<Model, 'radius'>,
): readonly PlaceArea[] {
  if ('edge' in place) return [{ edge: edgeBy(s.story.edges, place.edge), depth: millimetres(place.depth) }];
  if ('edges' in place) {
    const depth = place.depth === 'touch' ? 2 * radius : millimetres(place.depth);
    return EDGES.map((edge) => ({ edge, depth }));
  }
  if ('anywhere' in place) return [{ table: true }];
  if ('slots' in place)
    return slotsInUse(s, place.slots).map((piece) => ({ piece, within: millimetres(place.within) }));
  if ('rooms' in place) return s.rooms.map(({ shape }) => ({ shape }));
  const shape = shapeOf(groundOf(s.story).zones[place.zone]!.shape);
  if (place.near === undefined) return [{ shape }];
  return [{ shape, near: { piece: place.near.to, within: millimetres(place.near.within) } }];
}

function slotsInUse({ story }: FaithState, kind: string): readonly string[] {
  return groundOf(story)
    .slots.filter((slot) => slot.kind === kind && slot.id in story.slots)
    .map(({ id }) => id);
}

/** FF-SCN-09, FF-SCN-15: those of the places that have the fewest of these models so far. */
function emptiest(
  s: FaithState,
  { side }: Deploy,
  model: Model,
  areas: readonly PlaceArea[],
): readonly PlaceArea[] {
  const seats = seatsOf(s, side);
  const there = s.models.filter((other) => other !== model && seats.includes(other.party) && onTable(other));
  const counts = areas.map(
    (area) =>
      there.filter((other) =>
        'edge' in area ? toEdge(s.terrain, area.edge, other) <= 1 : holds(s.terrain, area, other),
      ).length,
  );
  const least = Math.min(...counts);
  return areas.filter((_, i) => counts[i] === least);
}

/** FF-SCN-04: a side names an edge, and it is remembered. */
export const chooseEdgeRun: Run<'choose-edge'> = (cx, { by, from = EDGES, store }, heard) => {
  const { s } = cx;
  const seat = seatOf(s, by, heard);
  if (seat === null) return;
  const edge = cx.ask('takeSide', seat, { options: [...from] });
  s.story = { ...s.story, edges: { ...s.story.edges, [store]: edge } };
  s.parties[seat]!.edge = edge;
  cx.emit({ type: 'side', rule: heard.rule, seat, edge });
};
