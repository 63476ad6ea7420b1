import {
  firstInterruption,
  type Interruption,
  type LinkEnd,
  type LinkWay,
  type Spot,
  type TableData,
  type Trace,
  type Watch,
} from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { awaitedZones } from '../../scenario/boards/zone-entry.ts';
import type { Figure } from '../../state.ts';
import { couldStop } from './could-stop.ts';
import { STEP } from './gait.ts';
import { groundOf } from './ground-of.ts';

/** Where a Move or Sprint is held up, to go on with its path chosen anew. */
export interface Halt {
  readonly at: Interruption;
  /** SB-OPS-17: the zones that are entered there. */
  readonly zones: readonly string[];
  /** SB-OPS-09: the hatch that it falls through there, as seen from this side. */
  readonly hatch: LinkWay | null;
}

/** A watch, and what goes off with it. */
interface Alarm {
  readonly watch: Watch;
  readonly zone: string | null;
  readonly hatch: LinkWay | null;
}

const NO_ALARMS: readonly Alarm[] = [];

/** The first point of a way at which it is held up; null, at no cost, where nothing could. */
export function firstHalt(look: Look, mover: Figure, way: Trace): Halt | null {
  return earliest(look, mover, way, [...zoneAlarms(look, mover), ...hatchAlarms(look.s.terrain)]);
}

/** The same where only hatches matter. */
export function firstHatch(look: Look, mover: Figure, way: Trace): Halt | null {
  return earliest(look, mover, way, hatchAlarms(look.s.terrain));
}

function earliest(look: Look, mover: Figure, way: Trace, alarms: readonly Alarm[]): Halt | null {
  if (alarms.length === 0) return null;
  const table = groundOf(look, mover);
  const watches = alarms.map(({ watch }) => watch);
  const at = firstInterruption(table, way, mover, watches);
  if (at === null) return null;
  // Zones may share a border, or lie in one another.
  const together = alarms.filter(({ watch }, i) => {
    if (i === at.watch) return true;
    const own = firstInterruption(table, way, mover, [watch]);
    return own !== null && own.stretch === at.stretch && own.cost - at.cost <= 2 / table.grid;
  });
  return {
    at,
    zones: together.flatMap(({ zone }) => zone ?? []),
    hatch: together.find(({ hatch }) => hatch !== null)?.hatch ?? null,
  };
}

/** Its movement may be over there: it is held up at the first place in the zone where it could stop. */
function zoneAlarms(look: Look, mover: Figure): readonly Alarm[] {
  const zones = awaitedZones(look.s);
  if (zones.length === 0) return NO_ALARMS;
  const where = (spot: Spot) => couldStop(look, mover, spot);
  return zones.map(({ name, region }) => ({
    watch: { kind: 'region', region, on: 'enter', notInJumps: true, where },
    zone: name,
    hatch: null,
  }));
}

const hatches = new WeakMap<TableData, readonly Alarm[]>();

function hatchAlarms(terrain: TableData): readonly Alarm[] {
  if (terrain.links.length === 0) return NO_ALARMS;
  const known = hatches.get(terrain) ?? terrain.links.flatMap(alarmsOf);
  hatches.set(terrain, known);
  return known;
}

function alarmsOf(link: LinkWay['link']): readonly Alarm[] {
  if (link.auto !== true) return NO_ALARMS;
  const [a, b] = link.ends;
  const alarm = (from: LinkEnd, to: LinkEnd): readonly Alarm[] => {
    if (from.opening === undefined) return NO_ALARMS;
    const region = { shape: from.opening, level: from.z, tolerance: STEP };
    // Who comes out of a hatch is in its opening, and has not walked into it.
    const watch = { kind: 'region', region, on: 'enter', notInJumps: true, notByLinks: true } as const;
    return [{ watch, zone: null, hatch: { link, from, to } }];
  };
  return [...alarm(a, b), ...alarm(b, a)];
}
