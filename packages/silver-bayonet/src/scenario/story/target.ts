import { figure, stands } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { Target } from '../format/place.ts';
import { bodyOfObject, placeOfObject } from '../objects/object.ts';
import type { Chance } from './chance.ts';
import type { Context } from './context.ts';
import { placesOf, type Where } from './place.ts';
import { middleOfRoom } from './room.ts';
import { figureThing, markerThing, pointThing, type Thing } from './thing.ts';

const STORED = 'stored:';

/** SB-OPS-22: what a place is measured from; several only where it is itself several places. */
export function thingsOf(look: Look, target: Target, context: Context, chance: Chance): readonly Thing[] {
  if (typeof target === 'string') return [...named(look, target, context)];
  if ('clue' in target) {
    const id = chance.draw(
      look.s.clues.map((clue) => clue.id),
      target.distinct,
    );
    return id === null ? [] : marker(look, id);
  }
  if ('terrain' in target) return piece(look, target, chance);
  if ('zone' in target)
    return look.s.scenario.zones?.[target.zone] === undefined ? [] : [{ zone: target.zone }];
  if ('object' in target) return object(look, target.object);
  return placesOf(look, target, context, chance).map((where) => asThing(look, where));
}

/** A place that leaves room stands for the middle of that room. */
function asThing({ s }: Look, where: Where): Thing {
  if ('spot' in where) return pointThing(where.spot);
  if ('beside' in where) return where.beside;
  return pointThing(middleOfRoom(s, where.room));
}

function named(look: Look, name: string, { actor, other, clue }: Context): readonly Thing[] {
  if (name === 'clue') return clue === null ? [] : marker(look, clue);
  if (name.startsWith(STORED)) {
    const ids = look.s.story.figures[name.slice(STORED.length)] ?? [];
    return ids.flatMap((id) => onTable(look, id)).slice(0, 1);
  }
  const id = name === 'actor' ? actor : other;
  return id === null ? [] : onTable(look, id);
}

function onTable({ s }: Look, id: string): readonly Thing[] {
  const one = figure(s, id);
  return stands(one) ? [figureThing(one)] : [];
}

function marker({ s }: Look, id: string): readonly Thing[] {
  const found = s.clues.find((clue) => clue.id === id);
  return found === undefined ? [] : [markerThing(found)];
}

type TerrainTarget = Extract<Target, { readonly terrain: string }>;

/** A piece by its id, or one of a type by chance. */
function piece({ s }: Look, target: TerrainTarget, chance: Chance): readonly Thing[] {
  if (!('type' in target)) {
    const known = s.terrain.pieces.some(({ id }) => id === target.terrain);
    return known ? [{ piece: target.terrain }] : [];
  }
  // A piece's type is the last of its flags.
  const ids = s.terrain.pieces.flatMap(({ id, flags }) => (flags.at(-1) === target.type ? [id] : []));
  const id = chance.draw(ids, target.distinct);
  return id === null ? [] : [{ piece: id }];
}

function object({ s }: Look, id: string): readonly Thing[] {
  const spot = placeOfObject(s, id);
  return spot === null ? [] : [{ is: 'marker', body: bodyOfObject(s, id, spot) }];
}
