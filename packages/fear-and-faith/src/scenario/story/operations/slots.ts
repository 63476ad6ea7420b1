import type { Piece } from '@vedette/engine/table';
import { SPREAD_BASE } from '../../../data/bodies.ts';
import type { FaithCx } from '../../../game.ts';
import { afflict, relieve } from '../../../kit.ts';
import { model as modelOf, setPosture } from '../../../models.ts';
import { withTerrain } from '../../../rules/ground/terrain.ts';
import { put } from '../../../rules/movement/put.ts';
import { isPart } from '../../../rules/setup/areas.ts';
import { firstPlace } from '../../../rules/setup/place-question.ts';
import type { Model } from '../../../state.ts';
import { meant } from '../filter.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import { waiting } from './deploy.ts';
import { tellStatus } from './people.ts';
import type { Run } from './run.ts';

/** FF-SCN-08, FF-SCN-09, FF-SCN-25: the next slot for each of them, laid on the table with whoever sleeps in it. */
export const takeSlotsRun: Run<'take-slots'> = (cx, operation, heard) => {
  const { s } = cx;
  const free = groundOf(s.story).slots.filter(
    ({ kind, id }) => kind === operation.slots && !(id in s.story.slots),
  );
  for (const [i, model] of waiting(cx, operation, heard).entries()) {
    const slot = free[i];
    if (slot === undefined) return;
    s.terrain = withTerrain(s.terrain, [slot]);
    s.story = { ...s.story, slots: { ...s.story.slots, [slot.id]: { model: model.id, open: false } } };
    if (operation.asleep !== true) continue;
    afflict(model, 'asleep');
    tellStatus(cx, model, 'asleep', 'begins', heard);
  }
};

function slotOf(cx: FaithCx, { id }: Model): string | null {
  return Object.entries(cx.s.story.slots).find(([, { model }]) => model === id)?.[0] ?? null;
}

/** FF-SCN-11: on its feet beside its slot, within one base, where its player wants it. */
export const wakeRun: Run<'wake'> = (cx, { who }, heard) => {
  for (const model of meant(cx, who, heard)) {
    const { standing, conditions } = model;
    if (conditions.asleep === undefined || (standing !== 'table' && standing !== 'reserve')) continue;
    relieve(model, 'asleep');
    if (conditions.transfixed?.by === 'story') relieve(model, 'transfixed');
    tellStatus(cx, model, 'asleep', 'ends', heard);
    setPosture(model, 'standing');
    getUp(cx, model, heard);
  }
};

function getUp(cx: FaithCx, model: Model, heard: Heard): void {
  const slot = slotOf(cx, model);
  if (slot === null) return;
  const areas = [SPREAD_BASE, 2 * SPREAD_BASE, 4 * SPREAD_BASE].map((within) => ({ piece: slot, within }));
  const terms = { apart: 0, from: null };
  // FF-GEN-18: a little farther where the living crowd about it.
  const free = areas.find((area) => firstPlace(cx, model, { areas: [area], ...terms }) !== null);
  if (free === undefined) {
    afflict(model, 'asleep');
    return;
  }
  const spot = cx.ask('place', model.controller, { model: model.id, why: 'wake', areas: [free], ...terms });
  model.standing = 'table';
  put(cx, model, spot, 'placed', heard.rule);
  cx.react('deployed', model);
}

/** FF-SCN-11: the lid is off; who sleeps there lies before everybody, as good as transfixed. */
export const openRun: Run<'open'> = (cx, _operation, heard) => {
  const { s } = cx;
  const slot = heard.thing;
  const taken = slot === null ? undefined : s.story.slots[slot];
  if (slot === null || taken === undefined || taken.open) return;
  s.story = { ...s.story, slots: { ...s.story.slots, [slot]: { ...taken, open: true } } };
  const pieces = s.terrain.pieces.filter(({ id }) => isPart(id, slot));
  s.terrain = {
    ...s.terrain,
    pieces: s.terrain.pieces.map((piece) => (pieces.includes(piece) ? opened(piece) : piece)),
  };
  const model = modelOf(s, taken.model);
  if (model.standing !== 'reserve' || model.conditions.asleep === undefined) return;
  const at = heard.actor === null ? null : modelOf(s, heard.actor);
  model.standing = 'table';
  afflict(model, 'transfixed', { by: 'story', cost: null, source: null });
  put(cx, model, within(pieces[0]!, model.radius, at), 'placed', heard.rule);
};

/** An opened one is in nobody's way: they must get at whoever lies in it. */
function opened(piece: Piece): Piece {
  return { ...piece, top: piece.base, solid: false, sight: 'clear', flags: ['open'] };
}

/** In the slot, as near to whoever opened it as there is room. */
function within({ outline, base }: Piece, radius: number, to: { x: number; y: number } | null) {
  const between = (values: readonly number[], wanted: number | undefined) => {
    const [low, high] = [Math.min(...values) + radius, Math.max(...values) - radius];
    if (low >= high || wanted === undefined) return (low + high) / 2;
    return Math.min(high, Math.max(low, wanted));
  };
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return { x: between(xs, to?.x), y: between(ys, to?.y), z: base };
}
