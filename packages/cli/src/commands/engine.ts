import { Console } from 'node:console';
import process from 'node:process';
import type { Game, Ruleset } from '@vedette/engine';
import { CAMPAIGNS } from '../campaigns.ts';
import { createEngine } from '../protocol/engine.ts';
import { shelfOf } from '../protocol/shelf.ts';
import { BUILT_IN, EXAMPLES, importRuleset } from '../rulesets.ts';
import { serveLines } from '../stdio/serve-lines.ts';

/** `vedette engine`: JSON-RPC on standard input and output until the input ends. */
export async function engine(load: readonly string[]): Promise<number> {
  // Standard output belongs to the protocol, whatever a loaded ruleset may print.
  globalThis.console = new Console(process.stderr, process.stderr);
  const rulesets = [...BUILT_IN];
  for (const name of load) rulesets.push(await loaded(name, rulesets));
  await serveLines(process.stdin, process.stdout, createEngine(shelfOf(rulesets, EXAMPLES, CAMPAIGNS)));
  return 0;
}

async function loaded(name: string, others: readonly Ruleset<Game>[]): Promise<Ruleset<Game>> {
  const ruleset = await importRuleset(name);
  if (others.some(({ id }) => id === ruleset.id))
    throw new Error(`A ruleset "${ruleset.id}" is there already.`);
  return ruleset;
}
