import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { stands } from '../figures.ts';
import { atZero } from '../rules/damage/at-zero.ts';
import { endIfDecided } from '../rules/ending/end.ts';
import { endTurn } from '../rules/turn/end-of-turn.ts';
import silverBayonet from '../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

const MAD: SceneFigure = {
  id: 'mad',
  attributes: ['episodes-of-madness'],
  gear: ['hand-weapon'],
  x: 10,
  y: 18,
};

/** A turn about to begin: seat 0 has a madman and two others, seat 1 two. */
function dawn(rest: Partial<SceneDraft> = {}) {
  return scene({
    phase: 'initiative',
    figures: [
      MAD,
      { id: 'friend', x: 12, y: 18 },
      { id: 'other', x: 5, y: 5 },
      { id: 'foe', side: 1, x: 30, y: 30 },
      { id: 'foe-2', side: 1, x: 32, y: 30 },
    ],
    ...rest,
  });
}

const roll = (dice: number[], state = dawn()) => play(silverBayonet, { state, dice });

describe('episodes of madness', () => {
  it('SB-CAMP-07 an equal roll of its player makes it a monster for the turn, and it is told', () => {
    const { state, events } = roll([4, 4, 2, 3]);
    expect(of(state, 'mad')).toMatchObject({ side: null, home: 0 });
    expect(events).toContainEqual({
      type: 'marked',
      rule: 'SB-CAMP-07',
      figure: 'mad',
      mark: 'episode-of-madness',
      value: 1,
    });
  });

  it('SB-CAMP-07 unequal dice do nothing, nor does somebody else’s double', () => {
    expect(of(roll([4, 5, 2, 3]).state, 'mad').side).toBe(0);
    expect(of(roll([4, 5, 3, 3]).state, 'mad').side).toBe(0);
  });

  it('SB-CAMP-07 the double brings nobody else out of his mind', () => {
    const { state } = roll([4, 4, 2, 3]);
    expect(state.figures.filter(({ side }) => side === null).map(({ id }) => id)).toEqual(['mad']);
  });

  it('SB-CAMP-07.R1 a double in a tie-break counts, and double 1 keeps its own result', () => {
    expect(of(roll([3, 5, 4, 4, 6, 6, 1, 2]).state, 'mad').side).toBeNull();
    const one = roll([1, 1, 2, 3, 5, 5, 1]);
    expect(of(one.state, 'mad').side).toBeNull();
    expect(one.state.pools[0]!.monster).toBe(1);
  });

  it('SB-CAMP-07.R1 only the first double of the game; several madmen go mad together', () => {
    const before = dawn();
    of(before, 'mad').marks['episode-of-madness'] = 1;
    expect(of(roll([4, 4, 2, 3], before).state, 'mad').side).toBe(0);
    const two = dawn({
      figures: [
        MAD,
        { ...MAD, id: 'madder', y: 22 },
        { id: 'friend', x: 5, y: 5 },
        { id: 'foe', side: 1, x: 30, y: 30 },
      ],
    });
    const { state } = roll([4, 4, 2, 3], two);
    expect([of(state, 'mad').side, of(state, 'madder').side]).toEqual([null, null]);
  });

  it('SB-CAMP-07 whoever is not on the table stays sane', () => {
    const figures = [
      { ...MAD, standing: 'down' as const, health: 0 },
      { id: 'friend', x: 5, y: 5 },
      { id: 'foe', side: 1, x: 30, y: 30 },
    ];
    expect(of(roll([4, 4, 2, 3], dawn({ figures })).state, 'mad').side).toBe(0);
  });

  it('SB-CAMP-07.R2 its player neither counts nor activates it, and it goes for its own', () => {
    const before = dawn({
      figures: [MAD, { id: 'friend', x: 12, y: 18 }, { id: 'foe', side: 1, x: 30, y: 30 }],
    });
    const primary = roll([9, 9, 2, 3], before);
    expect(primary.state).toMatchObject({ order: [0, 1], owed: 1 });
    const { events, state } = play(silverBayonet, {
      state: {
        ...primary.state,
        owed: 0,
        phase: 'monsters',
        phases: ['monsters', 'secondary', 'primary-2', 'end'],
      },
      dice: [5, 9],
      answers: [['strikeBack', 'back-off']],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'attacked', figure: 'mad', target: 'friend' }),
    );
    expect(of(state, 'friend').health).toBe(5);
  });

  it('SB-CAMP-07.R2 at the end of the turn it is itself again', () => {
    const state = dawn();
    of(state, 'mad').side = null;
    expect(of(play(stepping(endTurn), { state }).state, 'mad').side).toBe(0);
  });

  it('SB-END-05 nobody is credited for putting down his own madman, an enemy is', () => {
    const by = (id: string) =>
      stepping((cx) => {
        of(cx.s, 'mad').side = null;
        atZero(cx, of(cx.s, 'mad'), id);
      });
    expect(of(play(by('friend'), { state: dawn() }).state, 'mad').fallenTo).toBeNull();
    expect(of(play(by('foe'), { state: dawn() }).state, 'mad').fallenTo).toBe(1);
  });

  it('SB-END-02 a player whose last man is mad is still in the game', () => {
    const state = dawn({ phase: 'monsters', figures: [MAD, { id: 'foe', side: 1, x: 30, y: 30 }] });
    of(state, 'mad').side = null;
    const { state: after } = play(stepping(endIfDecided), { state });
    expect(after.ended).toBeNull();
    expect(stands(of(after, 'mad'))).toBe(true);
  });
});
