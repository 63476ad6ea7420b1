import { exec } from 'node:child_process';
import { createInterface } from 'node:readline';

const { stdin, stdout } = exec('npx --no vedette engine --load duel', (e) => void (e && Promise.reject(e)));
const ask = (method, params) => stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
ask('match.create', { ruleset: 'duel', position: { duellists: [3, 4].map((x) => ({ x, y: 3 })) } });
for await (const line of createInterface({ input: stdout })) {
  const { match, pending, outcome } = JSON.parse(line).result;
  if (!pending) stdin.end(() => console.log(outcome));
  else ask('match.answer', { match, seat: pending.seat, answer: pending.question.options?.[0] ?? [] });
}
