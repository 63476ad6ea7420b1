import { expect, it } from 'vitest';
import { Turns } from './turns.mjs';

it('so many are at it at a time, and the others come in their order, also after one that fails', async () => {
  const turns = new Turns(2);
  const said: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (name: string) =>
    turns.take(() => {
      said.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    });
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(begin);
  expect(said).toEqual(['first', 'second']);
  ends.get('second')!();
  expect(await second).toBe('second');
  await expect.poll(() => said).toEqual(['first', 'second', 'third']);
  ends.get('first')!(new Error('no more'));
  await expect(first).rejects.toThrow('no more');
  await expect.poll(() => said).toEqual(['first', 'second', 'third', 'fourth']);
  ends.get('third')!();
  ends.get('fourth')!();
  expect(await Promise.all([third, fourth])).toEqual(['third', 'fourth']);
});
