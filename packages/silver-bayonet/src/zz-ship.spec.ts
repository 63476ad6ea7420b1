import { fuzz } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type SilverBayonetOptions } from './options.ts';
import { randomUnit } from './fuzz/random-unit.ts';
import silverBayonet from './ruleset.ts';
import { scenarios } from './scenarios/index.ts';

const only = process.env['SCEN']!.split(',');
it.each(only)('%s', (id) => {
  const scenario = scenarios.list.find((one) => one.id === id)!;
  const solo = scenario.mode === 'solo';
  const filled = DEFAULT_OPTIONS as unknown as SilverBayonetOptions;
  const ruleset = {
    ...silverBayonet,
    fuzz: {
      ...silverBayonet.fuzz,
      setup: (random: never, pick: never) => ({
        scenario: { ...scenario, end: [...(scenario.end ?? []), { when: 'turn-end', if: { turn: { min: 6 } } }] },
        seats: Array.from({ length: solo ? 1 : 2 }, () => ({ unit: randomUnit(random, pick, filled, null) })),
        options: {},
      }),
    },
  };
  const before = performance.now();
  const { failures, games, asks } = fuzz(ruleset as never, { games: Number(process.env['GAMES'] ?? 10), seed: process.env['SEED'] ?? 'ship', closely: Number(process.env['CLOSE'] ?? 1000) });
  console.log(id, games, asks, (performance.now() - before) / games);
  expect(failures.map(({ kind, seed, message }) => `${kind} ${seed}: ${message}`)).toEqual([]);
}, 3_000_000);
