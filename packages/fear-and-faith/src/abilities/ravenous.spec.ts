import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, playScene, type SceneModel } from '../scene.spec-support.ts';

const EVIL_FIRST = [{ side: 'evil' }, { side: 'good' }] as const;
const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 40, rules: ['mindless'] },
  { id: 'y', x: 860, y: 860, party: 1, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];
const HUNGRY = { combat: 3, rules: ['ravenous'] } as const;
const STRIKE = [['act', 'strike/hand-weapon/b']] as const;

describe('Ravenous', () => {
  it('FF-SPEC-42 over its kill it feeds, and its other actions are lost', () => {
    const state = duel(HUNGRY, { combat: 2 }, 3, { models: FAR, parties: EVIL_FIRST });
    const { state: s } = playScene(state, [5, 2], STRIKE);
    expect(of(s, 'a').conditions).toEqual({ feeding: true });
    expect(s.activation).toBeNull();
  });

  it('FF-SPEC-42 FF-GEN-16 friends of the victim within Long test once, unseen or not', () => {
    const wall = [{ id: 'w', type: 'wall', shape: { rect: [560, 300, 4, 300] } }] as const;
    const friend = { id: 'f', x: 600, y: 450, party: 1 };
    const models = [friend, ...FAR];
    const hidden = duel(HUNGRY, { combat: 2 }, 1, { models, parties: EVIL_FIRST, terrain: wall });
    expect(of(playScene(hidden, [5, 2, 4, 4, 4], STRIKE).state, 'f').standing).toBe('table');
    const seen = duel(HUNGRY, { combat: 2 }, 1, { models, parties: EVIL_FIRST });
    expect(of(playScene(seen, [5, 2, 4, 4, 4], STRIKE).state, 'f').standing).toBe('table');
    const plain = duel({ combat: 3 }, { combat: 2 }, 1, { models, parties: EVIL_FIRST, terrain: wall });
    expect(of(playScene(plain, [5, 2], STRIKE).state, 'f').standing).toBe('table');
  });

  it('FF-SPEC-42 it must spend an action to stop, and can do nothing else before', () => {
    const state = duel({ ...HUNGRY, conditions: { feeding: true } }, { combat: 2 }, 2, {
      models: FAR,
      parties: EVIL_FIRST,
    });
    expect(offersFor(looking(state), of(state, 'a'), 2).map(({ id }) => id)).toEqual(['snap-out']);
    const { state: s } = playScene(state, [2, 3], [['act', 'snap-out'], ...STRIKE]);
    expect(of(s, 'a').conditions).toEqual({});
  });

  it('FF-SPEC-42 being attacked it looks up at once, and defends itself', () => {
    const state = duel({}, { combat: 2, rules: ['ravenous'], conditions: { feeding: true } }, 1, {
      models: FAR,
    });
    const { state: s } = playScene(state, [3, 3], STRIKE);
    expect(of(s, 'b').conditions).toEqual({});
  });

  it('FF-SPEC-42 nobody feeds who only knocked somebody down', () => {
    const state = duel(HUNGRY, { combat: 2 }, 1, { models: FAR, parties: EVIL_FIRST });
    expect(of(playScene(state, [4, 3], STRIKE).state, 'a').conditions).toEqual({});
  });

  it('FF-SPEC-42 FF-SPEC-60 the wound that a Tough one dies of is a kill; any other is not', () => {
    const tough = (quality: number) =>
      duel({ ...HUNGRY, combat: 4 }, { combat: 1, quality, rules: ['tough'] }, 2, {
        models: FAR,
        parties: EVIL_FIRST,
      });
    const fed = playScene(tough(6), [4, 2], STRIKE).state;
    expect([of(fed, 'b').left, of(fed, 'a').conditions]).toEqual(['killed', { feeding: true }]);
    const hungry = playScene(tough(5), [4, 2], STRIKE).state;
    expect([of(hungry, 'b').left, of(hungry, 'a').conditions]).toEqual([null, {}]);
  });
});
