import { expect, it, vi } from 'vitest';
import { sideBySide } from './stages.mjs';

const saying = (words: string, code: number) => async (how: { kept?: Uint8Array[] }) => {
  how.kept?.push(Buffer.from(words));
  return code;
};

it('checks side by side fail each for itself, also when one cannot begin, and each says its own at its turn', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const compile = vi.fn<() => Promise<number>>(async () => 0);
  const [one, two, three] = sideBySide(
    compile,
    { title: 'one', commands: [saying('good', 0), saying('also good', 0)] },
    { title: 'two', commands: [saying('good again', 0), saying('bad', 3)] },
    { title: 'three', commands: [() => Promise.reject(new Error('no such program'))] },
  );
  expect(await one!.run()).toEqual({ passed: 1, failed: 0 });
  expect(write.mock.calls.map(([part]) => String(part))).toEqual(['good', 'also good']);
  expect(await two!.run()).toEqual({ passed: 0, failed: 1 });
  expect(write.mock.calls.slice(2).map(([part]) => String(part))).toEqual(['good again', 'bad']);
  expect(await three!.run()).toEqual({ passed: 0, failed: 1 });
  expect(String(write.mock.lastCall?.[0])).toContain('no such program');
  expect(compile).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

it('what does not compile fails the first check that is run, whichever it is', async () => {
  const checks = [
    { title: 'one', commands: [] },
    { title: 'two', commands: [] },
  ] as const;
  const [, two] = sideBySide(async () => 2, ...checks);
  expect(await two!.run()).toEqual({ passed: 0, failed: 1 });
});
