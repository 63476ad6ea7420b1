import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { PointCx } from '../../game.ts';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import { legalTargets } from '../shooting/targets.ts';
import { leaderSees, sees } from './seen.ts';

type Terrain = NonNullable<SceneDraft['terrain']>;

function watched(
  state: ReturnType<typeof scene>,
  dice: readonly number[],
  look: (cx: PointCx) => boolean,
): boolean {
  let seen = false;
  play(
    stepping((cx) => {
      seen = look(cx);
    }),
    { state, dice },
  );
  return seen;
}

const uSeesE = (cx: PointCx) => sees(cx, unitIn(cx.s, 'u'), unitIn(cx.s, 'e'));

function field(
  apart: number,
  terrain: Terrain = [],
  change: { readonly inside?: string; readonly own?: string } = {},
) {
  return scene({
    terrain,
    units: [
      { id: 'u', figures: [{ id: 'a', x: 200, y: 600, inside: change.own ?? null }] },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 225 + apart, y: 600, inside: change.inside ?? null }] },
    ],
  });
}

const rect = (type: string, x: number, width: number, y = 500, depth = 200): Terrain[number] => ({
  id: type,
  type,
  shape: { rect: [x, y, width, depth] },
});

describe('who sees whom', () => {
  it('BP-VIS-02 the natural die against the activation rating; Masters roll too, against 8', () => {
    expect(watched(field(300), [6], uSeesE)).toBe(true);
    expect(watched(field(300), [7], uSeesE)).toBe(false);
    const master = (die: number) => {
      const state = scene({
        options: { 'play-mode': 'individuals' },
        units: [
          { id: 'u', class: 'master', figures: [{ id: 'a', x: 200, y: 600 }] },
          { id: 'e', side: 1, figures: [{ id: 'b', x: 525, y: 600 }] },
        ],
      });
      return watched(state, [die], uSeesE);
    };
    expect([master(8), master(9)]).toEqual([true, false]);
  });

  it.each([
    [150, [3], true],
    [150, [4], false],
    [151, [], false],
  ] as const)('BP-VIS-07 into a house at %d with %j: %s', (apart, dice, seen) => {
    const house = [rect('stone-building', 225 + apart - 12.5, 200)];
    expect(watched(field(apart, house, { inside: 'stone-building' }), dice, uSeesE)).toBe(seen);
  });

  it('BP-VIS-07 out of a house as far as one likes, and within the same house without limit', () => {
    const house = [rect('stone-building', 100, 150)];
    expect(watched(field(300, house, { own: 'stone-building' }), [6], uSeesE)).toBe(true);
    const both = [rect('stone-building', 100, 600)];
    expect(watched(field(300, both, { own: 'stone-building', inside: 'stone-building' }), [6], uSeesE)).toBe(
      true,
    );
  });

  it.each([
    [150, [3], true],
    [151, [], false],
  ] as const)('BP-VIS-08 deep inside a closed wood one sees 150: %d, %j, %s', (apart, dice, seen) => {
    expect(watched(field(apart, [rect('closed-wood', 100, 800)]), dice, uSeesE)).toBe(seen);
  });

  it.each([
    [225, [6], true],
    [226, [], false],
  ] as const)('BP-VIS-09 at the edge, wood up to %d from the west: %j, %s', (edge, dice, seen) => {
    expect(watched(field(400, [rect('closed-wood', 100, edge - 100)]), dice, uSeesE)).toBe(seen);
  });

  it('BP-VIS-11 a unit looks as one, by its nearest pair', () => {
    const state = scene({
      units: [
        row('u', 4, 200, 600, true),
        {
          id: 'e',
          side: 1,
          figures: [
            { id: 'far', x: 1300, y: 600 },
            { id: 'near', x: 500, y: 600 },
          ],
        },
      ],
    });
    // The unit's Average 6, no deduction for the far one, and no Master's 8.
    expect(watched(state, [6], uSeesE)).toBe(true);
    expect(watched(state, [7], uSeesE)).toBe(false);
  });

  it('BP-VIS-11, BP-VIS-03 any pair in plain sight is enough', () => {
    const state = scene({
      terrain: [rect('open-wood', 280, 60, 560, 60)],
      units: [
        row('u', 1, 200, 600),
        {
          id: 'e',
          side: 1,
          figures: [
            { id: 'covered', x: 300, y: 600 },
            { id: 'plain', x: 200, y: 740 },
          ],
        },
      ],
    });
    expect(watched(state, [], uSeesE)).toBe(true);
  });

  it('BP-VIS-03 an enemy in melee with a friend is seen without a die', () => {
    const state = scene({
      contacts: [{ a: 'friend', b: 'b' }],
      units: [
        { id: 'u', figures: [{ id: 'a', x: 200, y: 600 }] },
        { id: 'v', figures: [{ id: 'friend', x: 800, y: 625 }] },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 800, y: 600 }] },
      ],
    });
    expect(watched(state, [], uSeesE)).toBe(true);
  });

  it('BP-VIS-11 his unit saw nothing: the leader may look for himself, for his own shot only', () => {
    const state = scene({ units: [row('u', 2, 200, 600, true), { ...row('e', 1, 500, 600), side: 1 }] });
    state.seen['u>e'] = false;
    const { state: after } = play(
      stepping((cx) => {
        leaderSees(cx, of(cx.s, 'u-1'), unitIn(cx.s, 'u'), unitIn(cx.s, 'e'));
      }),
      { state, dice: [8] },
    );
    expect(after.seen).toEqual({ 'u>e': false, 'u-1>e': true });
    expect([
      legalTargets(after, of(after, 'u-1')).length,
      legalTargets(after, of(after, 'u-2')).length,
    ]).toEqual([1, 0]);
  });

  it('BP-VIS-11 figures that a shooter has no line to stay hidden from him', () => {
    const state = scene({
      terrain: [rect('stone-building', 300, 60, 580, 40)],
      units: [
        { id: 'u', class: 'veteran', figures: [{ id: 'a', x: 200, y: 600 }] },
        {
          id: 'e',
          side: 1,
          figures: [
            { id: 'hidden', x: 420, y: 600 },
            { id: 'plain', x: 420, y: 800 },
          ],
        },
      ],
    });
    state.seen['u>e'] = true;
    expect(legalTargets(state, of(state, 'a')).map(({ id }) => id)).toEqual(['plain']);
  });

  it('BP-VIS-01, BP-VIS-02 who was not seen is not charged', () => {
    const state = scene({
      terrain: [rect('open-wood', 100, 400)],
      units: [row('u', 1, 200, 600), { ...row('e', 1, 300, 600), side: 1 }],
    });
    const { asked } = play(bayonetPoint, {
      state,
      // Activation; vision 6 - 3.
      dice: [6, 4],
      answers: [
        ['pick', 'u'],
        ['order', 'charge'],
        ['chargeWhom', 'e'],
        ['order', 'hold'],
      ],
    });
    expect(asked.at(-1)!.question).toMatchObject({ options: ['advance', 'move', 'hold', 'concede'] });
  });
});

describe('BP-VIS-13 what others saw it do', () => {
  const both = { moved: true, fired: true };

  it('BP-VIS-13 is forgotten once it is picked and does something else', () => {
    const state = scene({
      units: [
        { ...row('u', 1, 200, 600), ...both },
        { ...row('e', 1, 900, 600), side: 1 },
      ],
    });
    const held = play(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
      ],
    });
    expect(unitIn(held.state, 'u')).toMatchObject({ moved: false, fired: false });
    const failed = play(bayonetPoint, { state, dice: [7], answers: [['pick', 'u']] });
    expect(unitIn(failed.state, 'u')).toMatchObject({ moved: false, fired: false });
  });

  it('BP-VIS-13 lasts until then, and a turn without being tried clears it', () => {
    const units = [
      { ...row('u', 1, 200, 600), ...both },
      { ...row('e', 1, 900, 600), side: 1, ...both },
    ];
    const state = scene({ step: 'end', units });
    unitIn(state, 'u').test = 'active';
    unitIn(state, 'e').test = 'left-out';
    const { state: after } = play(bayonetPoint, { state });
    expect(after.units.map(({ moved, fired }) => [moved, fired])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('BP-VIS-13 being driven or running counts as moving though nobody called on it', () => {
    const state = scene({
      step: 'end',
      units: [
        { ...row('u', 1, 200, 600), moved: true },
        { ...row('e', 1, 900, 600), side: 1 },
      ],
    });
    of(state, 'u-1').stirred = true;
    unitIn(state, 'u').test = 'left-out';
    expect(unitIn(play(bayonetPoint, { state }).state, 'u').moved).toBe(true);
  });
});
