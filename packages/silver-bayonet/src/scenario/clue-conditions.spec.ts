import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import type { Scenario } from './format/scenario.ts';

type Conditions = NonNullable<Scenario['investigate']>;

const LOCKED: Conditions = [{ check: { stat: null, tn: 10, autoPass: [{ attribute: 'combat-engineer' }] } }];

/** a touches two markers, one of each deck. */
function search(investigate: Conditions, a: Partial<SceneFigure> = {}) {
  const s = scene({
    active: 'a',
    clues: [
      { id: 'c1', deck: 'red', x: 10, y: 18.8, z: 0 },
      { id: 'c2', deck: 'black', x: 10, y: 17.2, z: 0 },
    ],
    decks: { red: ['ace', 'king'], black: ['ten'] },
    figures: [
      { id: 'a', x: 10, y: 18, gear: [], attributes: [], ...a },
      { id: 'z', side: 1, x: 30, y: 30 },
    ],
  });
  return { ...s, scenario: { ...s.scenario, investigate } };
}

const found = (s: SilverBayonetState) =>
  openActions(looking(s), of(s, 'a')).filter((id) => id.startsWith('investigate:'));
const does = (...actions: string[]) =>
  stepping((cx) => {
    for (const action of actions) doAction(cx, of(cx.s, 'a'), action);
  });

describe('a Check before the draw', () => {
  it('SB-SCN-GEN-27 TN10, P 4 S 5 is 9: what was spent is lost, the marker stays', () => {
    const { state, events } = play(does('investigate:c1'), { state: search(LOCKED), dice: [4, 5] });
    expect(state.clues).toHaveLength(2);
    expect(state.decks).toEqual({ red: ['ace', 'king'], black: ['ten'] });
    expect(state.deeds).toEqual([]);
    expect(state.activation).toMatchObject({ actionSpent: true });
    expect(events).toEqual([
      expect.objectContaining({
        type: 'checked',
        check: 'plain',
        rule: 'SB-SCN-GEN-27',
        total: 9,
        target: 10,
      }),
    ]);
  });

  it('SB-SCN-GEN-27 10 is enough: then the card is drawn', () => {
    const { state } = play(does('investigate:c1'), { state: search(LOCKED), dice: [5, 5, 1] });
    expect(state.decks.red).toEqual(['king']);
    expect(state.clues.map(({ id }) => id)).toEqual(['c2']);
  });

  it('SB-SCN-GEN-27 who failed for the Move may try again for the action', () => {
    const { state } = play(does('investigate-for-move:c1', 'investigate:c1'), {
      state: search(LOCKED),
      dice: [4, 5, 6, 6, 2],
    });
    expect(state.decks.red).toEqual(['ace']);
  });

  it('SB-SCN-GEN-27 Combat Engineers succeed without rolling', () => {
    const s = search(LOCKED, { attributes: ['combat-engineer'] });
    expect(play(does('investigate:c1'), { state: s, dice: [1] }).state.decks.red).toEqual(['king']);
  });

  it('SB-SCN-GEN-27 SB-CLUE-01 all other conditions hold', () => {
    const s = search(LOCKED);
    of(s, 'z').x = 10;
    of(s, 'z').y = 19.9;
    expect(found(s)).toEqual([]);
  });

  it('SB-CLUE-03.R1 SB-OPS-15 a stat counts, and only for the decks that are named', () => {
    const barred: Conditions = [{ decks: ['red'], check: { stat: 'courage', tn: 12 } }];
    const brave = { stats: { courage: 3 } };
    expect(
      play(does('investigate:c1'), { state: search(barred, brave), dice: [4, 4] }).state.clues,
    ).toHaveLength(2);
    const state = play(does('investigate:c1'), { state: search(barred, brave), dice: [4, 5, 1] }).state;
    expect(state.clues).toHaveLength(1);
    expect(
      play(does('investigate:c2'), { state: search(barred, brave), dice: [1] }).state.decks.black,
    ).toEqual([]);
  });

  it('SB-OPS-15 of several Checks the first that fails is the end', () => {
    const two: Conditions = [{ check: { stat: null, tn: 5 } }, { check: { stat: null, tn: 15 } }];
    expect(play(does('investigate:c1'), { state: search(two), dice: [2, 2] }).state.clues).toHaveLength(2);
    expect(play(does('investigate:c1'), { state: search(two), dice: [3, 3, 2, 2] }).state.clues).toHaveLength(
      2,
    );
    expect(
      play(does('investigate:c1'), { state: search(two), dice: [3, 3, 8, 8, 1] }).state.clues,
    ).toHaveLength(1);
  });
});

describe('what it takes to try at all', () => {
  it('SB-OPS-15 only figures that fit `needs`, only for its decks', () => {
    const mirror: Conditions = [{ decks: ['red'], needs: { item: 'holy-symbol' } }];
    expect(found(search(mirror))).toEqual(['investigate:c2']);
    expect(found(search(mirror, { gear: ['holy-symbol'] }))).toEqual(['investigate:c1', 'investigate:c2']);
  });

  it('SB-OPS-15 conditions add up', () => {
    const both: Conditions = [
      { needs: { item: 'holy-symbol' } },
      { needs: { attribute: 'combat-engineer' } },
    ];
    expect(found(search(both, { gear: ['holy-symbol'] }))).toEqual([]);
    expect(found(search(both, { gear: ['holy-symbol'], attributes: ['combat-engineer'] }))).toHaveLength(2);
  });

  it('SB-OPS-15 without conditions nothing is asked', () => {
    expect(found(search([]))).toHaveLength(2);
  });
});

describe('what counts', () => {
  it('SB-SCN-GEN-35 the marker counts for whoever drew its card, whatever the card', () => {
    const { state } = play(does('investigate:c1'), { state: search([]), dice: [2] });
    expect(state.deeds).toEqual([
      { what: 'investigated', seat: 0, figure: 'a', deck: 'red' },
      { what: 'revealed', seat: 0, figure: 'a', card: 'king' },
    ]);
  });

  it('SB-SCN-GEN-09 whoever gave up the Move to Investigate still has the action', () => {
    const { state } = play(does('investigate-for-move:c1'), { state: search([]), dice: [2] });
    expect(state.activation).toMatchObject({ moveSpent: true, actionSpent: false, over: false });
    expect(found(state)).toEqual(['investigate:c2']);
  });
});
