import { inRegion, type Region, regionCrossings, type Spot, type TableData } from '@vedette/engine/table';
import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import type { ScenarioRule } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { happened } from '../story/happened.ts';
import { awaits, stillWaiting } from '../story/waiting.ts';
import { regionOf } from './zone.ts';

/** A zone whose entering a rule of the scenario waits for, where it lies on the table. */
interface AwaitedZone {
  readonly name: string;
  readonly region: Region;
}

const NONE: readonly AwaitedZone[] = [];
const known = new WeakMap<Scenario, WeakMap<TableData, readonly AwaitedZone[]>>();

/** SB-OPS-17: the zones that anybody still minds being entered. */
export function awaitedZones(s: SilverBayonetState): readonly AwaitedZone[] {
  if (!awaits(s, 'zone-entered')) return NONE;
  const found = whereAwaited(s);
  const minded = zonesOf(stillWaiting(s, 'zone-entered'));
  return found.filter(({ name }) => minded.has(name));
}

/** Where they lie is found once for a document on a table. */
function whereAwaited(s: SilverBayonetState): readonly AwaitedZone[] {
  let onTables = known.get(s.scenario);
  if (onTables === undefined) {
    onTables = new WeakMap();
    known.set(s.scenario, onTables);
  }
  const found = onTables.get(s.terrain) ?? findAwaited(s);
  onTables.set(s.terrain, found);
  return found;
}

function zonesOf(rules: readonly ScenarioRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(({ when }) => (when.event === 'zone-entered' ? when.zones : [])));
}

function findAwaited(s: SilverBayonetState): readonly AwaitedZone[] {
  return [...zonesOf(s.scenario.rules ?? [])].flatMap((name) => {
    const region = regionOf(s, name);
    return region === null ? [] : [{ name, region }];
  });
}

/** SB-OPS-07, SB-OPS-17: the figure has entered these; what follows may end its activation, or worse. */
export function tellEntries(cx: SilverCx, id: FigureId, zones: readonly string[]): void {
  for (const zone of zones) {
    if (cx.s.ended !== null || !stands(figure(cx.s, id))) return;
    happened(cx, { event: 'zone-entered', figure: id, zone });
  }
}

/** The zones that lie round a spot. */
export function zonesAt(s: SilverBayonetState, spot: Spot): readonly string[] {
  return awaitedZones(s).flatMap(({ name, region }) => (inRegion(region, spot) ? [name] : []));
}

/** The zones that a way of straight stretches leads into from outside. */
export function zonesOnWay(s: SilverBayonetState, way: readonly Spot[]): readonly string[] {
  return awaitedZones(s).flatMap(({ name, region }) => (entersOn(region, way) ? [name] : []));
}

function entersOn(region: Region, way: readonly Spot[]): boolean {
  let inside = inRegion(region, way[0]!);
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!];
    const cuts = [0, ...regionCrossings(region, from, to), 1];
    // Between two crossings it is wholly in or out.
    const middles = cuts.slice(1).map((t, k) => (t + cuts[k]!) / 2);
    for (const t of [...middles, 1]) {
      const now = inRegion(region, between(from, to, t));
      if (now && !inside) return true;
      inside = now;
    }
  }
  return false;
}

function between(a: Spot, b: Spot, t: number): Spot {
  if (t === 1) return b;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), z: a.z + t * (b.z - a.z) };
}
