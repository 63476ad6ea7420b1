import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';
import { board } from './board.spec-support.ts';

const A = { id: 'a', x: 300, y: 300 } as const;
const B = { id: 'b', x: 500, y: 300, party: 1 } as const;

function seen(draft: Partial<SceneDraft> = {}) {
  const s = scene({ models: [A, B], ...draft });
  const report = board.sight(s, { figure: 'a' }, 'b');
  // What is drawn and what the rules say are the same.
  expect(report.visible).toBe(looking(s).table.sight(of(s, 'a'), of(s, 'b')).visible);
  return report;
}

describe('lines of sight', () => {
  it('FF-RNG-07 are clear over open ground, edge to edge', () => {
    const { visible, cover, distance, lines } = seen();
    expect([visible, cover, distance]).toEqual([true, false, 175]);
    expect(lines.every(({ state }) => state === 'clear')).toBe(true);
  });

  it('FF-RNG-07 end at a wall, which is named with where', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [400, 200, 6, 200] } }] as const;
    const { visible, lines } = seen({ terrain });
    expect(visible).toBe(false);
    expect(lines[0]).toMatchObject({ state: 'stopped', by: 'wall' });
    expect(lines[0]!.at!.x).toBeCloseTo(400, 0);
  });

  it('FF-RNG-18 some of them past cover', () => {
    const terrain = [{ id: 'f', type: 'low-wall', shape: { rect: [480, 200, 4, 200] } }] as const;
    const { visible, cover } = seen({ terrain });
    expect([visible, cover]).toEqual([true, true]);
  });

  it('FF-RNG-07 end at somebody who stands between', () => {
    const { visible, lines } = seen({ models: [A, B, { id: 'c', name: 'Carl', x: 400, y: 300, party: 1 }] });
    expect(visible).toBe(false);
    expect(lines.filter(({ state }) => state === 'stopped').map(({ by }) => by)).toEqual(['Carl']);
  });

  it('FF-SET-10 FF-RNG-19 end in the fog, and in woods', () => {
    const fog = seen({ clock: { weather: 'fog' } });
    expect(fog.lines).toMatchObject([{ state: 'stopped', by: 'the distance' }]);
    const wood = [{ id: 'w', type: 'wood', shape: { rect: [380, 200, 60, 200] } }] as const;
    expect(seen({ terrain: wood }).lines).toMatchObject([{ state: 'stopped', by: 'the woods' }]);
  });

  it('FF-RNG-07 from where one might stand, one is not in one’s own way', () => {
    const s = scene({ models: [{ ...A, x: 400 }, B] });
    expect(board.sight(s, { figure: 'a', at: { x: 300, y: 300, z: 0 } }, 'b').visible).toBe(true);
    expect(board.sight(s, { figure: 'a' }, 'b', { x: 500, y: 800, z: 0 }).distance).toBeGreaterThan(400);
  });

  it('FF-RNG-07 of a plain man anywhere', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [400, 200, 6, 200] } }] as const;
    const s = scene({ models: [A, B], terrain });
    const glimpse = board.glimpse(s, { figure: 'a' });
    expect(glimpse.whom).toBe('somebody on foot');
    expect(glimpse.at({ x: 350, y: 300, z: 0 })).toBe('clear');
    expect(glimpse.at({ x: 600, y: 300, z: 0 })).toBe('hidden');
  });
});
