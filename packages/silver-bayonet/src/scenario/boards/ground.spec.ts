import { diceFrom, prepare } from '@vedette/engine';
import { tableProblems } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import { looking } from '../../hooks.ts';
import { ready } from '../../muster/ready.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { traceOf } from '../../rules/movement/path.ts';
import type { TerrainDocument } from '../../rules/setup/terrain.ts';
import silverBayonet from '../../ruleset.ts';
import { scenarios } from '../../scenarios/index.ts';
import { of, scene } from '../../scene.spec-support.ts';
import { begin } from '../../setup.ts';
import type { Scenario } from '../format/scenario.ts';
import { areaOf, boardOf, onBoard, onOneBoard, spotOn } from './board.ts';
import { groundOfScenario } from './ground.ts';
import { CELLAR, HOUSE, inHouse, STAIRS, TRAP_DOOR } from './house.spec-support.ts';

describe('boards on one table', () => {
  const s = inHouse([], { figures: [{ id: 'a', x: 3, y: CELLAR + 4 }] });

  it('SB-OPS-04 several boards lie far apart; one board is a table as ever', () => {
    expect(s.terrain).toMatchObject({ width: 20, depth: CELLAR + 20 });
    expect(s.terrain.areas).toEqual([
      { x: 0, y: 0, width: 20, depth: 20 },
      { x: 0, y: CELLAR, width: 20, depth: 20 },
    ]);
    const plain = scene({ figures: [{ id: 'a' }], scenario: {} });
    expect(plain.terrain.areas).toBeUndefined();
    expect([plain.terrain.width, plain.terrain.depth]).toEqual([36, 36]);
  });

  it('SB-OPS-02 each board counts from its own south-west corner', () => {
    expect(spotOn(s, 'hall', 3, 4)).toEqual({ x: 3, y: 4, z: 0 });
    expect(spotOn(s, 'cellar', 3, 4, 1.5)).toEqual({ x: 3, y: CELLAR + 4, z: 1.5 });
    expect(onBoard(s, of(s, 'a'))).toMatchObject({ x: 3, y: 4 });
    expect(onBoard(s, { x: 5.001, y: CELLAR + 6.008, z: 2 })).toEqual({ x: 5.001, y: 6.008, z: 2 });
  });

  it('SB-OPS-04 the first is meant where none is named', () => {
    expect(areaOf(s)).toEqual(areaOf(s, 'hall'));
    expect(spotOn(s, undefined, 1, 1)).toEqual({ x: 1, y: 1, z: 0 });
  });

  it('SB-OPS-04 a place tells its board', () => {
    expect(boardOf(s, { x: 19.9, y: 19.9, z: 0 })).toBe('hall');
    expect(boardOf(s, { x: 0.1, y: CELLAR, z: 0 })).toBe('cellar');
    expect(onOneBoard(s, { x: 1, y: 1, z: 0 }, { x: 19, y: 19, z: 0 })).toBe(true);
    expect(onOneBoard(s, { x: 1, y: 1, z: 0 }, { x: 1, y: CELLAR + 1, z: 0 })).toBe(false);
  });
});

describe('the ground of a scenario', () => {
  const barrel: TerrainDocument = { id: 'barrel', type: 'barrel', shape: { rect: [5, 6.1, 2, 1] } };

  function ground(more: Partial<Scenario>) {
    return groundOfScenario({ ...HOUSE, ...more } as Scenario);
  }

  it('SB-OPS-05 a piece lies on its own board, railings and ramps with it', () => {
    const edges = [
      [
        [5, 6.1],
        [7, 6.1],
      ],
    ] as never;
    const { pieces } = ground({
      terrain: [barrel, { ...barrel, id: 'below', board: 'cellar', guarded: edges, ramps: edges }],
    });
    expect(pieces[0]!.outline).toEqual([5, 6.1, 7, 6.1, 7, 7.1, 5, 7.1]);
    expect(pieces[1]!.outline.slice(0, 4)).toEqual([5, 126.1, 7, 126.1]);
    expect(pieces[1]).toMatchObject({ guarded: [[5, 126.1, 7, 126.1]], ramps: [[5, 126.1, 7, 126.1]] });
  });

  it('SB-OPS-06 SB-SCN-GEN-04 a piece is what its type is, unless it says otherwise', () => {
    const shape = { rect: [1, 1, 2, 2] as [number, number, number, number] };
    const { pieces } = ground({
      terrain: [...TERRAIN_TYPES.map(({ id }) => ({ id, type: id, shape })), { ...barrel, height: 2 }],
    });
    const wood = pieces.find(({ id }) => id === 'wood');
    const thicket = pieces.find(({ id }) => id === 'thicket');
    expect(wood).toMatchObject({ ground: 'open', sight: 'obscuring', solid: false });
    expect(thicket).toMatchObject({ ground: 'difficult', sight: 'obscuring' });
    for (const id of ['rock', 'wagon', 'crate', 'low-wall', 'house'])
      expect(pieces.find((piece) => piece.id === id)).toMatchObject({ solid: true, climbable: true });
    expect(pieces.find(({ id }) => id === 'hill')?.surface).toBe('slope');
    for (const id of ['bog', 'mud', 'water'])
      expect(pieces.find((piece) => piece.id === id)?.ground).toBe('difficult');
    for (const id of ['floor', 'boat', 'wagon'])
      expect(pieces.find((piece) => piece.id === id)?.flags).toContain('structure');
    expect(pieces.at(-1)).toMatchObject({ id: 'barrel', top: 2 });
  });

  it('SB-OPS-05 ground is open to the monsters that ignore it, and to nobody else', () => {
    const terrain = [
      { id: 'river', type: 'water', shape: { rect: [0, 10, 36, 6] }, ignoredBy: ['troll'] },
    ] as const;
    const s = scene({
      terrain: terrain as never,
      figures: [
        { id: 'troll', side: null, type: 'troll', x: 10, y: 8 },
        { id: 'ghoul', side: null, type: 'ghoul', x: 20, y: 8 },
        { id: 'man', x: 30, y: 8 },
      ],
    });
    const cost = (id: string) => {
      const figure = of(s, id);
      return traceOf(looking(s), figure, [{ x: figure.x, y: 12, z: 0 }]).cost;
    };
    expect(cost('troll')).toBeCloseTo(4, 9);
    expect(cost('ghoul')).toBeCloseTo(6, 9);
    expect(cost('man')).toBeCloseTo(6, 9);
    // A kind that no piece names moves as all others do, and shares their search for ways.
    expect(gaitOf(looking(s), of(s, 'ghoul')).ignores).toBe(gaitOf(looking(s), of(s, 'man')).ignores);
  });

  it('SB-OPS-09 links join places of two boards, or of one', () => {
    const { links } = ground({ links: [TRAP_DOOR, STAIRS] });
    const y = CELLAR + 9;
    expect(links[0]).toMatchObject({ id: 'trap-door', auto: true, cost: 0 });
    expect(links[0]!.ends[1].opening).toEqual({ polygon: [9, y, 11, y, 11, y + 2, 9, y + 2] });
    expect(links[1]).toMatchObject({
      cost: 4,
      ends: [
        { x: 4, y: 10, z: 0, within: 0.5 },
        { x: 4, y: CELLAR + 10, z: 0, within: 0.5 },
      ],
    });
    expect(links[1]!.auto).toBeUndefined();
  });
});

describe('the printed scenarios', () => {
  it.each(scenarios.list.map((scenario) => [scenario.id, scenario] as const))(
    'SB-OPS-04 SB-SCN-GEN-03 %s has sound ground',
    (_, scenario) => {
      const problems = tableProblems(groundOfScenario(scenario));
      expect(problems).toEqual([]);
    },
  );

  it('SB-OPS-04 markers, guns and monsters are set up on their own boards', () => {
    const ship = scenarios.list.find(({ boards }) => boards.length === 2)!;
    const [unit] = ready;
    const setup = prepare(silverBayonet, { scenario: ship, seats: [{ unit }, { unit }], options: {} });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const s = begin(setup.value, diceFrom({ seed: 'ship' }));
    expect(new Set(s.clues.map((clue) => boardOf(s, clue)))).toEqual(new Set(['deck', 'hold']));
    const red = s.clues.find(({ id }) => id === 'red-1')!;
    expect(onBoard(s, red)).toEqual({ x: 17.83, y: 10.33, z: 0 });
    expect(s.emplacements.map((gun) => boardOf(s, gun))).toEqual(['deck', 'deck']);
  });
});
