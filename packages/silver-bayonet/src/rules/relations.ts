import { laid } from '@vedette/engine/table';
import type { Look, SilverTable } from '../game.ts';
import { inZone } from '../scenario/boards/zone.ts';
import { distanceBetween } from './measuring.ts';
import { touch } from './movement/contact.ts';
import { dropsBeside } from './movement/drops-beside.ts';
import { roomFor } from './movement/room-for.ts';
import { sees } from './shooting/sight.ts';

/** What rules, attributes and odds can ask of the table: measured, since here everything has its place. */
export function relations(look: Look): SilverTable {
  return laid({
    distance: distanceBetween,
    sight: (from, to) => sees(look, from, to),
    touch: (a, b) => touch(look.s, a, b),
    drop: (of) => dropsBeside(look, of),
    inZone: (of, zone) => inZone(look.s, zone, of),
    room: (of, at) => roomFor(look, of, at),
  });
}
