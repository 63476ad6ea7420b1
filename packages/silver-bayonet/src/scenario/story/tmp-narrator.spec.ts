import { fuzz } from '@vedette/engine/testing';
import { it } from 'vitest';
import { ready } from '../../muster/ready.ts';
import silverBayonet from '../../ruleset.ts';
import { scenarios } from '../../scenarios/index.ts';

it('x', () => {
  for (const scenario of scenarios.list) {
    const own = {
      ...silverBayonet,
      fuzz: {
        ...silverBayonet.fuzz,
        pools: {},
        setup: (random: { below(n: number): number }) => ({
          scenario: scenario.id,
          seats: Array.from({ length: scenario.mode === 'solo' ? 1 : 2 }, () => ({
            unit: ready[random.below(ready.length)]!,
          })),
          options: {},
        }),
      },
    } as typeof silverBayonet;
    const t = performance.now();
    const report = fuzz(own, { games: 10, seed: 'n', closely: 5 });
    console.log(
      `RES ${scenario.id} ${report.games} ${report.asks} ${Math.round(performance.now() - t)}ms ${report.checksum}`,
    );
    for (const f of report.failures) console.log(`RES    ${f.kind} ${f.seed} ${f.message.slice(0, 400)}`);
  }
}, 900_000);
