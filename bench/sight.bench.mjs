/**
 * Full 15-line sight queries between random pairs of 24 figures on a 36 x 36 table with 16 pieces, the other 22
 * figures in the way; `look` beside a brute force over every edge of every piece for every line.
 */
import { look, sightPattern, tableOf } from '@vedette/engine/table';
import { fractions, scene } from './lib/scene.mjs';

const QUERIES = 20_000;
const ROUNDS = 5;
const EYE = 0.9;
const SCREEN_RADIUS = 0.25;
const SLACK = 1e-6;
const RULES = { tolerance: 0.01, obscuringDepth: 4, ignoreNear: 1, figures: 'cover' };

const POINTS = [0.15, 0.35, 0.55, 0.75, 0.92].flatMap((height) => {
  const width = height > 0.9 ? 0.1 : 0.25;
  return [-width, 0, width].map((across) => ({ across, height }));
});

function makeQueries(bodies, count, seed) {
  const random = fractions(seed);
  const slim = bodies.map((body) => ({ ...body, radius: SCREEN_RADIUS }));
  const pairs = new Map();
  return Array.from({ length: count }, () => {
    const a = Math.floor(random() * bodies.length);
    const b = (a + 1 + Math.floor(random() * (bodies.length - 1))) % bodies.length;
    const key = a * bodies.length + b;
    if (!pairs.has(key)) {
      const eye = { x: bodies[a].x, y: bodies[a].y, z: bodies[a].z + EYE };
      pairs.set(key, { eye, target: bodies[b], screens: slim.filter((_, i) => i !== a && i !== b) });
    }
    return pairs.get(key);
  });
}

const crossings = new Float64Array(64);

/** Parts of the line a-b inside an outline, as crossings of the whole line in ascending order. */
function crossOutline(outline, ax, ay, dx, dy) {
  let count = 0;
  const corners = outline.length;
  let x0 = outline[corners - 2] - ax;
  let y0 = outline[corners - 1] - ay;
  let side0 = dx * y0 - dy * x0;
  for (let i = 0; i < corners; i += 2) {
    const x1 = outline[i] - ax;
    const y1 = outline[i + 1] - ay;
    const side1 = dx * y1 - dy * x1;
    if (side0 <= 0 !== side1 <= 0) {
      const u = side0 / (side0 - side1);
      const t = Math.abs(dx) > Math.abs(dy) ? (x0 + u * (x1 - x0)) / dx : (y0 + u * (y1 - y0)) / dy;
      let k = count++;
      while (k > 0 && crossings[k - 1] > t) {
        crossings[k] = crossings[k - 1];
        k--;
      }
      crossings[k] = t;
    }
    x0 = x1;
    y0 = y1;
    side0 = side1;
  }
  return count;
}

/** Sums the run inside between two heights, and tells the last point of it. */
const run = { inside: 0, leave: 0 };
function runInside(count, z, rise, base, top) {
  let from = 0;
  let to = 1;
  if (rise !== 0) {
    const a = (base - z) / rise;
    const b = (top - z) / rise;
    from = Math.max(0, Math.min(a, b));
    to = Math.min(1, Math.max(a, b));
  } else if (z < base || z >= top) to = 0;
  run.inside = 0;
  run.leave = 0;
  for (let i = 0; i < count; i += 2) {
    const enter = Math.max(from, crossings[i]);
    const leave = Math.min(to, crossings[i + 1]);
    if (leave <= enter) continue;
    run.inside += leave - enter;
    run.leave = leave;
  }
}

function screened(screens, eye, dx, dy, rise, length) {
  const squared = dx * dx + dy * dy;
  for (const screen of screens) {
    const x = screen.x - eye.x;
    const y = screen.y - eye.y;
    const beside = x * dy - y * dx;
    const half = screen.radius * screen.radius * squared - beside * beside;
    if (half <= 0) continue;
    const middle = (x * dx + y * dy) / squared;
    const reach = Math.sqrt(half) / squared;
    crossings[0] = middle - reach;
    crossings[1] = middle + reach;
    runInside(2, eye.z, rise, screen.z, screen.z + screen.height);
    if (run.inside * length > SLACK) return true;
  }
  return false;
}

/** The same answer line by line; pieces of this scene that obscure do not overlap, so depths simply add up. */
function lookSlowly(pieces, eye, target, points, rules, screens, result) {
  const ax = target.x - eye.x;
  const ay = target.y - eye.y;
  const plan = Math.sqrt(ax * ax + ay * ay);
  result.stopped = 0;
  result.obscured = 0;
  for (let i = 0; i < points.length; i++) {
    const { across, height } = points[i];
    const dx = ax + (across * ay) / plan;
    const dy = ay - (across * ax) / plan;
    const rise = target.z + height - eye.z;
    const length = Math.sqrt(dx * dx + dy * dy + rise * rise);
    let stopped = false;
    let obscured = false;
    let depth = 0;
    for (let p = 0; p < pieces.length && !stopped; p++) {
      const piece = pieces[p];
      if (piece.sight === 'clear') continue;
      const count = crossOutline(piece.outline, eye.x, eye.y, dx, dy);
      if (count === 0) continue;
      runInside(count, eye.z, rise, piece.base, piece.top);
      if (piece.sight === 'solid') stopped = run.inside * length > rules.tolerance + SLACK;
      else {
        depth += run.inside * length;
        stopped = depth > rules.obscuringDepth + SLACK;
        if (run.leave * length > rules.ignoreNear + SLACK && run.inside * length > SLACK) obscured = true;
      }
    }
    if (stopped) result.stopped |= 1 << i;
    else if (obscured || screened(screens, eye, dx, dy, rise, length)) result.obscured |= 1 << i;
  }
  result.visible = result.stopped !== -1 >>> (32 - points.length);
  result.cover = result.visible && (result.stopped | result.obscured) !== 0;
}

function measure(queries, ask) {
  const result = { visible: false, cover: false, stopped: 0, obscured: 0 };
  let checksum = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= ROUNDS; round++) {
    checksum = 0;
    const start = performance.now();
    for (const query of queries) {
      ask(query, result);
      checksum = (Math.imul(checksum, 31) + result.stopped * 7 + result.obscured) | 0;
    }
    // The first round warms up.
    if (round > 0) best = Math.min(best, ((performance.now() - start) * 1000) / queries.length);
  }
  return { micros: best, checksum: (checksum >>> 0).toString(16).padStart(8, '0') };
}

function report(name, { micros, checksum }) {
  const perSecond = Math.round(1e6 / micros).toLocaleString('en');
  console.log(
    `${name.padEnd(14)} ${perSecond.padStart(11)} queries/s  ${micros.toFixed(3).padStart(7)} µs  checksum ${checksum}`,
  );
}

const { table: data, bodies } = scene({ pieces: 16, figures: 24, seed: 8 });
const table = tableOf(data);
const pattern = sightPattern(POINTS);
const queries = makeQueries(bodies, QUERIES, 99);

const fast = measure(queries, (q, out) => look(table, q.eye, q.target, pattern, RULES, q.screens, out));
const slow = measure(queries, (q, out) =>
  lookSlowly(data.pieces, q.eye, q.target, POINTS, RULES, q.screens, out),
);
console.log(
  `sight: 36 x 36, ${data.pieces.length} pieces, ${bodies.length} figures, ${POINTS.length} lines a query`,
);
report('look', fast);
report('brute force', slow);
console.log(`ratio          ${(slow.micros / fast.micros).toFixed(1)}x`);
if (fast.checksum !== slow.checksum) {
  console.log('The checksums differ: the two do not give the same answers.');
  process.exitCode = 1;
}
