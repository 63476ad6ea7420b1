import { say } from '../words/say.ts';
import { MatchTable } from './match-table.ts';
import type { Glance } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';

/** Looks at a kept game without laying it on the table. */
export async function glanceAt(id: string): Promise<Glance> {
  const record = await keptGame(id);
  if (record === undefined) throw new Error(say.referee.gameNotKept);
  const table = MatchTable.reopen(await rulesetNamed(record.summary.ruleset), record);
  const { chart, scene, waitingFor, outcome, dispatches } = table.snapshot();
  const { figures, markers, sides } = scene;
  const accounts = outcome === null ? [] : dispatches.flatMap(({ telling }) => telling.account ?? []);
  return {
    chart: chart!,
    scene: { figures, markers, sides },
    waitingFor,
    points: accounts.map(({ seats, points }) => ({ seats, points })),
  };
}
