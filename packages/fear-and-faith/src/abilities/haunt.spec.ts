import { bodyAt } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { flee } from '../rules/flight/flee.ts';
import { moveTerms } from '../rules/movement/one-move.ts';
import { straightMove } from '../rules/movement/straight.ts';
import { teleportProblem } from '../rules/movement/teleport.ts';
import { startle } from '../rules/nerve/give-ground.ts';
import { deployProblem } from '../rules/setup/deploy-question.ts';
import { hauntProblem } from '../rules/setup/haunts.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene, stepping } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';

const ROOM = { id: 'attic', shape: { rect: [300, 300, 200, 200] } } as const;
const BRAIN = { rules: ['haunt', 'warlock'], tags: ['monster'], combat: 0 } as const;
const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];

/** A Haunt `h` of the evil seat in its room, and the others as they are given. */
function haunting(
  ghost: Partial<SceneModel> = {},
  others: readonly SceneModel[] = [],
  more: Partial<SceneDraft> = {},
): FaithState {
  return scene({
    rooms: [{ ...ROOM, shape: { rect: [...ROOM.shape.rect] } }],
    options: { 'recoil-strict': true },
    active: 1,
    acting: ['h', 2],
    ...more,
    models: [{ id: 'h', x: 400, y: 400, party: 1, haunt: 'attic', ...BRAIN, ...ghost }, ...others, ...FAR],
  });
}

function whyNot(s: FaithState, x: number, y: number): string | null {
  const look = looking(s);
  return straightMove(look, moveTerms(look, of(s, 'h')), { x, y, z: 0 }).refused?.code ?? null;
}

const actions = (s: FaithState, left = 2) =>
  offersFor(looking(s), of(s, 'h'), left).map(({ action }) => action);

describe('Haunt', () => {
  it('FF-SPEC-25 it moves freely inside its terrain and cannot leave it', () => {
    expect(whyNot(haunting(), 495, 400)).toBeNull();
    expect(whyNot(haunting(), 505, 400)).toBe('move.bound');
    expect(whyNot(haunting({ haunt: null }), 505, 400)).toBeNull();
    expect(whyNot(haunting({ rules: ['warlock'], haunt: null }), 505, 400)).toBeNull();
    const ghost = { rules: ['haunt', 'immaterial'], conditions: { immaterial: true } } as const;
    expect(whyNot(haunting(ghost), 505, 400)).toBe('move.bound');
  });

  it('FF-SPEC-25 no way leads out and in again', () => {
    const bent = {
      shape: {
        poly: [
          [300, 300],
          [500, 300],
          [500, 340],
          [340, 340],
          [340, 420],
          [500, 420],
          [500, 500],
          [300, 500],
        ],
      },
    };
    const s = haunting({ x: 460, y: 320, haunt: bent as never });
    expect(whyNot(s, 380, 320)).toBeNull();
    expect(whyNot(s, 460, 430)).toBe('move.bound');
  });

  it('FF-SPEC-25 a piece of terrain or any place can be haunted, and nothing keeps it from others', () => {
    const terrain = [{ id: 'wood', type: 'wood', shape: { rect: [350, 350, 100, 100] } }] as const;
    const s = haunting({ haunt: 'wood', rules: ['haunt', 'forester'] }, [], { terrain });
    expect(of(s, 'h').haunt).toMatchObject({ id: 'wood' });
    expect([whyNot(s, 445, 400), whyNot(s, 455, 400)]).toEqual([null, 'move.bound']);
    const circle = haunting({ haunt: { shape: { circle: [400, 400, 60] } } as never });
    expect([whyNot(circle, 455, 400), whyNot(circle, 465, 400)]).toEqual([null, 'move.bound']);
  });

  it('FF-SPEC-25 FF-SPEC-58 nor does it teleport out', () => {
    const question = { model: 'h', upTo: null, atLeast: 0, besideEnemies: true };
    const jump = (x: number) =>
      teleportProblem(question, { x, y: 400, z: 0 }, looking(haunting()))?.code ?? null;
    expect([jump(480), jump(520)]).toEqual([null, 'move.bound']);
  });

  it('FF-SPEC-25 it strikes nobody, not even when it is struck; it casts and frightens', () => {
    const foe: SceneModel = { id: 'a', x: 425, y: 400 };
    const s = haunting({}, [foe]);
    expect(actions(s)).not.toContain('strike');
    const casts = haunting({}, [{ ...foe, x: 460 }], {
      phase: 'act',
      activation: { waiting: ['h'], successes: 2, declared: 'spell/attack' },
      acting: undefined as never,
    });
    expect(actions(casts)).toContain('cast');
    // Beaten six to one on its own attack the knife comes to no harm.
    const struck = haunting({ combat: 6 }, [foe], { active: 0, acting: ['a', 1] });
    const { state } = playScene(struck, [1, 6], [['act', 'strike/hand-weapon/h']]);
    expect(of(state, 'a')).toMatchObject({ posture: 'standing', x: 425 });
    const plain = haunting({ combat: 6, rules: [], haunt: null }, [foe], { active: 0, acting: ['a', 1] });
    expect(of(playScene(plain, [1, 6], [['act', 'strike/hand-weapon/h']]).state, 'a').standing).toBe('out');
  });

  it('FF-SPEC-25 FF-SPEC-30 it throws with the mind alone', () => {
    const foe: SceneModel = { id: 'a', x: 470, y: 400 };
    const armed = { arms: [{ weapon: 'thrown-weapon', inHand: true }] } as const;
    const ghost = { rules: ['haunt', 'immaterial'], conditions: { immaterial: true }, ...armed } as const;
    expect(actions(haunting(ghost, [foe]))).toContain('shoot');
    expect(actions(haunting(armed, [foe]))).not.toContain('shoot');
    expect(actions(haunting({ ...armed, rules: [], haunt: null }, [foe]))).toContain('shoot');
  });

  it('FF-SPEC-25 a charge of it is tested for like any other', () => {
    const ghost = { rules: ['haunt', 'immaterial'], conditions: { immaterial: true } } as const;
    const s = haunting(ghost, [{ id: 'a', x: 470, y: 400 }]);
    const { events } = playScene(
      s,
      [6, 6, 6],
      [
        ['act', 'move'],
        ['move', [{ x: 444.7, y: 400, z: 0 }]],
        ['act', 'done'],
      ],
    );
    expect(events.filter(({ type }) => type === 'charged')).toHaveLength(1);
  });

  it('FF-SPEC-25 recoil or flight out of its terrain banishes it, inside it does not', () => {
    const recoils = (x: number) =>
      play(
        stepping((cx) => startle(cx, of(cx.s, 'h'), { x: x - 50, y: 400, z: 0 })),
        {
          state: haunting({ x }),
          steps: 1,
        },
      ).state;
    expect(of(recoils(450), 'h')).toMatchObject({ standing: 'table', x: 475 });
    expect(of(recoils(480), 'h')).toMatchObject({ standing: 'out', left: 'banished' });
    const flees = stepping((cx) =>
      flee(cx, of(cx.s, 'h'), { moves: 1, stick: null, goal: { kind: 'edge' } as never }),
    );
    const fled = play(flees, { state: haunting({ x: 320 }), steps: 1 }).state;
    expect(of(fled, 'h').left).toBe('banished');
  });

  it('FF-SPEC-25 of several directions of a recoil it takes one that keeps it there', () => {
    const s = haunting({ x: 478, y: 400 }, [], { options: {} });
    const stays = play(
      stepping((cx) => startle(cx, of(cx.s, 'h'), { x: 428, y: 400, z: 0 })),
      {
        state: s,
        answers: [['recoil', '45']],
        steps: 1,
      },
    ).state;
    expect(of(stays, 'h').left).toBeNull();
  });

  it('FF-SPEC-25 FF-PARTY-13 it has its terrain before deployment, and starts there', () => {
    const setting = (ghost: Partial<SceneModel>, rooms = true) =>
      scene({
        ...(rooms ? { rooms: [{ ...ROOM, shape: { rect: [...ROOM.shape.rect] } }] } : {}),
        models: [{ id: 'h', party: 1, standing: 'reserve', ...BRAIN, ...ghost }, ...FAR],
        phase: 'set-up',
        parties: [
          { side: 'good', role: 'attacker' },
          { side: 'evil', role: 'defender' },
        ],
        toDo: ['haunts', 'side'],
      });
    const known = playScene(setting({ haunt: 'attic' }), [], []).state;
    expect(of(known, 'h').haunt).toMatchObject({ id: 'attic' });
    const room = playScene(setting({}), [], [['haunt', 'attic']]).state;
    expect(of(room, 'h').haunt).toMatchObject({ id: 'attic' });
    const square = playScene(
      setting({}),
      [],
      [
        ['haunt', 'square'],
        ['hauntAt', { x: 200, y: 200, z: 0 }],
      ],
    ).state;
    expect(of(square, 'h').haunt).toMatchObject({
      shape: { polygon: [110, 110, 290, 110, 290, 290, 110, 290] },
    });
    const bare = playScene(setting({}, false), [], [['hauntAt', { x: 90, y: 90, z: 0 }]]).state;
    expect(of(bare, 'h').haunt).toMatchObject({ id: 'square' });
    expect(hauntProblem({ model: 'h' }, { x: 89, y: 90, z: 0 }, looking(setting({})))?.code).toBe(
      'haunt.off-table',
    );
    const where = (x: number) =>
      deployProblem({ model: 'h', edge: 'south', depth: 75 }, { x, y: 400, z: 0 }, looking(known))?.code ??
      null;
    expect([where(400), where(505)]).toEqual([null, 'deploy.haunt']);
    // Who haunts nothing is never asked.
    expect(playScene(setting({ rules: [] }), [], []).state.toDo).toEqual(['side']);
  });

  it('FF-SPEC-25 the place is found by the middle of its base', () => {
    const s = haunting();
    const { table } = looking(s);
    expect(table.haunts(of(s, 'h'), bodyAt({ x: 499, y: 400, z: 0 }, of(s, 'h')))).toBe(true);
    expect(table.haunts(of(s, 'h'), { x: 499, y: 400, z: 75 })).toBe(false);
    expect(table.haunts(of(s, 'y'), { x: 0, y: 0, z: 0 })).toBe(true);
  });
});
