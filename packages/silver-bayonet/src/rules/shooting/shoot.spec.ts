import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { openActions } from '../activation/actions.ts';
import { gearId } from '../gear-id.ts';
import { shoot, shootable, targetsOf } from './shoot.ts';

/** a fires what is first in his gear. */
const fires = (weapon?: string) =>
  stepping((cx) => shoot(cx, of(cx.s, 'a'), weapon ?? gearId(of(cx.s, 'a'), 0)));

type Rest = Partial<SceneDraft> & { readonly a?: Partial<SceneFigure>; readonly b?: Partial<SceneFigure> };

/** Two infantrymen with muskets, `apart` inches from base to base. */
function range(apart: number, { a, b, figures, ...rest }: Rest = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 5, y: 18, ...a },
      { id: 'b', side: 1, x: 5 + 0.984 + apart, y: 18, ...b },
      ...(figures ?? []),
    ],
  });
}

const stay = ['reactToShot', 'stay'] as const;
const modifiers = (events: readonly { type: string }[]) =>
  (
    events.find(({ type }) => type === 'checked') as unknown as { modifiers: { by: string; value: number }[] }
  ).modifiers
    .map(({ by, value }) => `${by} ${value}`)
    .join(', ');

describe('whom and with what', () => {
  it('SB-SHT-01 a loaded projectile weapon with somebody in range and sight can be fired', () => {
    const s = range(10);
    expect(shootable(looking(s), of(s, 'a'))).toEqual(['musket']);
    expect(openActions(looking(s), of(s, 'a'))).toContain('shoot:musket');
  });

  it('SB-SHT-01 nobody shoots twice in an activation, nor with an empty weapon, nor at the hidden', () => {
    const twice = range(10, { activation: { shot: true } });
    expect(openActions(looking(twice), of(twice, 'a'))).not.toContain('shoot:musket');
    const empty = range(10, { a: { gear: [{ item: 'musket', loaded: false }] } });
    expect(shootable(looking(empty), of(empty, 'a'))).toEqual([]);
    const house = {
      id: 'house',
      type: 'house',
      shape: { rect: [9, 15, 2, 6] as [number, number, number, number] },
    };
    const hidden = range(10, { terrain: [house] });
    expect(shootable(looking(hidden), of(hidden, 'a'))).toEqual([]);
  });

  it('SB-SHT-02 a pistol reaches 8.000" and not 8.001"', () => {
    const a = { gear: ['pistol'] };
    const at = (apart: number) => {
      const s = range(apart, { a });
      return shootable(looking(s), of(s, 'a'));
    };
    expect(at(8)).toEqual(['pistol']);
    expect(at(8.001)).toEqual([]);
  });

  it('SB-SHT-02 height counts: 8" away and 6" up is 10"', () => {
    const tower = {
      id: 'tower',
      type: 'rock',
      height: 6,
      shape: { rect: [13, 17, 4, 2] as [number, number, number, number] },
    };
    const up = { x: 13.984, z: 6 };
    const s = range(8, { terrain: [tower], b: up, a: { gear: ['pistol', 'volley-gun'] } });
    expect(shootable(looking(s), of(s, 'a'))).toEqual(['volley-gun']);
  });

  it('SB-SHT-19 any enemy, not only the closest, but no friend; being in melee changes nothing', () => {
    const s = range(10, {
      figures: [
        { id: 'near', side: 1, x: 5, y: 20 },
        { id: 'adjacent', side: null, type: 'goblin', x: 5, y: 17.016 },
        { id: 'friend', side: 0, x: 5, y: 24 },
        { id: 'fighting', side: 0, x: 16.9, y: 18 },
      ],
    });
    expect(targetsOf(looking(s), of(s, 'a'), gearId(of(s, 'a'), 0)).map(({ id }) => id)).toEqual([
      'b',
      'near',
      'adjacent',
    ]);
    expect(playToQuestion(fires(), { state: s }).pending).toMatchObject({
      kind: 'shootWhom',
      seat: 0,
      question: { options: ['b', 'near', 'adjacent'], min: 1, max: 1 },
    });
  });

  it('SB-SHT-19 the one that is down is no target', () => {
    const s = range(10, { b: { standing: 'down', health: 0 } });
    expect(shootable(looking(s), of(s, 'a'))).toEqual([]);
  });
});

describe('the Shooting Check', () => {
  it('SB-SHT-08 a total equal to Defence hits: 7 + 5 + 1 against 13', () => {
    const { state, events } = play(fires(), { state: range(10), dice: [7, 5], answers: [stay] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: true, mode: 'shooting' }));
    expect(of(state, 'b').health).toBe(3);
  });

  it('SB-SHT-08 one less misses', () => {
    const { state, events } = play(fires(), { state: range(10), dice: [7, 4], answers: [stay] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: false }));
    expect(of(state, 'b').health).toBe(10);
  });

  it('SB-MEL-13 a tired target is easier to hit: 13 less two tokens is reached by 11', () => {
    const { state } = play(fires(), {
      state: range(10, { b: { fatigue: 2 } }),
      dice: [5, 5],
      answers: [stay],
    });
    expect(of(state, 'b').health).toBe(5);
  });

  it('SB-SHT-09 Cover, a Move, a horse, a wide mouth and rain all add up', () => {
    const a = { mounted: true, x: 4.508, gear: ['blunderbuss'] };
    const terrain = [
      {
        id: 'wall',
        type: 'low-wall',
        shape: { rect: [12.2, 14, 0.2, 8] as [number, number, number, number] },
      },
    ];
    const state = range(7, {
      a,
      terrain,
      conditions: { rain: true },
      activation: { moved: true, distance: 4 },
    });
    const { events } = play(fires(), { state, dice: [9, 9], answers: [stay] });
    expect(modifiers(events)).toBe('accuracy 1, moved -1, cover -1, mounted -2, blunderbuss -1, rain -2');
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', total: 12, success: false }));
  });

  it('SB-SHT-09 a Shaken shooter has 1 less', () => {
    const state = range(10, { a: { terror: { kind: 'shaken', activations: 1 } } });
    const { events } = play(fires(), { state, dice: [2, 2], answers: [stay] });
    expect(modifiers(events)).toBe('accuracy 1, shaken -1');
  });

  it('SB-SHT-09 nothing for range or for a mounted target', () => {
    const { events } = play(fires(), {
      state: range(23, { b: { x: 29.5, mounted: true } }),
      dice: [2, 2],
      answers: [stay],
    });
    expect(modifiers(events)).toBe('accuracy 1');
  });

  it('SB-SHT-10 the Move before the shot costs 1; a Move given up, or one after the shot, nothing', () => {
    const moved = play(fires(), {
      state: range(10, { activation: { moveSpent: true, moved: true } }),
      dice: [2, 2],
      answers: [stay],
    });
    expect(modifiers(moved.events)).toBe('accuracy 1, moved -1');
    const reloaded = play(fires(), {
      state: range(10, { activation: { moveSpent: true } }),
      dice: [2, 2],
      answers: [stay],
    });
    expect(modifiers(reloaded.events)).toBe('accuracy 1');
  });

  /** Somebody with no gun who hurls rocks. */
  const hurler = { gear: [], attributes: ['rock-hurler'] };

  it('SB-EVT-02 Rain: every shot at -2, a rock too', () => {
    const state = range(10, { conditions: { rain: true }, a: hurler });
    expect(shootable(looking(state), of(state, 'a'))).toEqual(['hurled-rock']);
    expect(modifiers(play(fires('hurled-rock'), { state, dice: [2, 2], answers: [stay] }).events)).toBe(
      'accuracy 1, rain -2',
    );
    expect(
      modifiers(
        play(fires(), { state: range(10, { conditions: { rain: true } }), dice: [2, 2], answers: [stay] })
          .events,
      ),
    ).toBe('accuracy 1, rain -2');
  });

  it('SB-EVT-05 Deluge: no firearm fires; a rock at -4, and Rain does not add to it', () => {
    const conditions = { rain: true, deluge: true };
    const wet = range(10, { conditions });
    expect(shootable(looking(wet), of(wet, 'a'))).toEqual([]);
    const troll = range(10, { conditions, a: hurler });
    const { events } = play(fires('hurled-rock'), { state: troll, dice: [2, 2], answers: [stay] });
    expect(modifiers(events)).toContain('deluge -4');
    expect(modifiers(events)).not.toContain('rain');
    const stacks = range(10, { conditions, a: hurler, options: { 'weather-stacks': true } });
    expect(
      modifiers(play(fires('hurled-rock'), { state: stacks, dice: [2, 2], answers: [stay] }).events),
    ).toContain('rain -2, deluge -4');
  });

  it('SB-CAV-13 from the saddle: pistol, musket and blunderbuss, at -2; neither rifle nor volley gun', () => {
    const gear = ['pistol', 'musket', 'blunderbuss', 'rifle', 'volley-gun'];
    const state = range(6, { a: { gear, mounted: true } });
    expect(shootable(looking(state), of(state, 'a'))).toEqual(['pistol', 'musket', 'blunderbuss']);
    const afoot = range(6, { a: { gear } });
    expect(shootable(looking(afoot), of(afoot, 'a'))).toEqual(gear);
    const { events } = play(fires(), { state, dice: [2, 2], answers: [stay] });
    expect(modifiers(events)).toBe('accuracy 1, mounted -2');
  });
});

describe('damage of a shot', () => {
  const health = (weapon: string, dice: number[], b: Partial<SceneFigure> = {}) => {
    const state = range(6, { a: { gear: [weapon], stats: { accuracy: 9 } }, b: { health: 12, ...b } });
    return 12 - of(play(fires(), { state, dice, answers: [stay] }).state, 'b').health;
  };

  it('SB-SHT-11 musket and pistol do P, the rifle S, blunderbuss and volley gun P + 1', () => {
    expect(
      ['musket', 'pistol', 'rifle', 'blunderbuss', 'volley-gun'].map((gun) => health(gun, [4, 7])),
    ).toEqual([4, 4, 7, 5, 5]);
  });

  it('SB-SHT-11 Strong arms do not help a shot', () => {
    const state = range(6, { a: { attributes: ['strong'], stats: { accuracy: 9 } } });
    expect(of(play(fires(), { state, dice: [4, 7], answers: [stay] }).state, 'b').health).toBe(6);
  });

  it('SB-EQ-12 a musket shoots 24" for P', () => {
    const far = range(24, { b: { x: 29.984 } });
    expect(shootable(looking(far), of(far, 'a'))).toEqual(['musket']);
    const farther = range(24.001);
    expect(shootable(looking(farther), of(farther, 'a'))).toEqual([]);
  });

  it('SB-EQ-13 a pistol shoots 8" for P, mounted too', () => {
    expect(health('pistol', [6, 3])).toBe(6);
  });

  it('SB-EQ-14 a rifle shoots 30" for S', () => {
    const state = range(29.9, { a: { x: 1, gear: ['rifle'], stats: { accuracy: 9 } }, b: { x: 31.984 } });
    expect(shootable(looking(state), of(state, 'a'))).toEqual(['rifle']);
    expect(of(play(fires(), { state, dice: [2, 9], answers: [stay] }).state, 'b').health).toBe(1);
  });
});

describe('order and bookkeeping', () => {
  it('SB-SHT-17 the weapon is empty before the dice fall, then Check, damage, reaction', () => {
    const { events } = play(fires(), { state: range(10), dice: [7, 5], answers: [stay] });
    expect(events.map(({ type }) => type)).toEqual(['fired', 'checked', 'attacked', 'damaged']);
    const open = playToQuestion(fires(), {
      state: range(10, {
        pools: [
          { power: 1, skill: 0, monster: 0 },
          { power: 0, skill: 0, monster: 0 },
        ],
      }),
      dice: [7, 5],
    });
    expect(open.pending.kind).toBe('reroll');
    expect(of(open.state, 'a').gear[0]!.loaded).toBe(false);
  });

  it('SB-SHT-15 the shot ends nothing and tires nobody: a Move, or a Reload for it, is still there', () => {
    const runs = stepping((cx) => {
      const now = cx.s.activation!;
      now.actionSpent = true;
      now.shot = true;
      shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0));
    });
    const { state } = play(runs, { state: range(10), dice: [2, 2], answers: [stay] });
    expect(state.activation!.over).toBe(false);
    expect([of(state, 'a').fatigue, of(state, 'b').fatigue]).toEqual([0, 0]);
    expect(openActions(looking(state), of(state, 'a'))).toEqual(['move', 'reload-for-move:musket', 'end']);
  });

  it('SB-SHT-18 the worked example: a miss at a man behind a wall, and the answer kills', () => {
    const wall = {
      id: 'wall',
      type: 'low-wall',
      shape: { rect: [15.292, 14, 0.2, 8] as [number, number, number, number] },
    };
    const state = range(10, {
      terrain: [wall],
      b: { type: 'grenadier' },
      figures: [{ id: 'other', x: 1, y: 1 }],
    });
    const { state: after, events } = play(fires(), {
      state,
      dice: [3, 2, 10, 7],
      answers: [['reactToShot', 'return-fire:musket']],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'checked', figure: 'a', total: 5, target: 14, success: false }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'checked', figure: 'b', total: 18, target: 13, success: true }),
    );
    expect(of(after, 'a')).toMatchObject({ health: 0, standing: 'removed' });
    expect(of(after, 'b').health).toBe(11);
  });

  it('SB-GEN-17 near what is inimical to technology a firearm misses without dice, and is empty all the same', () => {
    const imp = {
      id: 'imp',
      side: null,
      type: 'bandit',
      attributes: ['inimical-to-technology'],
      x: 5,
      y: 24.984,
    };
    const state = range(10, { figures: [imp] });
    const { state: after, events } = play(fires(), {
      state,
      answers: [
        ['shootWhom', ['b']],
        ['reactToShot', 'stay'],
      ],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: false, target: 'b' }));
    expect(of(after, 'a').gear[0]!.loaded).toBe(false);
    const away = range(10, { figures: [{ ...imp, y: 24.985 }] });
    play(fires(), {
      state: away,
      dice: [1, 2],
      answers: [
        ['shootWhom', ['b']],
        ['reactToShot', 'stay'],
      ],
    });
  });
});
