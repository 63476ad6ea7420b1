import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const GHOST = { id: 'g', x: 510, y: 450, party: 1, rules: ['immaterial'], tags: ['monster'] } as const;
const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 40, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];
const TOKEN = { id: 'anchor-g', kind: 'anchor', x: 450, y: 475 } as const;

function exorcism(
  more: Partial<SceneDraft>,
  ghost: Partial<SceneModel> = {},
  priest: Partial<SceneModel> = {},
) {
  return scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [
      { id: 'a', x: 450, y: 450, rules: ['ban:ghosts'], ...priest },
      { ...GHOST, conditions: { immaterial: true }, ...ghost },
      ...FAR,
    ],
    acting: ['a', 1],
  });
}

const BAN = ['act', 'ban/g'] as const;
const bound = { options: { 'immaterial-anchor': true }, tokens: [TOKEN] } as const;

describe('Immaterial', () => {
  it('FF-SPEC-30 any failed die of a Fear test, and it is gone', () => {
    expect(of(playScene(exorcism({}), [3, 4, 4], [BAN]).state, 'g').left).toBe('banished');
    expect(of(playScene(exorcism({}), [4, 4, 4], [BAN]).state, 'g').left).toBeNull();
  });

  it('FF-OPT-23 immaterial-anchor: not until an enemy has found what it hangs on; then like any other', () => {
    const held = of(playScene(exorcism(bound), [3, 4, 4], [BAN]).state, 'g');
    expect(held).toMatchObject({ left: null, x: 535 });
    const loose = { game: { unanchored: 1 } };
    expect(of(playScene(exorcism(bound, loose), [3, 4, 4], [BAN]).state, 'g').left).toBe('banished');
    expect(of(playScene(exorcism({ ...bound, tokens: [] }), [3, 4, 4], [BAN]).state, 'g').left).toBe(
      'banished',
    );
    const off = { tokens: [TOKEN] };
    expect(of(playScene(exorcism(off), [3, 4, 4], [BAN]).state, 'g').left).toBe('banished');
    // The object of another holds only that other.
    const others = { ...bound, tokens: [{ ...TOKEN, id: 'anchor-z' }] };
    expect(of(playScene(exorcism(others), [3, 4, 4], [BAN]).state, 'g').left).toBe('banished');
  });

  it('FF-OPT-23 immaterial-anchor: an enemy beside it picks it up for one action, and it is found for good', () => {
    const offers = (more: Partial<SceneDraft>, priest: Partial<SceneModel> = {}) => {
      const s = exorcism(more, {}, priest);
      return offersFor(looking(s), of(s, 'a'), 1).map(({ id }) => id);
    };
    expect(offers(bound)).toContain('find-anchor/anchor-g');
    const { state } = playScene(exorcism(bound), [], [['act', 'find-anchor/anchor-g']]);
    expect(of(state, 'g').game).toEqual({ unanchored: 1 });
    expect(state.tokens).toMatchObject([{ id: 'anchor-g', carrier: 'a' }]);
    expect(offers({ ...bound, options: {} })).not.toContain('find-anchor/anchor-g');
    expect(offers({ ...bound, tokens: [{ ...TOKEN, y: 480 }] })).not.toContain('find-anchor/anchor-g');
    expect(offers(bound, { rules: ['mindless'] })).not.toContain('find-anchor/anchor-g');
    expect(offers(bound, { tags: ['animal'] })).not.toContain('find-anchor/anchor-g');
    expect(offers(bound, { party: 1 })).not.toContain('find-anchor/anchor-g');
    expect(offers({ ...bound, tokens: [{ ...TOKEN, carrier: 'y' }] })).not.toContain('find-anchor/anchor-g');
  });

  it('FF-OPT-23 immaterial-anchor: its owner puts it somewhere on the ground before the fight', () => {
    const setting = (on: boolean, rules: SceneModel['rules'] = ['immaterial']) =>
      scene({
        options: { 'immaterial-anchor': on },
        models: [{ ...GHOST, rules: rules ?? [], standing: 'reserve' }, ...FAR],
        phase: 'set-up',
        parties: [
          { side: 'good', role: 'attacker' },
          { side: 'evil', role: 'defender' },
        ],
        toDo: ['anchors', 'side'],
      });
    const { state } = playScene(setting(true), [], [['anchor', { x: 100, y: 200, z: 0 }]]);
    expect(state.tokens).toEqual([{ ...TOKEN, x: 100, y: 200, z: 0, carrier: null }]);
    expect(() => playScene(setting(true), [], [['anchor', { x: 100, y: 200, z: 50 }]])).toThrow('lie on');
    expect(playScene(setting(false), [], []).state.tokens).toEqual([]);
    expect(playScene(setting(true, ['immaterial', 'vampire']), [], []).state.tokens).toEqual([]);
  });

  it('FF-OPT-29 astral-body: whoever dreamt it sleeps when it is banished, and only then', () => {
    const astral = { options: { 'astral-body': true } };
    const slept = (more: Partial<SceneDraft>, ghost: Partial<SceneModel> = {}) =>
      of(playScene(exorcism(more, ghost), [3, 4, 4], [BAN]).state, 'g');
    expect(slept(astral)).toMatchObject({ left: 'banished', conditions: { asleep: true } });
    expect(slept({}).conditions.asleep).toBeUndefined();
    const vampire = { rules: ['immaterial', 'vampire'] } as const;
    const mist = exorcism(astral, { ...vampire, tags: ['vampire'] }, { rules: ['ban:vampires'] });
    const gone = of(playScene(mist, [1, 6, 6], [BAN]).state, 'g');
    expect([gone.left, gone.conditions.asleep]).toEqual(['banished', undefined]);
  });
});
