import { inRegion, type Shape } from '@vedette/engine/table';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { isActive, model as modelOf } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import type { Filter, Who } from '../format/filter.ts';
import type { AreaShape, Distance } from '../format/words.ts';
import { groundOf } from './ground.ts';
import type { Heard } from './heard.ts';
import { isKind } from './kind.ts';

export function millimetres(distance: Distance): number {
  return typeof distance === 'string' ? LENGTH[distance] : distance;
}

/** Whether every key of the filter fits. */
export function fits(look: Look, filter: Filter, model: Model, heard: Heard): boolean {
  const { s } = look;
  if (!isKind(s, filter, model, heard)) return false;
  const { active, zone, room, sameRoom, within } = filter;
  if (active !== undefined && isActive(model) !== active) return false;
  if (zone !== undefined && !inZone(s, zone, model)) return false;
  if (room !== undefined && look.table.indoors(model)?.id !== room) return false;
  if (sameRoom !== undefined && !isInRoomOf(look, model, named(s, sameRoom, heard))) return false;
  if (within === undefined) return true;
  const of = named(s, within.of, heard);
  return of !== null && look.table.apart(model, of) <= millimetres(within.far) + TOLERANCE;
}

/** FF-SCN-21: whoever is outside is in no room with anybody. */
function isInRoomOf({ table }: Look, model: Model, other: Model | null): boolean {
  const room = other === null ? null : table.indoors(other);
  return room !== null && table.indoors(model) === room;
}

export function fitting(look: Look, filter: Filter, heard: Heard): Model[] {
  return look.s.models.filter((model) => fits(look, filter, model, heard));
}

function named(s: FaithState, name: 'actor' | 'other' | 'each', heard: Heard): Model | null {
  const id = heard[name];
  return id === null ? null : modelOf(s, id);
}

/** Whom an operation is about. */
export function meant(look: Look, who: Who, heard: Heard): readonly Model[] {
  if (typeof who !== 'string') return fitting(look, who, heard);
  const one = named(look.s, who, heard);
  return one === null ? [] : [one];
}

/** FF-GEN-07: whether its middle is in it. */
function inZone(s: FaithState, zone: string, model: Model): boolean {
  const document = groundOf(s.story).zones[zone];
  return document !== undefined && inRegion({ shape: shapeOf(document.shape) }, model);
}

export function shapeOf(shape: AreaShape): Shape {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [x, y, millimetres(radius)] };
  }
  if ('poly' in shape) return { polygon: shape.poly.flat() };
  const [x, y, width, depth] = shape.rect;
  return { polygon: [x, y, x + width, y, x + width, y + depth, x, y + depth] };
}
