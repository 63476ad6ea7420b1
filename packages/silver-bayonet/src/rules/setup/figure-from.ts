import { item } from '../../data/armoury/armoury.ts';
import { BODIES, radiusOf } from '../../data/bases.ts';
import { ownStats } from '../../data/stats.ts';
import { startingKit } from '../../kit.ts';
import type { MusteredFigure, MusteredItem } from '../../muster/mustered.ts';
import type { SilverBayonetOptions } from '../../options.ts';
import type { Figure, Gear } from '../../state.ts';

/** SB-SET-05: firearms start loaded. */
export function gearFrom(items: readonly MusteredItem[]): Gear[] {
  return items.map(({ id, upgrades }) => ({
    item: id,
    upgrades: [...upgrades],
    loaded: item(id).shot !== undefined,
    state: 'whole',
    types: [],
  }));
}

/** A unit member waiting to be deployed, in its starting state (SB-SET-05). */
export function memberFrom(
  mustered: MusteredFigure,
  id: string,
  side: number,
  options: SilverBayonetOptions,
): Figure {
  return {
    id,
    name: mustered.name,
    side,
    home: side,
    role: mustered.role,
    type: mustered.type,
    stats: ownStats(mustered.stats),
    kit: startingKit(
      [...mustered.attributes, ...mustered.afflictions],
      mustered.items.map(({ id }) => id),
    ),
    x: 0,
    y: 0,
    z: 0,
    radius: radiusOf(BODIES.foot.mm, options),
    height: BODIES.foot.height,
    standing: 'waiting',
    health: mustered.health,
    fatigue: 0,
    terror: null,
    mounted: false,
    activated: false,
    gear: gearFrom(mustered.items),
    marks: {},
    carries: [],
    fallenTo: null,
  };
}
