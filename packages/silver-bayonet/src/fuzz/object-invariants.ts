import { stands } from '../figures.ts';
import { carries as bears } from '../kit.ts';
import { touchesMarker } from '../rules/markers.ts';
import { hasFooting, restingPlace } from '../scenario/objects/beside.ts';
import { carrying } from '../scenario/objects/carrying.ts';
import { bodyOfObject, carrierOf, isEscort } from '../scenario/objects/object.ts';
import type { Figure, ObjectMarker, SilverBayonetState } from '../state.ts';

/** SB-SCN-GEN-17 to -23: where objects may be, and with whom. */
export function objectInvariants(s: SilverBayonetState): readonly string[] {
  const { objects, figures } = s;
  const lying = objects.filter(({ id }) => !isEscort(s, id)).map(({ id }) => id);
  const once = [...lying, ...figures.flatMap(({ carries }) => carries)];
  const marked = objects.map(({ id }) => id);
  return [
    ...[once, marked]
      .flatMap((ids) => ids.filter((id, i) => ids.indexOf(id) !== i))
      .map((id) => `${id} is there twice.`),
    ...objects.flatMap((marker) => markerProblems(s, marker)),
    ...figures.flatMap(carrierProblems),
  ];
}

function markerProblems(s: SilverBayonetState, marker: ObjectMarker): readonly string[] {
  const { id, z } = marker;
  const leader = carrierOf(s, id);
  const broken: string[] = [];
  if (restingPlace(s, marker).z !== z) broken.push(`${id} hangs in the air.`);
  // SB-SCN-GEN-22.R1: whoever hangs on a wall has the person waiting at its foot.
  if (leader !== null && hasFooting(s, leader) && !touchesMarker(leader, bodyOfObject(s, id, marker)))
    broken.push(`${id} has lost ${leader.name}.`);
  return broken;
}

function carrierProblems(figure: Figure): readonly string[] {
  const { name, home, standing, carries } = figure;
  const broken: string[] = [];
  if (bears(figure, carrying.id) !== carries.length > 0)
    broken.push(`${name} does not know what it carries.`);
  if (carries.length === 0) return broken;
  if (home === null) broken.push(`${name} is a monster and carries something.`);
  if (!stands(figure) && standing !== 'waiting' && standing !== 'left')
    broken.push(`${name} is out of it and carries something.`);
  return broken;
}
