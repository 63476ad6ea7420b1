import { beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../protocol/limits.ts';
import { build } from '../spawned.spec-support.ts';
import { besieged } from './siege.ts';

beforeAll(build);

it('a small siege finds no way in: no death, no reply out of form, no match moved by what was refused', async () => {
  const { sent, findings, mostMemory } = await besieged({
    messages: 400,
    seed: 'every day',
    seconds: 600,
    huge: false,
  });
  expect(findings).toEqual([]);
  expect(Object.keys(sent).sort()).toEqual(['batch', 'malformed', 'monstrous', 'mutated', 'valid']);
  expect(mostMemory).toBeLessThan(LIMITS.memoryBytes);
}, 300_000);
