import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { backOff } from '../../rules/melee/back-off.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import { does, lies, marker, open, withObjects } from './objects.spec-support.ts';

/** a at 10, 18 with his base's edge at x = 10.492; a thing that touches it lies at 10.886. */
const TOUCHING = 10.886;

function beside(
  object: string,
  x = TOUCHING,
  figures: readonly SceneFigure[] = [],
  a: Partial<SceneFigure> = {},
  rest: Partial<SceneDraft> = {},
) {
  return withObjects({
    active: 'a',
    objects: [marker(object, x)],
    ...rest,
    figures: [{ id: 'a', x: 10, y: 18, gear: [], ...a }, { id: 'z', side: 1, x: 30, y: 30 }, ...figures],
  });
}

describe('picking up by an action', () => {
  it('SB-SCN-GEN-18 what lies adjacent, for the action', () => {
    expect(open(beside('idol'))).toEqual(['pick-up:idol']);
    const { state, events } = play(does('pick-up:idol'), { state: beside('idol') });
    expect(of(state, 'a').carries).toEqual(['idol']);
    expect(state.objects).toEqual([]);
    expect(state.activation).toMatchObject({ actionSpent: true, moveSpent: false });
    expect(events).toContainEqual({ type: 'tookUp', rule: 'SB-SCN-GEN-18', figure: 'a', object: 'idol' });
    expect(open(state)).toEqual(['drop:idol']);
    expect(open(beside('idol', TOUCHING, [], {}, { activation: { actionSpent: true } }))).toEqual([]);
  });

  it('SB-SCN-GEN-18 within reach: base and disc touch, less than 1" between their levels', () => {
    expect(open(beside('idol', 10.906))).toEqual(['pick-up:idol']);
    expect(open(beside('idol', 10.907))).toEqual([]);
    const high = (z: number) =>
      open(beside('idol', 10, [], {}, { objects: [marker('idol', 10, 18, { z })] }));
    expect([high(0.999), high(1)]).toEqual([['pick-up:idol'], []]);
  });

  it('SB-SCN-GEN-18 SB-SCN-GEN-17.R2 no enemy within 1" of it, monsters included; measured from the object', () => {
    const with1 = (x: number, more: Partial<SceneFigure> = {}) =>
      open(beside('idol', TOUCHING, [{ id: 'b', side: 1, x, y: 18, ...more }]));
    const near = TOUCHING + 0.394 + 1 + 0.492;
    expect([with1(near), with1(near + 0.001)]).toEqual([[], ['pick-up:idol']]);
    expect(with1(near, { side: null, type: 'revenant' })).toEqual([]);
    expect(with1(near, { side: 0 })).toEqual(['pick-up:idol']);
    expect(with1(near, { standing: 'down' })).toEqual(['pick-up:idol']);
    // Close to the figure, but on its far side.
    expect(with1(8.9)).toEqual(['pick-up:idol']);
  });

  it('SB-SCN-GEN-18 a Revenant that touches it: no pick-up', () => {
    const revenant = { id: 'm', side: null, type: 'revenant', x: TOUCHING + 0.886, y: 18 };
    expect(open(beside('idol', TOUCHING, [revenant]))).toEqual([]);
  });

  it('SB-SCN-GEN-21 the book: no enemy within 2"', () => {
    const near = TOUCHING + 0.394 + 2 + 0.492;
    const with1 = (x: number) => open(beside('book', TOUCHING, [{ id: 'b', side: 1, x, y: 18 }]));
    expect([with1(near), with1(near + 0.001)]).toEqual([[], ['pick-up:book']]);
  });

  it('SB-SCN-GEN-17.R1 any number; what somebody has cannot be taken', () => {
    const s = beside('idol', TOUCHING, [], { carries: ['book'] });
    expect(open(s)).toEqual(['pick-up:idol', 'drop:book']);
    const { state } = play(does('pick-up:idol'), { state: s });
    expect(of(state, 'a').carries).toEqual(['book', 'idol']);
    const friend = { id: 'c', x: 10, y: 19, carries: ['ring'] };
    expect(open(beside('idol', 20, [friend]))).toEqual([]);
  });

  it('SB-SCN-GEN-17.R1 only members of a unit, and nobody who fights for the monsters this turn', () => {
    const s = beside('idol');
    of(s, 'a').side = null;
    expect(open(s)).toEqual([]);
    const keeps = beside('idol', TOUCHING, [], { carries: ['book'] });
    of(keeps, 'a').side = null;
    expect(of(keeps, 'a').carries).toEqual(['book']);
  });

  it('SB-SCN-GEN-17.R1 SB-CAV-08.R1 riders pick up and carry too', () => {
    const rider = { type: 'light-cavalryman', mounted: true, x: 10 };
    expect(open(beside('idol', 11.378, [], rider))).toEqual(['pick-up:idol']);
  });

  it('SB-SCN-GEN-17.R1 picking up is no Investigating', () => {
    const { state } = play(does('pick-up:idol'), { state: beside('idol') });
    expect(state.deeds).toEqual([]);
  });
});

describe('taking up at the end of a Move', () => {
  const goes = does('move');
  const to = (x: number) => [['move', [{ x, y: 18, z: 0 }]]] as const;

  it('SB-SCN-GEN-20 a Move that ends beside it takes it, for nothing, whatever enemies are near', () => {
    const enemy = { id: 'b', side: 1, x: 14.9, y: 19.6, fatigue: 2 };
    const { state } = play(goes, {
      state: beside('ring', 15, [enemy]),
      answers: [...to(14.114), ['takeUp', 'take']],
    });
    expect(of(state, 'a').carries).toEqual(['ring']);
    expect(state.activation).toMatchObject({ moveSpent: true, actionSpent: false });
  });

  it('SB-SCN-GEN-20.R1 the player may decline', () => {
    const { state } = play(goes, {
      state: beside('ring', 15),
      answers: [...to(14.114), ['takeUp', 'leave']],
    });
    expect(of(state, 'a').carries).toEqual([]);
    expect(lies(state, 'ring')).toEqual([15, 18, 0]);
  });

  it('SB-SCN-GEN-20 not in passing, not just short of it, not by standing there', () => {
    expect(play(goes, { state: beside('ring', 13), answers: to(15) }).asked).toHaveLength(1);
    expect(play(goes, { state: beside('ring', 15), answers: to(14.09) }).asked).toHaveLength(1);
    expect(open(beside('ring'))).toEqual([]);
  });

  it('SB-SCN-GEN-20.R1 by a Sprint too', () => {
    const s = beside('ring', 13.278, [], {}, { activation: { moveSpent: true, maySprint: true } });
    const { state } = play(does('sprint'), {
      state: s,
      dice: [6, 5],
      answers: [...to(12.392), ['takeUp', 'take']],
    });
    expect(of(state, 'a').carries).toEqual(['ring']);
  });

  it('SB-SCN-GEN-20.R1 unless the movement ended in a Melee Attack', () => {
    const enemy = { id: 'b', side: 1, x: 15.098, y: 18, gear: [], health: 30 };
    const s = beside('ring', 14.5, [enemy]);
    const { state } = play(goes, {
      state: s,
      dice: [1, 1],
      answers: [...to(14.114), ['strikeBack', 'back-off']],
    });
    expect(lies(state, 'ring')).toEqual([14.5, 18, 0]);
  });

  it('SB-SCN-GEN-20 taken at the edge, it can leave at once', () => {
    const s = withObjects({
      active: 'a',
      objects: [marker('ring', 1)],
      figures: [
        { id: 'a', x: 4, y: 18 },
        { id: 'z', side: 1, x: 30, y: 30 },
      ],
    });
    const { asked } = playToQuestion(goes, { state: s, answers: [...to(0.492), ['takeUp', 'take']] });
    expect(asked.map(({ kind }) => kind)).toEqual(['move', 'takeUp', 'leave']);
  });

  it('SB-SCN-GEN-17.R1 monsters walk over it', () => {
    const s = withObjects({
      phase: 'monsters',
      objects: [marker('ring', 12)],
      figures: [
        { id: 'm', side: null, type: 'bandit', gear: [], x: 10, y: 18 },
        { id: 'a', x: 30, y: 18 },
        { id: 'z', side: 1, x: 30, y: 30 },
      ],
    });
    const moves = stepping((cx) => backOff(cx, of(cx.s, 'm'), of(cx.s, 'a')));
    expect(lies(play(moves, { state: s }).state, 'ring')).toEqual([12, 18, 0]);
  });
});
