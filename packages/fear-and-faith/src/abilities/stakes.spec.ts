import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { modifiersIn, resultIn } from '../rules/combat/attack.spec-support.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, playScene, type SceneDraft, type SceneModel } from '../scene.spec-support.ts';

const FAR = [
  { id: 'y', x: 40, y: 40, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
] as const;
const READY = { rules: ['stakes'], arms: [{ weapon: 'stake', inHand: true }] } as const;
const SHEATHED = { rules: ['stakes'], arms: [{ weapon: 'stake', inHand: false }] } as const;
const LYING = { tags: ['vampire'], rules: ['vampire', 'mindless'], posture: 'fallen' } as const;
const NIGHT = { clock: { day: false, outdoors: false } } as const;
const STAKE = { weapon: 'stake' } as const;

function coffin(a: Partial<SceneModel>, more: readonly SceneModel[] = [], draft: Partial<SceneDraft> = {}) {
  return duel(a, LYING, 2, { ...NIGHT, ...draft, models: [...more, ...FAR] });
}
const offered = (s: ReturnType<typeof duel>) => offersFor(looking(s), of(s, 'a'), 2).map(({ id }) => id);
const HELPER = { id: 'h', x: 500, y: 450, combat: 1, rules: ['stakes'], turn: { 'held-stake': 1 } } as const;
const PINNED = { transfixed: { by: 'stake', cost: null, source: null } } as const;

describe('Stakes', () => {
  it('FF-SPEC-50 against a fallen Vampire it kills by beating it; a standing one must be doubled', () => {
    expect(resultIn(coffin(READY), [2, 3], STAKE).result).toBe('killed');
    const up = duel(READY, { ...LYING, posture: 'standing' }, 1, NIGHT);
    expect(resultIn(up, [4, 3], STAKE).result).toBe('fall');
    expect(resultIn({ ...up }, [6, 2], STAKE).result).toBe('killed');
  });

  it('FF-SPEC-50 at -1 against anything but a Vampire, and for whoever has not the rule', () => {
    expect(modifiersIn(duel(READY, {}), STAKE).attacker).toEqual({ 'stake-vs-non-vampire': -1 });
    expect(modifiersIn(duel({ arms: READY.arms }, LYING), STAKE).attacker).toMatchObject({
      'stake-without-rule': -1,
    });
  });

  it('FF-SPEC-50 one action to ready it, one to drive it', () => {
    expect(offered(coffin(SHEATHED))).toContain('draw-weapon/stake');
    expect(offered(coffin(SHEATHED))).not.toContain('strike/stake/b');
    const { state } = playScene(
      coffin(SHEATHED),
      [2, 3],
      [
        ['act', 'draw-weapon/stake'],
        ['act', 'strike/stake/b'],
      ],
    );
    expect(of(state, 'b').left).toBe('killed');
    expect(of(state, 'a').arms[0]).toMatchObject({ weapon: 'stake', inHand: true });
  });

  it('FF-SPEC-50 a friend beside the same Vampire who holds it spares the readying; the pair has the lower Combat', () => {
    const s = coffin(SHEATHED, [HELPER]);
    expect(offered(s)).toContain('strike/stake/b');
    expect(modifiersIn(s, STAKE).attacker).toMatchObject({ 'held-stake': -1 });
    expect(modifiersIn(coffin(SHEATHED, [{ ...HELPER, combat: 5 }]), STAKE).attacker).not.toHaveProperty(
      'held-stake',
    );
    expect(modifiersIn(coffin(READY, [HELPER]), STAKE).attacker).not.toHaveProperty('held-stake');
  });

  it('FF-SPEC-50 not who holds another’s, has not held, or has no stakes; nor against anybody else', () => {
    const without = (more: Partial<SceneModel>) => offered(coffin(SHEATHED, [{ ...HELPER, ...more }]));
    expect(without({ turn: {} })).not.toContain('strike/stake/b');
    expect(without({ x: 700 })).not.toContain('strike/stake/b');
    expect(without({ rules: [] })).not.toContain('strike/stake/b');
    const man = { id: 'm', x: 425, y: 450, party: 1, rules: ['mindless'] } as const;
    expect(offered(coffin(SHEATHED, [HELPER, man]))).not.toContain('strike/stake/m');
  });

  it('FF-SPEC-50 holding takes an action, once a turn, beside a Vampire', () => {
    const holding = coffin({ rules: ['stakes'] });
    expect(offered(holding)).toContain('hold-stake');
    const { state } = playScene(
      holding,
      [],
      [
        ['act', 'hold-stake'],
        ['act', 'done'],
      ],
    );
    expect(of(state, 'a').turn['held-stake']).toBe(1);
    expect(offered(coffin({ rules: ['stakes'], turn: { 'held-stake': 1 } }))).not.toContain('hold-stake');
    expect(offered(coffin({}))).not.toContain('hold-stake');
    expect(offered(duel({ rules: ['stakes'] }, {}))).not.toContain('hold-stake');
  });
});

describe('stake and decapitate', () => {
  const OPTION = { options: { 'stake-and-decapitate': true } } as const;
  const DRIVE = [['act', 'strike/stake/b']] as const;

  it('FF-OPT-24 stake-and-decapitate: the stake transfixes it for good, or kills where that is off', () => {
    const s = duel(READY, LYING, 1, { ...NIGHT, ...OPTION, models: FAR });
    const { state } = playScene(s, [2, 3], DRIVE);
    expect(of(state, 'b')).toMatchObject({
      left: null,
      conditions: { transfixed: { by: 'stake', cost: null, source: 'a' } },
    });
    const off = duel(READY, LYING, 1, { ...NIGHT, models: FAR });
    expect(of(playScene(off, [2, 3], DRIVE).state, 'b').left).toBe('killed');
  });

  it('FF-SPEC-50 an enemy with Stakes or Holy Water then destroys it with one action', () => {
    const pinned = (a: Partial<SceneModel>) =>
      duel(a, { ...LYING, conditions: PINNED }, 1, { ...NIGHT, ...OPTION, models: FAR });
    const { state } = playScene(pinned({ rules: ['holy-water'] }), [], [['act', 'destroy-staked/b']]);
    expect(of(state, 'b').left).toBe('killed');
    expect(offered(pinned(READY))).toContain('destroy-staked/b');
    expect(offered(pinned({}))).not.toContain('destroy-staked/b');
    expect(offered(coffin(READY, [], OPTION))).not.toContain('destroy-staked/b');
  });

  it('FF-SPEC-50 a friend beside it pulls the stake out', () => {
    const mate = { party: 0, tags: LYING.tags, conditions: PINNED } as const;
    const s = duel({}, mate, 1, { ...OPTION, models: FAR });
    const { state } = playScene(s, [], [['act', 'remove-stake/b']]);
    expect(of(state, 'b').conditions).toEqual({});
    expect(offered(duel({}, { ...mate, party: 1 }, 1, OPTION))).not.toContain('remove-stake/b');
  });
});
