/** A thread that does nothing but reckon, in memory of its own: says how many rounds it did a second. */
import { parentPort, workerData } from 'node:worker_threads';
import { fractions } from './scene.mjs';
import { perSecond } from './timing.mjs';

const numbers = Float64Array.from({ length: 4096 }, fractions(1));

function round() {
  for (let i = 1; i < numbers.length; i++) numbers[i] = Math.sqrt(numbers[i] + numbers[i - 1]);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort.postMessage(perSecond(round, workerData.seconds));
