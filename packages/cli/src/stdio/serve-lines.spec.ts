import { PassThrough, Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serveLines } from './serve-lines.ts';

const echo = async (line: Uint8Array) => Buffer.from(line).toString();

it('replies come in the order of the lines, however long each takes', async () => {
  const output = new PassThrough();
  const slowFirst = async (line: Uint8Array) => {
    const text = await echo(line);
    if (text === 'slow') await setTimeout(20);
    return text === 'silent' ? null : text;
  };
  await serveLines(
    Readable.from([Buffer.from('slow\nsilent\nqui'), Buffer.from('ck\nlast')]),
    output,
    slowFirst,
  );
  expect(String(output.read())).toBe('slow\nquick\nlast\n');
});

it('nothing more is read while nobody takes the replies', async () => {
  let read = 0;
  const lines = async function* () {
    for (; read < 1000; read++) yield Buffer.from(`${'x'.repeat(1000)}\n`);
  };
  const output = new PassThrough({ highWaterMark: 4000 });
  const done = serveLines(Readable.from(lines(), { objectMode: false, highWaterMark: 1000 }), output, echo);
  await setTimeout(50);
  expect(read).toBeLessThan(50);
  output.resume();
  await done;
  expect(read).toBe(1000);
});

it('a reader that hangs up ends it quietly', async () => {
  const input = new PassThrough();
  const output = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('broken pipe'), { code: 'EPIPE' })),
  });
  const done = serveLines(input, output, echo);
  input.write('a\nb\n');
  await expect(done).resolves.toBeUndefined();
});

it('a reader that hangs up while replies wait ends it quietly', async () => {
  const input = new PassThrough();
  const output = new Writable({ highWaterMark: 1, write: () => {} });
  const done = serveLines(input, output, echo);
  input.write('a\nb\n');
  await setTimeout(10);
  output.destroy();
  await expect(done).resolves.toBeUndefined();
});
