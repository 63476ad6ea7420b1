import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { activateMonster } from './phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'monster')));
const apart = (inches: number) => inches + 0.984;
const M = { power: 0, skill: 0, monster: 1 };
const NONE = { power: 0, skill: 0, monster: 0 };
const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [0, 20, 36, 0.5] }, climbable: false } as const;

function soldier(id: string, x: number, y: number, side = 0): SceneFigure {
  return { id, side, x, y, gear: ['hand-weapon'], fatigue: 2 };
}

function draft(type: string, figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  const monster = { id: 'monster', side: null, type, x: 18, y: 18 };
  return scene({ pools: [M, M], order: [1, 0], figures: [monster, ...figures], ...more });
}

describe('SB-MONA-07 the closest soldier', () => {
  const twins = [soldier('west', 18 - apart(10), 18), soldier('east', 18 + apart(10), 18, 1)];

  it('SB-MONA-07 the primary player chooses among equals', () => {
    const state = draft('ghoul', twins, { pools: [NONE, NONE] });
    const { pending } = playToQuestion(activation, { state });
    expect(pending).toMatchObject({ seat: 1, question: { options: ['west', 'east'], rule: 'SB-MONA-07' } });
    const played = play(activation, { state, answers: [['monsterChoice', 'east']] });
    expect(of(played.state, 'monster').x).toBe(24);
  });

  it('SB-MONA-07 a thousandth of an inch decides', () => {
    const [west] = twins;
    const state = draft('ghoul', [west!, soldier('east', 18 + apart(10.001), 18)], { pools: [NONE, NONE] });
    expect(of(play(activation, { state }).state, 'monster').x).toBe(12);
  });

  it('SB-MONA-07 Officers and riders count, the down do not', () => {
    const figures: readonly SceneFigure[] = [
      { ...soldier('down', 18 - apart(3), 18), standing: 'down' },
      { id: 'officer', side: 0, type: 'officer', x: 18 + apart(10), y: 18, mounted: true },
    ];
    const state = draft('ghoul', figures, { pools: [NONE, NONE] });
    expect(of(play(activation, { state }).state, 'monster').x).toBe(24);
  });
});

describe('SB-MONA-08 redirecting', () => {
  const men = [soldier('near', 18 - apart(8), 18), soldier('far', 18 + apart(10), 18, 1)];
  const behind = soldier('behind', 18, 25);

  it('SB-MONA-08 SB-FATE-11 a shot goes at another soldier in range and sight', () => {
    const state = draft('bandit', [...men, behind], { terrain: [WALL], pools: [NONE, M] });
    const { pending } = playToQuestion(activation, { state });
    expect(pending.question).toMatchObject({ options: ['keep', 'far'], target: 'near', purpose: 'shoot' });
    const played = play(activation, {
      state,
      dice: [1, 2],
      answers: [
        ['monsterChoice', 'far'],
        ['reactToShot', 'stay'],
      ],
    });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', targets: ['far'] }));
    expect(played.state.pools[1]).toEqual(NONE);
  });

  it('SB-MONA-08 a soldier out of range is no new target for a shot', () => {
    const state = draft('troll', [soldier('near', 18 - 8, 18), soldier('far', 34, 18)], {
      pools: [NONE, NONE],
    });
    const withDie = { ...state, pools: [{ ...M }, { ...NONE }] };
    const played = play(activation, {
      state: withDie,
      dice: [1, 2],
      answers: [
        ['monsterReroll', 'keep'],
        ['reactToShot', 'stay'],
      ],
    });
    expect(played.asked.map(({ kind }) => kind)).toEqual(['monsterReroll', 'reactToShot']);
  });

  it('SB-MONA-08 a move goes at another soldier it sees, never at one it does not or at a marker', () => {
    const clues = [{ id: 'clue', deck: 'clues', x: 10, y: 10, z: 0 }];
    const state = draft('ghoul', [...men, behind], { terrain: [WALL], clues, pools: [NONE, M] });
    const { pending } = playToQuestion(activation, { state });
    expect(pending.question).toMatchObject({ options: ['keep', 'far'], target: 'near', purpose: 'move' });
    const played = play(activation, { state, answers: [['monsterChoice', 'far']] });
    expect(of(played.state, 'monster').x).toBe(24);
  });

  it('SB-MONA-08 SB-MONA-14 towards a marker, an M may name the other one', () => {
    const clues = [
      { id: 'near', deck: 'clues', x: 18 - 5.886, y: 18, z: 0 },
      { id: 'far', deck: 'clues', x: 18 + 9.886, y: 18, z: 0 },
    ];
    const state = draft('ghoul', [behind], { terrain: [WALL], clues, pools: [M, NONE] });
    const played = play(activation, { state, answers: [['monsterChoice', 'far']] });
    expect(of(played.state, 'monster').x).toBe(24);
    const kept = play(activation, { state, answers: [['monsterChoice', 'keep']] });
    expect(of(kept.state, 'monster').x).toBeCloseTo(13, 2);
    expect(kept.state.pools[0]).toEqual(M);
  });

  it('SB-MONA-08 towards a soldier it does not see, any other soldier will do', () => {
    const far = soldier('hidden', 30, 25, 1);
    const state = draft('ghoul', [behind, far], { terrain: [WALL], pools: [M, NONE] });
    const { pending } = playToQuestion(activation, { state });
    expect(pending.question).toMatchObject({ options: ['keep', 'hidden'], target: 'behind' });
  });

  it('SB-MONA-08 SB-FATE-04 players decide in decision order, and one change is all', () => {
    const state = draft('ghoul', men);
    const both = play(activation, {
      state,
      answers: [
        ['monsterChoice', 'keep'],
        ['monsterChoice', 'keep'],
      ],
    });
    expect(both.asked.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(of(both.state, 'monster').x).toBe(12);
    const first = play(activation, { state, answers: [['monsterChoice', 'far']] });
    expect(first.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(first.state.pools).toEqual([M, NONE]);
  });

  it('SB-MONA-08 SB-FATE-11 with nobody else to go for nothing is asked', () => {
    const state = draft('ghoul', [men[0]!]);
    expect(play(activation, { state }).asked).toEqual([]);
  });

  it('SB-MONA-08 SB-MONA-04.R2 the other targets of a blunderbuss follow the first', () => {
    const figures = [
      soldier('near', 18 - apart(5), 18),
      soldier('far', 18 + apart(6), 18),
      soldier('by-far', 18 + apart(6) + 0.5, 19.4),
    ];
    const armed = {
      id: 'monster',
      side: null,
      type: 'brigante',
      x: 18,
      y: 18,
      gear: ['blunderbuss', 'shot-bag'],
    };
    const played = play(activation, {
      state: scene({ pools: [M, NONE], figures: [armed, ...figures] }),
      dice: [1, 2, 1, 2],
      answers: [
        ['monsterChoice', 'far'],
        ['reactToShot', 'stay'],
        ['reactToShot', 'stay'],
      ],
    });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'fired', targets: ['far', 'by-far'] }),
    );
  });

  it('SB-FATE-11 the Wheel of Fate does not hold Monster Dice', () => {
    const state = draft('ghoul', men, { pools: [NONE, M], conditions: { wheelOfFate: true } });
    expect(playToQuestion(activation, { state }).pending.kind).toBe('monsterChoice');
  });
});
