import { simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { begins } from '../activation/activation.ts';
import { SPELLBOUND } from '../activation/may-attack.ts';
import { distanceBetween } from '../measuring.ts';
import { goFor } from '../monsters/move.ts';
import { couldStop } from './could-stop.ts';

type Rect = [x: number, y: number, width: number, depth: number];
type Terrain = NonNullable<SceneDraft['terrain']>;

/** One Move at the man, and no blows: whoever is spellbound stops 1.001" short. */
const goes = stepping((cx) => {
  cx.s.activation = begins(of(cx.s, 'monster'));
  goFor(cx, of(cx.s, 'monster'), of(cx.s, 'man'));
  cx.s.activation = null;
});

const wall = (id: string, rect: Rect, more: Partial<Terrain[number]> = {}): Terrain[number] => ({
  id,
  type: 'high-wall',
  climbable: false,
  shape: { rect },
  ...more,
});

/** A lane from west to east at y = 18, between walls so thick. */
const lane = (from: number, length: number, width = 0.8, thick = 0.5): Terrain => [
  wall('north', [from, 18 + width / 2, length, thick]),
  wall('south', [from, 18 - width / 2 - thick, length, thick]),
];
/** The same right across the table: there is no other way. */
const pass = (from: number, length: number, width = 0.8): Terrain =>
  lane(from, length, width, 18 - width / 2);

/** Between two places before and behind a lane 0.8" wide where a base of 25 mm can stop. */
const BESIDES = 0.573;

interface Walk {
  readonly arrives: boolean;
  /** Where it stands after each of its Moves. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly state: SilverBayonetState;
}

/** Moves until it is there or does not move any more. */
function walk(
  terrain: Terrain,
  monster: Partial<SceneFigure> = {},
  man: Partial<SceneFigure> = {},
  options: SceneDraft['options'] = {},
): Walk {
  const state = scene({
    terrain,
    options,
    figures: [
      { id: 'monster', side: null, type: 'ghoul', x: 4, y: 18, ...monster },
      { id: 'man', x: 32, y: 18, fatigue: 2, ...man },
    ],
  });
  const [walker, goal] = [of(state, 'monster'), of(state, 'man')];
  walker.marks[SPELLBOUND] = 1;
  const places: { x: number; y: number }[] = [];
  const isThere = () => distanceBetween(walker, goal) <= 1.01;
  while (!isThere() && places.length < 40) {
    const { x, y, z } = walker;
    simulate(goes, state, () => expect.fail('nobody is asked'), { steps: 1 });
    if (walker.x === x && walker.y === y && walker.z === z) break;
    expect(couldStop(looking(state), walker, walker)).toBe(true);
    places.push({ x: walker.x, y: walker.y });
  }
  return { arrives: isThere(), places, state };
}

/** How far it strays from the line between the two. */
const strays = ({ places }: Walk) => Math.max(...places.map(({ y }) => Math.abs(y - 18)));

describe('a lane in which nobody can stop', () => {
  it.each([
    ['ghoul', 12],
    ['ghoul', 7],
    ['troll', 12],
  ])('SB-MONA-06 SB-MOV-02.R2 a %s goes round one of %i" that takes more than a Move', (type, length) => {
    const went = walk(lane(12, length, type === 'troll' ? 1.8 : 0.8), { type });
    expect(went.arrives).toBe(true);
    expect(strays(went)).toBeGreaterThan(1);
  });

  it('SB-MONA-06 SB-MOV-02.R2 goes round however far that is, and every Move brings it nearer', () => {
    const went = walk(lane(12, 12, 0.8, 10));
    expect(went.arrives).toBe(true);
    expect(strays(went)).toBeGreaterThan(10);
    expect(went.places.length).toBeLessThan(10);
  });

  it('SB-MONA-06 SB-MOV-02.R2 one that a Move pays for is passed, from the place before it to the place behind', () => {
    const went = walk(lane(12, 5.3, 0.8, 10), { stats: { speed: 6 } });
    expect(went.arrives).toBe(true);
    expect(strays(went)).toBeLessThan(0.1);
    const longer = walk(lane(12, 5.5, 0.8, 10), { stats: { speed: 6 } });
    expect(longer.arrives).toBe(true);
    expect(strays(longer)).toBeGreaterThan(1);
    const faster = walk(lane(12, 5.5, 0.8, 10), { stats: { speed: 7 } });
    expect(strays(faster)).toBeLessThan(0.1);
  });

  it('SB-MONA-06 SB-MOV-02.R2 whoever stands right before it needs all of his Speed, and no more', () => {
    const before = 12 - BESIDES / 2 - 0.001;
    const at = (length: number) => walk(lane(12, length), { x: before, stats: { speed: 6 } });
    expect(strays(at(5.98 - BESIDES))).toBeLessThan(0.1);
    expect(strays(at(6.02 - BESIDES))).toBeGreaterThan(1);
  });

  it('SB-MONA-06 SB-MOV-02.R2 difficult ground makes it longer', () => {
    const mud = { id: 'mud', type: 'mud', shape: { rect: [12, 17, 4, 2] as Rect } };
    expect(strays(walk(lane(12, 4, 0.8, 10)))).toBeLessThan(0.1);
    expect(strays(walk([...lane(12, 4, 0.8, 10), mud]))).toBeGreaterThan(1);
  });

  it('SB-MONA-06 SB-MOV-02.R2 one with room to stop half way is no longer than its parts', () => {
    const went = walk([...pass(10, 5), ...pass(16.2, 5).map((piece) => ({ ...piece, id: `${piece.id} 2` }))]);
    expect(went.arrives).toBe(true);
    expect(strays(went)).toBeLessThan(0.5);
  });

  it('SB-MONA-06 SB-MOV-02.R2 as wide as the base it is as long as it likes', () => {
    const went = walk(pass(10, 16, 1));
    expect(went.arrives).toBe(true);
  });

  it('SB-MONA-06 SB-MOV-02.R2 a narrow door elsewhere is a way', () => {
    const doored = pass(10, 12).flatMap((piece) =>
      piece.id === 'south'
        ? [piece]
        : [wall('a', [10, 18.4, 12, 8]), wall('b', [10, 26.4, 0.5, 1.6]), wall('c', [10, 28.8, 0.5, 7.2])],
    );
    const went = walk(doored);
    expect(went.arrives).toBe(true);
    expect(strays(went)).toBeGreaterThan(8);
  });

  it('SB-MONA-06 SB-MOV-02.R2 where there is no other way it goes to the nearest place that it can reach, and waits', () => {
    const went = walk(pass(12, 10));
    expect(went.arrives).toBe(false);
    const { x, y } = of(went.state, 'monster');
    expect(x).toBeCloseTo(12 - BESIDES / 2, 0);
    expect(y).toBeCloseTo(18, 0);
  });

  it('SB-MONA-06 SB-MOV-05 climbs over what stands on both sides of it, where that can be climbed', () => {
    const steps = pass(12, 10).map((piece) => ({
      ...piece,
      climbable: true,
      height: 1,
      top: 'stand' as const,
    }));
    expect(walk(steps).arrives).toBe(true);
  });

  it('SB-MONA-06 SB-MOV-02.R2 whoever stands in it comes out where he can', () => {
    const went = walk(lane(8, 10), { x: 10, y: 18 });
    expect(Math.abs(went.places[0]!.y - 18), 'round the end that is near').toBeGreaterThan(1);
    expect(went.arrives).toBe(true);
    const near = walk(lane(8, 10), { x: 16, y: 18 });
    expect(near.places[0]!.x).toBeGreaterThan(18);
    expect(near.arrives).toBe(true);
  });

  it('SB-MONA-06 SB-MOV-02.R2 two one behind the other are both gone round', () => {
    const more = lane(20, 8).map((piece) => ({ ...piece, id: `${piece.id} 2` }));
    const went = walk([...lane(9, 8), ...more]);
    expect(went.arrives).toBe(true);
  });

  it('SB-ATT-18 SB-ATT-16 flyers, and who goes through walls, care for none', () => {
    for (const type of ['gargoyle', 'ghost']) {
      const went = walk(lane(12, 12, 0.8, 0.5), { type });
      expect(went.arrives).toBe(true);
      expect(went.places.length).toBeLessThan(7);
    }
  });

  it('SB-MONA-06 with `monster-path` = straight it stands before it, as before all that it cannot pass', () => {
    const went = walk(lane(12, 12), {}, {}, { 'monster-path': 'straight' });
    expect(went.arrives).toBe(false);
    expect(of(went.state, 'monster').x).toBeLessThan(12);
  });
});
