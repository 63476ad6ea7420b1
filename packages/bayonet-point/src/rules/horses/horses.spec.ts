import { gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TroopTypeId } from '../../data/troops.ts';
import bayonetPoint from '../../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import { flee } from '../flight/flee.ts';
import { resolveHits } from '../hit/hits.ts';

const HUSSARS: TroopTypeId = 'light-cavalry';

function field(
  figures: readonly SceneFigure[],
  draft: Partial<SceneDraft> = {},
  enemies: readonly SceneFigure[] = [{ id: 'e-1', x: 1500, y: 1100 }],
) {
  return scene({
    units: [
      { id: 'u', troops: HUSSARS, weapons: ['carbine'], figures },
      { id: 'e', side: 1, figures: enemies },
    ],
    ...draft,
  });
}

const horse = (x: number, y: number, more = {}) =>
  ({ id: 'horse-1', rider: 'a', side: 0, troops: HUSSARS, x, y, wounds: 0, ...more }) as const;
const ON_FOOT = { mounted: false } as const;

const MOVE = [
  ['pick', 'u'],
  ['order', 'move'],
] as const;

function errands(state: BayonetPointState): readonly string[] {
  const { pending } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [...MOVE] });
  return pending.kind === 'errands' ? (pending.question as { options: readonly string[] }).options : [];
}

function mountedBy(
  state: BayonetPointState,
  ...answers: readonly (readonly ['move' | 'errands', unknown])[]
) {
  return play(bayonetPoint, { state, dice: [1], answers: [...MOVE, ...answers] }).state;
}

describe('getting off', () => {
  it('BP-CAV-18, BP-TIME-02 half a turn, and half a move on foot is left', () => {
    const state = field([{ id: 'a', x: 600, y: 300, gait: 'canter' }]);
    const after = mountedBy(state, ['errands', ['dismount:a:horse']], ['move', [{ x: 600, y: 375, z: 0 }]]);
    expect(of(after, 'a')).toMatchObject({ mounted: false, radius: 12.5, gait: 'halt', y: 375 });
    expect(after.horses).toMatchObject([{ rider: 'a', x: 600, y: 300, troops: HUSSARS, wounds: 0 }]);
  });

  it('BP-MOV-03 or half a trot first and then off', () => {
    const state = field([{ id: 'a', x: 600, y: 300 }]);
    const after = mountedBy(
      state,
      ['errands', ['half:a']],
      ['move', [{ x: 600, y: 412, z: 0 }]],
      ['errands', ['dismount:a:horse']],
    );
    expect(of(after, 'a')).toMatchObject({ mounted: false, y: 412 });
    expect(after.horses).toMatchObject([{ y: 412 }]);
    const fast = field([{ id: 'a', x: 600, y: 300, gait: 'canter' }]);
    const { refusal } = playToQuestion(bayonetPoint, {
      state: fast,
      dice: [1],
      answers: [...MOVE, ['errands', ['half:a']], ['gait', 'gallop']],
    });
    expect(refusal([{ x: 600, y: 413, z: 0 }])?.code).toBe('move.too-far');
  });

  it('BP-MOV-03 what was kept for the horse and not spent on it is half a move more, and then nothing is left', () => {
    const answers = [
      ...MOVE,
      ['errands', ['half:a']],
      ['move', [{ x: 600, y: 412, z: 0 }]],
      ['errands', []],
      ['order', 'move'],
      ['errands', []],
      ['gait', 'trot'],
    ] as const;
    const { refusal } = playToQuestion(bayonetPoint, {
      state: field([{ id: 'a', x: 600, y: 300 }]),
      dice: [1],
      answers,
    });
    expect(refusal([{ x: 600, y: 412 + 112, z: 0 }])).toBeNull();
    expect(refusal([{ x: 600, y: 412 + 113, z: 0 }])?.code).toBe('move.too-far');
    const { asked } = play(bayonetPoint, {
      state: field([{ id: 'a', x: 600, y: 300 }]),
      dice: [1],
      answers: [...answers, ['move', []]],
    });
    expect(asked.map(({ kind }) => kind).slice(-2)).toEqual(['gait', 'move']);
  });

  it('BP-TIME-03 a wounded rider needs the whole turn', () => {
    const state = field([{ id: 'a', x: 600, y: 300, wounds: 1 }]);
    const { state: after, asked } = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [...MOVE, ['errands', ['dismount:a:horse']]],
    });
    expect(of(after, 'a').mounted).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it('BP-CAV-18 on foot he walks like infantry', () => {
    const state = field([{ id: 'a', x: 600, y: 300, ...ON_FOOT }]);
    const { refusal } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [...MOVE] });
    expect(refusal([{ x: 600, y: 450, z: 0 }])).toBeNull();
    expect(refusal([{ x: 600, y: 451, z: 0 }])?.code).toBe('move.too-far');
  });
});

describe('getting on', () => {
  it('BP-CAV-17 in contact, and half a trot is left; wounds stay with the horse', () => {
    const state = field([{ id: 'a', x: 600, y: 300, ...ON_FOOT }], {
      horses: [horse(600, 330, { wounds: 1 })],
    });
    const after = mountedBy(
      state,
      ['errands', ['mount:a:horse-1']],
      // Half of a lame horse's trot: 225 / 2 / 2.
      ['move', [{ x: 600, y: 356, z: 0 }]],
    );
    expect(of(after, 'a')).toMatchObject({ mounted: true, radius: 20, y: 356, horseWounds: 1, gait: 'trot' });
    expect(after.horses).toEqual([]);
  });

  it('BP-CAV-17 not out of reach, not the enemy’s, not another arm’s', () => {
    const state = (x: number, more = {}) =>
      field([{ id: 'a', x: 600, y: 300, ...ON_FOOT }], { horses: [horse(x, 300, more)] });
    expect(errands(state(632))).toContain('mount:a:horse-1');
    expect(errands(state(634))).not.toContain('mount:a:horse-1');
    expect(errands(state(632, { troops: 'heavy-cavalry' }))).not.toContain('mount:a:horse-1');
    expect(errands(state(632, { side: 1, rider: 'e-1' }))).not.toContain('mount:a:horse-1');
  });

  it('BP-MOV-03 half a move to it and up', () => {
    const state = field([{ id: 'a', x: 600, y: 300, ...ON_FOOT }], { horses: [horse(600, 390)] });
    const after = mountedBy(
      state,
      ['errands', ['half:a']],
      ['move', [{ x: 600, y: 370, z: 0 }]],
      ['errands', ['mount:a:horse-1']],
    );
    expect(of(after, 'a')).toMatchObject({ mounted: true, y: 370 });
  });

  it('BP-CAV-17 any dismounted friend of the same arm may take it; the owner is left his in turn', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 300, ...ON_FOOT },
        { id: 'b', x: 700, y: 300, ...ON_FOOT },
      ],
      { horses: [horse(705, 320), { ...horse(600, 310), id: 'horse-2', rider: 'b' }] },
    );
    const after = mountedBy(
      state,
      ['errands', ['mount:a:horse-2']],
      ['march' as 'move', { middle: { x: 600, y: 300, z: 0 }, facing: 0, shape: 'as-you-are' }],
    );
    expect(after.horses).toMatchObject([{ id: 'horse-1', rider: 'b' }]);
  });

  it('BP-DIG-13, BP-CAV-20 where a friend is too close for the bigger base he makes room', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 300, ...ON_FOOT },
        { id: 'b', x: 626, y: 300, ...ON_FOOT, ground: 'open' },
      ],
      { horses: [horse(600, 310)] },
    );
    const after = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['getUp', []],
        ['order', 'move'],
        ['errands', ['mount:a:horse-1']],
        ['move', []],
      ],
    }).state;
    expect(gap(of(after, 'a'), of(after, 'b'))).toBeGreaterThanOrEqual(0);
    expect(Math.hypot(of(after, 'a').x - 600, of(after, 'a').y - 300)).toBeLessThanOrEqual(20);
  });

  it('BP-CAV-18 nobody mounts in melee', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 300, ...ON_FOOT },
        { id: 'b', x: 900, y: 300 },
      ],
      { horses: [horse(600, 310)], contacts: [{ a: 'a', b: 'e-1', across: null, held: null }] },
      [{ id: 'e-1', x: 600, y: 325.2 }],
    );
    expect(errands(state).some((id) => id.includes(':a'))).toBe(false);
  });
});

describe('loose horses', () => {
  it('BP-CAV-17 an enemy in contact may drive it off with half a turn', () => {
    const state = scene({
      horses: [horse(600, 310, { side: 1, rider: 'e-1', troops: 'heavy-cavalry' })],
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 300 }] },
        { id: 'e', side: 1, troops: 'heavy-cavalry', figures: [{ id: 'e-1', x: 900, y: 900, ...ON_FOOT }] },
      ],
    });
    expect(errands(state)).toEqual(['drive-off:a:horse-1', 'half:a']);
    const after = mountedBy(
      state,
      ['errands', ['drive-off:a:horse-1']],
      ['move', [{ x: 600, y: 375, z: 0 }]],
    );
    expect([after.horses, of(after, 'a').y]).toEqual([[], 375]);
  });

  it('BP-CAV-17, BP-DIG-08 nobody’s way is barred by one', () => {
    const state = field([{ id: 'a', x: 600, y: 300, ...ON_FOOT }], { horses: [horse(600, 400)] });
    const after = mountedBy(state, ['errands', []], ['move', [{ x: 600, y: 400, z: 0 }]]);
    expect(of(after, 'a').y).toBe(400);
  });

  it('BP-CAV-17, BP-DIG-08 the horse of a man who is put out or runs is gone', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 300, ...ON_FOOT },
        { id: 'b', x: 640, y: 300 },
      ],
      {
        horses: [horse(600, 310)],
      },
    );
    const shot = stepping((cx) =>
      resolveHits(cx, [{ figure: 'a', by: 'e-1', where: 'shooting', modifier: 0 }]),
    );
    expect(play(shot, { state, dice: [1] }).state.horses).toEqual([]);
    expect(play(shot, { state, dice: [7] }).state.horses).toHaveLength(1);
    const running = stepping((cx) => flee(cx, unitIn(cx.s, 'u'), 'for-now'));
    expect(play(running, { state }).state.horses).toEqual([]);
  });
});

describe('a change of base', () => {
  const hit = (by: string) =>
    stepping((cx) => resolveHits(cx, [{ figure: 'a', by, where: 'melee', modifier: 0 }]));

  it('BP-CAV-20 out of contact the centre stays', () => {
    const state = field([{ id: 'a', x: 600, y: 300 }]);
    const { state: after } = play(
      stepping((cx) => resolveHits(cx, [{ figure: 'a', by: 'e-1', where: 'shooting', modifier: 0 }])),
      { state, dice: [7, 7] },
    );
    expect(of(after, 'a')).toMatchObject({ x: 600, y: 300, radius: 12.5, mounted: false });
  });

  it('BP-CAV-20, BP-MEL-14 in contact he lies against the one who brought him down; others may lose touch', () => {
    const state = field(
      [{ id: 'a', x: 600, y: 300 }],
      {
        contacts: [
          { a: 'a', b: 'e-1', across: null, held: null },
          { a: 'a', b: 'e-2', across: null, held: null },
        ],
      },
      [
        { id: 'e-1', x: 600, y: 332.7 },
        { id: 'e-2', x: 600, y: 267.3 },
      ],
    );
    const { state: after } = play(hit('e-1'), { state, dice: [7] });
    const a = of(after, 'a');
    expect(a).toMatchObject({ mounted: false, ground: 'open', x: 600 });
    expect(gap(a, of(after, 'e-1'))).toBeLessThanOrEqual(0.5);
    expect(after.contacts).toEqual([{ a: 'a', b: 'e-1', across: null, held: null }]);
    expect(after.horses).toMatchObject([{ x: 600, y: 300 }]);
  });

  it('BP-CAV-20 where he can touch both he keeps both', () => {
    const state = field(
      [{ id: 'a', x: 600, y: 300 }],
      {
        contacts: [
          { a: 'a', b: 'e-1', across: null, held: null },
          { a: 'a', b: 'e-2', across: null, held: null },
        ],
      },
      [
        { id: 'e-1', x: 584, y: 328.4 },
        { id: 'e-2', x: 616, y: 328.4 },
      ],
    );
    const { state: after } = play(hit('e-2'), { state, dice: [7] });
    expect(after.contacts).toHaveLength(2);
  });
});

describe('kinds of cavalry', () => {
  it.each([
    ['light-cavalry', 225],
    ['heavy-cavalry', 150],
  ] as const)('BP-CAV-01, BP-CAV-02 %s goes by the rules of foot but at its own pace: %d', (troops, trot) => {
    const state = scene({
      units: [
        { id: 'u', troops, figures: [{ id: 'a', x: 600, y: 300 }] },
        { id: 'e', side: 1, figures: [{ id: 'e-1', x: 1500, y: 1100 }] },
      ],
    });
    const { refusal } = playToQuestion(bayonetPoint, {
      state,
      dice: [1],
      answers: [...MOVE, ['errands', []]],
    });
    expect(refusal([{ x: 600, y: 300 + trot, z: 0 }])).toBeNull();
    expect(refusal([{ x: 600, y: 301 + trot, z: 0 }])?.code).toBe('move.too-far');
  });
});
