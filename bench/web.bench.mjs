// The browser app: what the first page loads, and the main thread's work while a path is dragged and a table panned.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import bayonetPoint from '@vedette/bayonet-point';
import { answer, begin, cloneJson, prepare, random, reader, saveOf } from '@vedette/engine';
import { startServer } from '@vedette/server';
import silverBayonet from '@vedette/silver-bayonet';
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/lib/build.mjs';
import { chromium as chromiumPath } from '../scripts/lib/chromium.mjs';
import { heading } from './lib/timing.mjs';

const DIST = join(import.meta.dirname, '../packages/web/dist');
const FRAMES = 120;
const SHOTS = 3;
const TYPES = ['wood', 'rock', 'undergrowth', 'low-wall', 'hill'];

if ((await buildWeb()) !== 0) throw new Error('The build failed.');

heading('The browser app: first load');
const html = readFileSync(join(DIST, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js|theme\.js)"/g)].map(([, file]) => file);
const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file);
const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
print('script, gzip', `${kilobytes(sizeOf(scripts))} kB of 300`);
print('style, gzip', `${kilobytes(sizeOf(styles))} kB`);

const server = await startServer({ port: 0, root: DIST });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  heading('Main thread per frame, software rendering; ratios are what counts');
  const drag = await measured(crowdedSkirmish(), dragPath);
  print(
    'dragging a path, 60 pieces and 40 figures',
    `${drag.each.toFixed(2)} ms, ${(drag.each / drag.plain).toFixed(2)} x one circle (aim 2)`,
  );
  const pan = await measured(greatBattle(), panTable);
  print(
    `panning, ${pan.counters} counters`,
    `${pan.each.toFixed(2)} ms, ${(pan.each / pan.plain).toFixed(2)} x one circle (aim 3)`,
  );
  heading('Frames while a shot is staged');
  const staged = await stagedShot(crowdedShot());
  print(
    `a shot, ${staged.counters} counters`,
    `${staged.rate.toFixed(1)} frames a second (aim 60), slowest of ten ${staged.slow.toFixed(1)} ms, ${staged.work.toFixed(2)} ms of work a frame`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** Opens a game at a shot, fires it, and counts the frames until the show is over; the middle one of several tries. */
async function stagedShot(record) {
  const tries = [];
  for (let n = 0; n < SHOTS; n++) tries.push(await oneShot(record));
  return tries.sort((a, b) => a.rate - b.rate)[Math.floor(SHOTS / 2)];
}

async function oneShot(record) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(() => {
    const state = { pace: 450, handOver: false, sound: false, hints: false };
    localStorage.setItem('vedette.settings', JSON.stringify({ state, version: 0 }));
  });
  await page.goto(`${server.url}games`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'bench.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator('.question h2').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const counters = await page.locator('.walker').count();
  const before = await taskTime(client);
  const counting = page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = [];
        const step = (now) => {
          const staged = document.querySelector('.staging') !== null;
          if (staged) found.push(now);
          if (staged || found.length === 0) requestAnimationFrame(step);
          else resolve(found);
        };
        requestAnimationFrame(step);
      }),
  );
  // Digits answer, wherever the answers stand.
  await page.locator('#question-title').focus();
  await page.keyboard.press('1');
  const times = await counting;
  const work = ((await taskTime(client)) - before) / times.length;
  await page.close();
  const gaps = times.slice(1).map((now, i) => now - times[i]);
  const slow = gaps.sort((a, b) => b - a).slice(0, 10);
  const whole = times.at(-1) - times[0];
  return {
    counters,
    rate: ((times.length - 1) * 1000) / whole,
    slow: slow.reduce((sum, gap) => sum + gap, 0) / slow.length,
    work: work * 1000,
  };
}

/** Opens a game, measures a gesture, and one circle dragged over the same map in the same page. */
async function measured(record, gesture) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}games`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'bench.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator('.question h2').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async (act) => {
    const before = await taskTime(client);
    await act();
    return ((await taskTime(client)) - before) / FRAMES;
  };
  await work(() => plainCircle(page));
  const plain = await work(() => plainCircle(page));
  await work(() => gesture(page));
  const each = await work(() => gesture(page));
  const counters = await page.locator('.walker').count();
  await page.close();
  return { plain: plain * 1000, each: each * 1000, counters };
}

async function taskTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** What dragging costs at least: one circle moved over the static map at every frame. */
function plainCircle(page) {
  return page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        const overlay = document.querySelector('.overlay');
        const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
        circle.setAttribute('r', '12');
        overlay.append(circle);
        let n = 0;
        const step = () => {
          circle.setAttribute('cx', String(100 + n * 3));
          circle.setAttribute('cy', String(100 + n * 2));
          if (++n < frames) requestAnimationFrame(step);
          else {
            circle.remove();
            resolve();
          }
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
}

/** A hand that drags from the selected figure about the ground in reach, one move a frame. */
async function dragPath(page) {
  const box = await page.locator('.reach').boundingBox();
  const from = await page.locator('.walker:has(.selected)').boundingBox();
  await gesture(page, centre(from), (n) => ({
    x: box.x + box.width * (0.2 + (0.6 * ((n * 7) % FRAMES)) / FRAMES),
    y: box.y + box.height * (0.2 + (0.6 * n) / FRAMES),
  }));
}

async function panTable(page) {
  const box = await page.locator('.table-window').boundingBox();
  const start = { x: box.x + 12, y: box.y + box.height - 12 };
  await gesture(page, start, (n) => ({ x: start.x + 40 + (n % 60), y: start.y - 40 - (n % 40) }));
}

function centre({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Pointer events made in the page, one a frame: the driver's own messages would be counted as work. */
function gesture(page, start, at) {
  const points = Array.from({ length: FRAMES }, (_, n) => at(n));
  return page.evaluate(
    ([first, path]) =>
      new Promise((resolve) => {
        const element = document.querySelector('.table-window');
        element.setPointerCapture = () => {};
        const send = (type, { x, y }) =>
          element.dispatchEvent(
            new PointerEvent(type, { pointerId: 7, clientX: x, clientY: y, bubbles: true, button: 0 }),
          );
        send('pointerdown', first);
        let n = 0;
        const step = () => {
          send('pointermove', path[n]);
          if (++n < path.length) requestAnimationFrame(step);
          else {
            send('pointerup', path[n - 1]);
            resolve();
          }
        };
        requestAnimationFrame(step);
      }),
    [start, points],
  );
}

/** Four companies and eight monsters among sixty pieces, at the first Move. */
function crowdedSkirmish() {
  const [skirmish] = silverBayonet.scenarios.list;
  const terrain = Array.from({ length: 60 }, (_, n) => ({
    id: `piece-${n}`,
    type: TYPES[n % TYPES.length],
    shape: { rect: [2.5 + (n % 10) * 3.2, 8 + Math.floor(n / 10) * 3.6, 1.8, 1.6] },
  }));
  const monsters = Array.from({ length: 8 }, (_, n) => ({ monster: 'goblin', at: [5.3 + n * 3.2, 17.6] }));
  const { boards, players, mode, deployment, name } = skirmish;
  const scenario = { id: 'crowd', name, mode, players, boards, deployment, terrain, monsters };
  const seats = silverBayonet.units.ready.slice(0, 4).map((unit) => ({ unit }));
  return recordOf(silverBayonet, scenario, seats, ({ kind }) => kind === 'move');
}

/** Forty figures; one of them has somebody in his sights. */
function crowdedShot() {
  const rank = (side, y) =>
    Array.from({ length: 20 }, (_, n) => ({
      id: `${side}-${n}`,
      name: `Man ${side} ${n}`,
      side,
      x: 2 + n * 1.6,
      y,
      gear: ['rifle', 'hand-weapon'],
    }));
  const position = silverBayonet.positions.schema.parse({
    figures: [...rank(0, 28), ...rank(1, 12)],
    order: [1, 0],
    phase: 'primary-1',
    pools: [0, 1].map(() => ({ power: 0, skill: 0, monster: 0 })),
  });
  let match = begin(silverBayonet, { position, dice: { seed: 'bench' } });
  for (;;) {
    const { kind, seat, question } = match.pending;
    const wanted = question.options.find((id) => id.startsWith('shoot')) ?? question.options[0];
    const next = answer(match, seat, silverBayonet.questions[kind].form === 'some' ? [wanted] : wanted);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals[0]));
    // The answer that fires it is the page's.
    if (next.value.told.some(({ event }) => event.type === 'fired')) return fileOf(silverBayonet, match, 2);
    match = next.value;
  }
}

/** Close on four hundred men in thirty-two units. */
function greatBattle() {
  const force = (name) => ({
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name,
    limit: null,
    figures: [],
    units: Array.from({ length: 16 }, (_, n) => ({
      name: `${name} ${n + 1}`,
      troops: 'infantry',
      class: 'average',
      figures: 12,
      weapons: ['musket'],
      extra: 'pistol',
    })),
  });
  const seats = ['Greys', 'Blues'].map((name) => ({ name, unit: force(name) }));
  return recordOf(bayonetPoint, 'open-battle', seats, ({ kind }) => kind === 'pick');
}

/** A game played at random until the question that is wanted. */
function recordOf(ruleset, scenario, seats, wanted) {
  const setup = prepare(ruleset, { scenario, seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  let match = begin(ruleset, { setup: setup.value, dice: { seed: 'bench' } });
  const chance = random('bench');
  for (let n = 0; n < 400 && match.pending !== null && !wanted(match.pending); n++) {
    const { kind, seat, question } = match.pending;
    const options = question.options ?? [];
    const given = options.includes('move')
      ? 'move'
      : ruleset.questions[kind].sample(question, chance, () => reader(ruleset, match.state));
    const next = answer(match, seat, given);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals[0]));
    match = next.value;
  }
  return fileOf(ruleset, match, seats.length);
}

function fileOf(ruleset, match, seats) {
  const players = Array.from({ length: seats }, (_, n) => ({ name: `Player ${n + 1}`, sitter: 'person' }));
  const summary = {
    id: `bench-${ruleset.id}`,
    ruleset: ruleset.id,
    title: 'Bench',
    players,
    begun: 0,
    changed: 0,
    turn: 1,
    decisions: 0,
    outcome: null,
  };
  return cloneJson({ format: 'vedette-game', summary, seed: 'bench', save: saveOf(match) });
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

function print(what, value) {
  process.stdout.write(`${what.padEnd(52)} ${value}\n`);
}
