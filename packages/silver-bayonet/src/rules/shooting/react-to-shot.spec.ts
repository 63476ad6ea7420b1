import { random } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { gearId } from '../gear-id.ts';
import { diveProblem, randomDive } from './dive.ts';
import { diveForCover } from './dive-for-cover.ts';
import { shoot } from './shoot.ts';

const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));

type Rest = Partial<SceneDraft> & { readonly a?: Partial<SceneFigure>; readonly b?: Partial<SceneFigure> };

function range(apart: number, { a, b, figures, ...rest }: Rest = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 8, y: 18, ...a },
      { id: 'b', side: 1, x: 8 + 0.984 + apart, y: 18, ...b },
      ...(figures ?? []),
    ],
  });
}

const optionsAfter = (state: ReturnType<typeof scene>, dice = [1, 2]) => {
  const { pending } = playToQuestion(fires, { state, dice });
  return (pending.question as { options: readonly string[] }).options;
};

describe('the target reacts', () => {
  it('SB-SHT-12 hit or missed, a survivor may fire back, dive or stay', () => {
    expect(optionsAfter(range(10))).toEqual(['stay', 'dive', 'return-fire:musket']);
    expect(optionsAfter(range(10), [7, 7])).toEqual(['stay', 'dive', 'return-fire:musket']);
    expect(playToQuestion(fires, { state: range(10), dice: [1, 2] }).pending).toMatchObject({
      kind: 'reactToShot',
      seat: 1,
    });
  });

  it('SB-SHT-12 the dead do not react', () => {
    const figures = [{ id: 'c', side: 1, x: 35, y: 35 }];
    const { state } = play(fires, { state: range(10, { figures, b: { health: 3 } }), dice: [7, 7] });
    expect(of(state, 'b').standing).toBe('removed');
  });

  it('SB-SHT-12 staying changes nothing', () => {
    const before = range(10);
    const { state } = play(fires, { state: before, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(of(state, 'b')).toEqual(of(before, 'b'));
  });

  it('SB-MEL-07 option paralysed-reacts: by default a Paralysed figure reacts', () => {
    const b = { terror: { kind: 'paralysed' as const, activations: 0 } };
    expect(optionsAfter(range(10, { b }))).toContain('dive');
    play(fires, { state: range(10, { b, options: { 'paralysed-reacts': 'no' } }), dice: [1, 2] });
  });
});

describe('Return Fire', () => {
  it('SB-SHT-13 needs a loaded weapon that reaches the shooter', () => {
    const b = (gear: SceneFigure['gear']) => optionsAfter(range(10, { b: { gear: gear! } }));
    expect(b([{ item: 'musket', loaded: false }])).toEqual(['stay', 'dive']);
    expect(b(['pistol'])).toEqual(['stay', 'dive']);
    expect(b(['pistol', 'musket', 'rifle'])).toEqual([
      'stay',
      'dive',
      'return-fire:musket',
      'return-fire:rifle',
    ]);
    expect(b([{ item: 'musket', state: 'fouled' }])).toEqual(['stay', 'dive']);
  });

  it('SB-SHT-13 it unloads, and the first shooter gets no reaction', () => {
    const { state, events } = play(fires, {
      state: range(10),
      dice: [1, 2, 8, 9],
      answers: [['reactToShot', 'return-fire:musket']],
    });
    expect(of(state, 'b').gear[0]!.loaded).toBe(false);
    expect(of(state, 'a').health).toBe(2);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'fired', figure: 'b', targets: ['a'], answer: true }),
    );
  });

  it('SB-SHT-13 it is never penalised for movement, and a wide gun has one target only', () => {
    const state = range(6, {
      b: { gear: ['volley-gun'] },
      activation: { moved: true },
      figures: [{ id: 'friend', x: 8, y: 19.1 }],
    });
    const { events } = play(fires, {
      state,
      dice: [1, 2, 5, 5],
      answers: [['reactToShot', 'return-fire:volley-gun']],
    });
    const answer = events.filter(({ type }) => type === 'checked').at(-1);
    expect(answer).toMatchObject({ figure: 'b', total: 10 });
    expect(events.filter(({ type }) => type === 'fired')).toMatchObject([{}, { targets: ['a'] }]);
  });

  it('SB-SHT-13 as often as loaded weapons last, also with a second pistol', () => {
    const state = range(6, { b: { gear: [{ item: 'pistol', loaded: false }, 'pistol'] } });
    const { state: after } = play(fires, {
      state,
      dice: [1, 2, 1, 2],
      answers: [['reactToShot', 'return-fire:pistol#2']],
    });
    expect(of(after, 'b').gear.map(({ loaded }) => loaded)).toEqual([false, false]);
  });

  it('SB-EVT-05 no firearm answers in a Deluge', () => {
    const state = range(10, { conditions: { deluge: true }, a: { gear: [], attributes: ['rock-hurler'] } });
    const rock = stepping((cx) => shoot(cx, of(cx.s, 'a'), 'hurled-rock'));
    const { pending } = playToQuestion(rock, { state, dice: [1, 2] });
    expect(pending.question).toMatchObject({ options: ['stay', 'dive'] });
  });

  it('SB-MONA-09 a monster fires back when it can, and otherwise stays: nobody is asked', () => {
    const bandit = { side: null, type: 'bandit', gear: ['musket'] };
    const { state } = play(fires, { state: range(10, { b: bandit }), dice: [1, 2, 1, 2] });
    expect(of(state, 'b').gear[0]!.loaded).toBe(false);
    const empty = { ...bandit, gear: [{ item: 'musket', loaded: false }] };
    const before = range(10, { b: empty });
    const { state: after } = play(fires, { state: before, dice: [1, 2] });
    expect(of(after, 'b')).toEqual(of(before, 'b'));
  });

  it('SB-MONA-09 of several weapons it fires the one that hurts most', () => {
    const bandit = {
      side: null,
      type: 'bandit',
      gear: ['pistol', 'musket', 'volley-gun'],
      stats: { accuracy: 9 },
    };
    const { events } = play(fires, { state: range(6, { b: bandit }), dice: [1, 2, 1, 2] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'fired', figure: 'b', weapon: 'volley-gun' }),
    );
  });
});

describe('Dive for Cover', () => {
  const dives = (state: ReturnType<typeof scene>) =>
    playToQuestion(fires, { state, dice: [1, 2], answers: [['reactToShot', 'dive']] });

  it('SB-SHT-14 2" in any direction, and no farther', () => {
    const { refusal } = dives(range(10));
    expect(refusal({ x: 18.984, y: 20, z: 0 })).toBeNull();
    expect(refusal({ x: 18.984, y: 20.001, z: 0 })).toMatchObject({
      code: 'dive.too-far',
      rule: 'SB-SHT-14',
    });
    expect(refusal({ x: 18.984, y: 18, z: 0 })).toBeNull();
    expect(refusal({ x: 16.984, y: 18, z: 0 })).toBeNull();
  });

  it('SB-SHT-14 not closer to an enemy that is within 6" and in sight', () => {
    const { refusal } = dives(range(6));
    expect(refusal({ x: 14.984, y: 20, z: 0 })).toBeNull();
    expect(refusal({ x: 14.9, y: 18, z: 0 })).toMatchObject({ code: 'dive.closer' });
    expect(dives(range(6.001)).refusal({ x: 13, y: 18, z: 0 })).toBeNull();
  });

  it('SB-SHT-14 an enemy that the diver does not see does not count; a monster does', () => {
    const house = {
      id: 'house',
      type: 'house',
      shape: { rect: [17, 22, 4, 1] as [number, number, number, number] },
    };
    const hidden = { id: 'c', side: 0, x: 18.984, y: 24 };
    const towards = { x: 18.984, y: 19, z: 0 };
    expect(dives(range(10, { terrain: [house], figures: [hidden] })).refusal(towards)).toBeNull();
    const { refusal } = dives(range(10, { figures: [hidden] }));
    expect(refusal(towards)).toMatchObject({ code: 'dive.closer' });
    const monster = { id: 'm', side: null, type: 'bandit', x: 18.984, y: 23 };
    const state = range(10, { figures: [monster] });
    expect(diveProblem({ figure: 'b', shooter: 'a' }, towards, looking(state))).toMatchObject({
      code: 'dive.closer',
    });
  });

  it('SB-SHT-14 by the normal rules: difficult ground doubles, walls and figures and the table edge stop', () => {
    const mud = {
      id: 'mud',
      type: 'mud',
      shape: { rect: [15, 18, 8, 6] as [number, number, number, number] },
    };
    const wet = dives(range(10, { terrain: [mud] })).refusal;
    expect(wet({ x: 18.984, y: 19, z: 0 })).toBeNull();
    expect(wet({ x: 18.984, y: 19.1, z: 0 })).toMatchObject({ code: 'dive.too-far' });
    const friend = { id: 'c', side: 1, x: 18.984, y: 19.2 };
    const beyond = { x: 18.984, y: 19.9, z: 0 };
    expect(
      diveProblem({ figure: 'b', shooter: 'a' }, beyond, looking(range(10, { figures: [friend] }))),
    ).toMatchObject({
      code: 'dive.occupied',
    });
    const off = { x: 36.5, y: 18, z: 0 };
    expect(
      diveProblem({ figure: 'b', shooter: 'a' }, off, looking(range(10, { b: { x: 35 } }))),
    ).toMatchObject({
      code: 'dive.off-table',
    });
  });

  it('SB-SHT-14 not into contact with an enemy', () => {
    const monster = { id: 'm', side: null, type: 'bandit', x: 18.984, y: 20 };
    const state = range(10, { figures: [monster] });
    const problem = diveProblem(
      { figure: 'b', shooter: 'a' },
      { x: 18.984, y: 19.016, z: 0 },
      looking(state),
    );
    expect(problem).toMatchObject({ code: 'dive.contact' });
  });

  it('SB-SHT-14 a drop is jumped as in a Move: 0.4" to the edge, 1" down, 0.5" on', () => {
    const rock = {
      id: 'rock',
      type: 'rock',
      height: 1,
      shape: { rect: [16, 15, 3.4, 6] as [number, number, number, number] },
    };
    const state = range(10, { terrain: [rock], b: { z: 1 } });
    expect(diveProblem({ figure: 'b', shooter: 'a' }, { x: 19.9, y: 18, z: 0 }, looking(state))).toBeNull();
  });

  it('SB-SHT-14 the diver is put there; no enemy forces anything, and its own activation is not spent', () => {
    const { state, events } = play(fires, {
      state: range(10, { figures: [{ id: 'c', side: 0, x: 24, y: 18 }] }),
      dice: [1, 2],
      answers: [
        ['reactToShot', 'dive'],
        ['dive', { x: 18.984, y: 20, z: 0 }],
      ],
    });
    expect(of(state, 'b')).toMatchObject({ y: 20, activated: false });
    expect(events.at(-1)).toMatchObject({ type: 'moved', how: 'dive', figure: 'b' });
  });

  it('SB-SHT-14 chance finds legal dives', () => {
    const state = range(5, { terrain: [{ id: 'w', type: 'high-wall', shape: { rect: [16, 10, 0.3, 16] } }] });
    const question = { figure: 'b', shooter: 'a' };
    for (let seed = 0; seed < 30; seed++) {
      const spot = randomDive(question, random(`dive ${seed}`), () => looking(state));
      expect(diveProblem(question, spot, looking(state))).toBeNull();
    }
  });

  it('SB-CAMP-09 SB-SHT-14 the Confused dive wherever chance sends them, 2" or up to what is in the way', () => {
    const ruleset = stepping((cx) => diveForCover(cx, of(cx.s, 'b'), of(cx.s, 'a')));
    const dive = (direction: number, rest: Rest = {}) => {
      const state = range(6, rest);
      of(state, 'b').kit = 'confused';
      return of(play(ruleset, { state, dice: [direction] }).state, 'b');
    };
    // Direction 1 is +y, 19 is +x, 55 is -x: towards the shooter, whom only 1" keeps off.
    expect(dive(1)).toMatchObject({ x: 14.984, y: 20 });
    expect(dive(55)).toMatchObject({ x: 12.984, y: 18 });
    const near = { a: { x: 12.5 } };
    expect(dive(55, near).x).toBeCloseTo(14.485, 3);
    const wall = {
      id: 'w',
      type: 'high-wall',
      shape: { rect: [16, 10, 0.3, 16] as [number, number, number, number] },
    };
    expect(dive(19, { terrain: [wall] }).x).toBeCloseTo(15.508, 2);
  });
});
