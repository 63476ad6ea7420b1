import { parentPort, workerData } from 'node:worker_threads';
import type { Game, Ruleset } from '@vedette/engine';
import { CAMPAIGNS, RULESETS } from '@vedette/games';
import { deskOf } from '../protocol/desk.ts';
import type { KeptMatch } from '../protocol/kept-match.ts';
import { openMatches } from '../protocol/matches.ts';
import { type Shelf, shelfOf } from '../protocol/shelf.ts';
import { builtIn, EXAMPLES, importRuleset } from '../rulesets.ts';
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts';

/** The thread that carries requests out: one that takes too much is ended with it, see engine-process.ts. */

const data = workerData as ThreadData;
const port = parentPort!;
const tell = (message: FromThread) => port.postMessage(message);

const changed = new Map<string, KeptMatch | null>();
const exampleNames = new Map<Ruleset<Game>, string>();

async function loadedShelf(): Promise<Shelf> {
  // These first: one that cannot be had is told before all the others are fetched.
  const brought: Ruleset<Game>[] = [];
  for (const name of data.load) brought.push(await loaded(name, brought));
  const examples = new Map([...EXAMPLES].map(([name, load]) => [name, noted(name, load)]));
  const shelf = shelfOf([...(await builtIn()), ...brought], examples, CAMPAIGNS);
  for (const name of data.examples) shelf.add(await shelf.fetch(name));
  for (const { ruleset } of data.matches.values()) await shelf.rulesOf(ruleset);
  return shelf;
}

/** Remembers by which name an example came, so that the next thread can have it too. */
function noted(name: string, load: () => Promise<Ruleset<Game>>): () => Promise<Ruleset<Game>> {
  return async () => {
    const ruleset = await load();
    exampleNames.set(ruleset, name);
    return ruleset;
  };
}

async function loaded(name: string, others: readonly Ruleset<Game>[]): Promise<Ruleset<Game>> {
  const ruleset = await importRuleset(name);
  if (Object.hasOwn(RULESETS, ruleset.id) || others.some(({ id }) => id === ruleset.id))
    throw new Error(`A ruleset "${ruleset.id}" is there already.`);
  return ruleset;
}

function serve(shelf: Shelf): void {
  const matches = openMatches(shelf, data, (id, match) => void changed.set(id, match));
  const desk = deskOf({ shelf, matches, allowed: data.allowed });
  const carryOut = async ({ request, allowance }: NonNullable<ToThread>) => {
    changed.clear();
    const reply = await desk(request, allowance);
    const examples = shelf.rulesets.flatMap((ruleset) => exampleNames.get(ruleset) ?? []);
    tell({ kind: 'done', reply, changed, examples });
  };
  port.on('message', (message: ToThread) => {
    if (message === null) port.close();
    else void carryOut(message);
  });
  tell({ kind: 'ready' });
}

try {
  serve(await loadedShelf());
} catch (thrown) {
  tell({ kind: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) });
}
