import type { Spot } from '@vedette/engine/table';
import type { SilverCx } from '../../game.ts';
import { give, startingKit, take } from '../../kit.ts';
import { gearFrom } from '../../rules/setup/figure-from.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { restingPlace } from './beside.ts';
import { carrying } from './carrying.ts';
import { carrierOf, isEscort, markerOf, objectDocument } from './object.ts';
import { walkAlong } from './walk-along.ts';

/** SB-OPS-56: a figure has this object from now on, wherever it was before. */
export function giveObject(cx: SilverCx, carrier: Figure, id: string, rule: string): void {
  takeFromCarrier(cx, id);
  if (!isEscort(cx.s, id)) takeOffTable(cx.s, id);
  carrier.carries.push(id);
  shoulder(cx.s, carrier, id);
  cx.emit({ type: 'tookUp', rule, figure: carrier.id, object: id });
  walkAlong(cx, carrier);
}

/** What comes with an object a figure has just got: its effects, and items to use while it is carried (SB-OPS-11). */
export function shoulder(s: SilverBayonetState, carrier: Figure, id: string): void {
  give(carrier, carrying.id);
  for (const gift of objectDocument(s, id)?.carry.while ?? []) {
    if (!('item' in gift)) continue;
    const fresh = { ...gearFrom([{ id: gift.item, upgrades: [] }])[0]!, of: id };
    const before = carrier.gear.find((gear) => gear.of === id && gear.item === gift.item);
    if (before === undefined) carrier.gear.push(fresh);
    else Object.assign(before, fresh);
    const entry = startingKit([], [gift.item]);
    if (entry !== '') give(carrier, entry);
  }
}

/** SB-OPS-55: the object lies here now, wherever it was before. */
export function placeObject(
  cx: SilverCx,
  id: string,
  spot: Spot,
  how: 'loose' | 'stuck',
  rule: string,
): void {
  const stuck = how === 'stuck';
  takeFromCarrier(cx, id);
  takeOffTable(cx.s, id);
  const rest = restingPlace(cx.s, spot);
  cx.s.objects.push({ id, ...rest, stuck });
  cx.emit({ type: 'objectPlaced', rule, object: id, ...rest, stuck });
}

/** SB-GEN-16.R2, SB-SCN-GEN-17.R4: everything a figure carries stays where it stands. */
export function dropAll(cx: SilverCx, figure: Figure, rule: string): void {
  while (figure.carries.length > 0) putDown(cx, figure, figure.carries[0]!, restingPlace(cx.s, figure), rule);
}

/** An object is let go here; a person stays where it is (SB-SCN-GEN-22). */
export function putDown(cx: SilverCx, figure: Figure, id: string, spot: Spot, rule: string): void {
  unburden(cx, figure, id);
  const stays = markerOf(cx.s, id);
  if (stays === null) cx.s.objects.push({ id, x: spot.x, y: spot.y, z: spot.z, stuck: false });
  const { x, y, z } = stays ?? spot;
  cx.emit({ type: 'dropped', rule, figure: figure.id, object: id, x, y, z });
}

/** SB-MOV-10.R1: whoever is led off the table is gone with its leader. */
export function takeAlong(cx: SilverCx, figure: Figure): void {
  for (const id of figure.carries) takeOffTable(cx.s, id);
}

function takeFromCarrier(cx: SilverCx, id: string): void {
  const carrier = carrierOf(cx.s, id);
  if (carrier !== null) unburden(cx, carrier, id);
}

function takeOffTable(s: SilverBayonetState, id: string): void {
  const place = s.objects.findIndex((object) => object.id === id);
  if (place >= 0) s.objects.splice(place, 1);
}

/** The figure has it no more, nor what came with it. */
function unburden(cx: SilverCx, carrier: Figure, id: string): void {
  carrier.carries.splice(carrier.carries.indexOf(id), 1);
  if (carrier.carries.length === 0) take(carrier, carrying.id);
  for (const gear of carrier.gear) {
    if (gear.of !== id || gear.state === 'lost') continue;
    // Its place in the list stays: an attack may be under way that counts on it.
    gear.state = 'lost';
    gear.loaded = false;
    cx.react('lostGear', carrier, { item: gear.item });
  }
}
