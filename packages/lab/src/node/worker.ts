import { parentPort, workerData } from 'node:worker_threads';
import type { Game, Ruleset } from '@vedette/engine';
import { contestPlayer } from '../play-one.ts';
import type { ThreadData, ThreadReply } from './threads.ts';

const { module, contest } = workerData as ThreadData;
const { default: ruleset } = (await import(module)) as { readonly default: Ruleset<Game> };
const play = contestPlayer(ruleset, contest);

function replyFor(number: number): ThreadReply {
  try {
    return { number, record: play(number) };
  } catch (thrown) {
    return { number, broken: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

parentPort!.on('message', (number: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort!.postMessage(replyFor(number));
});
