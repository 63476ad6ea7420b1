import { kitOf } from '@vedette/engine';
import { ownStats } from '../../data/stats.ts';
import type { MusteredMonster } from '../../muster/mustered-monster.ts';
import type { Figure } from '../../state.ts';
import { gearFrom } from '../setup/figure-from.ts';

/** A mustered monster as a figure: full Health, weapons loaded (SB-ENC-02). Its behaviour is part of its kit. */
export function monsterFrom(mustered: MusteredMonster, id: string): Figure {
  const { behaviour, attributes, stats } = mustered;
  const special = behaviour === 'standard' ? [] : [behaviour];
  return {
    id,
    name: mustered.name,
    side: null,
    home: null,
    role: 'monster',
    type: mustered.type,
    stats: ownStats(stats),
    kit: kitOf([...attributes, ...special]),
    x: 0,
    y: 0,
    z: 0,
    radius: mustered.radius,
    height: mustered.height,
    standing: 'standing',
    health: stats.health,
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
