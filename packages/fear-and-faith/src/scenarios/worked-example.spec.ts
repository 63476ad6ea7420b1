import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument, random, randomPolicy, readScenarioFile, simulate } from '@vedette/engine';
import { expect, it } from 'vitest';
import fearAndFaith from '../ruleset.ts';
import { scenarios } from './index.ts';
import { match, party } from './scenario.spec-support.ts';

const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'scenarios.md');

it('FF-SCN-01 the example of the manual is a scenario in fewer than sixty lines, and plays', () => {
  const chapter = readFileSync(page, 'utf8').split('\n## Fear and Faith\n')[1]!;
  const text = /```json\n([\s\S]*?)```/.exec(chapter)![1]!;
  expect(text.trimEnd().split('\n').length).toBeLessThan(60);
  const file = readScenarioFile(JSON.parse(text));
  if (!file.ok) throw new Error(JSON.stringify(file.refusals));
  const [scenario] = file.value.scenarios;
  const checked = checkDocument(scenarios, scenario);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  expect(scenarios.advice!(checked.value)).toEqual([]);
  for (const seed of ['one', 'two', 'three', 'four']) {
    const state = match(scenario, [party('The old families'), party('The parish')], {}, seed);
    const { over } = simulate(fearAndFaith, state, randomPolicy(fearAndFaith, random(seed)), {
      asks: 20_000,
    });
    expect(over).toBe(true);
    expect(fearAndFaith.fuzz.invariants(state)).toEqual([]);
  }
});
