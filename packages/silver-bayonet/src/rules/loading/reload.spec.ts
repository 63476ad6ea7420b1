import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';

const does = (...actions: string[]) =>
  stepping((cx) => {
    for (const action of actions) doAction(cx, of(cx.s, 'a'), action);
  });

const EMPTY_POOL = { power: 0, skill: 0, monster: 0 };
type Gear = NonNullable<SceneFigure['gear']>;

function alone(gear: Gear, rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear, ...a },
      { id: 'b', side: 1, x: 16, y: 18, gear: [] },
    ],
  });
}

const empty = (item: string) => ({ item, loaded: false });
const reloads = (gear: Gear, rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) => {
  const s = alone(gear, rest, a);
  return openActions(looking(s), of(s, 'a')).filter((id) => id.includes('reload'));
};
const loaded = (s: ReturnType<typeof scene>) => of(s, 'a').gear.map((gear) => gear.loaded);

describe('loading', () => {
  it('SB-LOAD-01 all firearms start loaded', () => {
    expect(loaded(alone(['musket', 'pistol', 'volley-gun']))).toEqual([true, true, true]);
    expect(reloads(['musket', 'cartridge-box'])).toEqual([]);
  });

  it('SB-LOAD-02 one that was fired is empty, hit or miss, and cannot shoot until it is reloaded', () => {
    for (const dice of [
      [2, 2],
      [7, 7],
    ]) {
      const { state } = play(does('shoot:pistol'), {
        state: alone(['pistol']),
        dice,
        answers: [['reactToShot', 'stay']],
      });
      expect(loaded(state)).toEqual([false]);
      state.activation!.shot = false;
      state.activation!.actionSpent = false;
      expect(openActions(looking(state), of(state, 'a'))).not.toContain('shoot:pistol');
    }
  });

  it('SB-LOAD-03 one action reloads one firearm', () => {
    const { state, events } = play(does('reload:pistol'), {
      state: alone([empty('pistol'), empty('pistol')]),
    });
    expect(loaded(state)).toEqual([true, false]);
    expect(events).toMatchObject([{ type: 'reloaded', weapon: 'pistol' }]);
    expect(state.activation).toMatchObject({ actionSpent: true, moveSpent: false });
  });

  it('SB-LOAD-04 the Move given up reloads too, with the action left: reload and shoot', () => {
    const { state } = play(does('reload-for-move:pistol', 'shoot:pistol'), {
      state: alone([empty('pistol')]),
      dice: [2, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(state.activation).toMatchObject({ moveSpent: true, moved: false, actionSpent: true });
    expect(loaded(state)).toEqual([false]);
    const shotFirst = play(does('shoot:pistol', 'reload-for-move:pistol'), {
      state: alone(['pistol']),
      dice: [2, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(loaded(shotFirst.state)).toEqual([true]);
  });

  it('SB-LOAD-04 once it is given up there is no Move, Sprint or second exchange', () => {
    const { state } = play(does('reload-for-move:pistol'), {
      state: alone([empty('pistol'), empty('pistol')]),
    });
    expect(openActions(looking(state), of(state, 'a'))).toEqual(['shoot:pistol', 'reload:pistol#2', 'end']);
  });

  it('SB-LOAD-05 musket and rifle need a box, the blunderbuss a bag, a pistol nothing, a volley gun cannot', () => {
    const guns = ['musket', 'rifle', 'blunderbuss', 'pistol', 'volley-gun'].map(empty);
    const now = { activation: { moveSpent: true } };
    expect(reloads(guns, now)).toEqual(['reload:pistol']);
    expect(reloads([...guns, 'cartridge-box'], now)).toEqual([
      'reload:musket',
      'reload:rifle',
      'reload:pistol',
    ]);
    expect(reloads([...guns, 'shot-bag'], now)).toEqual(['reload:blunderbuss', 'reload:pistol']);
    expect(reloads([...guns, { item: 'cartridge-box', state: 'lost' }], now)).toEqual(['reload:pistol']);
  });

  it('SB-EQ-15 the shot bag reloads a blunderbuss and no musket', () => {
    const now = { activation: { moveSpent: true } };
    expect(reloads([empty('blunderbuss'), empty('musket'), 'shot-bag'], now)).toEqual(['reload:blunderbuss']);
  });

  it('SB-LOAD-06 two empty pistols need two reloads: the Move for one, the action for the other', () => {
    const { state } = play(does('reload-for-move:pistol', 'reload:pistol#2'), {
      state: alone([empty('pistol'), empty('pistol')]),
    });
    expect(loaded(state)).toEqual([true, true]);
  });

  it('SB-LOAD-06 a Shoot action fires one of two pistols', () => {
    const { state } = play(does('shoot:pistol#2'), {
      state: alone(['pistol', 'pistol']),
      dice: [2, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(loaded(state)).toEqual([true, false]);
  });

  it('SB-EQ-33 a fouled gun is not reloaded, one with a broken bayonet is', () => {
    const now = { activation: { moveSpent: true } };
    const gun = (state: 'fouled' | 'broken' | 'lost') =>
      reloads([{ item: 'pistol', loaded: false, state }], now);
    expect([gun('fouled'), gun('broken'), gun('lost')]).toEqual([[], ['reload:pistol'], []]);
  });
});

describe('Quick Reload', () => {
  const pool = {
    pools: [{ power: 1, skill: 1, monster: 1 }, EMPTY_POOL],
    activation: { moveSpent: true, actionSpent: true },
  };

  it('SB-FATE-08 a Power or Skill Die, never a Monster Die, reloads one firearm without an action', () => {
    expect(reloads([empty('pistol')], pool)).toEqual([
      'quick-reload:power/pistol',
      'quick-reload:skill/pistol',
    ]);
    const { state, events } = play(does('quick-reload:skill/pistol'), {
      state: alone([empty('pistol')], { pools: pool.pools }),
    });
    expect(loaded(state)).toEqual([true]);
    expect(state.pools[0]).toEqual({ power: 1, skill: 0, monster: 1 });
    expect(state.activation).toMatchObject({ moveSpent: false, actionSpent: false, quickReloaded: true });
    expect(events).toMatchObject([
      { type: 'fateSpent', die: 'skill', figure: 'a', roll: null },
      { type: 'reloaded' },
    ]);
  });

  it('SB-FATE-08 Move, Quick Reload, Shoot: the shot is at -1', () => {
    const { events } = play(does('quick-reload:power/pistol', 'shoot:pistol'), {
      state: alone([empty('pistol')], {
        pools: [{ power: 1, skill: 0, monster: 0 }, EMPTY_POOL],
        activation: { moveSpent: true, moved: true },
      }),
      dice: [2, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', total: 4 }));
  });

  it('SB-FATE-08 once an activation, with the ammunition, not for a volley gun, not when Paralysed', () => {
    expect(
      reloads([empty('pistol')], { ...pool, activation: { ...pool.activation, quickReloaded: true } }),
    ).toEqual([]);
    expect(reloads([empty('musket'), empty('volley-gun')], pool)).toEqual([]);
    expect(reloads([empty('pistol')], pool, { terror: { kind: 'paralysed', activations: 1 } })).toEqual([]);
    expect(reloads([empty('pistol')], { ...pool, pools: [EMPTY_POOL, EMPTY_POOL] })).toEqual([]);
  });

  it('SB-EVT-07 not while the Wheel of Fate turns', () => {
    expect(reloads([empty('pistol')], { ...pool, conditions: { wheelOfFate: true } })).toEqual([]);
  });
});
