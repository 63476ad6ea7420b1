import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { takeOut } from '../damage/at-zero.ts';
import { placeMonster } from '../monsters/place-monster.ts';
import { enterPhases, firstHalf } from './phases.ts';

const board = silverBayonet.speech.in().board!;
const BARE = { gear: ['hand-weapon'] };

/** Units of these sizes in rows far apart, and monsters that have nobody in reach. */
function armies(sizes: readonly number[], rest: Partial<SceneDraft> = {}) {
  const figures = sizes.flatMap((size, side) =>
    Array.from({ length: size }, (_, i) => ({
      id: `${side}-${i}`,
      side,
      x: 3 + i * 3,
      y: 3 + side * 8,
      ...BARE,
    })),
  );
  return scene({ seats: sizes.length, figures, ...rest });
}

const go = stepping((cx: SilverCx) => enterPhases(cx, false));
const act = (id: string): readonly ['activate' | 'act', string][] => [
  ['activate', id],
  ['act', 'end'],
];

describe('phases', () => {
  it.each([
    [8, 4],
    [7, 3],
    [3, 1],
    [2, 1],
    [1, 1],
  ])('SB-TURN-07 SB-GEN-18 of %i figures %i act in Phase I', (size, half) => {
    expect(play(go, { state: armies([size, 1]) }).state.owed).toBe(half);
  });

  it('SB-TURN-07.R1 those who are down do not count', () => {
    const state = armies([4, 1]);
    of(state, '0-0').standing = 'down';
    expect(firstHalf(state)).toBe(1);
  });

  it('SB-TURN-07 SB-TURN-09 SB-TURN-11 a board is told whose phase it is, and which of how many acts', () => {
    const told = (answers: readonly string[], steps: number) => {
      const { state } = playToQuestion(silverBayonet, {
        state: armies([5, 3]),
        steps,
        answers: answers.flatMap(act),
      });
      const { own, progress } = board.scene(state as never).phases[0]!;
      return [own?.seat, own?.name, progress];
    };
    expect(told([], 1)).toEqual([0, 'Your first half', { at: 1, of: 2 }]);
    expect(told(['0-1'], 2)).toEqual([0, 'Your first half', { at: 2, of: 2 }]);
    expect(told(['0-1', '0-2'], 3)).toEqual([1, 'Your phase', { at: 1, of: 3 }]);
    expect(told(['0-1', '0-2', '1-0', '1-1', '1-2'], 6)).toEqual([0, 'Your second half', { at: 3, of: 5 }]);
  });

  it('SB-TURN-01 SB-TURN-09 SB-TURN-11 a turn of three against two: 1, then 2, then the other 2', () => {
    const { state, events } = play(silverBayonet, {
      state: armies([3, 2]),
      steps: 5,
      answers: ['0-1', '1-0', '1-1', '0-0', '0-2'].flatMap(act),
    });
    expect(events.filter(({ type }) => type === 'phaseBegan')).toMatchObject([
      { phase: 'secondary', seat: 1 },
      { phase: 'primary-2', seat: 0 },
      { phase: 'end', seat: null },
    ]);
    expect(state.figures.every(({ activated }) => activated)).toBe(true);
  });

  it('SB-TURN-07 the primary player picks among all, and among the rest in Phase II', () => {
    const first = playToQuestion(silverBayonet, { state: armies([3, 2]) });
    expect(first.pending).toMatchObject({
      seat: 0,
      question: { options: ['0-0', '0-1', '0-2', 'concede', 'call-it-a-day'] },
    });
    const last = playToQuestion(silverBayonet, {
      state: armies([3, 2]),
      steps: 4,
      answers: ['0-1', '1-0', '1-1'].flatMap(act),
    });
    expect(last.pending).toMatchObject({
      seat: 0,
      question: { options: ['0-0', '0-2', 'concede', 'call-it-a-day'] },
    });
  });

  it('SB-TURN-07.R1 when casualties leave fewer, all that remain act and the phase is over', () => {
    const state = armies([4, 1]);
    for (const id of ['0-1', '0-2', '0-3']) of(state, id).standing = 'removed';
    const { state: after } = play(silverBayonet, { state, answers: act('0-0') });
    expect(after.phase).toBe('secondary');
    expect(after.owed).toBe(1);
  });

  it('SB-TURN-08 the Monster Phase is skipped without monsters, played with them', () => {
    const bare = play(silverBayonet, { state: armies([2, 1]), answers: act('0-0') });
    expect(bare.state.phase).toBe('secondary');
    const figures = [
      { id: '0-0', x: 3, y: 3, ...BARE },
      { id: '1-0', side: 1, x: 33, y: 3, ...BARE },
      { id: 'm', side: null, type: 'revenant', x: 15, y: 33 },
      { id: 'n', side: null, type: 'revenant', x: 24, y: 33, health: 3 },
    ];
    const wild = play(silverBayonet, { state: scene({ figures }), steps: 3, answers: act('0-0') });
    const acts = wild.events.filter(({ type }) => type === 'activated');
    expect(acts).toMatchObject([{ figure: '0-0' }, { figure: 'n' }, { figure: 'm' }]);
    expect(wild.state.phase).toBe('secondary');
  });

  it('SB-TURN-10 with three players the others act one after the other by initiative', () => {
    const state = armies([1, 1, 2], { order: [1, 2, 0] });
    const { events } = play(silverBayonet, {
      state,
      steps: 4,
      answers: ['1-0', '2-0', '2-1', '0-0'].flatMap(act),
    });
    expect(events.filter(({ type }) => type === 'phaseBegan')).toMatchObject([
      { phase: 'secondary', seat: 2 },
      { phase: 'secondary', seat: 0 },
      { phase: 'end' },
    ]);
  });

  it('SB-TURN-14 a figure taken out before its turn does not act', () => {
    const state = armies([1, 2]);
    of(state, '1-0').standing = 'removed';
    const { pending } = playToQuestion(silverBayonet, { state, steps: 2, answers: act('0-0') });
    expect(pending.question).toEqual({ options: ['1-1', 'concede', 'call-it-a-day'] });
  });

  it('SB-TURN-14 a monster placed before the Monster Phase acts in it; one placed during or after it waits', () => {
    const placing = stepping((cx: SilverCx) => {
      placeMonster(cx, 'revenant', { x: 18, y: 34, z: 0 }, 'SB-ENC-02');
    });
    const activatedIn = (phase: 'initiative' | 'primary-1' | 'monsters' | 'secondary' | 'primary-2') =>
      of(play(placing, { state: armies([1, 1], { phase }) }).state, 'revenant-1').activated;
    expect(activatedIn('initiative')).toBe(false);
    expect(activatedIn('primary-1')).toBe(false);
    expect(activatedIn('monsters')).toBe(true);
    expect(activatedIn('secondary')).toBe(true);
    expect(activatedIn('primary-2')).toBe(true);
  });

  it('SB-ACT-01 SB-TURN-14 nobody who has acted is on offer again', () => {
    const state = armies([2, 1], { phase: 'primary-2' });
    of(state, '0-1').activated = true;
    expect(playToQuestion(silverBayonet, { state }).pending.question).toEqual({
      options: ['0-0', 'concede', 'call-it-a-day'],
    });
  });

  it('SB-END-03 nothing goes on once the game has ended', () => {
    const ending = stepping((cx: SilverCx) => takeOut(cx, of(cx.s, '1-0'), 'removed', 'SB-GEN-16'));
    const { state, events } = play(ending, { state: armies([2, 1]) });
    expect(state.ended).toEqual({ reason: 'no-figures' });
    expect(silverBayonet.rules(state)).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(['out', 'ended']);
  });
});
