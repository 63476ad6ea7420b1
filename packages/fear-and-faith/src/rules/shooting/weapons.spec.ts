import { describe, expect, it } from 'vitest';
import { LENGTH, type Stick } from '../../data/sticks.ts';
import type { RangedId } from '../../data/weapons/ranged.ts';
import { looking } from '../../hooks.ts';
import { handsFor } from '../../muster/arms.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { offersFor } from '../turn/act.ts';

/** A shooter at 25, 25 with this weapon in hand, and a target so far off in the open. */
function range(
  weapon: RangedId,
  far: number,
  more: Partial<SceneDraft> = {},
  shooter: Partial<SceneModel> = {},
) {
  const target: SceneModel = { id: 'b', x: 50 + far, y: 25, party: 1, rules: ['mindless'] };
  return scene({
    options: { 'recoil-strict': true },
    ...more,
    models: [
      { id: 'a', x: 25, y: 25, arms: [{ weapon, inHand: true }], ...shooter },
      target,
      { id: 'y', x: 40, y: 860, rules: ['mindless'] },
      ...(more.models ?? []),
    ],
    acting: ['a', 2],
  });
}

function offered(s: FaithState, left = 2): readonly string[] {
  return offersFor(looking(s), of(s, 'a'), left).map(({ id }) => id);
}

/** What the shooter adds at this range, without his Combat. */
function bonus(weapon: RangedId, far: number): number {
  const { events } = playScene(
    range(weapon, far),
    [2, 6],
    [
      ['act', `shoot/${weapon}/b`],
      ['act', 'done'],
    ],
  );
  const fought = events.find((event) => event.type === 'fought');
  if (fought?.type !== 'fought') throw new Error('Nobody fired.');
  return fought.attacker.total - fought.attacker.die - fought.attacker.combat;
}

/** Actions that loading takes, found out by trying; 0: it is loaded still after a shot. */
function loading(id: RangedId): number {
  const answers = [
    ['act', `shoot/${id}/b`],
    ['act', 'done'],
  ] as const;
  if (of(playScene(range(id, 60), [2, 6], answers).state, 'a').arms[0]!.loaded) return 0;
  const empty = range(id, 60, {}, { arms: [{ weapon: id, inHand: true, loaded: false }] });
  if (offered(empty, 3).includes(`shoot/${id}/b`)) return -1;
  const cost = [1, 2, 3].find((left) => offered(empty, left).includes(`reload/${id}`));
  if (cost === undefined || cost > 2) return -1;
  const rest = cost === 1 ? [['act', 'done'] as const] : [];
  const { state } = playScene(empty, [], [['act', `reload/${id}`], ...rest]);
  return of(state, 'a').arms[0]!.loaded ? cost : -1;
}

/** What a weapon shows in play: what it adds at the end of each band and just beyond, and what can be done with it. */
function shown(id: RangedId, stick: Stick) {
  const reach = LENGTH[stick];
  const offers = offered(range(id, 60));
  const slung = offered(range(id, 60, {}, { arms: [{ weapon: id, inHand: false }] }));
  return {
    adds: [reach, 2 * reach, 3 * reach].map((far) => bonus(id, far)),
    beyond: [reach + 1, 2 * reach + 1].map((far) => bonus(id, far)),
    tooFar: !offered(range(id, 3 * reach + 1)).includes(`shoot/${id}/b`),
    drawn: !slung.includes(`shoot/${id}/b`) && slung.includes(`draw-weapon/${id}`),
    hands: handsFor([id]),
    reload: loading(id),
    burst: offers.includes(`burst/${id}/b`),
    onTheMove: offers.includes(`move-and-fire/${id}`),
  };
}

interface Entry {
  readonly adds: readonly [number, number, number];
  readonly hands: 1 | 2;
  readonly reload: 0 | 1 | 2;
  readonly burst?: boolean;
  readonly onTheMove?: boolean;
}

function written({ adds, hands, reload, burst = false, onTheMove = false }: Entry) {
  const [, ...beyond] = adds;
  return { adds: [...adds], beyond, tooFar: true, drawn: true, hands, reload, burst, onTheMove };
}

describe('weapons as they are written', () => {
  it('FF-SPEC-04 Antique Pistol: +1, Short, one hand, two actions to load', () => {
    expect(shown('antique-pistol', 'short')).toEqual(written({ adds: [1, 0, -1], hands: 1, reload: 2 }));
  });

  it('FF-SPEC-06 Assault Rifle: +2, Long, two hands, one shot or a burst, and on the move', () => {
    expect(shown('assault-rifle', 'long')).toEqual(
      written({ adds: [2, 1, 0], hands: 2, reload: 0, burst: true, onTheMove: true }),
    );
  });

  it('FF-SPEC-39 Musket: +2, Long, two hands, two actions to load', () => {
    expect(shown('musket', 'long')).toEqual(written({ adds: [2, 1, 0], hands: 2, reload: 2 }));
  });

  it('FF-SPEC-70 Bow: nothing added, Medium, two hands, one action to load', () => {
    expect(shown('bow', 'medium')).toEqual(written({ adds: [0, -2, -4], hands: 2, reload: 1 }));
  });

  it('FF-SPEC-71 Crossbow: nothing added, Long, two hands, one action to load', () => {
    expect(shown('crossbow', 'long')).toEqual(written({ adds: [0, -2, -4], hands: 2, reload: 1 }));
  });

  it('FF-SPEC-74 Pistol: +1, Short, one hand', () => {
    expect(shown('pistol', 'short')).toEqual(written({ adds: [1, 0, -1], hands: 1, reload: 0 }));
  });

  it('FF-SPEC-75 Rifle: +2, Long, two hands, no loading', () => {
    expect(shown('bolt-action-rifle', 'long')).toEqual(written({ adds: [2, 1, 0], hands: 2, reload: 0 }));
  });

  it('FF-SPEC-76 Shotgun: +2, +2 and +1 by band, Medium, two hands', () => {
    expect(shown('shotgun', 'medium')).toEqual(written({ adds: [2, 1, -1], hands: 2, reload: 0 }));
  });

  it('FF-SPEC-77 SMG: +1, Medium, two hands, bursts, and on the move', () => {
    expect(shown('sub-machine-gun', 'medium')).toEqual(
      written({ adds: [1, 0, -1], hands: 2, reload: 0, burst: true, onTheMove: true }),
    );
  });

  it('FF-SPEC-78 Thrown Weapon: nothing added, Short, one hand, no loading', () => {
    expect(shown('thrown-weapon', 'short')).toEqual(written({ adds: [0, -2, -4], hands: 1, reload: 0 }));
  });

  it('FF-SPEC-80 Machine Pistol: +1, Short, bursts', () => {
    expect(shown('machine-pistol', 'short')).toEqual(
      written({ adds: [1, 0, -1], hands: 1, reload: 0, burst: true }),
    );
  });

  it('FF-SPEC-81 Semi-automatic Rifle: +2, Long, two hands, on the move', () => {
    expect(shown('semi-automatic-rifle', 'long')).toEqual(
      written({ adds: [2, 1, 0], hands: 2, reload: 0, onTheMove: true }),
    );
  });

  it('FF-SPEC-82 Single Chambered Rifle: +2, Long, two hands, one action to load', () => {
    expect(shown('single-chambered-rifle', 'long')).toEqual(
      written({ adds: [2, 1, 0], hands: 2, reload: 1 }),
    );
  });
});

describe('wood or not', () => {
  const NIGHT = { clock: { day: false, outdoors: false } } as const;
  const hunter = { rules: ['stakes', 'crossbow'], combat: 3 } as const;
  const cross = (target: Partial<SceneModel>, shooter: Partial<SceneModel> = hunter) =>
    range(
      'crossbow',
      60,
      { ...NIGHT, models: [{ id: 'c', x: 25, y: 110, party: 1, points: 40, ...target }] },
      shooter,
    );
  const shot = (s: FaithState, answer: string, dice: readonly number[]) => {
    const { events } = playScene(s, dice, [
      ['act', answer],
      ['act', 'done'],
    ]);
    const fought = events.find((event) => event.type === 'fought');
    return fought?.type === 'fought'
      ? { by: fought.attacker.modifiers.map(({ by }) => by), result: fought.result }
      : null;
  };

  it('FF-RNG-03 whoever has Stakes besides says it for each shot', () => {
    const vampire = { tags: ['vampire'], rules: ['vampire'] } as const;
    expect(offered(cross(vampire))).toEqual(
      expect.arrayContaining(['shoot/crossbow/c', 'shoot/crossbow/c/wood', 'aimed-shot/crossbow/c/wood']),
    );
    // Doubled: wood kills what an ordinary bolt only knocks down by night.
    expect(shot(cross(vampire), 'shoot/crossbow/c/wood', [5, 2])?.result).toBe('killed');
    expect(shot(cross(vampire), 'shoot/crossbow/c', [5, 2])?.result).toBe('fall');
  });

  it('FF-RNG-03 wood is at -1 against anybody else, ordinary bolts are not, even of a wooden bow', () => {
    const wooden = { ...hunter, arms: [{ weapon: 'crossbow', inHand: true, wooden: true }] } as const;
    expect(shot(cross({}, wooden), 'shoot/crossbow/c/wood', [2, 6])?.by).toContain('wood-vs-non-vampire');
    expect(shot(cross({}, wooden), 'shoot/crossbow/c', [2, 6])?.by).toEqual([]);
  });

  it('FF-RNG-03 without Stakes all missiles are what was declared, and a gun fires no wood', () => {
    const plain = { rules: ['crossbow'] } as const;
    expect(offered(cross({}, plain))).not.toContain('shoot/crossbow/c/wood');
    const wooden = { ...plain, arms: [{ weapon: 'crossbow', inHand: true, wooden: true }] } as const;
    expect(shot(cross({}, wooden), 'shoot/crossbow/c', [2, 6])?.by).toEqual(['wood-vs-non-vampire']);
    expect(offered(range('musket', 60, {}, { rules: ['stakes'] }))).not.toContain('shoot/musket/b/wood');
  });

  it('FF-RNG-03 what flies by no hand is never of wood', () => {
    const ghost = { rules: ['stakes', 'immaterial'], conditions: { immaterial: true } } as const;
    const s = range('thrown-weapon', 60, {}, ghost);
    expect(offered(s)).toContain('shoot/thrown-weapon/b');
    expect(offered(s)).not.toContain('shoot/thrown-weapon/b/wood');
  });
});
