import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { seated } from '@vedette/bots';
import { type Game, type Json, type Match, prepare, winnersOf } from '@vedette/engine';
import { Host } from '@vedette/referee';
import { LOCALE, tongueOf } from '../locale.ts';
import type { OutsidePlayer } from '../outsiders/outside-player.ts';
import { isOutsider } from '../outsiders/outsider.ts';
import { words } from '../words/index.ts';
import { type Arena, type ArenaAsked, arenaOf, checkLevels } from './arena.ts';
import { botIn, type NamedBot } from './bot-in.ts';
import { numberIn } from './number-in.ts';
import { readyUnits } from './ready-units.ts';
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
    isOutsider(contestant) ? null : seated(ruleset, { ...contestant, seed: `${seed}/seat ${seat}` }),
  );
  const host = Host.begin(ruleset, { setup, dice: { seed } }, players);
  const outsiders = await outsidersOf(named, arena.seconds);
  const sitting = named.map(({ name }, seat) => `${setup.seats[seat]!.name}: ${name}`).join(', ');
  await say(`${tongue.scenario(setup.scenario).title}. ${sitting}. Seed ${seed}.`, 0);
  try {
    for (const [seat, outsider] of outsiders.entries())
      await outsider?.begin({
        seat,
        seats: named.length,
        ruleset: ruleset.id,
        scenario: arena.scenarioId,
        seed: `${seed}/seat ${seat}`,
      });
    return await telling(host, outsiders, { turns, pause });
  } finally {
    for (const outsider of outsiders) await outsider?.dismiss();
  }
}

/** Tells the game as it is played, to its end or for so many turns. */
async function telling(
  host: Host,
  outsiders: readonly (OutsidePlayer | null)[],
  { turns, pause }: { readonly turns: number; readonly pause: number },
): Promise<number> {
  const { ruleset } = host;
  const tongue = tongueOf(ruleset);
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
    await decided(host, outsiders[match.pending.seat] ?? null);
  }
  await say(`\n${endOf(host.match)}`, 0);
  return 0;
}

/** By seat; null where a bot of the house sits. */
async function outsidersOf(
  bots: readonly NamedBot[],
  seconds: number,
): Promise<readonly (OutsidePlayer | null)[]> {
  if (!bots.some(({ contestant }) => isOutsider(contestant))) return bots.map(() => null);
  const outside = await import('../outsiders/outside-player.ts');
  return bots.map(({ contestant }) =>
    isOutsider(contestant) ? new outside.OutsidePlayer(contestant.command, seconds) : null,
  );
}

async function decided(host: Host, outsider: OutsidePlayer | null): Promise<void> {
  if (outsider === null) {
    host.decide();
    return;
  }
  const { match } = host;
  host.answer(match.pending!.seat, (await outsider.decide(match)) as Json);
}

async function setupOf({ ruleset, scenario, options }: Arena, bots: readonly NamedBot[]) {
  const named = await Promise.all(
    bots.map(async ({ unit }) => (unit === null ? null : await unitIn(ruleset, unit))),
  );
  const seats = readyUnits(ruleset, { scenario, options, named }).map((unit) => {
    const { name } = Object(unit) as { readonly name?: unknown };
    return { unit, ...(typeof name === 'string' ? { name } : {}) };
  });
  const setup = prepare(ruleset, { scenario, options, seats });
  if (!setup.ok) {
    const { refusals } = tongueOf(ruleset);
    const asked = bots.map(({ unit }) => unit);
    throw new Error(
      setup.refusals.map((refusal) => setupRefusalInWords(refusals, refusal, asked)).join('\n'),
    );
  }
  return setup.value;
}

async function say(line: string, pause: number): Promise<void> {
  process.stdout.write(`${line}\n`);
  if (pause > 0) await setTimeout(pause);
}

export function endOf({ ruleset, state, origin }: Match<Game>): string {
  const { shares, reason } = ruleset.outcome(state)!;
  const names = 'setup' in origin ? origin.setup.seats.map(({ name }) => name) : [];
  const why = tongueOf(ruleset).ending(reason);
  // Whoever plays alone has nobody to win from; the last lines tell how well it went.
  if (names.length === 1) return why;
  const winners = winnersOf({ shares }).map((seat) => names[seat]!);
  return `${words.in(LOCALE).watch.ended(winners, names.length)} ${why}`;
}
