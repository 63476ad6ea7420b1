import { gap } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TroopTypeId } from '../../data/troops.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import { charge } from './charge.ts';
import { mayCharge, unitsInReach } from './reach.ts';

const line = (type: string, y: number) =>
  ({
    id: type,
    type,
    shape: {
      line: [
        [200, y],
        [1000, y],
      ] as [number, number][],
    },
  }) as const;
const house = { id: 'house', type: 'stone-building', shape: { rect: [500, 600, 200, 120] } } as const;

/** `a` in the north, `b` in the south. */
function field(
  terrain: SceneDraft['terrain'],
  b: Partial<SceneFigure>,
  a: Partial<SceneFigure> = {},
  troops: TroopTypeId = 'infantry',
) {
  return scene({
    terrain: terrain!,
    units: [
      { id: 'u', troops, weapons: ['sword'], figures: [{ id: 'a', x: 600, y: 500, ...a }] },
      { id: 'e', side: 1, weapons: ['sword'], figures: [{ id: 'b', x: 600, y: 620, ...b }] },
    ],
  });
}

const reached = (s: ReturnType<typeof field>) => unitsInReach(s, [of(s, 'a')]).map(({ id }) => id);

const charging = stepping((cx) => {
  const chargers = cx.s.figures.filter((f) => f.unit === 'u' && mayCharge(cx.s, f));
  charge(cx, [{ unit: unitIn(cx.s, 'u'), chargers }], unitIn(cx.s, 'e'));
});

/** South face of a wall at 600 is 603. */
const BEHIND = 603 + 12.5;

describe('charges and obstacles', () => {
  it.each(['stone-wall', 'hedge', 'palisade', 'barricade'])(
    'BP-CHG-14 a charge ends against a %s, and whoever touches its other side is in contact',
    (type) => {
      const state = field([line(type, 600)], { y: BEHIND });
      expect(reached(state)).toEqual(['e']);
      const { state: after, events } = play(charging, { state, dice: [6, 6, 10, 10] });
      expect(after.contacts).toEqual([{ a: 'a', b: 'b', across: type, held: 'b' }]);
      expect(597 - of(after, 'a').y - 12.5).toBeLessThanOrEqual(0.5);
      // BP-MEL-11: the charger pays, the defender does not.
      expect(events).toContainEqual(expect.objectContaining({ test: 'melee', who: 'a', threshold: 2 }));
      expect(events).toContainEqual(expect.objectContaining({ test: 'melee', who: 'b', threshold: 5 }));
    },
  );

  it('BP-CHG-14 one who stands off the wall is not to be got at', () => {
    expect(reached(field([line('hedge', 600)], { y: BEHIND + 0.4 }))).toEqual(['e']);
    expect(reached(field([line('hedge', 600)], { y: BEHIND + 1 }))).toEqual([]);
  });

  it('BP-CHG-14 nor through two walls, nor round the corner of the reach', () => {
    expect(reached(field([line('hedge', 600), line('stone-wall', 560)], { y: BEHIND }))).toEqual([]);
    expect(reached(field([line('hedge', 600)], { y: BEHIND }, { y: 597 - 12.5 - 150 }))).toEqual(['e']);
    expect(reached(field([line('hedge', 600)], { y: BEHIND }, { y: 597 - 12.5 - 152 }))).toEqual([]);
  });

  it('BP-CHG-14 terrain on the way counts against the reach', () => {
    const wood = { id: 'wood', type: 'closed-wood', shape: { rect: [500, 520, 200, 40] } } as const;
    expect(reached(field([], { y: 600 }))).toEqual(['e']);
    expect(reached(field([wood], { y: 600 }))).toEqual(['e']);
    expect(reached(field([wood], { y: 602 }))).toEqual([]);
  });

  it('BP-CHG-14 into a house: an occupant within a base width of the wall', () => {
    const state = field([house], { y: 600 + 12.5 + 25, inside: 'house' });
    expect(reached(state)).toEqual(['e']);
    const { state: after, events } = play(charging, { state, dice: [6, 6, 10, 10] });
    expect(after.contacts).toEqual([{ a: 'a', b: 'b', across: 'house', held: 'b' }]);
    expect(of(after, 'a').inside).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ who: 'a', test: 'melee', threshold: 2 }));
    expect(reached(field([house], { y: 600 + 12.5 + 27, inside: 'house' }))).toEqual([]);
  });

  it('BP-CHG-14 out of a house at one who touches its wall, and among those in it', () => {
    const out = field([house], { y: 600 - 12.6 }, { y: 650, inside: 'house' });
    expect(reached(out)).toEqual(['e']);
    const { state: after } = play(charging, { state: out, dice: [6, 6, 10, 10] });
    expect(of(after, 'a').inside).toBe('house');
    expect(after.contacts).toMatchObject([{ across: 'house' }]);
    const within = field([house], { x: 680, y: 640, inside: 'house' }, { x: 520, y: 640, inside: 'house' });
    const { state: inside } = play(charging, { state: within, dice: [6, 6, 10, 10] });
    expect(inside.contacts).toEqual([{ a: 'a', b: 'b', across: null, held: null }]);
    expect(gap(of(inside, 'a'), of(inside, 'b'))).toBeLessThanOrEqual(0.5);
  });

  it('BP-CHG-09 riders charge up to walls, but not houses, closed woods or trenches', () => {
    const riding = (terrain: SceneDraft['terrain'], b: Partial<SceneFigure>) =>
      reached(field(terrain, b, {}, 'light-cavalry'));
    const area = (type: string) => ({ id: type, type, shape: { rect: [500, 590, 200, 120] } }) as const;
    expect(riding([line('hedge', 600)], { y: BEHIND })).toEqual(['e']);
    expect(riding([house], { y: 615, inside: 'house' })).toEqual([]);
    expect(riding([area('closed-wood')], { y: 640 })).toEqual([]);
    expect(riding([area('trench')], { y: 640 })).toEqual([]);
    expect(riding([area('open-wood')], { y: 600 })).toEqual(['e']);
    expect(reached(field([area('trench')], { y: 620 }))).toEqual(['e']);
  });

  it('BP-MEL-11 a trench is defended against those outside it, not inside', () => {
    const trench = (depth: number) =>
      ({ id: 'trench', type: 'trench', shape: { rect: [500, 610, 200, depth] } }) as const;
    const outside = play(charging, { state: field([trench(60)], { y: 620 }), dice: [6, 6, 10, 10] });
    expect(outside.events).toContainEqual(expect.objectContaining({ who: 'a', test: 'melee', threshold: 2 }));
    const inIt = play(charging, {
      state: field([trench(100)], { y: 680 }, { y: 620 }),
      dice: [6, 6, 10, 10],
    });
    expect(inIt.events).toContainEqual(expect.objectContaining({ who: 'a', test: 'melee', threshold: 5 }));
  });

  it('BP-CAV-09 nobody counter-charges over a wall', () => {
    const state = scene({
      terrain: [line('hedge', 600)],
      units: [
        { id: 'u', weapons: ['sword'], figures: [{ id: 'a', x: 600, y: 500 }] },
        {
          id: 'e',
          side: 1,
          troops: 'light-cavalry',
          weapons: ['sword'],
          figures: [{ id: 'b', x: 600, y: 623 }],
        },
      ],
    });
    const { asked } = play(charging, { state, dice: [6, 6, 10, 10] });
    expect(asked).toEqual([]);
  });
});
