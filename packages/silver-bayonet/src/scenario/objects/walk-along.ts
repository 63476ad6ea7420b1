import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf, towards } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { STEP } from '../../rules/movement/gait.ts';
import type { Figure } from '../../state.ts';
import { liesBeside, restingPlace } from './beside.ts';
import { bodyOfObject, isEscort, markerOf } from './object.ts';

/** SB-SCN-GEN-22.R1: the persons a figure leads keep touching it, behind it as far as there is room. */
export function walkAlong(look: Look, leader: Figure): void {
  if (!stands(leader)) return;
  for (const id of leader.carries) if (isEscort(look.s, id)) follow(look, leader, id);
}

function follow(look: Look, leader: Figure, id: string): void {
  const marker = markerOf(look.s, id);
  const spot = besideLeader(look, leader, id, marker ?? leader);
  if (marker === null) look.s.objects.push({ id, ...spot, stuck: false });
  else Object.assign(marker, spot, { stuck: false });
}

/** The side it comes from, else the first free one clockwise, else the leader's own spot. */
function besideLeader(look: Look, leader: Figure, id: string, from: Spot): Spot {
  const { terrain } = look.s;
  const away = leader.radius + bodyOfObject(look.s, id, leader).radius;
  const behind = towards(leader.x, leader.y, from.x, from.y);
  for (const [dx, dy] of behind === null ? DIRECTIONS : [behind, ...DIRECTIONS]) {
    const x = snap(leader.x + dx * away, terrain.grid);
    const y = snap(leader.y + dy * away, terrain.grid);
    for (const { z } of surfacesAt(tableOf(terrain), x, y)) {
      if (Math.abs(z - leader.z) <= STEP && liesBeside(look, leader, id, { x, y, z })) return { x, y, z };
    }
  }
  return restingPlace(look.s, leader);
}
