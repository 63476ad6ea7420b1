/** `reach` on a warm and a cold lattice; the checksum counts places and costs, so that speed is compared on equal work. */
import { reach, tableOf } from '@vedette/engine/table';
import { ON_FOOT, scene } from './lib/scene.mjs';

/** Rounds until the code is as fast as it gets: the lattice is warm after the first. */
const WARM_UP = 60;

function run(label, { table: data, bodies }, gait, budget, resolution, rounds) {
  const obstacles = bodies.map((body) =>
    bodies.filter((b) => b !== body).map((b) => ({ body: b, block: 'always' })),
  );
  const once = (table, i) => reach(table, gait, bodies[i], bodies[i], budget, obstacles[i], { resolution });
  const table = tableOf(data);
  for (let k = 0; k < WARM_UP; k++) for (let i = 0; i < bodies.length; i++) once(table, i);
  const colds = [];
  for (let k = 0; k < 15; k++) {
    const fresh = tableOf({ ...data, width: data.width + (k + 1) * 1e-7 });
    const before = performance.now();
    once(fresh, k % bodies.length);
    colds.push(performance.now() - before);
  }
  for (let k = 0; k < WARM_UP; k++) for (let i = 0; i < bodies.length; i++) once(table, i);
  let places = 0;
  let costs = 0;
  const before = performance.now();
  for (let k = 0; k < rounds; k++) {
    for (let i = 0; i < bodies.length; i++) {
      const found = once(table, i);
      places += found.count;
      if (k === 0) for (const cost of found.cost) costs += cost;
    }
  }
  const ms = performance.now() - before;
  const calls = rounds * bodies.length;
  console.log(
    `${label}: ${(ms / calls).toFixed(4)} ms a call, ${Math.round((calls * 1000) / ms)} a second, ${Math.round(places / calls)} places, ` +
      `first call on a new table ${colds[0].toFixed(1)} ms, on the fifteenth ${colds[14].toFixed(1)} ms, checksum ${places}/${costs.toFixed(3)}`,
  );
}

/** The same scene in millimetres on a wide table: a square one of 1200 with a bare strip beside it. */
function inMillimetres({ table, bodies }) {
  const pieces = table.pieces.map((piece) => ({
    ...piece,
    outline: piece.outline.map((value) => Math.round(value * 100) / 10),
    base: piece.base * 10,
    top: piece.top * 10,
  }));
  const grown = bodies.map((body) => ({
    x: Math.round(body.x * 100) / 10,
    y: Math.round(body.y * 100) / 10,
    z: body.z * 10,
    radius: 4.9,
    height: 25,
  }));
  return { table: { ...table, width: 1800, depth: 1200, grid: 10, pieces }, bodies: grown };
}

const SMALL_BASES = {
  ...ON_FOOT,
  step: 6,
  leap: { upTo: 75, cost: 1 },
  jump: null,
  clearance: 4.9,
  margin: 4.9,
};

run(
  'reach 8 units, step 0.25, 36 x 36, 16 pieces, 24 figures',
  scene({ pieces: 16, figures: 24, seed: 1 }),
  ON_FOOT,
  8,
  0.25,
  60,
);
run(
  'reach 150 mm, step 10, 1800 x 1200 mm, 16 pieces, 400 figures',
  inMillimetres(scene({ pieces: 16, figures: 400, seed: 1, size: 120 })),
  SMALL_BASES,
  150,
  10,
  2,
);
