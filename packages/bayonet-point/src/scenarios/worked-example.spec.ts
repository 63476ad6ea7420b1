import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkDocument,
  initialState,
  prepare,
  random,
  randomPolicy,
  readScenarioFile,
  simulate,
} from '@vedette/engine';
import { expect, it } from 'vitest';
import bayonetPoint from '../ruleset.ts';
import { scenarios } from './index.ts';
import { force } from './scenario.spec-support.ts';

const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'scenarios.md');

it('BP-SCN-01 the example of the manual is a scenario, and plays', () => {
  const chapter = readFileSync(page, 'utf8').split('\n## Bayonet Point\n')[1]!;
  const text = /```json\n([\s\S]*?)```/.exec(chapter)![1]!;
  const file = readScenarioFile(JSON.parse(text));
  if (!file.ok) throw new Error(JSON.stringify(file.refusals));
  const [scenario] = file.value.scenarios;
  expect(checkDocument(scenarios, scenario)).toMatchObject({ ok: true });
  const drovers = force([
    ['infantry', 5],
    ['light-cavalry', 4],
  ]);
  const setup = prepare(bayonetPoint, {
    scenario,
    seats: [{ unit: drovers }, { unit: drovers }],
    options: {},
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  for (const seed of ['one', 'two', 'three']) {
    const state = initialState(bayonetPoint, { setup: setup.value, dice: { seed } });
    expect(simulate(bayonetPoint, state, randomPolicy(bayonetPoint, random(seed))).over).toBe(true);
  }
});
