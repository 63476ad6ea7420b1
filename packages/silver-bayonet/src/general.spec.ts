import { legalPlace, nearestPlace, tableOf } from '@vedette/engine/table';
import { leaks, play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { item } from './data/armoury/armoury.ts';
import { areEnemies, enemiesOf, monsters, standing, unitOf } from './figures.ts';
import type { SilverCx } from './game.ts';
import { looking } from './hooks.ts';
import { distanceBetween } from './rules/measuring.ts';
import { touch } from './rules/movement/contact.ts';
import { gaitOf } from './rules/movement/gait.ts';
import { speedOf } from './rules/movement/speed.ts';
import { sees } from './rules/shooting/sight.ts';
import silverBayonet from './ruleset.ts';
import { of, type SceneDraft, scene, stepping } from './scene.spec-support.ts';

const body = (x: number, y: number, z = 0, height = 1, radius = 0.492) => ({ x, y, z, height, radius });
const rect = (x: number, y: number, width: number, depth: number) => ({
  rect: [x, y, width, depth] as const,
});
const empty = scene({ figures: [] });

describe('dice, cards and measures', () => {
  it('SB-GEN-03 SB-SET-04 cards come out of clue decks, one at random and never twice', () => {
    const state = scene({ figures: [], decks: { red: ['a', 'b', 'c'] } });
    const drawing = stepping((cx: SilverCx) => {
      cx.draw(cx.s.decks['red']!);
    });
    expect(play(drawing, { state, dice: [2] }).state.decks).toEqual({ red: ['a', 'c'] });
  });

  it('SB-GEN-04 metric only changes what is shown: the same dice, the same game', () => {
    const state = (metric: boolean) =>
      scene({
        phase: 'initiative',
        figures: [{ id: 'a' }, { id: 'b', side: 1, x: 30 }],
        options: { metric },
      });
    const [inches, centimetres] = [false, true].map((metric) =>
      play(silverBayonet, { state: state(metric), dice: [3, 4, 5, 6] }),
    );
    expect(centimetres!.events).toEqual(inches!.events);
    expect(speedOf(looking(centimetres!.state), of(centimetres!.state, 'a'))).toBe(6);
  });

  it('SB-GEN-05 distances are compared in thousandths of an inch', () => {
    expect(distanceBetween(body(0, 0), body(2.9844, 0))).toBe(2);
    expect(distanceBetween(body(0, 0), body(2.9846, 0))).toBe(2.001);
    expect(empty.terrain.grid).toBe(1000);
  });

  it('SB-GEN-06 the table is 36" by 36" unless said otherwise', () => {
    expect(empty.terrain).toMatchObject({ width: 36, depth: 36 });
    expect(scene({ figures: [], width: 30, depth: 48 }).terrain).toMatchObject({ width: 30, depth: 48 });
  });

  it('SB-GEN-08.R1 base edge to base edge, levels included: 8" across and 6" up are 10"', () => {
    expect(distanceBetween(body(0, 0), body(8.984, 0, 6))).toBe(10);
    expect(distanceBetween(body(0, 0), body(0.5, 0))).toBe(0);
    expect(distanceBetween(body(0, 0), { ...body(4, 0), radius: 0.394 })).toBe(3.114);
  });
});

describe('contact', () => {
  it('SB-GEN-09.R1 bases within 0.02"', () => {
    expect(touch(empty, body(10, 10), body(11.004, 10))).toBe(true);
    expect(touch(empty, body(10, 10), body(11.006, 10))).toBe(false);
  });

  it('SB-GEN-09.R1 a man reaches up to just under his height, a Troll to just under 2"', () => {
    const terrain = [{ id: 'rock', type: 'rock', shape: rect(11, 8, 4, 4), height: 0.9 }];
    const higher = (height: number) => scene({ figures: [], terrain: [{ ...terrain[0]!, height }] });
    expect(touch(higher(0.9), body(10.5, 10), body(11.484, 10, 0.9))).toBe(true);
    expect(touch(higher(1), body(10.5, 10), body(11.484, 10, 1))).toBe(false);
    expect(touch(higher(1.99), body(10.016, 10, 0, 2, 0.984), body(11.492, 10, 1.99))).toBe(true);
    expect(touch(higher(2), body(10.016, 10, 0, 2, 0.984), body(11.492, 10, 2))).toBe(false);
  });

  it('SB-GEN-09.R2 across a barrier at most 1" high and 0.5" thick', () => {
    const across = (height: number, thickness: number) => {
      const terrain = [{ id: 'wall', type: 'low-wall', shape: rect(10, 5, thickness, 10), height }];
      return touch(scene({ figures: [], terrain }), body(9.508, 10), body(10.492 + thickness, 10));
    };
    expect(across(0.5, 0.3)).toBe(true);
    expect(across(1, 0.5)).toBe(true);
    expect(across(1.1, 0.3)).toBe(false);
    expect(across(0.5, 0.6)).toBe(false);
  });
});

describe('terrain and places', () => {
  const ground = (type: string, rest = {}) =>
    scene({ figures: [{ id: 'a' }], terrain: [{ id: 't', type, shape: rect(10, 10, 4, 4), ...rest }] });

  it('SB-GEN-10.R1 a piece has ground, sides, a top and sight from its type, and heights from the scenario', () => {
    expect(ground('mud').terrain.pieces[0]).toMatchObject({
      ground: 'difficult',
      solid: false,
      sight: 'clear',
    });
    expect(ground('rock', { height: 2, base: 1 }).terrain.pieces[0]).toMatchObject({
      base: 1,
      top: 3,
      solid: true,
      climbable: true,
    });
    expect(ground('rock', { climbable: false }).terrain.pieces[0]).toMatchObject({ climbable: false });
    expect(ground('hill').terrain.pieces[0]).toMatchObject({ surface: 'slope' });
    const railing = [
      [10, 10],
      [14, 10],
    ] as const;
    const changed = {
      ground: 'difficult',
      sight: 'clear',
      top: 'none',
      solid: false,
      guarded: [railing],
    } as const;
    expect(ground('rock', changed).terrain.pieces[0]).toMatchObject({
      ground: 'difficult',
      sight: 'clear',
      surface: 'none',
      solid: false,
      guarded: [[10, 10, 14, 10]],
    });
  });

  it('SB-GEN-10.R2 houses and wagons are structures, bridges and walls are not', () => {
    const structure = (type: string) => ground(type).terrain.pieces[0]!.flags.includes('structure');
    expect(['house', 'wagon', 'boat'].map(structure)).toEqual([true, true, true]);
    expect(['bridge', 'low-wall', 'hedge', 'hill', 'rock', 'tree'].some(structure)).toBe(false);
    expect(ground('rock', { structure: true, mounted: false }).terrain.pieces[0]!.flags).toEqual([
      'structure',
      'no-mounted',
      'rock',
    ]);
    expect(ground('house', { structure: false }).terrain.pieces[0]!.flags).toEqual(['house']);
  });

  it('SB-GEN-10.R4 a base may overhang; two may overlap in plan only a height apart', () => {
    const state = ground('rock', { height: 1.5 });
    const rules = { gait: gaitOf(looking(state), of(state, 'a')) };
    const place = (spot: ReturnType<typeof body>, others: readonly ReturnType<typeof body>[] = []) =>
      legalPlace(tableOf(state.terrain), spot, others, rules);
    expect(place(body(10.1, 12, 1.5))).toBe(true);
    expect(place(body(10.1, 12, 1.5), [body(9.5, 12, 0, 1)])).toBe(true);
    expect(place(body(10.1, 12, 1.5), [body(9.5, 12, 0, 2)])).toBe(false);
  });

  it('SB-GEN-11.R1 the nearest legal place, clockwise from +y in rings of 0.1"', () => {
    const state = ground('rock');
    const search = { gait: gaitOf(looking(state), of(state, 'a')), ring: 0.1, limit: 10 };
    const nearest = (x: number, y: number, others: readonly ReturnType<typeof body>[] = []) =>
      nearestPlace(tableOf(state.terrain), body(x, y), { x, y, z: 0 }, others, search);
    expect(nearest(5, 5)).toEqual({ x: 5, y: 5, z: 0 });
    expect(nearest(5, 5, [body(5, 5)])).toEqual({ x: 5, y: 6, z: 0 });
    expect(nearest(0.2, 5)?.x).toBeCloseTo(0.492, 1);
  });
});

describe('who is who', () => {
  const figures: SceneDraft['figures'] = [
    { id: 'a', x: 5 },
    { id: 'b', x: 10 },
    { id: 'foe', side: 1, x: 15 },
    { id: 'down', side: 1, x: 20, standing: 'down', health: 0 },
    { id: 'm', side: null, type: 'bandit', x: 25 },
    { id: 'n', side: null, type: 'revenant', x: 30 },
  ];
  const state = scene({ figures });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  it('SB-GEN-12.R2 other units and all monsters are enemies; monsters have none among themselves', () => {
    expect(ids(enemiesOf(state, of(state, 'a')))).toEqual(['foe', 'm', 'n']);
    expect(ids(enemiesOf(state, of(state, 'm')))).toEqual(['a', 'b', 'foe']);
    expect(areEnemies(state, of(state, 'm'), of(state, 'n'))).toBe(false);
    expect(areEnemies(state, of(state, 'a'), of(state, 'b'))).toBe(false);
  });

  it('SB-GEN-12.R1 a Bandit is a monster; SB-GEN-12.R4 who is down is not on the table', () => {
    expect(ids(monsters(state))).toEqual(['m', 'n']);
    expect(ids(unitOf(state, 1))).toEqual(['foe']);
    expect(ids(standing(state))).not.toContain('down');
  });

  it('SB-GEN-13 figures look in all directions', () => {
    const around = scene({
      figures: [
        { id: 'a', x: 18, y: 18 },
        { id: 'n', side: 1, x: 18, y: 28 },
        { id: 'e', side: 1, x: 28, y: 18 },
        { id: 's', side: 1, x: 18, y: 8 },
        { id: 'w', side: 1, x: 8, y: 18 },
      ],
    });
    const seen = ['n', 'e', 's', 'w'].map(
      (id) => sees(looking(around), of(around, 'a'), of(around, id)).visible,
    );
    expect(seen).toEqual([true, true, true, true]);
  });

  it('SB-GEN-14.R1 every seat and every onlooker sees pools, Health, loads, and the cards left', () => {
    const open = scene({ figures, decks: { clues: ['a', 'b'] } });
    for (const seat of [0, 1, null]) {
      const view = silverBayonet.view(open, seat);
      expect(view.figures).toEqual(open.figures);
      expect(view.pools).toEqual(open.pools);
      expect(view.decks).toEqual(open.decks);
    }
    expect(leaks(silverBayonet, open)).toEqual([]);
  });

  it('SB-GEN-15.R2 Speed never falls below 1', () => {
    const slow = scene({ figures: [{ id: 'a', stats: { speed: 1 } }], conditions: { deluge: true } });
    expect(speedOf(looking(slow), of(slow, 'a'))).toBe(1);
  });

  it('SB-GEN-17.R1 firearms are technology, rocks and demonic fire are not', () => {
    for (const id of ['musket', 'rifle', 'pistol', 'blunderbuss', 'volley-gun']) {
      expect(item(id)).toMatchObject({ class: 'firearm', shot: { technology: true } });
    }
    for (const id of ['hurled-rock', 'demonic-fire']) {
      expect(item(id).class).not.toBe('firearm');
      expect(item(id).shot?.technology).toBe(false);
    }
  });
});
