/** `reach` on a warm and a cold lattice; the checksum counts places and costs, so that speed is compared on equal work. */
import { reach } from '../packages/engine/dist/table/reach.js';
import { tableOf } from '../packages/engine/dist/table/table.js';
import { fractions, scene } from './lib/scene.mjs';

const GAIT = {
  over: 'ground',
  step: 0.25,
  ground: { difficult: 2 },
  ignores: [],
  barred: [],
  stacks: false,
  climb: 2,
  descend: 2,
  traverse: 2,
  climbs: null,
  leap: { upTo: 3, cost: 1 },
  jump: { cost: 2, height: 0.5 },
  clearance: 0.375,
  margin: 0.492,
};

function run(label, { table: data, bodies }, gait, budget, resolution, rounds) {
  const obstacles = bodies.map((body) =>
    bodies.filter((b) => b !== body).map((b) => ({ body: b, block: 'always' })),
  );
  const once = (table, i) => reach(table, gait, bodies[i], bodies[i], budget, obstacles[i], { resolution });
  const colds = [];
  for (let k = 0; k < 5; k++) {
    const table = tableOf({ ...data, width: data.width + k * 1e-7 });
    const before = process.hrtime.bigint();
    once(table, 0);
    colds.push(Number(process.hrtime.bigint() - before) / 1e6);
  }
  const table = tableOf(data);
  for (let k = 0; k < 3; k++) for (let i = 0; i < bodies.length; i++) once(table, i);
  let places = 0;
  let costs = 0;
  const before = process.hrtime.bigint();
  for (let k = 0; k < rounds; k++) {
    for (let i = 0; i < bodies.length; i++) {
      const found = once(table, i);
      places += found.count;
      costs += found.cost[found.count >> 1];
    }
  }
  const ms = Number(process.hrtime.bigint() - before) / 1e6;
  const calls = rounds * bodies.length;
  colds.sort((a, b) => a - b);
  console.log(
    `${label}: ${(ms / calls).toFixed(4)} ms a call, ${Math.round((calls * 1000) / ms)} a second, ${Math.round(places / calls)} places, ` +
      `first call on a new table ${colds[2].toFixed(1)} ms, checksum ${places}/${costs.toFixed(3)}`,
  );
}

run(
  'reach 8 units, step 0.25, 36 x 36, 16 pieces, 24 figures',
  scene({ pieces: 16, figures: 24, seed: 1 }),
  GAIT,
  8,
  0.25,
  60,
);
