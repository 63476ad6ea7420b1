import { checkDocument } from '@vedette/engine';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

it.each(scenarios.list.map((scenario) => [scenario.id, scenario] as const))(
  'SB-OPS-01 "%s" is written in the format that everybody uses',
  (_, scenario) => {
    expect(checkDocument(scenarios, scenario)).toMatchObject({ ok: true });
  },
);

it('SB-OPS-01 checking a scenario leaves it as it is: a saved match opens to the same state', () => {
  for (const scenario of scenarios.list) {
    expect(checkDocument(scenarios, scenario)).toEqual({ ok: true, value: scenario });
  }
});
