import { describe, expect, it } from 'vitest';
import { row, scene } from '../scene.spec-support.ts';
import { asking } from './board.spec-support.ts';
import { groundFor } from './ground.ts';
import { routeTo } from './route.ts';
import { way } from './way.ts';

const WOOD = { id: 'wood', type: 'closed-wood', shape: { rect: [500, 400, 300, 400] } } as const;
const STROLL = { gait: 'halt', moves: 1 } as const;

/** How far the ground goes from a point to the east, south, west and north. */
function extent(outlines: readonly (readonly number[])[], x: number, y: number) {
  const flat = outlines.flat();
  const xs = flat.filter((_, i) => i % 2 === 0);
  const ys = flat.filter((_, i) => i % 2 === 1);
  return [Math.max(...xs) - x, Math.max(...ys) - y, x - Math.min(...xs), y - Math.min(...ys)].map(Math.round);
}

function moveOf(terrain: readonly (typeof WOOD)[], x: number) {
  const s = scene({ units: [row('a', 1, x, 600)], terrain });
  return asking(s, 'move', { figure: 'a-1', ...STROLL });
}

describe('the ground in reach', () => {
  it('BP-MOV-02 is a full move all round in the open', () => {
    const { figure, outlines } = groundFor(moveOf([], 900))!;
    expect(figure).toBe('a-1');
    expect(outlines).toHaveLength(1);
    for (const far of extent(outlines, 900, 600)) expect(Math.abs(far - 150)).toBeLessThanOrEqual(1);
  });

  it('BP-MOV-03 is half of it for half a move', () => {
    const s = scene({ units: [row('a', 1, 900, 600)] });
    const { outlines } = groundFor(asking(s, 'move', { figure: 'a-1', gait: 'halt', moves: 0.5 }))!;
    for (const far of extent(outlines, 900, 600)) expect(Math.abs(far - 75)).toBeLessThanOrEqual(1);
  });

  it('BP-MOV-04 ends sooner in a wood, and not in the open beside it', () => {
    const [east, , west] = extent(groundFor(moveOf([WOOD], 460))!.outlines, 460, 600);
    expect(Math.abs(east! - 75)).toBeLessThanOrEqual(1);
    expect(Math.abs(west! - 150)).toBeLessThanOrEqual(1);
  });

  it('BP-MOV-04 goes up to a wood that the lesser rate does not reach', () => {
    const [east] = extent(groundFor(moveOf([WOOD], 400))!.outlines, 400, 600);
    expect(east).toBeGreaterThan(90);
    // A step of the survey at most beyond its edge.
    expect(east).toBeLessThan(110);
  });

  it('BP-UNIT-04 ends where a man would lose his leader', () => {
    const s = scene({ units: [row('a', 2, 600, 600, true)] });
    s.figures[1]!.x = 600 + 25 + 240;
    const { outlines } = groundFor(asking(s, 'move', { figure: 'a-2', ...STROLL }))!;
    expect(extent(outlines, 865, 600)[0]).toBeLessThanOrEqual(15);
  });

  it('BP-SCN-07 is the zone for a unit that forms up, one inside another left out', () => {
    const s = scene({ units: [row('a', 2, 0, 0)], step: 'deployment' });
    const inner = { rect: [100, 100, 200, 200] } as const;
    const outer = { rect: [0, 50, 300, 250] } as const;
    const question = { unit: 'a', areas: [inner, outer], apart: 0, places: null, shapes: ['line'] };
    expect(groundFor(asking(s, 'deploy', question))).toEqual({
      figure: 'a-1',
      outlines: [[0, 50, 300, 50, 300, 250, 0, 250]],
    });
  });

  it('BP-SEQ-05 is that of the leader for a march, BP-SCN-04 a strip behind the edge before it came on', () => {
    const march = { unit: 'a', reach: 150, shapes: ['line'] };
    const on = scene({ units: [row('a', 3, 900, 600, true)] });
    const led = groundFor(asking(on, 'march', march))!;
    expect(led.figure).toBe('a-1');
    expect(extent(led.outlines, 900, 600)).toEqual([150, 150, 150, 150]);
    const unit = row('a', 1, 0, 0);
    const waiting = {
      ...unit,
      enters: true,
      home: { edge: 'west', from: 450, to: 750 } as const,
      figures: unit.figures.map((f) => ({ ...f, standing: 'waiting' as const })),
    };
    const off = scene({ units: [waiting] });
    expect(groundFor(asking(off, 'march', march))!.outlines).toEqual([[0, 450, 150, 450, 150, 750, 0, 750]]);
  });

  it('BP-INI-02 is nothing for a question about no place', () => {
    const s = scene({ units: [row('a', 1, 0, 0)] });
    expect(groundFor(asking(s, 'pick', { options: ['a'] }))).toBeNull();
  });
});

describe('a way that is being drawn', () => {
  it('BP-MOV-01 costs its length, and is refused beyond the rate', () => {
    const asked = moveOf([], 900);
    expect(way(asked, [{ x: 1000, y: 600, z: 0 }])).toMatchObject({ problem: null, cost: 100, budget: 150 });
    expect(way(asked, [{ x: 1051, y: 600, z: 0 }]).problem).toMatchObject({ code: 'move.too-far' });
  });

  it('BP-MOV-04 is shorter through a wood, and says where that begins', () => {
    const { budget, stops } = way(moveOf([WOOD], 460), [{ x: 530, y: 600, z: 0 }]);
    expect(budget).toBe(75);
    expect(stops).toEqual([
      { x: 500, y: 600, z: 0, kind: 'halt', words: expect.any(String), rule: 'BP-MOV-04' },
    ]);
  });

  it('BP-MOV-01 leads to a place, or as near as the move goes', () => {
    const asked = moveOf([WOOD], 460);
    expect(routeTo(asked, { x: 400, y: 600, z: 0 })).toEqual([{ x: 400, y: 600, z: 0 }]);
    const path = routeTo(asked, { x: 700, y: 600, z: 0 })!;
    expect(path).toEqual([{ x: 535, y: 600, z: 0 }]);
    expect(way(asked, path).problem).toBeNull();
  });

  it('BP-SCN-11 takes the places where a side appears as they are named', () => {
    const asked = asking(scene({ units: [row('a', 1, 0, 0)] }), 'appear', { most: 2 });
    const path = routeTo(asked, { x: 70, y: 80, z: 0 })!;
    expect(way(asked, path)).toMatchObject({
      problem: null,
      cost: 1,
      budget: 2,
      points: [{ x: 70, y: 80, z: 0 }],
    });
    expect(way(asked, [...path, ...path, ...path]).problem).toMatchObject({ code: 'appear.number' });
  });
});
