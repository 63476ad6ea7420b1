import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, scene, unitIn } from '../../scene.spec-support.ts';

/** Ten a side at the end of a turn, in two units each. */
function field(draft: Partial<SceneDraft> = {}) {
  return scene({
    step: 'end',
    units: [
      row('u', 5, 300, 200),
      row('v', 5, 900, 200),
      { ...row('e', 5, 300, 1000), side: 1 },
      { ...row('g', 5, 900, 1000), side: 1 },
    ],
    ...draft,
  });
}

type State = ReturnType<typeof field>;

const gone = (
  state: State,
  side: number,
  count: number,
  standing: 'incapacitated' | 'routed' | 'pursued' | 'through',
) => {
  for (const f of state.figures.filter((man) => man.side === side).slice(0, count)) f.standing = standing;
  return state;
};
const routs = (state: State, id: string, final: boolean) => {
  const u = unitIn(state, id);
  u.flight = { moves: 1, final, number: 1, gone: [] };
  for (const man of u.members) of(state, man).fleeing = true;
  return state;
};
const outcome = (state: State) => bayonetPoint.outcome(play(bayonetPoint, { state }).state);

describe('the end of a battle', () => {
  it('BP-SCN-09, BP-DIG-01, BP-GEN-14 half of the army killed or routed, not a man less', () => {
    expect(outcome(gone(field(), 1, 4, 'incapacitated'))).toBeNull();
    expect(outcome(gone(field(), 1, 5, 'incapacitated'))?.shares).toEqual([1, 0]);
    expect(outcome(gone(field(), 0, 5, 'routed'))?.shares).toEqual([0, 1]);
  });

  it('BP-SCN-09, BP-CAV-11, BP-SCN-18 those who pursued off the table or left for an objective do not count', () => {
    expect(outcome(gone(field(), 1, 5, 'pursued'))).toBeNull();
    expect(outcome(gone(field(), 1, 5, 'through'))).toBeNull();
  });

  it('BP-SCN-09 a flight without return counts at once, another only at the limit', () => {
    expect(outcome(routs(field(), 'e', true))?.shares).toEqual([1, 0]);
    expect(outcome(routs(field(), 'e', false))).toBeNull();
    expect(outcome(routs(field({ turn: 15 }), 'e', false))?.shares).toEqual([1, 0]);
  });

  it('BP-SCN-09 routed-counts fleeing: every fleer at every check', () => {
    const options = { 'routed-counts': 'fleeing' };
    expect(outcome(routs(field({ options }), 'e', false))?.shares).toEqual([1, 0]);
  });

  it('BP-SCN-09 if both have lost half the larger share loses, and equal shares are a draw', () => {
    expect(outcome(gone(gone(field(), 0, 5, 'incapacitated'), 1, 6, 'incapacitated'))?.shares).toEqual([
      1, 0,
    ]);
    expect(outcome(gone(gone(field(), 0, 5, 'incapacitated'), 1, 5, 'routed'))?.shares).toEqual([0.5, 0.5]);
  });

  it('BP-DIG-02, BP-SCN-10 at the limit a tenth more lost decides it, less does not', () => {
    expect(outcome(gone(field({ turn: 15 }), 1, 1, 'incapacitated'))?.shares).toEqual([1, 0]);
    expect(outcome(field({ turn: 15 }))?.shares).toEqual([0.5, 0.5]);
    expect(outcome(gone(field({ turn: 14 }), 1, 1, 'incapacitated'))).toBeNull();
  });

  it('BP-SCN-09 a side with nobody left loses at the end of the step, down men and waiting men count', () => {
    const melees = (change: (state: State) => void) => {
      const state = field({ step: 'melees' });
      change(state);
      return outcome(state);
    };
    const all = (state: State, standing: 'incapacitated' | 'waiting') => {
      for (const f of state.figures.filter(({ side }) => side === 1)) f.standing = standing;
    };
    expect(melees((s) => all(s, 'incapacitated'))?.shares).toEqual([1, 0]);
    expect(melees((s) => all(s, 'waiting'))).toBeNull();
    expect(
      melees((s) => {
        all(s, 'incapacitated');
        Object.assign(of(s, 'e-1'), { standing: 'table', down: 2 });
      }),
    ).toBeNull();
    expect(
      melees((s) => {
        for (const f of s.figures) f.standing = 'incapacitated';
      })?.shares,
    ).toEqual([0.5, 0.5]);
  });

  describe('BP-DIG-12 men lying wounded at the final tally', () => {
    const lying = (turn: number, besides: Partial<ReturnType<typeof of>> = {}) => {
      const state = gone(field({ turn }), 1, 10, 'through');
      Object.assign(of(state, 'e-1'), { standing: 'table', down: 2 });
      Object.assign(of(state, 'g-5'), besides);
      return outcome(state)?.shares;
    };

    it('BP-DIG-12 are lost when their side has left them behind', () => {
      expect(lying(15)).toEqual([1, 0]);
      expect(lying(14)).toBeUndefined();
    });

    it.each([
      ['standing', { standing: 'table' }],
      ['gone to ground', { standing: 'table', ground: 'open' }],
      ['still to come', { standing: 'waiting' }],
    ] as const)('BP-DIG-12 are not while one of their own is %s', (_, besides) => {
      expect(lying(15, besides)).toEqual([0.5, 0.5]);
    });
  });

  it('BP-DIG-17 a unit of one goes on as a unit', () => {
    const state = field({ step: 'activations' });
    for (const id of ['u-2', 'u-3', 'u-4', 'u-5']) of(state, id).standing = 'incapacitated';
    unitIn(state, 'u').halfTested = true;
    const { pending } = playToQuestion(bayonetPoint, { state });
    expect(pending.question).toMatchObject({ options: ['u', 'v', 'finish', 'concede'] });
  });

  it('BP-DIG-16 the colours may be struck', () => {
    const { state } = play(bayonetPoint, {
      state: field({ step: 'activations' }),
      answers: [['pick', 'concede']],
    });
    expect(bayonetPoint.outcome(state)).toEqual({ reason: 'conceded', shares: [0, 1] });
  });

  it('BP-DIG-16 also by whoever has a unit to give an order to', () => {
    const { state, asked } = play(bayonetPoint, {
      state: field({ step: 'activations' }),
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'concede'],
      ],
    });
    expect(bayonetPoint.outcome(state)).toEqual({ reason: 'conceded', shares: [0, 1] });
    expect(asked).toHaveLength(2);
  });
});
