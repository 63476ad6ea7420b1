import { describe, expect, it } from 'vitest';
import type { RangedId } from '../../data/weapons/ranged.ts';
import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { fireFromProblem } from '../movement/on-the-move.ts';
import { offersFor } from '../turn/act.ts';

/** Who keeps the game going, and is afraid of nothing. */
const REST: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];
/** Behind a wall that hides it from where `a` starts, and from where it ends; not from between. */
const PILLARS = [
  { id: 'w1', type: 'wall', height: 75, shape: { rect: [180, 230, 100, 10] } },
  { id: 'w2', type: 'wall', height: 75, shape: { rect: [300, 230, 100, 10] } },
] as const;
const B: SceneModel = { id: 'b', x: 290, y: 320, party: 1, rules: ['mindless'], points: 40 };

function running(
  weapon: RangedId,
  others: readonly SceneModel[] = [B],
  more: Partial<SceneDraft> = {},
  runner: Partial<SceneModel> = {},
): FaithState {
  return scene({
    options: { 'recoil-strict': true },
    ...more,
    models: [{ id: 'a', x: 230, y: 150, arms: [{ weapon, inHand: true }], ...runner }, ...others, ...REST],
    acting: ['a', 1],
  });
}

const TO = { x: 350, y: 150, z: 0 };
const FROM = { x: 290, y: 150, z: 0 };
const offered = (s: FaithState, left = 1) => offersFor(looking(s), of(s, 'a'), left).map(({ id }) => id);

function runAndFire(s: FaithState, dice: readonly number[], at: string | null, from = FROM, to = TO) {
  return playScene(s, dice, [
    ['act', `move-and-fire/${of(s, 'a').arms[0]!.weapon}`],
    ['move', [to]],
    ['fireFrom', from],
    ...(at === null ? [] : [['fireAt', at] as const]),
  ]);
}

describe('firing on the move', () => {
  it('FF-RNG-12 one action: a Move, and a shot from any point of it at what is seen from there', () => {
    const s = running('semi-automatic-rifle', [B], { terrain: PILLARS });
    expect(offered(s)).not.toContain('shoot/semi-automatic-rifle/b');
    const { state, events } = runAndFire(s, [6, 1], 'single/b');
    expect(of(state, 'b').left).toBe('killed-gruesome');
    expect(of(state, 'a')).toMatchObject({ x: 350, y: 150, turn: { attacks: 1, fired: 1, moves: 1 } });
    expect(state.phase).toBe('nominate');
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.manner] : []))).toEqual([
      'on-the-way',
      'move',
    ]);
  });

  it('FF-RNG-12 from the first point and from the last', () => {
    const s = running('sub-machine-gun');
    for (const [from, x] of [
      [{ x: 230, y: 150, z: 0 }, 230],
      [TO, 350],
    ] as const) {
      const { state, events } = runAndFire(s, [2, 6], 'single/b', from);
      expect(of(state, 'a').x).toBe(350);
      const fought = events.findIndex(({ type }) => type === 'fought');
      const before = events.slice(0, fought).flatMap((event) => (event.type === 'moved' ? [event.x] : []));
      expect(before).toEqual(x === 230 ? [] : [350]);
    }
  });

  it('FF-RNG-12 also a burst; nobody must fire', () => {
    const near: SceneModel = { id: 'c', x: 330, y: 320, party: 1, rules: ['mindless'] };
    const { events } = runAndFire(running('sub-machine-gun', [B, near]), [2, 6, 2, 6], 'burst/b');
    expect(events.filter(({ type }) => type === 'fought')).toHaveLength(2);
    const { state } = runAndFire(running('sub-machine-gun'), [], 'hold');
    expect(of(state, 'a')).toMatchObject({ x: 350, turn: { moves: 1 } });
    expect(of(state, 'a').turn.attacks).toBeUndefined();
  });

  it('FF-RNG-12 not with a rifle, a machine pistol, an empty hand, or after the attack of the turn', () => {
    const may = (s: FaithState) => offered(s, 3).some((id) => id.startsWith('move-and-fire'));
    for (const weapon of ['assault-rifle', 'semi-automatic-rifle', 'sub-machine-gun'] as const)
      expect(may(running(weapon))).toBe(true);
    for (const weapon of ['bolt-action-rifle', 'machine-pistol', 'pistol', 'shotgun'] as const)
      expect(may(running(weapon))).toBe(false);
    expect(may(running('sub-machine-gun', [B], {}, { turn: { attacks: 1 } }))).toBe(false);
    expect(may(running('sub-machine-gun', [B], {}, { posture: 'fallen' }))).toBe(false);
    expect(may(running('sub-machine-gun', [B], {}, { rules: ['slow'], turn: { moves: 1 } }))).toBe(false);
    const jammed = { arms: [{ weapon: 'sub-machine-gun', inHand: true, fault: 'mend' }] } as const;
    expect(may(running('sub-machine-gun', [B], {}, jammed))).toBe(false);
    expect(may(running('sub-machine-gun', [{ ...B, x: 255, y: 150 }]))).toBe(false);
  });

  it('FF-RNG-12 it is the attack of the turn, and is never aimed', () => {
    const s = running('sub-machine-gun');
    s.activation!.successes = 2;
    const { state, events } = playScene(
      s,
      [2, 6],
      [
        ['act', 'move-and-fire/sub-machine-gun'],
        ['move', [TO]],
        ['fireFrom', FROM],
        ['fireAt', 'single/b'],
        ['act', 'done'],
      ],
    );
    const fought = events.find((event) => event.type === 'fought');
    expect(fought?.type === 'fought' && fought.target.modifiers).toEqual([]);
    state.activation = s.activation;
    expect(offered(state, 2).filter((id) => /shoot|burst|fire|shot/.test(id))).toEqual([]);
  });

  it('FF-RNG-12 the Move charges nobody', () => {
    const s = running('sub-machine-gun', [{ ...B, x: 350, y: 180 }]);
    expect(() => runAndFire(s, [], null, FROM, { x: 350, y: 155, z: 0 })).toThrow('not charged');
  });

  it('FF-RNG-12 the point is on the way, and beside nobody who can strike', () => {
    const s = running('sub-machine-gun', [{ ...B, x: 290, y: 176, posture: 'fallen' }]);
    const asked = { model: 'a', from: { x: 230, y: 150, z: 0 }, to: TO, flies: false };
    const why = (x: number, y: number, state = s) =>
      fireFromProblem(asked, { x, y, z: 0 }, looking(state))?.code ?? null;
    expect(why(260, 150)).toBeNull();
    expect(why(260, 150.4)).toBeNull();
    expect(why(260, 152)).toBe('fire.off-way');
    expect(why(360, 150)).toBe('fire.off-way');
    expect(why(290, 150)).toBeNull();
    of(s, 'b').posture = 'standing';
    expect(why(290, 150)).toBe('fire.beside-enemy');
    expect(why(288, 150)).toBeNull();
  });

  it('FF-RNG-12 FF-MOV-05 the whole Move is measured: no farther for having fired on the way', () => {
    const s = running('sub-machine-gun', [B], {
      terrain: [{ id: 'm', type: 'marsh', shape: { rect: [300, 100, 100, 100] } }],
    });
    expect(() => runAndFire(s, [], null)).toThrow('75 mm');
    const { state } = runAndFire(s, [2, 6], 'single/b', { x: 260, y: 150, z: 0 }, { x: 305, y: 150, z: 0 });
    expect(of(state, 'a').x).toBe(305);
  });

  it('FF-RNG-12 FF-RNG-14 who runs from what he has done does not finish his Move', () => {
    const friend: SceneModel = { id: 'd', x: 340, y: 320, combat: 0 };
    // The friend dies of the burst: his killer tests with three failures, and panics before the rest of his way.
    const { state } = playScene(
      running('sub-machine-gun', [B, friend]),
      [2, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6],
      [
        ['act', 'move-and-fire/sub-machine-gun'],
        ['move', [TO]],
        ['fireFrom', FROM],
        ['fireAt', 'burst/b'],
      ],
    );
    expect(of(state, 'd').left).toBe('killed-gruesome');
    expect(of(state, 'a').x).not.toBe(350);
  });

  it('FF-RNG-12 FF-FEAR-13 only the end of the Move comes under an Aura of Terror', () => {
    const dread: SceneModel = { ...B, id: 'm', x: 290, y: 280, rules: ['aura-of-terror', 'mindless'] };
    const far = { x: 410, y: 150, z: 0 };
    const s = running('sub-machine-gun', [dread], {}, { rules: ['long-move'], movement: 'long' });
    const { events } = runAndFire(s, [2, 6], 'single/m', FROM, far);
    expect(events.filter(({ type }) => type === 'frightened')).toEqual([]);
  });
});
