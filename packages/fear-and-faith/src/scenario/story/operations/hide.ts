import { MARKER } from '../../../data/markers.ts';
import type { FaithCx } from '../../../game.ts';
import { put } from '../../../rules/movement/put.ts';
import { conceal } from '../../../rules/secrets/concealed.ts';
import { markerFor } from '../../../rules/secrets/markers.ts';
import { DUMMY, type Model } from '../../../state.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import type { Heard } from '../heard.ts';
import { areasFrom, waiting } from './deploy.ts';
import type { Run } from './run.ts';

type Hide = OperationOf<'hide'>;

/** FF-GEN-19: the next of them is hidden; once more while others wait. */
export const hideRun: Run<'hide'> = (cx, operation, heard) =>
  operation.as === 'rooms' ? hideInRoom(cx, operation, heard) : layMarker(cx, operation, heard);

/** FF-SCN-21: its player writes down a room, which nobody else sees. */
function hideInRoom(cx: FaithCx, operation: Hide, heard: Heard): readonly Operation[] {
  const { s } = cx;
  const [next, ...others] = waiting(cx, operation, heard);
  if (next === undefined || s.rooms.length === 0) return [];
  const options = s.rooms.map(({ id }) => id);
  const room = cx.ask('conceal', next.controller, { secret: 'lair', of: next.id, options });
  next.standing = 'hidden';
  conceal(cx, 'lair', next.id, next.controller, room);
  return others.length > 0 ? [operation] : [];
}

/** FF-SCN-31: two counters for each of them; first all are made, then each is given its truth and laid. */
function layMarker(cx: FaithCx, operation: Hide, heard: Heard): readonly Operation[] {
  const { s } = cx;
  const roster = waiting(cx, operation, heard).filter((model) => !isCounter(model));
  if (roster.length > 0) {
    for (const model of roster) model.standing = 'hidden';
    s.models = [...s.models, ...countersFor(roster)];
    return [operation];
  }
  const counters = waiting(cx, operation, heard);
  const [next] = counters;
  if (next === undefined) return [];
  const seat = next.controller;
  const truth = cx.ask('conceal', seat, { secret: 'marker', of: next.id, options: truthsLeft(cx, next) });
  const areas = (operation.in ?? [{ anywhere: true }]).flatMap((place) => areasFrom(s, place, next));
  const terms = { why: 'deploy', areas, apart: 0, from: null } as const;
  const spot = cx.ask('place', seat, { model: next.id, ...terms });
  next.standing = 'marker';
  conceal(cx, 'marker', next.id, seat, truth);
  put(cx, next, spot, 'placed', heard.rule);
  return counters.length > 1 ? [operation] : [];
}

function isCounter({ conditions }: Model): boolean {
  return conditions.faceDown !== undefined;
}

/** Numbered, and one like the other. */
function countersFor(roster: readonly Model[]): readonly Model[] {
  return Array.from({ length: roster.length * MARKER.perModel }, (_, i) => {
    const { party } = roster[0]!;
    return markerFor(`${party + 1}-${MARKER.profile}-${i + 1}`, `${i + 1}`, party);
  });
}

/** FF-SCN-31: whoever has no counter yet, or nobody while there are dummies left. */
function truthsLeft({ s }: FaithCx, counter: Model): readonly string[] {
  const own = s.secrets.filter(({ kind, owner }) => kind === 'marker' && owner === counter.party);
  const hidden = s.models.filter(({ party, standing }) => party === counter.party && standing === 'hidden');
  const laid = own.map(({ truth }) => truth.value);
  const dummies = laid.filter((truth) => truth === DUMMY).length;
  const left = hidden.map(({ id }) => id).filter((id) => !laid.includes(id));
  return dummies < hidden.length * (MARKER.perModel - 1) ? [...left, DUMMY] : left;
}
