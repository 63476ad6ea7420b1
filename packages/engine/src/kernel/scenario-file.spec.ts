import { describe, expect, it } from 'vitest';
import { readScenarioFile } from './scenario-file.ts';

const file = {
  format: 'vedette-scenarios',
  version: 1,
  ruleset: 'coins',
  scenarios: [{ id: 'a' }, { id: 'b' }],
};

function paths(document: unknown) {
  const read = readScenarioFile(document);
  return read.ok ? [] : read.refusals.map(({ path }) => path);
}

describe('a file of scenarios', () => {
  it('names its game and holds one or more', () => {
    expect(readScenarioFile(file)).toEqual({
      ok: true,
      value: { ruleset: 'coins', scenarios: [{ id: 'a' }, { id: 'b' }] },
    });
  });

  it('may say something once for all of them, unless one says it differently', () => {
    const [mud, lava] = [{ mud: {} }, { lava: {} }];
    const scenarios = [{ id: 'a' }, { id: 'b', terrainTypes: lava }];
    expect(readScenarioFile({ ...file, terrainTypes: mud, scenarios })).toMatchObject({
      value: {
        scenarios: [
          { id: 'a', terrainTypes: mud },
          { id: 'b', terrainTypes: lava },
        ],
      },
    });
  });

  it('is refused with every place that is wrong', () => {
    expect(paths(null)).toEqual(['']);
    expect(paths([file])).toEqual(['']);
    expect(paths({})).toEqual(['/format', '/version', '/ruleset', '/scenarios']);
    expect(paths({ ...file, version: 2 })).toEqual(['/version']);
    expect(paths({ ...file, scenarios: [] })).toEqual(['/scenarios']);
    expect(paths({ ...file, senarios: [] })).toEqual(['/senarios']);
    expect(paths({ ...file, rule: 'for readers', axes: {} })).toEqual([]);
  });
});
