import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

/** By day, so that Quality 3 is 4 (FF-SET-07). */
const VAMPIRE = { quality: 3, tags: ['vampire', 'monster'], rules: [], party: 1 } as const;
const FAR: readonly SceneModel[] = [
  { id: 'y', x: 860, y: 860, party: 1, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];

function banScene(model: Partial<SceneModel>, monster: Partial<SceneModel>, actions = 1) {
  return scene({
    options: { 'recoil-strict': true },
    models: [
      { id: 'a', x: 450, y: 450, rules: ['ban:vampires'], ...model },
      { id: 'b', x: 510, y: 450, ...VAMPIRE, ...monster },
      ...FAR,
    ],
    acting: ['a', actions],
  });
}

const BAN = ['act', 'ban/b'] as const;

function offered(model: Partial<SceneModel>, monster: Partial<SceneModel>): boolean {
  const s = banScene(model, monster);
  return offersFor(looking(s), of(s, 'a'), 1).some(({ id }) => id === 'ban/b');
}

describe('Ban', () => {
  it('FF-SPEC-08 one of the type within Short, in sight, tests at once and recoils from the user', () => {
    const { state } = playScene(banScene({}, {}), [3, 4, 4], [BAN]);
    expect(of(state, 'b')).toMatchObject({ x: 535, y: 450 });
  });

  it('FF-SPEC-08 may be tried again, until a monster has stood it: then it is proof for the game', () => {
    const { state } = playScene(banScene({}, {}, 2), [3, 4, 4, 4, 4, 4], [BAN, BAN]);
    expect(of(state, 'b').game).toEqual({ 'ban-proof': 1 });
    expect(offered({}, { game: { 'ban-proof': 1 } })).toBe(false);
  });

  it('FF-SPEC-08 not beyond Short, not unseen, not another type', () => {
    expect(offered({}, {})).toBe(true);
    expect(offered({}, { x: 550 })).toBe(true);
    expect(offered({}, { x: 552 })).toBe(false);
    expect(offered({ rules: ['ban:demons'] }, {})).toBe(false);
    expect(offered({ rules: ['ban:demons'] }, { tags: ['demon'] })).toBe(true);
    expect(offered({ rules: ['ban:werewolves'] }, { tags: ['werewolf'] })).toBe(true);
  });

  it('FF-SPEC-08 ghosts are Immaterial models that are no Vampires', () => {
    const immaterial = { conditions: { immaterial: true } } as const;
    expect(offered({ rules: ['ban:ghosts'] }, { tags: [], ...immaterial })).toBe(true);
    expect(offered({ rules: ['ban:ghosts'] }, immaterial)).toBe(false);
  });

  it('FF-SPEC-08 FF-FEAR-08 the frightened cannot use it; Mindless and Artificial do not mind it', () => {
    expect(offered({ conditions: { insane: { number: 6, shaky: 0 } } }, {})).toBe(false);
    expect(offered({}, { rules: ['mindless'] })).toBe(false);
    expect(offered({}, { rules: ['artificial'] })).toBe(false);
  });

  it('FF-FEAR-11 what describes a charger or a death does not count, one’s own will does', () => {
    // Strongwilled: 3 passes on 4+.
    const { state } = playScene(banScene({}, { rules: ['strongwilled'] }), [3, 3, 3], [BAN]);
    expect(of(state, 'b').game).toEqual({ 'ban-proof': 1 });
  });

  it('FF-OPT-28 extra-ban-types: Mummies and Monsters, where that was agreed on; the printed types always', () => {
    const mummy = { tags: ['mummy', 'monster'] } as const;
    const on = { options: { 'extra-ban-types': true } };
    const bans = (rules: SceneModel['rules'], tags: Partial<SceneModel>, more: object) => {
      const s = scene({
        ...more,
        models: [
          { id: 'a', x: 450, y: 450, rules: rules ?? [] },
          { id: 'b', x: 510, y: 450, party: 1, ...tags },
        ],
        acting: ['a', 1],
      });
      return offersFor(looking(s), of(s, 'a'), 1).some(({ action }) => action === 'ban');
    };
    expect(bans(['ban:mummies'], mummy, on)).toBe(true);
    expect(bans(['ban:mummies'], mummy, {})).toBe(false);
    expect(bans(['ban:mummies'], { tags: ['monster'] }, on)).toBe(false);
    expect(bans(['ban:monsters'], mummy, on)).toBe(true);
    expect(bans(['ban:vampires'], { tags: ['vampire'] }, {})).toBe(true);
  });
});
