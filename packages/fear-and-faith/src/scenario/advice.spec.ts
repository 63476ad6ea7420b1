import { describe, expect, it } from 'vitest';
import { openFight } from '../scenarios/documents.ts';
import { scenarios } from '../scenarios/index.ts';
import type { Scenario } from './format/scenario.ts';

type Terrain = NonNullable<Scenario['terrain']>;

function advised(terrain: Terrain): readonly string[] {
  const scenario = { ...openFight, terrain };
  expect(scenarios.problems(scenario)).toEqual([]);
  return scenarios.advice!(scenario).map(({ code }) => code);
}

const across = (type: 'fence' | 'marsh' | 'wall', from = 0, to = 900): Terrain[number] => ({
  id: `${type}-${from}`,
  type,
  shape: { rect: [from, 440, to - from, 10] },
});

describe('ground that shuts somebody off', () => {
  it('FF-SET-03 open ground is as it should be', () => {
    expect(advised([])).toEqual([]);
    expect(advised([across('wall', 100, 800)])).toEqual([]);
  });

  it('FF-SET-03 a fence or wall from edge to edge keeps the Mindless away', () => {
    expect(advised([across('fence')])).toEqual(['advice.mindless-shut-off']);
    expect(advised([across('wall')])).toEqual(['advice.mindless-shut-off']);
  });

  it('FF-SET-03 a gap as wide as a base is enough', () => {
    expect(advised([across('fence', 0, 440), across('fence', 470, 900)])).toEqual([]);
  });

  it('FF-SET-03 a marsh from edge to edge holds up those who move Short', () => {
    expect(advised([across('marsh')])).toEqual(['advice.short-move-shut-off']);
  });
});
