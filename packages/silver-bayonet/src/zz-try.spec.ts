import { fuzz } from '@vedette/engine/testing';
import { it } from 'vitest';
import silverBayonet from './ruleset.ts';
it('x', () => {
  const r = fuzz(silverBayonet, { games: 250, seed: 'wide', closely: 25 });
  console.log(r.games, r.asks, r.failures.map((f) => [f.kind, f.seed, f.message.slice(0, 900)]));
}, 600000);
