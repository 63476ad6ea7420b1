import { expect, it } from 'vitest';
import { MatchProcess } from './match-process.ts';

it('a server that ends before it listens is an error, and nobody waits for it', async () => {
  const nothingToRun = new URL('file:///dev/null');
  const server = new MatchProcess({ module: nothingToRun, online: { store: { file: ':memory:' } } });
  await expect(server.start()).rejects.toThrow('A server ended before it listened: 0');
});
