import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Engine, tooLongReply } from '../protocol/engine.ts';
import { LIMITS } from '../protocol/limits.ts';
import { LineSplitter } from './line-splitter.ts';

/**
 * Answers line after line, in order, until the input ends or nobody reads the output any more. A reader that
 * is slow makes it wait: the next line is read when the last reply is through.
 */
export async function serveLines(input: Readable, output: Writable, engine: Engine): Promise<void> {
  const splitter = new LineSplitter(LIMITS.lineBytes);
  let gone = false;
  const leave = () => {
    gone = true;
    input.destroy();
  };
  output.on('error', leave);
  output.on('close', leave);

  const answer = async (lines: Iterable<Buffer | 'too long'>) => {
    for (const line of lines) {
      if (gone) return;
      const reply = line === 'too long' ? tooLongReply() : await engine(line);
      if (reply === null || output.write(`${reply}\n`) || gone) continue;
      await drained(output).catch(leave);
    }
  };

  try {
    for await (const chunk of input) await answer(splitter.push(chunk as Buffer));
    await answer(splitter.end());
  } catch (thrown) {
    if (!gone && !isHangUp(thrown)) throw thrown;
  }
}

/** When the output takes more again, or never will. */
async function drained(output: Writable): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
  settled.abort();
}

/** The other side is gone, or went while something was under way. */
function isHangUp(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return code === 'EPIPE' || code === 'ECONNRESET' || code === 'EIO' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
