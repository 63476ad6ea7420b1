import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { DECLARATIONS } from '../rules/declarations/index.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, type SceneModel, scene } from '../scene.spec-support.ts';

const sneak = { rules: ['stealth'] } as const;
const FENCE = { type: 'fence', rect: [196, 400, 6, 100] } as const;

/** Whether a shooter in the west may fire at the target; what he stands at lies behind him. */
function canShoot(
  target: Partial<SceneModel>,
  { type, rect } = FENCE as { type: string; rect: readonly number[] },
) {
  const state = scene({
    models: [
      { id: 'a', x: 100, y: 450, arms: [{ weapon: 'pistol', inHand: true }] },
      { id: 'b', x: 183, y: 450, party: 1, ...target },
    ],
    terrain: [{ id: 't', type, shape: { rect } }] as never,
    acting: ['a', 1],
  });
  return offersFor(looking(state), of(state, 'a'), 1).some(({ id }) => id === 'shoot/pistol/b');
}

describe('Stealth', () => {
  it('FF-SPEC-52 at something that gives cover nobody aims at it, though nothing is in between', () => {
    expect(canShoot(sneak)).toBe(false);
    expect(canShoot({})).toBe(true);
  });

  it('FF-SPEC-52 it must touch it: within 1 mm, and no farther', () => {
    expect(canShoot({ ...sneak, x: 182.5 })).toBe(false);
    expect(canShoot({ ...sneak, x: 182 })).toBe(true);
  });

  it('FF-SPEC-52 walls and trees count; water and hills do not', () => {
    for (const type of ['wall', 'tree']) expect(canShoot(sneak, { ...FENCE, type })).toBe(false);
    for (const type of ['water', 'hill']) expect(canShoot(sneak, { ...FENCE, type })).toBe(true);
  });

  it('FF-SPEC-52 FF-MOV-13 not with a chainsaw, and not who was heard bashing a door', () => {
    expect(canShoot({ rules: ['stealth', 'chainsaw'] })).toBe(true);
    expect(canShoot({ ...sneak, game: { loud: 1 } })).toBe(true);
  });

  it('FF-SPEC-52 nor at arm’s length', () => {
    const state = (rules: readonly 'stealth'[]) =>
      scene({
        models: [
          { id: 'a', x: 158, y: 450, arms: [{ weapon: 'pistol', inHand: true }] },
          { id: 'b', x: 183, y: 450, party: 1, rules },
        ],
        terrain: [{ id: 't', type: 'fence', shape: { rect: [196, 400, 6, 100] } }],
        acting: ['a', 1],
      });
    const offered = (rules: readonly 'stealth'[]) => {
      const s = state(rules);
      return offersFor(looking(s), of(s, 'a'), 1).some(({ id }) => id === 'close-shot/pistol/b');
    };
    expect(offered([])).toBe(true);
    expect(offered(['stealth'])).toBe(false);
  });

  it('FF-SPEC-52 FF-SPEC-18 FF-SPEC-14 FF-MAG-05 nor does anybody entangle or possess it there', () => {
    const declared = (target: Partial<SceneModel>) => {
      const rules = ['demon', 'entangle', 'witch'] as const;
      const s = scene({
        active: 1,
        models: [
          { id: 'a', x: 100, y: 450, party: 1, rules },
          { id: 'b', x: 183, y: 450, ...target },
        ],
        terrain: [{ id: 't', type: FENCE.type, shape: { rect: FENCE.rect } }],
      });
      return DECLARATIONS.flatMap((kind) => kind.offers(looking(s), of(s, 'a')));
    };
    expect(declared(sneak)).toEqual([]);
    expect([...declared({})].sort()).toEqual([
      'entangle/b',
      'possess/b',
      'spell/curse/b',
      'spell/transfix/b',
    ]);
    expect(declared({ ...sneak, x: 180 })).toHaveLength(4);
  });
});
