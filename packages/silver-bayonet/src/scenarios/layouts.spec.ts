import { prepare } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { TERRAIN_TYPES, terrainType } from '../data/terrain.ts';
import { looking } from '../hooks.ts';
import { ready } from '../muster/ready.ts';
import { traceOf } from '../rules/movement/path.ts';
import { sees } from '../rules/shooting/sight.ts';
import silverBayonet from '../ruleset.ts';
import { symmetryAdvice } from '../scenario/advice/symmetry.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { of, scene } from '../scene.spec-support.ts';
import { scenarios } from './index.ts';
import { documentOf } from './scenario.spec-support.ts';

const printed = scenarios.list.filter(({ number }) => number !== undefined);
const competitive = printed.filter(({ mode }) => mode === 'competitive');

/** Things on the table besides those that the scenario's text asks for. */
function pieces({ terrain = [] }: Scenario): number {
  const free = terrain.filter(({ fixed }) => fixed !== true);
  return new Set(free.map(({ id, group }) => group ?? id)).size;
}

function codes(scenario: unknown): readonly string[] {
  const seats = ready.slice(0, 2).map((unit) => ({ unit }));
  const match = prepare(silverBayonet, { scenario, seats });
  return match.ok ? [] : match.refusals.map(({ code }) => code);
}

describe('SB-SCN-GEN-03 layouts', () => {
  it.each(competitive.map((scenario) => [scenario.name, scenario] as const))(
    'SB-SCN-GEN-03.R1 %s favours neither side',
    (_, scenario) => {
      expect(scenario.symmetry).toBeDefined();
      expect(symmetryAdvice(scenario)).toEqual([]);
    },
  );

  it('SB-SCN-GEN-03.R2 well covered: 10 to 17 pieces besides what the text asks for', () => {
    const large = printed.filter(({ boards }) => boards.length === 1 && boards[0]!.width === 36);
    expect(large).toHaveLength(9);
    for (const scenario of large) {
      expect(pieces(scenario)).toBeGreaterThanOrEqual(10);
      expect(pieces(scenario)).toBeLessThanOrEqual(17);
    }
  });

  it('SB-SCN-GEN-03 players may use other ground, as long as it can be played on', () => {
    const scenario = documentOf('the-investigation');
    const hill = { id: 'knoll', type: 'hill', shape: { rect: [8, 4, 4, 4] } };
    expect(codes({ ...scenario, symmetry: undefined, terrain: [hill] })).toEqual([]);
    const over = { ...hill, id: 'second', shape: { rect: [10, 5, 4, 4] } };
    expect(codes({ ...scenario, terrain: [hill, over] })).not.toEqual([]);
    expect(codes({ ...scenario, terrain: [{ ...hill, shape: { rect: [34, 4, 4, 4] } }] })).not.toEqual([]);
  });
});

describe('SB-SCN-GEN-04 terrain types', () => {
  it('SB-SCN-GEN-04 every piece of every layout is of a known type', () => {
    const known = TERRAIN_TYPES.map(({ id }) => id);
    for (const { terrain = [] } of scenarios.list) {
      for (const { type } of terrain) expect(known).toContain(type);
    }
  });

  /** What 4" cost into a piece of this type, and whether one has to climb. */
  const into = (type: string) => {
    const s = scene({
      terrain: [{ id: 'piece', type, shape: { rect: [10, 10, 8, 8] } }],
      figures: [{ id: 'a', x: 8, y: 14, gear: [] }],
    });
    const { top, height } = terrainType(type);
    const z = top === 'stand' || top === 'slope' ? height : 0;
    const { cost, stretches, refused } = traceOf(looking(s), of(s, 'a'), [{ x: 12, y: 14, z }]);
    if (refused !== null) return refused.code;
    return stretches.some(({ kind }) => kind === 'climb') ? 'climb' : cost;
  };

  it('SB-SCN-GEN-04.R1 woods and hills do not slow; thickets, undergrowth, bog, mud and water do', () => {
    expect(['wood', 'hill', 'floor', 'ford'].map(into)).toEqual([4, 4, 4, 4]);
    expect(['thicket', 'undergrowth', 'rubble', 'bog', 'mud', 'water'].map(into)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('SB-SCN-GEN-04.R1 rocks, wagons, crates and houses are climbed; nobody walks through walls and trunks', () => {
    expect(['rock', 'wagon', 'crate', 'house'].map(into)).toEqual(['climb', 'climb', 'climb', 'climb']);
    for (const type of ['tree', 'high-wall', 'low-wall', 'ruin-wall']) {
      expect(terrainType(type)).toMatchObject({ solid: true, top: 'none', sight: 'solid' });
    }
  });

  it('SB-SCN-GEN-04.R1 a wood obscures, its trunks block', () => {
    const through = (type: string) => {
      const s = scene({
        terrain: [{ id: 'piece', type, shape: { rect: [12, 10, 2, 8] } }],
        figures: [
          { id: 'a', x: 8, y: 14 },
          { id: 'b', side: 1, x: 18, y: 14 },
        ],
      });
      const { visible, cover } = sees(looking(s), of(s, 'a'), of(s, 'b'));
      return visible ? (cover ? 'cover' : 'clear') : 'hidden';
    };
    expect(['wood', 'thicket', 'hedge'].map(through)).toEqual(['cover', 'cover', 'cover']);
    expect(['tree', 'house', 'mud', 'bog'].map(through)).toEqual(['hidden', 'hidden', 'clear', 'clear']);
  });

  it('SB-SCN-GEN-04.R1 floors of buildings, boats and wagons are structures; grounds are not', () => {
    expect(
      TERRAIN_TYPES.filter(({ structure }) => structure)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['boat', 'floor', 'house', 'platform', 'wagon']);
  });
});
