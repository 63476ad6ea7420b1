/** Tries each option a few times in its head, with recruits in all seats, and takes what wins most. */
import { createInterface } from 'node:readline';

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params: { readonly seat: number; readonly seed: string; readonly pending: Pending };
  readonly result?: unknown;
}

interface Pending {
  readonly form: 'one' | 'some' | 'number' | 'point' | 'path' | 'formation' | 'document';
  readonly question: { readonly options?: readonly string[] };
}

const TRIES = 6;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const send = (message: object) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let seat = 0;
let seed = '';
let asked = 0;

async function heard(): Promise<Message | null> {
  const { value, done } = await lines.next();
  return done === true ? null : (JSON.parse(value) as Message);
}

async function ask<Result>(method: string, params: object): Promise<Result> {
  send({ id: `question ${++asked}`, method, params });
  return (await heard())!.result as Result;
}

/** How often this answer wins: the game with other dice, the same for every answer, and with what I cannot see imagined. */
async function wins(answer: string): Promise<number> {
  let won = 0;
  for (let n = 0; n < TRIES; n++) {
    const { match } = await ask<{ match: string }>('match.fork', { seed: `${seed}/try ${n}` });
    await ask('match.answer', { match, seat, answer });
    const on = { match, level: 'recruit', policySeed: `try ${n}` };
    const { outcome } = await ask<{ outcome: { shares: readonly number[] } | null }>('match.play', on);
    won += outcome?.shares[seat] ?? 0;
    await ask('match.close', { match });
  }
  return won;
}

async function decide({ form, question: { options = [] } }: Pending): Promise<unknown> {
  const tried: { readonly answer: unknown; readonly won: number }[] = [];
  if (form === 'one' && options.length > 1)
    for (const answer of options) tried.push({ answer, won: await wins(answer) });
  tried.sort((a, b) => b.won - a.won);
  return (tried[0] ?? (await ask<{ answer: unknown }>('bot.answer', { level: 'recruit', policySeed: seed })))
    .answer;
}

for (let message = await heard(); message !== null; message = await heard()) {
  const { id, method, params } = message;
  if (method === 'player.begin') {
    ({ seat, seed } = params);
    send({ id, result: {} });
  } else if (method === 'player.decide') send({ id, result: { answer: await decide(params.pending) } });
}
