import { checkDocument } from '@vedette/engine';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

it.each(scenarios.list.map((scenario) => [scenario.id, scenario] as const))(
  'SB-OPS-01 "%s" is written in the format that everybody uses',
  (id, scenario) => {
    const checked = checkDocument(scenarios, scenario);
    const wrong = checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    expect(wrong, `npx vedette scenario check ${id}.json says it in words.`).toEqual([]);
  },
);

it('SB-OPS-01 checking a scenario leaves it as it is: a saved match opens to the same state', () => {
  const checked = scenarios.list.map((scenario) => checkDocument(scenarios, scenario));
  expect(checked).toEqual(scenarios.list.map((value) => ({ ok: true, value })));
});
