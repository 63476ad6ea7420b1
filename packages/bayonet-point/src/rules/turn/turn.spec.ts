import { initialState, prepare, type Ruleset, randomPolicy, simulate } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BayonetPoint } from '../../game.ts';
import { ready } from '../../muster/ready.ts';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import { shoot } from '../shooting/shot.ts';

function field(draft: Partial<SceneDraft> = {}) {
  return scene({
    step: 'initiative',
    units: [row('u', 4, 300, 200), { ...row('e', 4, 300, 1000), side: 1 }],
    ...draft,
  });
}

describe('a turn', () => {
  it('BP-SEQ-01 goes through its six steps in their order', () => {
    const { state, events } = play(bayonetPoint, {
      state: field(),
      dice: [9, 2],
      answers: [
        ['pick', 'finish'],
        ['pick', 'finish'],
      ],
      // Initiative, flight, two picks, the end of activations, melees, flight, end.
      steps: 8,
    });
    const began = events.flatMap((event) => (event.type === 'stepBegan' ? [event.step] : []));
    // The last is the next turn's.
    expect(began).toEqual(['flight-1', 'activations', 'melees', 'flight-2', 'end', 'initiative']);
    expect(events.at(-1)).toMatchObject({ type: 'stepBegan', turn: 2 });
    expect(state).toMatchObject({ turn: 2, step: 'initiative' });
  });

  it('BP-SEQ-02 who has the initiative is active, and it changes within the turn', () => {
    const state = field({ step: 'activations', active: 1 });
    const { state: after, asked } = play(bayonetPoint, { state, dice: [7], answers: [['pick', 'e']] });
    expect([asked[0]!.seat, after.active]).toEqual([1, 0]);
  });

  it('BP-SEQ-07 nobody shoots at chargers: the passive player is asked for nothing but what is his', () => {
    const state = scene({ units: [row('u', 4, 600, 300), { ...row('e', 4, 600, 425), side: 1 }] });
    const { asked } = play(bayonetPoint, {
      state,
      // Activation, morale of both.
      dice: [6, 6, 6, ...Array.from({ length: 8 }, () => 10)],
      answers: [
        ['pick', 'u'],
        ['order', 'charge'],
        ['chargeWhom', 'e'],
      ],
    });
    const passive = asked.filter(({ seat }) => seat === 1).map(({ kind }) => kind);
    expect(passive.filter((kind) => kind !== 'pick' && kind !== 'fightWhom')).toEqual([]);
  });

  it('BP-INI-04, BP-INI-02 nobody is called on twice', () => {
    const state = field({ step: 'activations' });
    const { state: after } = play(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
      ],
    });
    expect(after.picked).toEqual(['u']);
    const { pending } = playToQuestion(bayonetPoint, { state: after });
    expect(pending).toMatchObject({ seat: 1, question: { options: ['e', 'finish', 'concede'] } });
  });

  it('BP-INI-05 units left out are idle, and those who could not be tested are not', () => {
    const state = field({ step: 'activations' });
    for (const f of state.figures.slice(4)) f.down = 2;
    const { state: after } = play(bayonetPoint, { state, answers: [['pick', 'finish']], steps: 2 });
    expect(after.units.map(({ test }) => test)).toEqual(['left-out', 'untested']);
  });

  it('BP-SEQ-06, BP-VIS-12 the end of a turn clears its marks', () => {
    const state = field({ step: 'end' });
    Object.assign(of(state, 'u-1'), { struck: true, charging: true, stirred: true });
    state.seen = { 'u>e': true };
    state.picked = ['u'];
    state.finished = [true, false];
    Object.assign(unitIn(state, 'u'), { lossesNear: ['u-3', 'u-4'], lossesTested: true, test: 'active' });
    const { state: after } = play(bayonetPoint, { state });
    expect(after).toMatchObject({ seen: {}, picked: [], finished: [false, false] });
    expect(of(after, 'u-1')).toMatchObject({ struck: false, charging: false, stirred: false });
    expect(unitIn(after, 'u')).toMatchObject({ lossesNear: [], lossesTested: false, test: 'untested' });
  });
});

describe('dice', () => {
  it('BP-GEN-02, BP-GEN-01 once play has begun every die has ten sides', () => {
    const sides = new Set<number>();
    const watched: Ruleset<BayonetPoint> = {
      ...bayonetPoint,
      rules: (s) => {
        const step = bayonetPoint.rules(s);
        if (step === null) return null;
        const playing = ['initiative', 'flight-1', 'activations', 'melees', 'flight-2', 'end'].includes(
          s.step,
        );
        return {
          ...step,
          run: (cx) => {
            const watching = new Proxy(cx, {
              get: (target, key) => {
                const value: unknown = Reflect.get(target, key, target);
                if (typeof value !== 'function') return value;
                if (key !== 'roll') return value.bind(target);
                return (count: number) => {
                  if (playing) sides.add(count);
                  return target.roll(count);
                };
              },
            });
            step.run(watching);
          },
        };
      },
    };
    const seats = [{ unit: ready[0] }, { unit: ready[1] }];
    const setup = prepare(bayonetPoint, { scenario: 'open-battle', seats, options: { 'turn-limit': 4 } });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const state = initialState(watched, { setup: setup.value, dice: { seed: 'ten' } });
    simulate(watched, state, randomPolicy(watched, 'ten'));
    expect([...sides]).toEqual([10]);
  });
});

describe('what players know', () => {
  it('BP-DIG-10 everything on the table is known to both', () => {
    const state = field();
    for (const seat of [0, 1]) {
      const view = bayonetPoint.view(state, seat) as typeof state;
      expect(view.figures).toEqual(state.figures);
      expect(view.units).toEqual(state.units);
    }
  });

  it('BP-DIG-11 the weather is set with the match and stays', () => {
    expect(bayonetPoint.fixed).toContain('options');
    const setup = prepare(bayonetPoint, {
      scenario: 'open-battle',
      seats: [{ unit: ready[0] }, { unit: ready[1] }],
      options: { weather: 'fog' },
    });
    expect(setup.ok && setup.value.options['weather']).toBe('fog');
  });

  it('BP-DIG-12 powder and ball never run out', () => {
    const state = scene({ units: [row('u', 1, 300, 200), { ...row('e', 1, 300, 300), side: 1 }] });
    const shots = Array.from({ length: 20 }, () => 10);
    const { state: after } = play(
      stepping((cx) => {
        for (const _ of shots) shoot(cx, { shooter: 'u-1', target: 'e-1', gun: 'musket' });
      }),
      { state, dice: shots },
    );
    expect(of(after, 'u-1').unloaded).toEqual([]);
  });
});
