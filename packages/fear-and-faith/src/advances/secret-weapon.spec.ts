import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

function field(own: Partial<SceneModel> = {}, foe: Partial<SceneModel> = {}, more: Partial<SceneDraft> = {}) {
  return scene({
    parties: [{ side: 'good', advances: ['secret-weapon', 'secret-weapon'] }, { side: 'evil' }],
    models: [
      { id: 'a', x: 450, y: 450, ...own },
      { id: 'c', x: 100, y: 100, rules: ['animal'] },
      { id: 'b', x: 500, y: 450, party: 1, ...foe },
    ],
    ...more,
  });
}
const reach = (what: string) =>
  [
    ['nominate', 'advance/secret-weapon'],
    ['advanceFor', 'a'],
    ['secretWeapon', what],
  ] as const;
const GUN = { rules: ['pistol'], arms: ['hand-weapon', { weapon: 'pistol', inHand: true }] } as const;

describe('Secret Weapon', () => {
  it.each([
    ['silver-knife', 'silver-weapon', []],
    ['stake', 'stake', ['stakes']],
    ['grenade', 'grenade', ['grenade']],
    ['holy-water', 'holy-water-vial', ['holy-water']],
  ] as const)('FF-CAMP-25 %s: it is carried, and counts as the rule', (what, weapon, rules) => {
    const { state } = playScene(field(), [], reach(what));
    expect(of(state, 'a').arms.map((arm) => arm.weapon)).toContain(weapon);
    expect(of(state, 'a').rules).toEqual(rules);
  });

  it('FF-CAMP-25 garlic is good for one Ban', () => {
    const vampire = { rules: ['vampire'], tags: ['vampire'], x: 520 } as const;
    const { state } = playScene(
      field({}, vampire, { clock: { day: false }, options: { 'recoil-strict': true } }),
      [6, 6, 6, 6, 6],
      [...reach('garlic-ban-vampires'), ['nominate', 'a'], ['dice', '2'], ['act', 'ban/b'], ['act', 'done']],
      3,
    );
    expect(of(state, 'b').game).toEqual({ 'ban-proof': 1 });
    expect(of(state, 'a')).toMatchObject({ rules: [], conditions: {} });
  });

  it('FF-CAMP-25 a silver bullet is one shot with a gun that takes silver', () => {
    const strict = field(GUN, {}, { options: { 'recoil-strict': true } });
    const loaded = playScene(strict, [], [...reach('silver-bullet'), ['silverBullet', 'pistol']]).state;
    expect(of(loaded, 'a').arms[1]).toMatchObject({ weapon: 'pistol', silver: true });
    const { state } = playScene(
      loaded,
      [6, 3, 3],
      [
        ['nominate', 'a'],
        ['dice', '1'],
        ['act', 'shoot/pistol/b'],
      ],
      2,
    );
    expect(of(state, 'a').arms[1]).toMatchObject({ weapon: 'pistol', silver: false });
    expect(of(state, 'a').conditions).toEqual({});
  });

  it('FF-CAMP-25 who has no gun is offered no bullet, who has stakes no stake, an Animal nothing', () => {
    expect(() => playScene(field(), [], reach('silver-bullet'))).toThrow('refused');
    expect(() => playScene(field({ rules: ['stakes'], arms: ['stake'] }), [], reach('stake'))).toThrow(
      'refused',
    );
    expect(() =>
      playScene(
        field(),
        [],
        [
          ['nominate', 'advance/secret-weapon'],
          ['advanceFor', 'c'],
        ],
      ),
    ).toThrow('refused');
  });

  it('FF-CAMP-25 before its activation roll, and once a game for each model', () => {
    const used = playScene(field(), [], reach('stake')).state;
    expect(() => playScene(used, [], [['nominate', 'advance/secret-weapon']])).toThrow('refused');
    expect(() => playScene(field({ turn: { nominated: 1 } }), [], reach('stake'))).toThrow('refused');
  });
});
