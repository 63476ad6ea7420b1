import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { modifiersIn, resultIn } from '../rules/combat/attack.spec-support.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const NIGHT = { clock: { day: false, outdoors: false } } as const;
const GHOST = { conditions: { immaterial: true }, rules: ['immaterial'] } as const;
const offered = (s: ReturnType<typeof duel>) => offersFor(looking(s), of(s, 'a'), 3).map(({ id }) => id);

describe('Magic Weapon', () => {
  const sword = { combat: 4, arms: [{ weapon: 'magic-weapon', inHand: true }] } as const;

  it('FF-SPEC-34 strikes what has no body as if it had one', () => {
    expect(offered(duel(sword, GHOST))).toContain('strike/magic-weapon/b');
    expect(resultIn(duel(sword, GHOST), [4, 2], { weapon: 'magic-weapon' }).result).toBe('killed');
    expect(resultIn(duel(sword, GHOST), [3, 3], { weapon: 'magic-weapon' }).result).toBe('recoil');
  });

  it('FF-SPEC-34 a plain blade does not, nor one that is not in hand', () => {
    expect(offered(duel({}, GHOST)).filter((id) => id.startsWith('strike'))).toEqual([]);
    const sheathed = { arms: [{ weapon: 'magic-weapon', inHand: false }] } as const;
    expect(offered(duel(sheathed, GHOST)).filter((id) => id.startsWith('strike'))).toEqual([]);
    expect(resultIn(duel(sword, GHOST), [6, 1]).result).toBe('none');
  });

  it('FF-SPEC-34 useless once its owner is dead: nobody picks it up', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'd', x: 470, y: 450, standing: 'out', left: 'killed' },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
      corpses: [{ of: 'd', x: 470, y: 450, arms: ['magic-weapon', 'razor'] }],
      acting: ['a', 1],
    });
    expect(offered(state).filter((id) => id.startsWith('pick-up'))).toEqual(['pick-up/razor/corpse-d']);
  });
});

describe('Silver Weapon', () => {
  const wolf = { combat: 3, tags: ['werewolf'] } as const;
  const armed = (weapons: SceneModel['arms'], more: Partial<SceneDraft> = {}) =>
    of(duel({ rules: ['silver-weapon'], arms: weapons! }, wolf, 1, more), 'a').arms;

  it('FF-SPEC-46 a Werewolf that is beaten by silver dies, and is only driven off by steel', () => {
    expect(resultIn(duel({ combat: 3 }, wolf, 1, NIGHT), [3, 2], { silver: true }).result).toBe('killed');
    expect(resultIn(duel({ combat: 3 }, wolf, 1, NIGHT), [3, 2]).result).toBe('recoil');
    const vampire = { combat: 3, tags: ['vampire'] } as const;
    expect(resultIn(duel({ combat: 3 }, vampire, 1, NIGHT), [3, 2], { silver: true }).result).toBe('recoil');
  });

  it('FF-SPEC-46 knife, razor and what may be silver of the ranged weapons; heavy weapons never', () => {
    const silver = armed(['hand-weapon', 'razor', 'pistol', 'heavy-weapon', 'bow'])
      .filter((arm) => arm.silver)
      .map(({ weapon }) => weapon);
    expect(silver).toContain('hand-weapon');
    expect(silver).toContain('razor');
    expect(silver).toContain('pistol');
    expect(silver).not.toContain('heavy-weapon');
    expect(of(duel({ arms: ['pistol'] }, wolf), 'a').arms[0]!.silver).toBe(false);
  });

  it('FF-RNG-03 FF-OPT-13 silver-no-automatics: the table rules, unless that is switched on', () => {
    const silver = (on: boolean) =>
      armed(['semi-automatic-rifle', 'machine-pistol', 'pistol'], {
        options: { 'silver-no-automatics': on },
      }).map((arm) => arm.silver);
    expect(silver(false)).toEqual([true, true, true]);
    expect(silver(true)).toEqual([false, false, true]);
  });
});

describe('Big and Huge', () => {
  it('FF-SPEC-10 FF-SPEC-72 +1 against what is smaller, and +1 for whoever shoots at it', () => {
    expect(modifiersIn(duel({ size: 'big' }, {})).attacker).toEqual({ 'larger-size': 1 });
    expect(modifiersIn(duel({ size: 'huge' }, { size: 'big' })).attacker).toEqual({ 'larger-size': 1 });
    expect(modifiersIn(duel({ size: 'big' }, { size: 'big' })).attacker).toEqual({});
    const shot = { kind: 'shot', weapon: 'bow', band: 1 } as const;
    expect(modifiersIn(duel({}, { size: 'big' }), shot).attacker).toEqual({ 'target-big-or-huge': 1 });
    expect(modifiersIn(duel({ size: 'big' }, {}), shot).attacker).toEqual({});
  });
});

describe('woods', () => {
  it('FF-RNG-19 FF-OPT-15 wood-edge-return-fire: whoever is at the edge can be shot at from outside, at -1', () => {
    const at = (on: boolean) =>
      scene({
        models: [
          { id: 'a', x: 200, y: 450, arms: [{ weapon: 'pistol', inHand: true }] },
          { id: 'b', x: 305, y: 450, party: 1 },
        ],
        terrain: [{ id: 'w', type: 'wood', shape: { rect: [300, 300, 200, 300] } }],
        options: { 'wood-edge-return-fire': on },
        acting: ['a', 1],
      });
    expect(offered(at(false))).not.toContain('shoot/pistol/b');
    const { events } = playScene(at(true), [3, 6], [['act', 'shoot/pistol/b']]);
    const fought = events.find((event) => event.type === 'fought')!;
    expect(fought.type === 'fought' && fought.attacker.modifiers.map(({ by }) => by)).toContain('cover');
  });
});

describe('natures', () => {
  it('FF-SPEC-62 FF-SPEC-66 FF-SPEC-69 Vampire, Werewolf and Zombie have their tags by their rules, and no poison', () => {
    for (const nature of ['vampire', 'werewolf', 'zombie'] as const) {
      const state = duel({ combat: 3, rules: ['poison'] }, { tags: [nature], rules: [nature] }, 1, {
        ...NIGHT,
        models: [{ id: 'z', x: 860, y: 860, party: 1 }],
      });
      const { state: s } = playScene(state, [4, 4], [['act', 'strike/hand-weapon/b']]);
      expect(of(s, 'b')).toMatchObject({ posture: 'fallen', losses: { poison: 0 } });
    }
  });
});
