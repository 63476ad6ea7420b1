import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClassId } from '../../data/classes.ts';
import { of, type SceneDraft, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import { threshold } from '../test/test.ts';
import { sees, visionModifiers } from './seen.ts';

interface Case {
  readonly apart: number;
  readonly of?: ClassId;
  readonly moved?: boolean;
  readonly fired?: boolean;
  readonly wood?: boolean;
  readonly weather?: string;
}

function field(
  { apart, of: own = 'average', moved = false, fired = false, wood = false, weather = 'clear' }: Case,
  draft: Partial<SceneDraft> = {},
) {
  const x = 100 + 25 + apart;
  return scene({
    terrain: wood ? [{ id: 'wood', type: 'open-wood', shape: { rect: [x - 50, 500, 100, 200] } }] : [],
    options: { weather },
    ...draft,
    units: [
      { id: 'u', class: own, figures: [{ id: 'a', x: 100, y: 600 }] },
      { id: 'e', side: 1, moved, fired, figures: [{ id: 'b', x, y: 600 }] },
    ],
  });
}

function t(wish: Case, rating: number): number {
  const s = field(wish);
  const pair = { observer: of(s, 'a'), target: of(s, 'b'), apart: wish.apart };
  return threshold({ test: 'vision', rating, modifiers: visionModifiers(s, pair, unitIn(s, 'e')) });
}

function looks(wish: Case, dice: readonly number[], draft: Partial<SceneDraft> = {}): boolean {
  let seen = false;
  const run = stepping((cx) => {
    seen = sees(cx, unitIn(cx.s, 'u'), unitIn(cx.s, 'e'));
  });
  play(run, { state: field(wish, draft), dice });
  return seen;
}

describe('vision', () => {
  it('BP-VIS-14 a Master, over 1000 away, target fired: 8 - 4 + 3', () => {
    expect(t({ apart: 1100, fired: true }, 8)).toBe(7);
  });

  it.each<[string, Case, number, number]>([
    ['Raw, idle, open, over 500', { apart: 600 }, 4, 2],
    ['the same in cover', { apart: 600, wood: true }, 4, -1],
    ['the same in cover, having moved', { apart: 600, wood: true, moved: true }, 4, 1],
    ['Average in fog, target fired', { apart: 400, fired: true, weather: 'fog' }, 6, 5],
    ['moved and fired', { apart: 400, moved: true, fired: true }, 6, 11],
  ])('BP-VIS-04, BP-VIS-14 %s', (_, wish, rating, expected) => {
    expect(t(wish, rating)).toBe(expected);
  });

  it('BP-VIS-05 only the farthest step counts, each beyond its distance', () => {
    const steps = [500, 501, 750, 751, 1000, 1001].map((apart) => t({ apart }, 8));
    expect(steps).toEqual([8, 6, 6, 5, 5, 4]);
  });

  it('BP-VIS-03 within 125 in the open no die is needed; beyond it, or in cover, it is', () => {
    expect(looks({ apart: 125 }, [])).toBe(true);
    expect(looks({ apart: 126 }, [6])).toBe(true);
    expect(looks({ apart: 126 }, [7])).toBe(false);
    expect(looks({ apart: 100, wood: true }, [4])).toBe(false);
  });

  it('BP-VIS-06 in fog nobody sees beyond 500', () => {
    expect(looks({ apart: 500, weather: 'fog' }, [2])).toBe(true);
    expect(looks({ apart: 501, weather: 'fog' }, [])).toBe(false);
  });

  it('BP-VIS-06 fog-automatic-sight reduced: 75', () => {
    const reduced = { options: { weather: 'fog', 'fog-automatic-sight': 'reduced' } };
    expect(looks({ apart: 75 }, [], reduced)).toBe(true);
    expect(looks({ apart: 100 }, [3], reduced)).toBe(false);
  });

  it('BP-VIS-12 one test a turn: what was not seen stays so', () => {
    const state = field({ apart: 300 });
    const run = stepping((cx) => {
      expect(sees(cx, unitIn(cx.s, 'u'), unitIn(cx.s, 'e'))).toBe(false);
      expect(sees(cx, unitIn(cx.s, 'u'), unitIn(cx.s, 'e'))).toBe(false);
    });
    play(run, { state, dice: [7] });
  });

  it('BP-GEN-18 a building blocks, a hill blocks those below it, a wood does not', () => {
    const between = (type: string) => ({
      terrain: [{ id: 'x', type, shape: { rect: [250, 500, 60, 200] } }] as never,
    });
    expect(looks({ apart: 300 }, [], between('stone-building'))).toBe(false);
    expect(looks({ apart: 300 }, [], between('hill'))).toBe(false);
    expect(looks({ apart: 300 }, [6], between('open-wood'))).toBe(true);
    expect(looks({ apart: 300 }, [6], between('hedge'))).toBe(true);
  });

  it.each([
    [75, true],
    [76, false],
  ])('BP-VIS-10 %d of closed wood on the way: %s', (depth, seen) => {
    const terrain = [{ id: 'x', type: 'closed-wood', shape: { rect: [250, 500, depth, 200] } }] as never;
    expect(looks({ apart: 300 }, seen ? [6] : [], { terrain })).toBe(seen);
  });
});
