import { describe, expect, it } from 'vitest';
import type { Tag } from '../data/tags.ts';
import { duel, of, playScene, type SceneModel } from '../scene.spec-support.ts';

const FAR = [
  { id: 'y', x: 40, y: 40, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
] as const;
const snake = { combat: 3, rules: ['poison'] } as const;
const MORE = { models: FAR, options: { 'recoil-strict': true } } as const;
const STRIKE = [['act', 'strike/hand-weapon/b']] as const;

function bitten(b: Partial<SceneModel>, dice: readonly number[], a: Partial<SceneModel> = snake) {
  return playScene(duel(a, b, 1, MORE), dice, STRIKE).state;
}

describe('Poison', () => {
  it('FF-SPEC-41 on a six whoever was beaten and lives has a worse Quality', () => {
    expect(of(bitten({}, [4, 4, 6]), 'b').losses).toEqual({ wounds: 0, poison: 1, transformation: 0 });
    expect(of(bitten({}, [4, 4, 5]), 'b').losses.poison).toBe(0);
  });

  it('FF-SPEC-41 example: Q5+, cursed and poisoned once, lives; a second six is the end', () => {
    const cursed = { quality: 5, conditions: { cursed: { by: null } } } as const;
    expect(of(bitten(cursed, [4, 4, 6]), 'b').left).toBeNull();
    expect(of(bitten({ ...cursed, losses: { poison: 1 } }, [4, 4, 6]), 'b').left).toBe('killed');
  });

  it('FF-SPEC-41 also when it wins in defence', () => {
    expect(of(bitten(snake, [2, 6, 6], { combat: 4 }), 'a').losses.poison).toBe(1);
  });

  it('FF-SPEC-41 no die for a tie, a tie by Thick Skin, or the dead', () => {
    expect(of(bitten({}, [3, 4]), 'b').losses.poison).toBe(0);
    expect(of(bitten({ rules: ['thick-skin'] }, [4, 4]), 'b').losses.poison).toBe(0);
    expect(of(bitten({}, [5, 2]), 'b').left).toBe('killed');
  });

  it('FF-SPEC-41 no effect on what has no such blood', () => {
    for (const tag of ['vampire', 'zombie', 'demon', 'werewolf'] as const satisfies readonly Tag[])
      expect(of(bitten({ tags: [tag] }, [4, 4]), 'b').losses.poison).toBe(0);
    expect(of(bitten({ rules: ['artificial'] }, [4, 4]), 'b').losses.poison).toBe(0);
    expect(of(bitten({}, [4, 4, 6]), 'a').losses.poison).toBe(0);
  });
});
