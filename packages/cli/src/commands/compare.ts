import process from 'node:process';
import {
  type Contest,
  changeIn,
  checkChanges,
  comparisonOf,
  comparisonTable,
  type PlayedGame,
  summaryOf,
  worthOf,
} from '@vedette/lab';
import type { Entrant } from '../outsiders/outsider.ts';
import type { Arena } from './arena.ts';
import { exitCodeOf, playContest } from './play-contest.ts';

/** What the result is told with. */
interface Heading {
  readonly ruleset: string;
  readonly a: string;
  readonly b: string;
  readonly json: boolean;
  /** For whom it holds. */
  readonly holds: string;
}

/** `vedette simulate --change`: every game twice with equal dice, as it is and changed, and what the change is worth. */
export async function compare(
  arena: Arena,
  unchanged: Contest<Entrant>,
  { texts, pairs }: { readonly texts: readonly string[]; readonly pairs: number },
  { json, holds, ...head }: Heading,
): Promise<number> {
  const contest = { ...unchanged, changes: texts.map(changeIn) };
  const met = checkChanges(arena.ruleset, contest);
  const title = `${head.a} against ${head.b}, as it is and changed`;
  const played = await playContest(arena, contest, { games: 2 * pairs, within: null }, title);
  const { records, ended, seconds } = played;
  const changed = records.filter((_, i) => i % 2 === 1);
  const asItIs = records.filter((_, i) => i % 2 === 0).slice(0, changed.length);
  const comparison = comparisonOf(asItIs, changed);
  const of = (games: readonly PlayedGame[]) => summaryOf(games, contest.exchange);
  const both = { asItIs: of(asItIs), changed: of(changed) };
  if (json) {
    const { scenarioId: scenario, seed } = arena;
    const told = { ...head, scenario, seed, ended, changes: met, ...comparison, ...both, seconds };
    process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
  } else if (changed.length === 0) process.stdout.write('No pair of games was over yet.\n');
  else {
    const rare = met.filter((change) => change.met < change.of);
    process.stdout.write(`${title}, ${arena.scenarioId}, seed ${arena.seed}: ${seconds.toFixed(1)} s\n`);
    process.stdout.write(met.map(({ text }) => `  ${text}\n`).join(''));
    for (const { text, met: where, of: all } of rare)
      process.stdout.write(`  (${text} finds something to change in ${where} of ${all} set-ups)\n`);
    process.stdout.write(`\n${worthOf(comparison)} ${holds}\n\n${comparisonTable(comparison, both)}`);
  }
  return exitCodeOf(played);
}
