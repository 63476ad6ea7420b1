import { readFileSync } from 'node:fs';
import {
  checkDocument,
  initialState,
  prepare,
  randomPolicy,
  readScenarioFile,
  simulate,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ready } from '../muster/ready.ts';
import silverBayonet from '../ruleset.ts';
import { scenarios } from './index.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const text = /```json\n([\s\S]*?)```/.exec(page)![1]!;

describe('the worked example of docs/scenarios.md', () => {
  const file = readScenarioFile(JSON.parse(text));
  const [scenario] = file.ok ? file.value.scenarios : [];

  it('SB-OPS-01 is a file of fewer than sixty lines', () => {
    expect(text.split('\n').length).toBeLessThan(60);
    expect(file).toMatchObject({ ok: true, value: { ruleset: 'silver-bayonet' } });
  });

  it('SB-OPS-30 has nothing wrong with it, and needs no hints', () => {
    expect(checkDocument(scenarios, scenario)).toMatchObject({ ok: true });
    expect(scenarios.advice?.(scenario as never)).toEqual([]);
  });

  it('SB-OPS-16 is played to its end', () => {
    const seats = ready.slice(0, 2).map((unit) => ({ unit }));
    const setup = prepare(silverBayonet, { scenario, seats });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    for (const seed of ['ferry 1', 'ferry 2', 'ferry 3']) {
      const state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
      const { state: after } = simulate(silverBayonet, state, randomPolicy(silverBayonet, seed));
      expect(silverBayonet.outcome(after)).not.toBeNull();
    }
  });
});
