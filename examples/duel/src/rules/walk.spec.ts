import { reasonOf } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const far = { x: 11, y: 11 };
const to = (x: number, y: number, z = 0) => ({ x, y, z });

describe('walking', () => {
  const open = scene({ x: 2, y: 6 }, far);

  it('DU-05 4 paces may be walked', () => {
    const { state, events } = play(duel, { state: open, answers: [['walk', [to(2, 8), to(4, 8)]]] });
    expect(state.duellists[0]).toMatchObject({ x: 4, y: 8 });
    expect(events).toEqual([{ type: 'walked', rule: 'DU-05', seat: 0, x: 4, y: 8, cost: 4 }]);
  });

  it('DU-05 more may not', () => {
    const { refusal } = playToQuestion(duel, { state: open });
    expect(refusal([to(6, 6)])).toBeNull();
    expect(refusal([to(6.01, 6)])).toMatchObject({ code: 'walk.too-far', rule: 'DU-05' });
  });

  it('DU-05 1 pace of mud and 2 of grass cost 4', () => {
    const mud = scene({ x: 2, y: 6 }, far, { pieces: [{ kind: 'mud', rect: [3, 5, 1, 2] }] });
    const { events } = play(duel, { state: mud, answers: [['walk', [to(5, 6)]]] });
    expect(events).toMatchObject([{ cost: 4 }]);
    expect(playToQuestion(duel, { state: mud }).refusal([to(5.1, 6)])).toMatchObject({
      code: 'walk.too-far',
    });
  });

  it('DU-05 no path crosses a wall, nor ends in its side', () => {
    const walled = scene({ x: 2, y: 6 }, far, { pieces: [{ kind: 'wall', rect: [3, 4, 0.5, 4] }] });
    const { refusal } = playToQuestion(duel, { state: walled });
    expect(refusal([to(5, 6)])).toMatchObject({ code: 'walk.blocked', rule: 'DU-05' });
    expect(refusal([to(2.6, 6)])).toMatchObject({ code: 'walk.blocked' });
    expect(refusal([to(2.5, 6)])).toBeNull();
  });

  it('DU-05 the other duellist is in the way, but may be touched', () => {
    const near = scene({ x: 4, y: 6 }, { x: 6, y: 6 });
    const { refusal } = playToQuestion(duel, { state: near });
    expect(refusal([to(7.5, 6)])).toMatchObject({ code: 'walk.occupied' });
    expect(refusal([to(5.2, 6)])).toMatchObject({ code: 'walk.occupied' });
    expect(refusal([to(5, 6)])).toBeNull();
  });

  it('DU-05 nobody leaves the table', () => {
    const { refusal } = playToQuestion(duel, { state: open });
    expect(refusal([to(0.4, 6)])).toMatchObject({ code: 'walk.off-table' });
    expect(refusal([to(0.5, 6)])).toBeNull();
  });

  it.each([
    ['off the table', to(-1, 6), 'walk.off-table', '-1, 6 is off the table'],
    ['off every map', to(1e308, 6), 'walk.off-table', '1e+308, 6 is off the table'],
    [
      'in the air',
      to(2, 7, 1),
      'walk.no-footing',
      'nothing to stand on at 2, 7, height 1; the ground there is at 0',
    ],
    ['on the foot of a mound', to(2, 3, 0), 'walk.no-footing', 'height 0; the ground there is at 1'],
    ['behind a wall', to(5, 6), 'walk.blocked', 'A wall is in the way after 3, 6'],
    ['by a jump', { ...to(2, 7), by: 'jump' as const }, 'walk.blocked', 'neither jump nor drop'],
    ['by stairs', { ...to(2, 7), by: { link: 'stairs' } }, 'walk.blocked', 'no stairs here'],
  ])('DU-05 says what is wrong with a walk %s', (_where, place, code, words) => {
    const pieces = [
      { kind: 'wall' as const, rect: [3, 5, 0.5, 3] as [number, number, number, number] },
      { kind: 'mound' as const, rect: [0.5, 1.5, 3, 3] as [number, number, number, number] },
    ];
    const { refusal } = playToQuestion(duel, { state: scene({ x: 2, y: 6 }, far, { pieces }) });
    const refused = refusal([place]);
    expect(refused).toMatchObject({ code, rule: 'DU-05' });
    const said = reasonOf(duel, refused!);
    expect(said).toContain(words);
    expect(said).not.toContain('Infinity');
  });

  it('DU-05 a mound is walked onto without a climb', () => {
    const mound = scene({ x: 2, y: 6 }, far, { pieces: [{ kind: 'mound', rect: [3, 4, 3, 4] }] });
    const { state, events } = play(duel, { state: mound, answers: [['walk', [to(5, 6, 1)]]] });
    expect(events).toMatchObject([{ cost: 3 }]);
    expect(state.duellists[0]!.z).toBe(1);
  });

  it('DU-05 he may stay where he is', () => {
    const { state, events } = play(duel, { state: open, answers: [['walk', []]] });
    expect(state.duellists).toEqual(open.duellists);
    expect(events).toEqual([]);
  });

  it.each([
    ['east'],
    [{ x: 1, y: 2, z: 0 }],
    [[{ x: 1, y: 'two', z: 0 }]],
    [[{ x: Number.NaN, y: 1, z: 0 }]],
    [null],
  ])('DU-05 %j is no path', (answer) => {
    expect(playToQuestion(duel, { state: open }).refusal(answer)).toMatchObject({
      code: 'answer.wrong-form',
    });
  });
});

describe('the ground', () => {
  it('DU-01 a scenario whose duellists stand in a wall or in each other is refused with the place', () => {
    const wall = { kind: 'wall' as const, rect: [1, 5, 2, 2] as [number, number, number, number] };
    const walled = {
      id: 'bad',
      title: 'Bad',
      pieces: [wall],
      starts: [
        [2, 6],
        [10, 6],
      ],
    } as const;
    expect(duel.scenarios.problems(walled as never)).toMatchObject([{ rule: 'DU-01', path: '/starts/0' }]);
    const close = {
      id: 'bad',
      title: 'Bad',
      pieces: [],
      starts: [
        [2, 6],
        [2.5, 6],
      ],
    } as const;
    expect(duel.scenarios.problems(close as never)).toMatchObject([{ rule: 'DU-01', path: '/starts' }]);
  });

  it('DU-01 the scenarios that come with it are sound', () => {
    for (const scenario of duel.scenarios.list) expect(duel.scenarios.problems(scenario)).toEqual([]);
  });
});
