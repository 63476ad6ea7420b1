/** The thread in which rules run. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Game, Ruleset } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { Desk } from './desk.ts';
import type { Answered, Asked, ThreadData } from './tasks.ts';

const { load, watch } = workerData as ThreadData;
const port = parentPort!;
const working = new Int32Array(watch);

const loaded = new Map<string, Ruleset<Game>>();
for (const module of load) {
  const { default: ruleset } = (await import(module)) as { readonly default: Ruleset<Game> };
  loaded.set(ruleset.id, ruleset);
}

async function rulesetNamed(id: string): Promise<Ruleset<Game> | null> {
  return loaded.get(id) ?? (Object.hasOwn(RULESETS, id) ? RULESETS[id]!() : null);
}

/** A stretch of work for a task begins; whoever watches sees how long it lasts. */
function begin(number: number): void {
  Atomics.add(working, 1, 1);
  Atomics.store(working, 0, number);
}

function rest(): void {
  Atomics.store(working, 0, 0);
}

const desk = new Desk(rulesetNamed);

port.on('message', (asked: Asked) => {
  const { number, name, given } = asked;
  const breathe = async () => {
    rest();
    await new Promise((resolve) => setImmediate(resolve));
    begin(number);
  };
  begin(number);
  void desk
    .carryOut(name, given, breathe)
    .then(
      (result): Answered => ({ number, result }),
      (error: unknown): Answered => ({
        number,
        fault: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((answered) => {
      rest();
      port.postMessage(answered);
    });
});

port.postMessage({ number: 0, result: 'ready' } satisfies Answered);
