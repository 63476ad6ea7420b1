import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { modifiersIn, resultIn } from '../rules/combat/attack.spec-support.ts';
import { canBeHacked } from '../rules/combat/hack-immunity.ts';
import { combatOf } from '../rules/combat/reckoning.ts';
import { flies } from '../rules/movement/flies.ts';
import { stickOf } from '../rules/movement/stick.ts';
import { qualityOf } from '../rules/quality/quality.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const COUNT = {
  quality: 4,
  combat: 4,
  tags: ['vampire'],
  rules: ['vampire', 'bat-form', 'thick-skin', 'very-fearful'],
  arms: [{ weapon: 'pistol', inHand: true }],
} as const;
const BAT = { ...COUNT, conditions: { form: 'bat' } } as const;
const SHOT = { kind: 'shot', weapon: 'pistol', band: 1 } as const;

function alone(a: Partial<SceneModel>, actions = 2) {
  return scene({
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 600, y: 450, party: 1 },
    ],
    parties: [{ side: 'evil' }, { side: 'good' }],
    clock: { day: false, outdoors: false },
    acting: ['a', actions],
  });
}
const offered = (s: ReturnType<typeof scene>) => offersFor(looking(s), of(s, 'a'), 2).map(({ id }) => id);

describe('Bat Form', () => {
  it('FF-SPEC-09 one action to become a bat, one to change back; lying, it is up then', () => {
    const { state } = playScene(
      alone({ ...COUNT, posture: 'fallen' }),
      [],
      [
        ['act', 'change-shape/bat'],
        ['act', 'done'],
      ],
    );
    expect(of(state, 'a')).toMatchObject({ posture: 'standing', conditions: { form: 'bat' } });
    const back = playScene(alone(BAT, 1), [], [['act', 'change-back']]).state;
    expect(of(back, 'a').conditions).toEqual({});
    expect(offered(alone({ ...COUNT, rules: ['vampire'] }))).not.toContain('change-shape/bat');
  });

  it('FF-SPEC-09 Q3+, C0, Flying with Medium, Difficult Target', () => {
    const s = alone({ ...BAT, movement: 'short' });
    const look = looking(s);
    const bat = of(s, 'a');
    expect([qualityOf(look, bat), combatOf(look, bat), stickOf(look, bat)]).toEqual([3, 0, 'medium']);
    expect([flies(look, bat), flies(look, of(s, 'b'))]).toEqual([true, false]);
    expect(modifiersIn(duel({}, BAT), SHOT).attacker).toMatchObject({ 'target-difficult': -1 });
    expect(modifiersIn(duel({}, COUNT), SHOT).attacker).not.toHaveProperty('target-difficult');
  });

  it('FF-SPEC-09 losses stay, and are reckoned from the bat’s own Quality', () => {
    const s = alone({ ...BAT, losses: { wounds: 1 } });
    expect(qualityOf(looking(s), of(s, 'a'))).toBe(4);
  });

  it('FF-SPEC-09 no other power, no weapon; it bites', () => {
    expect(offered(alone(COUNT))).toContain('shoot/pistol/b');
    expect(offered(alone(BAT)).filter((id) => /shoot|draw|bash/.test(id))).toEqual([]);
    expect(resultIn(duel({}, BAT), [3, 4]).result).toBe('recoil');
    expect(offered(duel(BAT, {}, 1)).filter((id) => id.startsWith('strike'))).toEqual(['strike/natural/b']);
  });

  it('FF-SPEC-09 FF-HTH-05 it keeps its row of the kill table', () => {
    const night = { clock: { day: false, outdoors: false } } as const;
    expect(resultIn(duel({ combat: 4 }, BAT, 1, night), [4, 2]).result).toBe('fall');
  });

  it('FF-HTH-20 example: beside zombies nobody hacks a bat; beside another flyer, a bat too, all of them do', () => {
    const bat = { rules: ['vampire', 'bat-form'], tags: ['vampire'], conditions: { form: 'bat' } } as const;
    const hacks = (other: Partial<SceneModel>, runner: Partial<SceneModel> = bat) => {
      const s = scene({
        models: [
          { id: 'a', x: 450, y: 450, ...runner },
          { id: 'b', x: 475, y: 450, party: 1, rules: ['mindless'] },
          { id: 'c', x: 425, y: 450, party: 1, rules: ['mindless'], ...other },
        ],
        acting: ['a', 2],
      });
      return ['b', 'c'].filter((id) =>
        canBeHacked(looking(s), of(s, 'a'), of(s, id), [of(s, 'b'), of(s, 'c')]),
      );
    };
    expect(hacks({})).toEqual([]);
    expect(hacks({ rules: ['flying', 'mindless'] })).toEqual(['b', 'c']);
    expect(hacks(bat)).toEqual(['b', 'c']);
    // As a wolf it has neither wings nor a saddle.
    const wolf = { rules: ['flying', 'mounted', 'wolf-form'], conditions: { form: 'wolf' } } as const;
    expect(hacks({}, wolf)).toEqual(['b', 'c']);
  });
});
