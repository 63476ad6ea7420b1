import { diceFrom } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { positions } from './position.ts';
import type { PositionDraft } from './position-document.ts';
import { sightLine } from './rules/ground/sight-line.ts';
import bayonetPoint from './ruleset.ts';
import { edgeOf } from './scenario/story/edge.ts';
import { of, row, type SceneDraft, scene } from './scene.spec-support.ts';

const WALL = {
  id: 'wall',
  type: 'stone-wall',
  shape: {
    line: [
      [300, 200],
      [300, 400],
    ],
  },
} as const;
const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [300, 300, 90, 60] } } as const;

function laid(options: SceneDraft['options']) {
  return scene({
    terrain: [WALL, HOUSE],
    options: options ?? {},
    units: [
      { id: 'u', figures: [{ id: 'a', x: 280, y: 330 }] },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 420, y: 330 }] },
    ],
  });
}

const outline = (s: ReturnType<typeof laid>, id: string) =>
  s.terrain.pieces.find((piece) => piece.id === id)!.outline;

describe('a position', () => {
  it.each([
    [{ 'figure-scale': 'large' }, 3],
    [{ 'figure-scale': 'small' }, 2],
    [{ 'figure-scale': 'small', table: 'square' }, 2],
    [{ 'figure-scale': 'large', table: 'square' }, 3],
  ] as const)('BP-GEN-03, BP-SCN-06 has one measure for ground and figures: %j', (options, half) => {
    const s = laid(options);
    expect(outline(s, 'house')).toEqual([300, 300, 390, 300, 390, 360, 300, 360]);
    // A wall without a width is as thick as walls are in that scale.
    expect(outline(s, 'wall').filter((_, i) => i % 2 === 0)).toEqual([
      300 - half,
      300 + half,
      300 + half,
      300 - half,
    ]);
    // The house stands between the two who were laid out on either side of it.
    expect(sightLine(s, of(s, 'a'), of(s, 'b'))).toBe(false);
  });

  it('BP-SCN-06 ground that grows to the edge does so on the table of the match', () => {
    const wood = {
      id: 'wood',
      type: 'closed-wood',
      shape: { rect: [0, 700, 100, 100] },
      extendToEdge: true,
    } as const;
    const s = scene({
      terrain: [wood],
      options: { 'figure-scale': 'small' },
      units: [row('u', 1, 600, 300)],
    });
    expect(outline(s, 'wood')).toEqual([0, 700, 100, 700, 100, 800, 0, 800]);
  });

  it('BP-SCN-03, BP-SCN-13 has the roles, edges and numbers of its scenario', () => {
    const s = scene({
      scenario: 'delaying-action',
      roles: { attacker: 1 },
      edges: { 'road-in': 'west' },
      variables: { turns: 9 },
      units: [row('u', 4, 600, 300, true)],
    });
    expect(s.battle).toMatchObject({
      roles: { attacker: 1, defender: 0 },
      edges: { 'road-in': 'west' },
      variables: { turns: 9 },
    });
    expect(edgeOf(s, 'opposite:road-in')).toBe('east');
  });

  it('BP-SCN-13 the attacker leaves by the edge opposite to the one that was chosen', () => {
    const s = (edges: Record<string, 'west' | 'east'>) =>
      scene({
        scenario: 'delaying-action',
        edges,
        units: [row('u', 4, 1660, 300, true), { ...row('e', 4, 200, 1100), side: 1 }],
      });
    const through = (edge: 'west' | 'east') => {
      const { state, pending } = playToQuestion(bayonetPoint, {
        state: s({ 'road-in': edge }),
        dice: [1],
        answers: [
          ['pick', 'u'],
          ['order', 'move'],
          ['leaderAction', 'move'],
          ['move', [{ x: 1787.5, y: 300, z: 0 }]],
        ] as never,
      });
      return [of(state, 'u-1').standing, pending.kind];
    };
    expect(through('west')[0]).toBe('through');
    expect(through('east')[0]).toBe('table');
  });

  it.each<[Partial<PositionDraft>, string]>([
    [{ scenario: 'the-moon' }, 'position.scenario'],
    [{ roles: { umpire: 0 } }, 'position.roles'],
    [{ scenario: 'delaying-action', roles: { attacker: 1, defender: 1 } }, 'position.roles'],
    [{ edges: { 'road-in': 'west' } }, 'position.edges'],
    [{ variables: { mules: 3 } }, 'position.variables'],
    [{ contacts: [{ a: 'u-1', b: 'ghost' }] }, 'position.nobody'],
    [{ horses: [{ id: 'h', rider: 'ghost', side: 0, troops: 'infantry', x: 5, y: 5 }] }, 'position.nobody'],
  ])('BP-GEN-20 refuses what its scenario does not have, and whoever is not there: %j', (change, code) => {
    const figures = row('u', 1, 600, 300).figures.map((f) => ({ ...f }));
    const position = positions.schema.parse({ units: [{ id: 'u', side: 0, figures }], ...change });
    expect(positions.problems(position).map((problem) => problem.code)).toEqual([code]);
  });

  it('BP-GEN-20 is laid out without a word where all is well', () => {
    const position = positions.schema.parse({
      units: [{ id: 'u', side: 0, figures: [{ id: 'a', x: 100, y: 100 }] }],
    });
    expect(positions.problems(position)).toEqual([]);
    expect(positions.arrange(position, diceFrom({ script: [] })).figures).toHaveLength(1);
  });
});
