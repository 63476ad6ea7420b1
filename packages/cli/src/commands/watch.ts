import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { seated } from '@vedette/bots';
import { detachmentIn, type Game, type Match, prepare, type Ruleset, usualUnits } from '@vedette/engine';
import { Host } from '@vedette/referee';
import { tongueOf } from '../locale.ts';
import { type Arena, type ArenaAsked, arenaOf, checkLevels } from './arena.ts';
import { botIn, type NamedBot } from './bot-in.ts';
import { numberIn } from './number-in.ts';
import { setupRefusalInWords } from './refusal-in-words.ts';
import { unitIn } from './unit-in.ts';

interface Asked extends ArenaAsked {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly turns?: string | undefined;
  readonly speed?: string | undefined;
}

const MOST_TURNS = 1000;
const MOST_SPEED = 1000;

/** `vedette watch`: one game between bots, told line by line. */
export async function watch(asked: Asked): Promise<number> {
  const named = [botIn(asked.a ?? 'recruit'), ...(asked.b === 'none' ? [] : [botIn(asked.b ?? 'recruit')])];
  const turns =
    asked.turns === undefined ? Number.POSITIVE_INFINITY : numberIn('turns', asked.turns, 1, MOST_TURNS);
  const pause = asked.speed === undefined ? 0 : 1000 / numberIn('speed', asked.speed, 1, MOST_SPEED);
  const arena = await arenaOf(asked);
  checkLevels(arena, named);
  const { ruleset, seed } = arena;
  const tongue = tongueOf(ruleset);
  const setup = await setupOf(arena, named);
  const players = named.map(({ contestant }, seat) =>
    seated(ruleset, { ...contestant, seed: `${seed}/seat ${seat}` }),
  );
  const host = Host.begin(ruleset, { setup, dice: { seed } }, players);
  const sitting = named.map(({ name }, seat) => `${setup.seats[seat]!.name}: ${name}`).join(', ');
  await say(`${tongue.scenario(setup.scenario).title}. ${sitting}. Seed ${seed}.`, 0);
  let told = 0;
  let turn = 0;
  for (;;) {
    const { match } = host;
    for (; told < match.told.length; told++) {
      const { event } = match.told[told]!;
      if (ruleset.chronicler?.beginsTurn(event) === true) {
        if (turn === turns) return 0;
        await say(`\nTurn ${++turn}`, pause);
      }
      // Which turn it is has been said.
      const line = tongue.describe(event, match.state).replace(new RegExp(`^Turn ${turn}\\. *`), '');
      if (line !== '') await say(`  ${line} [${event.rule}]`, pause);
    }
    if (match.pending === null) break;
    host.decide();
  }
  await say(`\n${endOf(host.match)}`, 0);
  return 0;
}

async function setupOf({ ruleset, scenario, options }: Arena, bots: readonly NamedBot[]) {
  const seats = [];
  for (const [seat, { unit }] of bots.entries()) {
    const own = unit === null ? readyMade(ruleset, scenario, seat, bots.length) : await unitIn(ruleset, unit);
    const { name } = Object(own) as { readonly name?: unknown };
    seats.push({ unit: own, ...(typeof name === 'string' ? { name } : {}) });
  }
  const setup = prepare(ruleset, { scenario, options, seats });
  if (!setup.ok) {
    const named = bots.map(({ unit }) => unit);
    const { refusals } = tongueOf(ruleset);
    throw new Error(
      setup.refusals.map((refusal) => setupRefusalInWords(refusals, refusal, named)).join('\n'),
    );
  }
  return setup.value;
}

/** Where only a part of a unit may go, the usual part of it. */
function readyMade(ruleset: Ruleset<Game>, scenario: unknown, seat: number, seats: number) {
  const { ready } = ruleset.units;
  const whole = ready[usualUnits(ruleset, scenario)[seat] ?? seat % ready.length];
  const part = detachmentIn(ruleset, tongueOf(ruleset), scenario, whole, seats);
  return part === null ? whole : part.of(part.usual);
}

async function say(line: string, pause: number): Promise<void> {
  process.stdout.write(`${line}\n`);
  if (pause > 0) await setTimeout(pause);
}

function endOf({ ruleset, state, origin }: Match<Game>): string {
  const { shares, reason } = ruleset.outcome(state)!;
  const names = 'setup' in origin ? origin.setup.seats.map(({ name }) => name) : [];
  const why = tongueOf(ruleset).ending(reason);
  // Whoever plays alone has nobody to win from; the last lines tell how well it went.
  if (names.length === 1) return why;
  const most = Math.max(...shares);
  const winners = names.filter((_, seat) => shares[seat] === most);
  const words = winners.length === names.length ? 'A draw' : `${winners.join(' and ')} won`;
  return `${words}. ${why}`;
}
