import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LIMITS } from '../protocol/limits.ts';
import { besieged, type Finding, type Report } from './siege.ts';

/** What `npm run hostile` runs: the siege, and what came of it in words. */

/** Milliseconds by which a reply may be late before it counts: a thread that was ended has to begin again. */
const SLACK = 8000;
const SHOWN = 5;
const MIB = 1024 * 1024;

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'hostile' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const messages = Number(values.messages);
const seconds = Number(values.seconds);
const only = values.only === undefined ? undefined : Number(values.only);
const began = performance.now();
const report = await besieged({
  messages,
  seed: values.seed,
  seconds,
  huge: true,
  only,
  progress: (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${messages} messages`);
    else if (done % 5000 === 0) process.stderr.write(`${done} of ${messages} messages\n`);
  },
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
const late = report.slowest.filter(({ milliseconds }) => milliseconds > seconds * 1000 + SLACK);
tell(report);
process.exitCode = report.findings.length + late.length === 0 ? 0 : 1;

function tell({ sent, codes, findings, crashes, slowest, mostMemory }: Report): void {
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const [longest] = slowest;
  const lines = [
    `${messages} hostile messages with seed ${values.seed} in ${Math.round((performance.now() - began) / 1000)} s: ${counts(sent)}.`,
    `Errors: ${counts(codes)}.`,
    `Slowest reply: ${Math.round(longest?.milliseconds ?? 0)} ms of ${seconds * 1000} allowed (and ${SLACK} for beginning again); round ${longest?.round}, message ${longest?.number}.`,
    `Memory at most: ${Math.round(mostMemory / MIB)} MiB of ${LIMITS.memoryBytes / MIB} told.`,
    ...late.map(
      ({ milliseconds, round, number }) =>
        `TOO LATE: ${Math.round(milliseconds)} ms, round ${round}, message ${number}.`,
    ),
    ...findings.slice(0, SHOWN).map((finding) => `FOUND: ${finding.what}: ${dumped(finding)}`),
    ...(findings.length > SHOWN ? [`FOUND: ${findings.length - SHOWN} more.`] : []),
    ...crashes.map((finding) => `Answered with engine.crash: ${finding.what}: ${dumped(finding)}`),
    findings.length + late.length === 0 ? 'Nothing gave way.' : `${findings.length + late.length} findings.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Writes down what did it; `--seed S --only ROUND` sends that round again. */
function dumped(finding: Finding): string {
  mkdirSync('hostile-dumps', { recursive: true });
  const file = join('hostile-dumps', `${values.seed}-${finding.round}-${finding.number}.json`);
  writeFileSync(file, JSON.stringify(finding, null, 2));
  return file;
}
