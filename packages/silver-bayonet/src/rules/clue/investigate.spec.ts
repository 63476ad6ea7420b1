import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';

const does = (action: string) => stepping((cx) => doAction(cx, of(cx.s, 'a'), action));

/** a beside clue c1; his base ends at x = 10.492. */
function search(rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) {
  return scene({
    active: 'a',
    clues: [{ id: 'c1', deck: 'red', x: 10.492 + 0.394, y: 18, z: 0 }],
    decks: { red: ['ace', 'king', 'queen'], black: ['ten'] },
    ...rest,
    figures: [{ id: 'a', x: 10, y: 18, gear: [], ...a }, ...(rest.figures ?? [])],
  });
}

const found = (s: ReturnType<typeof scene>) =>
  openActions(looking(s), of(s, 'a')).filter((id) => id.startsWith('investigate'));

const clue = (x: number, z = 0) => ({ clues: [{ id: 'c1', deck: 'red', x, y: 18, z }] });

describe('Investigating', () => {
  it('SB-CLUE-01 base and disc touch, and less than 1" lies between their levels', () => {
    expect(found(search())).toContain('investigate:c1');
    expect(found(search(clue(10)))).toContain('investigate:c1');
    expect(found(search(clue(10.907)))).toEqual([]);
    expect(found(search(clue(10, 0.9)))).toContain('investigate:c1');
    expect(found(search(clue(10, 1)))).toEqual([]);
  });

  it('SB-CLUE-01 no enemy within 1" of the figure or of the marker', () => {
    const enemy = (x: number, y: number, more: Partial<SceneFigure> = {}) =>
      found(search({ figures: [{ id: 'b', side: 1, x, y, ...more }] })).length > 0;
    expect(enemy(10 - 1.984, 18)).toBe(false);
    expect(enemy(10 - 1.985, 18)).toBe(true);
    expect(enemy(10.886 + 0.394 + 1 + 0.492, 18)).toBe(false);
    expect(enemy(10.886 + 0.394 + 1.001 + 0.492, 18)).toBe(true);
    expect(enemy(8.5, 18, { side: null, type: 'bandit' })).toBe(false);
    expect(enemy(8.5, 18, { side: 0 })).toBe(true);
    expect(enemy(8.5, 18, { standing: 'down' })).toBe(true);
  });

  it('SB-CLUE-01 no rider Investigates', () => {
    expect(found(search({}, { mounted: true }))).toEqual([]);
  });

  it('SB-CAV-08 a rider cannot; the same man on foot can', () => {
    expect(found(search({}, { type: 'light-cavalryman', mounted: true }))).toEqual([]);
    expect(found(search({}, { type: 'light-cavalryman' }))).toContain('investigate:c1');
  });

  it('SB-CLUE-02 for the action, or for the Move', () => {
    expect(found(search())).toEqual(['investigate-for-move:c1', 'investigate:c1']);
    const byAction = play(does('investigate:c1'), { state: search(), dice: [1] }).state;
    expect(byAction.activation).toMatchObject({ actionSpent: true, moveSpent: false });
    const byMove = play(does('investigate-for-move:c1'), { state: search(), dice: [1] }).state;
    expect(byMove.activation).toMatchObject({ actionSpent: false, moveSpent: true, moved: false });
  });

  it('SB-CLUE-03 a random card of the marker deck is drawn and told', () => {
    const { state, events } = play(does('investigate:c1'), { state: search(), dice: [2] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'investigated', figure: 'a', clue: 'c1', card: 'king' }),
    );
    expect(state.decks).toEqual({ red: ['ace', 'queen'], black: ['ten'] });
  });

  it('SB-CLUE-03 an empty deck has nothing to tell', () => {
    const { state, events } = play(does('investigate:c1'), { state: search({ decks: {} }) });
    expect(events).toContainEqual(expect.objectContaining({ type: 'investigated', card: null }));
    expect(state.clues).toEqual([]);
  });

  it('SB-CLUE-04 then the marker is gone, and only that one', () => {
    const other = { id: 'c2', deck: 'red', x: 30, y: 30, z: 0 };
    const { state } = play(does('investigate:c1'), {
      state: search({ clues: [{ id: 'c1', deck: 'red', x: 10, y: 18, z: 0 }, other] }),
      dice: [3],
    });
    expect(state.clues).toEqual([other]);
    expect(found(state)).toEqual([]);
  });
});
