import { describe, expect, it } from 'vitest';
import { row, scene } from '../scene.spec-support.ts';
import { asking } from './board.spec-support.ts';
import { prospects } from './prospects.ts';
import { sight } from './sight.ts';

const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [500, 550, 100, 100] } } as const;
const HEDGE = {
  id: 'hedge',
  type: 'hedge',
  shape: {
    line: [
      [780, 500],
      [780, 700],
    ],
  },
} as const;
const WOOD = { id: 'wood', type: 'closed-wood', shape: { rect: [500, 400, 300, 400] } } as const;

function facing(terrain: Parameters<typeof scene>[0]['terrain'], options = {}) {
  const enemy = { ...row('b', 1, 800, 600), side: 1 } as const;
  return scene({ units: [row('a', 1, 400, 600), enemy], ...(terrain ? { terrain } : {}), options });
}

describe('who sees whom', () => {
  it('BP-GEN-18 sees over open ground', () => {
    const report = sight(facing([]), { figure: 'a-1' }, 'b-1');
    expect(report).toMatchObject({ visible: true, cover: false, distance: 375 });
    expect(report.lines).toEqual([{ end: { x: 800, y: 600, z: 0 }, state: 'clear', by: null, at: null }]);
  });

  it('BP-GEN-18 is stopped by a house, and says where; not from beside it', () => {
    const s = facing([HOUSE]);
    expect(sight(s, { figure: 'a-1' }, 'b-1').lines).toEqual([
      { end: { x: 800, y: 600, z: 0 }, state: 'stopped', by: 'stone building', at: { x: 500, y: 600, z: 0 } },
    ]);
    expect(sight(s, { figure: 'a-1', at: { x: 400, y: 900, z: 0 } }, 'b-1').visible).toBe(true);
    expect(sight(s, { figure: 'b-1' }, 'a-1', { x: 400, y: 900, z: 0 }).visible).toBe(true);
  });

  it('BP-GEN-17 is veiled by a hedge he stands behind', () => {
    const { visible, cover, lines } = sight(facing([HEDGE]), { figure: 'a-1' }, 'b-1');
    expect([visible, cover]).toEqual([true, true]);
    expect(lines[0]).toMatchObject({ state: 'obscured', by: 'soft cover' });
  });

  it('BP-VIS-10 loses him so far into a wood', () => {
    const { lines } = sight(facing([WOOD]), { figure: 'a-1' }, 'b-1');
    expect(lines[0]).toMatchObject({ state: 'stopped', by: 'closed wood', at: { x: 575, y: 600, z: 0 } });
  });

  it('BP-VIS-06 loses him in fog beyond its limit', () => {
    const s = facing([], { weather: 'fog' });
    expect(sight(s, { figure: 'a-1' }, 'b-1').visible).toBe(true);
    const { lines } = sight(s, { figure: 'a-1', at: { x: 200, y: 600, z: 0 } }, 'b-1');
    expect(lines[0]).toMatchObject({ state: 'stopped', by: 'fog' });
  });
});

describe('what a shot promises', () => {
  const shot = (s: ReturnType<typeof scene>, from: { x: number; y: number; z: number } | null = null) =>
    prospects(asking(s, 'order', { unit: 'a', options: ['fire', 'hold'] }), 'b-1', from);

  it('BP-SHT-05 counts the range, BP-HIT-02 what a hit does', () => {
    const [found] = shot(facing([]));
    expect(found).toMatchObject({ chance: 0.4, needed: 4, reasons: [{ words: 'short', value: -1 }] });
    expect(found!.out).toBeCloseTo(0.08);
    expect(found!.harm).toEqual([{ points: 1, chance: expect.closeTo(0.08) }]);
  });

  it('BP-SHT-06 counts cover, and BP-HIT-14 a wound he has', () => {
    const s = facing([HEDGE]);
    s.figures[1]!.wounds = 1;
    const [found] = shot(s);
    expect(found).toMatchObject({ chance: 0.2, needed: 2, harm: [] });
    expect(found!.out).toBeCloseTo(0.08);
  });

  it('BP-SHT-04 and BP-GEN-18 say why it cannot be', () => {
    expect(shot(facing([HOUSE]))[0]!.problem).toMatchObject({ code: 'shot.line' });
    expect(shot(facing([]), { x: 20, y: 600, z: 0 })[0]!.problem).toMatchObject({ code: 'shot.range' });
  });

  it('BP-CAV-13 shares the hits on a rider with his horse', () => {
    const rider = { ...row('b', 1, 807.5, 600), side: 1, troops: 'heavy-cavalry' } as const;
    const [found] = shot(scene({ units: [row('a', 1, 400, 600), rider] }));
    // Killed, 2 in 10: the rider 4 in 10; else the horse, he is thrown 4 in 10, and 2 in 10 of that is the end.
    expect(found!.out).toBeCloseTo(0.4 * 0.2 * (0.4 + 0.6 * 0.4 * 0.2));
  });

  it('BP-SHT-01 has nothing for friends', () => {
    const s = facing([]);
    expect(prospects(asking(s, 'order', { unit: 'a', options: ['hold'] }), 'a-1', null)).toEqual([]);
  });
});
