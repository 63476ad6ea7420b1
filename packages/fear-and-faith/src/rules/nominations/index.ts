import { marker } from './marker.ts';
import { mob } from './mob.ts';
import { single } from './model.ts';
import type { Nominating } from './nomination.ts';
import { pair } from './pair.ts';
import { swarm } from './swarm.ts';

/** Everybody who can be nominated, one file each. */
export const NOMINATIONS: readonly Nominating[] = [single, mob, swarm, pair, marker];
