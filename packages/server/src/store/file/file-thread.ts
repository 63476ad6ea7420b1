/** The thread that has the file with the matches: waiting for the disk keeps nobody else. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { FileThreadData, Report, Request } from './messages.ts';
import { SharedFile } from './shared-file.ts';

/** Milliseconds between two looks whether somebody else has written. */
const LOOK = 50;

const { path, succeeds } = workerData as FileThreadData;
const port = parentPort!;
const file = new SharedFile(path);
const report = (said: Report) => port.postMessage(said, []);

port.on('message', (first: Request) => {
  const requests = [first];
  // Whatever has come while the disk was waited for shares the next wait.
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    requests.push(next.message as Request);
  file.carryOut(requests, (answers) => report({ answers }));
});

if (succeeds) report({ othersWrote: true });
setInterval(() => {
  if (file.othersWrote()) report({ othersWrote: true });
}, LOOK);
