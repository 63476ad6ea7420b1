/** `route` between random places 10 to 20 units apart; the checksum adds the exact costs. */
import { route, tableOf } from '@vedette/engine/table';
import { fractions, ON_FOOT, scene } from './lib/scene.mjs';

const RESOLUTION = 0.25;
const PAIRS = 400;
const ROUNDS = 12;

const { table: data, bodies } = scene({ pieces: 16, figures: 24, seed: 1 });
const random = fractions(7);
const pairs = [];
const table = tableOf(data);
const once = ({ from, to, obstacles }) =>
  route(table, ON_FOOT, from, from, to, Number.POSITIVE_INFINITY, obstacles, { resolution: RESOLUTION });
while (pairs.length < PAIRS) {
  const from = bodies[Math.floor(random() * bodies.length)];
  const to = { x: Math.round(random() * 36000) / 1000, y: Math.round(random() * 36000) / 1000, z: 0 };
  const apart = Math.hypot(from.x - to.x, from.y - to.y);
  if (apart < 10 || apart > 20) continue;
  const pair = {
    from,
    to,
    obstacles: bodies.filter((b) => b !== from).map((body) => ({ body, block: 'always' })),
  };
  // Goals that cannot be reached at all are answered without a search; they would flatter the mean.
  if (once(pair) !== null) pairs.push(pair);
}

for (let k = 0; k < 2; k++) for (const pair of pairs) once(pair);
let turns = 0;
let costs = 0;
const before = performance.now();
for (let k = 0; k < ROUNDS; k++) {
  for (const pair of pairs) {
    const way = once(pair);
    turns += way.path.length - 2;
    costs += way.cost;
  }
}
const ms = performance.now() - before;
const calls = ROUNDS * PAIRS;
console.log(
  `route 10-20 units, step ${RESOLUTION}, 36 x 36, 16 pieces, 24 figures: ${(ms / calls).toFixed(4)} ms a call, ` +
    `${Math.round((calls * 1000) / ms)} a second, ${(turns / calls).toFixed(2)} corners each, checksum ${costs.toFixed(3)}`,
);
