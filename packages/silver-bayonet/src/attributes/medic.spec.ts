import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { harm } from '../rules/damage/harm.ts';
import { moveAlong } from '../rules/movement/move.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

const doctor = { id: 'doctor', attributes: ['medic'], gear: ['pistol'] };
const hurt = { id: 'hurt', x: 18 + TOUCHING + 1, health: 5 };
const tends = stepping((cx) => doAction(cx, of(cx.s, 'doctor'), 'tend'));

function around(patient: Partial<SceneFigure>, more: Partial<SceneDraft> = {}) {
  return scene({ figures: [doctor, { ...hurt, ...patient }], active: 'doctor', turn: 3, ...more });
}

function offers(patient: Partial<SceneFigure>, more: Partial<SceneDraft> = {}): boolean {
  const s = around(patient, more);
  return openActions(looking(s), of(s, 'doctor')).includes('tend');
}

function tending(patient: Partial<SceneFigure>, more: Partial<SceneDraft> = {}) {
  return play(tends, { state: around(patient, more), answers: [['chooseFigure', 'hurt']] }).state;
}

it('SB-ATT-29 an action heals a friend within 1" by 2, not above the maximum', () => {
  expect(of(tending({}), 'hurt').health).toBe(7);
  expect(of(tending({ health: 9 }), 'hurt').health).toBe(10);
  expect(tending({}).activation!.actionSpent).toBe(true);
});

it('SB-ATT-29 not beyond 1", not the hale, not an enemy, not after a Move or an action', () => {
  expect(offers({})).toBe(true);
  expect(offers({ x: 18 + TOUCHING + 1.001 })).toBe(false);
  expect(offers({ health: 10 })).toBe(false);
  expect(offers({ side: 1 })).toBe(false);
  expect(offers({}, { activation: { moveSpent: true, moved: true } })).toBe(false);
  expect(offers({}, { activation: { actionSpent: true } })).toBe(false);
});

it('SB-ATT-29 a Medic that has tended somebody stays put, but the unspent Move may go on a reload', () => {
  const empty = { ...doctor, gear: [{ item: 'pistol', loaded: false }], marks: { tending: 3 } };
  const s = scene({ figures: [empty, hurt], active: 'doctor', activation: { actionSpent: true }, turn: 3 });
  expect(openActions(looking(s), of(s, 'doctor'))).toEqual(['reload-for-move:pistol', 'end']);
});

it('SB-ATT-29 the same friend not twice in a turn nor in the next one, whoever tends', () => {
  expect(tending({}).figures[1]!.marks).toEqual({ treated: 3 });
  expect(offers({ marks: { treated: 3 } })).toBe(false);
  expect(offers({ marks: { treated: 2 } })).toBe(false);
  expect(offers({ marks: { treated: 1 } })).toBe(true);
});

it('SB-ATT-29 with the option each Medic counts for itself', () => {
  const options = { 'medic-limit-per-medic': true };
  expect(offers({ marks: { 'treated-by:other': 3 } }, { options })).toBe(true);
  expect(offers({ marks: { 'treated-by:doctor': 2 } }, { options })).toBe(false);
});

it('SB-ATT-30 Health 5: 5 damage lays it down, 6 removes it', () => {
  const fate = (points: number, others: readonly SceneFigure[]) => {
    const hurts = stepping((cx) => {
      harm(cx, of(cx.s, 'hurt'), points, 'event', 'SB-EVT-06');
    });
    const figures = [hurt, { id: 'foe', side: 1, x: 30 }, ...others];
    return of(play(hurts, { state: scene({ figures }) }).state, 'hurt').standing;
  };
  expect(fate(5, [doctor])).toBe('down');
  expect(fate(6, [doctor])).toBe('removed');
  expect(fate(5, [])).toBe('removed');
  expect(fate(5, [{ ...doctor, side: 1 }])).toBe('removed');
  expect(fate(5, [{ ...doctor, standing: 'down', health: 0 }])).toBe('removed');
});

it('SB-ATT-30 a Medic raises it to 2 Health; fatigue and the activation it still has are kept', () => {
  const raised = of(tending({ standing: 'down', health: 0, fatigue: 1 }), 'hurt');
  expect(raised).toMatchObject({ standing: 'standing', health: 2, fatigue: 1, activated: false });
});

it('SB-ATT-30 nobody else heals it (SB-ATT-06)', () => {
  const s = around(
    { standing: 'down', health: 0 },
    {
      figures: [
        { ...doctor, attributes: [] },
        { ...hurt, standing: 'down', health: 0 },
      ],
    },
  );
  expect(openActions(looking(s), of(s, 'doctor'))).not.toContain('tend');
});

it('SB-ATT-30 an enemy whose base touches it in passing removes it and moves on; a friend does not', () => {
  const passing = (side: number) => {
    const fallen = { ...hurt, x: 22, y: 18.5, standing: 'down', health: 0 } as const;
    const figures = [
      { id: 'a', side, x: 18 },
      fallen,
      { id: 'foe', side: 1, x: 4, y: 4 },
      { id: 'pal', x: 4, y: 32 },
    ];
    const moves = stepping((cx) => moveAlong(cx, of(cx.s, 'a'), [{ x: 23, y: 18, z: 0 }], 6, 'move'));
    return play(moves, { state: scene({ figures, active: 'a' }) }).state;
  };
  expect(of(passing(1), 'hurt').standing).toBe('removed');
  expect(of(passing(1), 'a').x).toBe(23);
  expect(of(passing(0), 'hurt').standing).toBe('down');
});
