import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { check, plainCheck } from '../../rules/check/check.ts';
import { carriesWhole } from '../../rules/gear.ts';
import { gearId } from '../../rules/gear-id.ts';
import { meleeAttack } from '../../rules/melee/melee-attack.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { farthestSprint } from '../../rules/movement/sprint-distance.ts';
import { fire } from '../../rules/shooting/fire.ts';
import { readyWeapon } from '../../rules/shooting/projectile-weapon.ts';
import { of, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import type { Scenario } from '../format/scenario.ts';
import { dropAll, giveObject, placeObject } from './carry.ts';
import { CROSS, does, IDOL, lies, withObjects } from './objects.spec-support.ts';

const plain = { pickup: 'action', drop: 'free' } as const;
/** Things that do something for whoever has them. */
const GIFTS: NonNullable<Scenario['objects']> = [
  { id: 'blade-oil', name: 'Oil', carry: { ...plain, while: [{ imbue: 'blessed', attacks: 'melee' }] } },
  { id: 'bullet', name: 'Bullet', carry: { ...plain, while: [{ imbue: 'silver', attacks: 'shooting' }] } },
  CROSS as unknown as NonNullable<Scenario['objects']>[number],
  { id: 'sabre', name: 'Sabre', carry: { ...plain, while: [{ item: 'hand-weapon' }] } },
  { id: 'cask', name: 'Cask', carry: { ...plain, while: [{ item: 'oil-and-torches' }] } },
  { id: 'wings', name: 'Wings', carry: { ...plain, speed: 1 } },
  { ...IDOL },
];

const two = (a: Partial<SceneFigure> = {}, b: Partial<SceneFigure> = {}) =>
  withObjects(
    {
      active: 'a',
      figures: [
        { id: 'a', x: 10, y: 18, gear: [], stats: { speed: 6, melee: 30, accuracy: 30 }, ...a },
        { id: 'b', side: null, type: 'bandit', x: 10.984, y: 18, gear: [], stats: { health: 40 }, ...b },
        { id: 'z', side: 1, x: 30, y: 30 },
      ],
    },
    { objects: GIFTS },
  );

const gets = (id: string, state = two()) =>
  play(
    stepping((cx) => giveObject(cx, of(cx.s, 'a'), id, 'SB-OPS-56')),
    { state },
  ).state;

describe('Speed', () => {
  it('SB-SCN-GEN-18 Speed 6 moves 4"', () => {
    const s = two({ carries: ['idol'] });
    expect(speedOf(looking(s), of(s, 'a'))).toBe(4);
    const { pending } = playToQuestion(does('move'), { state: s });
    expect(pending.question).toMatchObject({ budget: 4 });
    expect(speedOf(looking(two()), of(two(), 'a'))).toBe(6);
  });

  it('SB-SCN-GEN-18.R1 Speed Checks too, on horseback too, but no Sprint', () => {
    const s = two({ carries: ['idol'] });
    const checks = stepping((cx) => {
      check(cx, plainCheck(of(cx.s, 'a'), 'speed', 10, 'SB-CHK-01'));
    });
    expect(play(checks, { state: s, dice: [1, 1] }).events).toContainEqual(
      expect.objectContaining({ total: 6 }),
    );
    const rider = two({ carries: ['idol'], type: 'light-cavalryman', mounted: true });
    expect(speedOf(looking(rider), of(rider, 'a'))).toBe(6);
    expect(farthestSprint(looking(s), of(s, 'a'))).toBe(4);
  });

  it('SB-SCN-GEN-17.R1 SB-OPS-11 several burdens add up, and go with what is dropped', () => {
    const s = gets('wings', two({ carries: ['idol'] }));
    expect(speedOf(looking(s), of(s, 'a'))).toBe(5);
    const { state } = play(
      stepping((cx) => dropAll(cx, of(cx.s, 'a'), 'SB-GEN-16')),
      { state: s },
    );
    expect(speedOf(looking(state), of(state, 'a'))).toBe(6);
    expect(of(state, 'a').kit).toBe(of(two(), 'a').kit);
  });
});

describe('while it is carried', () => {
  const unholy = { attributes: ['indestructible', 'allergy:blessed'] };
  const strikes = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
  const struck = (carries: string[], b: Partial<SceneFigure>, dice = [6, 5]) => {
    const { state } = play(strikes, {
      state: two({ carries, stats: { melee: 30, defence: 50 } }, { ...b, fatigue: 0 }),
      dice: [...dice, 1, 1],
    });
    return 40 - of(state, 'b').health;
  };

  it('SB-OPS-11 SB-SCN-GEN-13 blows count as the material, whatever the weapon', () => {
    expect(struck(['blade-oil'], unholy)).toBeGreaterThan(0);
    expect(struck([], unholy)).toBe(0);
    expect(struck(['bullet'], { attributes: ['indestructible', 'allergy:silver'] })).toBe(0);
    expect(struck(['cross'], unholy)).toBeGreaterThan(0);
  });

  it('SB-OPS-11 SB-SCN-GEN-13 so do shots', () => {
    const shot = (carries: string[]) => {
      const s = two(
        { carries, gear: ['musket', 'cartridge-box'] },
        { x: 16, attributes: ['indestructible', 'allergy:silver'] },
      );
      const fires = stepping((cx) => {
        const a = of(cx.s, 'a');
        fire(cx, a, readyWeapon(cx, a, gearId(a, 0), 'own'), [of(cx.s, 'b')], 'plain', 'own');
      });
      return 40 - of(play(fires, { state: s, dice: [6, 5] }).state, 'b').health;
    };
    expect(shot(['bullet'])).toBe(6);
    expect(shot(['blade-oil'])).toBe(0);
  });

  it('SB-SCN-GEN-13.R1 only the benefit: a 1 spoils no blow', () => {
    expect(struck(['blade-oil'], unholy, [9, 1])).toBeGreaterThan(0);
  });

  it('SB-OPS-11 an item is there as long as the object is', () => {
    const s = gets('cross');
    expect(carriesWhole(of(s, 'a'), 'holy-symbol')).toBe(true);
    const dropped = play(
      stepping((cx) => dropAll(cx, of(cx.s, 'a'), 'SB-GEN-16')),
      { state: s },
    ).state;
    expect(carriesWhole(of(dropped, 'a'), 'holy-symbol')).toBe(false);
    const again = gets('cross', dropped);
    expect(carriesWhole(of(again, 'a'), 'holy-symbol')).toBe(true);
    expect(of(again, 'a').gear).toHaveLength(1);
  });

  it('SB-OPS-11 the figure’s own things of the same kind stay its own', () => {
    const s = gets('sabre', two({ gear: ['hand-weapon'] }));
    expect(meleeWeapons(looking(s), of(s, 'a'))).toHaveLength(2);
    const { state } = play(
      stepping((cx) => dropAll(cx, of(cx.s, 'a'), 'SB-GEN-16')),
      { state: s },
    );
    expect(of(state, 'a').gear.map(({ state: fit }) => fit)).toEqual(['whole', 'lost']);
  });

  it('SB-OPS-11 an item that does something of its own does it, and no longer', () => {
    const s = gets('cask');
    expect(of(s, 'a').kit).toContain('oil-and-torches');
    const { state } = play(
      stepping((cx) => dropAll(cx, of(cx.s, 'a'), 'SB-GEN-16')),
      { state: s },
    );
    expect(of(state, 'a').kit).not.toContain('oil-and-torches');
  });

  it('SB-OPS-56 an object is unique: given, it leaves whoever had it and wherever it lay', () => {
    const s = two({ carries: ['idol'] });
    const { state } = play(
      stepping((cx) => {
        giveObject(cx, of(cx.s, 'z'), 'idol', 'SB-OPS-56');
        placeObject(cx, 'wings', { x: 3, y: 3, z: 0 }, 'loose', 'SB-OPS-55');
        giveObject(cx, of(cx.s, 'z'), 'wings', 'SB-OPS-56');
      }),
      { state: s },
    );
    expect([of(state, 'a').carries, of(state, 'z').carries]).toEqual([[], ['idol', 'wings']]);
    expect(state.objects).toEqual([]);
    expect(of(state, 'a').kit).not.toContain('carrying');
  });

  it('SB-OPS-55 placed, it lies there and nowhere else, on a surface, stuck or not', () => {
    const s = two({ carries: ['idol'] });
    const placed = stepping((cx) => placeObject(cx, 'idol', { x: 4, y: 4, z: 2 }, 'stuck', 'SB-OPS-55'));
    const { state, events } = play(placed, { state: s });
    expect(state.objects).toEqual([{ id: 'idol', x: 4, y: 4, z: 0, stuck: true }]);
    expect(of(state, 'a').carries).toEqual([]);
    expect(events).toEqual([
      { type: 'objectPlaced', rule: 'SB-OPS-55', object: 'idol', x: 4, y: 4, z: 0, stuck: true },
    ]);
    const moved = play(
      stepping((cx) => placeObject(cx, 'idol', { x: 5, y: 5, z: 0 }, 'loose', 'SB-OPS-55')),
      { state },
    ).state;
    expect(lies(moved, 'idol')).toEqual([5, 5, 0]);
    expect(moved.objects).toHaveLength(1);
  });
});
