// Games by letter between two regulars: how often each has to look at the table, without standing orders and with them.
// A visit lasts as long as nobody else decides by hand. VEDETTE_BENCH_GAMES=20 plays so many of each.
import process from 'node:process';
import { prepare } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { Host, offeredOrders, orderedAnswer, playersFor } from '@vedette/referee';
import { heading } from './lib/timing.mjs';

const GAMES = Number(process.env['VEDETTE_BENCH_GAMES'] ?? 12);
/** By which question somebody is sent to act. */
const ACTIVATIONS = {
  'silver-bayonet': ['activate'],
  'bayonet-point': ['pick'],
  'fear-and-faith': ['nominate'],
};
/** What a player would leave who does not want to be asked: of each order a choice that decides whatever comes. */
const CHOICES = ['hale', 'fire-or-dive', 'sparing', 'judge'];

const print = (text) => process.stdout.write(`${text}\n`);
const mean = (numbers) => (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);

function everyOrder(ruleset) {
  return offeredOrders(ruleset).map(({ id, choices }) => ({
    order: id,
    choice: CHOICES.find((wanted) => choices.some((choice) => choice.id === wanted)) ?? choices[0].id,
  }));
}

function begun(ruleset, seed) {
  const { usual = [0, 1], usualIn, ready } = ruleset.units;
  const [scenario] = ruleset.scenarios.list;
  const pairing = usualIn?.(scenario) ?? usual;
  const setup = prepare(ruleset, {
    scenario: scenario.id,
    seats: pairing.slice(0, 2).map((n) => ({ unit: ready[n] })),
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const level = ruleset.bots.ideas === undefined ? 'recruit' : 'regular';
  const players = playersFor(ruleset, [level, level], seed);
  return { level, host: Host.begin(ruleset, { setup: setup.value, dice: { seed } }, players) };
}

function game(ruleset, seed, orders) {
  const { host } = begun(ruleset, seed);
  const count = { visits: 0, activations: 0, byHand: 0, byOrder: 0, interrupted: {} };
  let visitor = null;
  while (host.match.pending !== null && host.seq < 20_000) {
    const { kind, seat } = host.match.pending;
    if (ACTIVATIONS[ruleset.id].includes(kind)) count.activations++;
    const ordered = orderedAnswer(host.match, orders, { seed: `${seed}/${host.seq}` });
    if (ordered !== null) {
      host.retake(seat, ordered.answer);
      count.byOrder++;
      continue;
    }
    if (visitor !== seat) {
      count.visits++;
      count.interrupted[kind] = (count.interrupted[kind] ?? 0) + 1;
    }
    visitor = seat;
    count.byHand++;
    host.decide();
  }
  return count;
}

function report(name, counts) {
  const of = (what) => mean(counts.map((count) => count[what]));
  print(
    `  ${name}: ${of('visits')} visits a game, ${of('activations')} activations, ${of('byHand')} decisions by hand, ${of('byOrder')} by order`,
  );
  const began = {};
  for (const { interrupted } of counts)
    for (const [kind, n] of Object.entries(interrupted)) began[kind] = (began[kind] ?? 0) + n;
  const often = Object.entries(began)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8);
  print(
    `    visits began with ${often.map(([kind, n]) => `${kind} ${(n / counts.length).toFixed(1)}`).join(', ')}`,
  );
}

heading('Games by letter');
for (const [id, load] of Object.entries(RULESETS)) {
  const ruleset = await load();
  if (!(id in ACTIVATIONS)) continue;
  const orders = everyOrder(ruleset);
  print(`${ruleset.speech.in().title}, ${GAMES} games between two of level ${begun(ruleset, 'level').level}`);
  for (const [name, given] of [
    ['without orders', []],
    ['with standing orders', orders],
  ])
    report(
      name,
      Array.from({ length: GAMES }, (_, n) => game(ruleset, `letter ${n}`, given)),
    );
}
