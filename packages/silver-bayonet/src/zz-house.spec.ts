import { fuzz } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import silverBayonet from './ruleset.ts';

it('house', () => {
  const ruleset = {
    ...silverBayonet,
    fuzz: {
      ...silverBayonet.fuzz,
      setup: (random: any, pick: any) => {
        let base = silverBayonet.fuzz.setup(random, pick) as any;
        while (typeof base.scenario === 'string' || base.scenario.boards?.length !== 1 || base.scenario.links || base.scenario.mode === 'solo' || base.scenario.boards[0].width < 30) base = silverBayonet.fuzz.setup(random, pick) as any;
        base = { ...base, options: base.options };
        const size = base.scenario.boards[0].width;
        const w = size;
        return {
          ...base,
          scenario: {
            ...base.scenario,
            boards: [{ id: 'main', width: w, height: w }, { id: 'cellar', width: w, height: w, maxSight: 9 }],
            terrain: (base.scenario.terrain ?? []).map((t: any, i: number) => (i % 2 === 0 ? t : { ...t, board: 'cellar' })),
            monsters: (base.scenario.monsters ?? []).map((t: any, i: number) => (i % 2 === 0 ? t : { ...t, board: 'cellar' })),
            clues: (base.scenario.clues ?? []).map((t: any, i: number) => (i % 2 === 0 ? t : { ...t, board: 'cellar' })),
            links: [
              { id: 'h1', kind: 'hatch', a: { board: 'main', rect: [4, 4, 2, 2] }, b: { board: 'cellar', rect: [4, 4, 2, 2] }, cost: 0, auto: true },
              { id: 'h2', kind: 'hatch', a: { board: 'main', rect: [w - 8, w / 2, 3, 2] }, b: { board: 'cellar', rect: [w - 12, 8, 3, 2] }, cost: 1, auto: true },
              { id: 'h3', kind: 'hatch', a: { board: 'main', rect: [w / 2, 4, 2, 2] }, b: { board: 'cellar', rect: [w / 2, w - 6, 2, 2] }, cost: 1 },
              { id: 's1', kind: 'stairs', a: { at: [4, w - 4], level: 0 }, b: { at: [8, w - 8], level: 0, board: 'cellar' }, cost: 4 },
            ],
            zones: { mid: { shape: { circle: [w / 2, w / 2, 4] } }, dark: { shape: { rect: [0, 0, w, w / 3] }, board: 'cellar' }, edge: { shape: { rect: [0, 4, w, 3] } } },
            rules: [
              { id: 'r1', when: { event: 'zone-entered', zones: ['mid', 'edge'] }, do: [{ op: 'check', who: 'actor', stat: 'speed', tn: 12, fail: [{ op: 'damage', who: 'actor', n: 1 }] }] },
              { id: 'r2', when: { event: 'zone-entered', zones: ['dark'] }, do: [{ op: 'check', who: 'actor', stat: 'courage', tn: 12, fail: [{ op: 'end-activation', who: 'actor' }] }] },
              { id: 'r3', when: { event: 'zone-entered', zones: ['mid'] }, limit: 3, do: [{ op: 'relocate', who: 'actor', at: { point: [9, 9], board: 'cellar' } }] },
              { id: 'r4', when: { event: 'figure-exited' }, do: [{ op: 'fatigue', who: { of: { is: 'soldier' } }, n: 1 }] },
            ],
          },
        };
      },
    },
  };
  const { failures, games, asks } = fuzz(ruleset as never, { games: Number(process.env['GAMES'] ?? 10), seed: process.env['SEED'] ?? 'house', closely: 12 });
  console.log(games, asks);
  const real = failures.filter(({ kind, message }) => !(kind === 'setup' && /in-solid|overlap|unreachable/.test(message)));
  console.log(failures.length, 'failures,', real.length, 'real');
  expect(real.map(({ kind, seed, message }) => `${kind} ${seed}: ${message.slice(0, 1500)}`)).toEqual([]);
}, 3_000_000);
