import { describe, expect, it } from 'vitest';
import { row, scene } from '../scene.spec-support.ts';
import { asking } from './board.spec-support.ts';
import { routeTo } from './route.ts';
import { glimpse, sight } from './sight.ts';
import { walks } from './walks.ts';
import { way } from './way.ts';

const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [500, 400, 60, 400] } } as const;
const at = (x: number, y: number) => ({ x, y, z: 0 });

function table() {
  const enemy = { ...row('b', 1, 800, 600), side: 1 } as const;
  return scene({ units: [row('a', 2, 400, 600), enemy], terrain: [HOUSE] });
}

function told(figure: string, x: number, y: number, how = 'move') {
  return { type: 'moved', rule: 'BP-MOV-01', figure, how, x, y, gait: 'halt' } as never;
}

describe('the ways that were gone', () => {
  it('BP-MOV-01 are those that were drawn, up to where they ended', () => {
    const s = table();
    const { x, y } = s.figures[0]!;
    const points = [at(x, y), at(x - 50, y), at(x - 50, y - 80)];
    expect(walks(s, [told('a-1', x - 50, y - 40)], { figure: 'a-1', points })).toEqual([
      { figure: 'a-1', points: [at(x, y), at(x - 50, y), at(x - 50, y - 40)] },
    ]);
  });

  it('BP-MOV-01 go round a house, and straight where a man is pushed', () => {
    const s = table();
    const { x, y } = s.figures[0]!;
    const [round] = walks(s, [told('a-1', 700, y)], null);
    expect(round!.points.length).toBeGreaterThan(2);
    expect(round!.points.at(-1)).toEqual(at(700, y));
    const [pushed] = walks(s, [told('a-1', x - 60, y, 'driven-back')], null);
    expect(pushed!.points).toEqual([at(x, y), at(x - 60, y)]);
  });

  it('BP-SCN-04 nobody walks who was not on the table', () => {
    const s = table();
    s.figures[0]!.standing = 'waiting';
    expect(walks(s, [told('a-1', 100, 100, 'move')], null)).toEqual([]);
  });
});

describe('a way to what is behind a house', () => {
  it('BP-MOV-01 goes round it as far as the move goes', () => {
    const s = scene({ units: [row('a', 1, 470, 720)], terrain: [HOUSE] });
    const question = asking(s, 'move', { figure: 'a-1', gait: 'halt', moves: 1 });
    const path = routeTo(question, at(600, 720))!;
    expect(way(question, path).problem).toBeNull();
    expect(path.at(-1)!.y).toBeGreaterThan(780);
  });
});

describe('the ground that is seen', () => {
  it('BP-GEN-18 is hidden behind a house, and tells of a place what a man there would', () => {
    const s = table();
    const seen = glimpse(s, { figure: 'a-1' });
    expect(seen.at(at(800, 600))).toBe('hidden');
    expect(seen.at(at(200, 600))).toBe('clear');
    expect(sight(s, { figure: 'a-1' }, 'b-1').visible).toBe(false);
    expect(glimpse(s, { figure: 'a-1', at: at(600, 900) }).at(at(800, 600))).toBe('clear');
  });
});
