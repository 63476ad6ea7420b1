import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneModel, scene, stepping } from '../../scene.spec-support.ts';
import { settle } from '../aftermath/settle.ts';
import { chargeReaction } from './charge-reaction.ts';

const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];
const PISTOL = { arms: [{ weapon: 'pistol', inHand: true }] } as const;
/** One Short from the target, on the charger's line. */
const POINT = { x: 550, y: 450, z: 0 };

/** `b`, 120 mm east of `a`, has charged it; it reacts, or need not be asked. */
function charged(
  target: Partial<SceneModel>,
  dice: readonly number[],
  answer: string | null,
  {
    charger = {},
    others = [],
    more = {},
  }: {
    charger?: Partial<SceneModel>;
    others?: readonly SceneModel[];
    more?: Partial<SceneDraft>;
  } = {},
) {
  const state = scene({
    active: 1,
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [
      { id: 'a', x: 450, y: 450, ...target },
      { id: 'b', x: 570, y: 450, party: 1, rules: ['mindless'], ...charger },
      ...others,
      ...FAR,
    ],
  });
  const rules = stepping((cx) => {
    chargeReaction(cx, of(cx.s, 'b'), of(cx.s, 'a'), POINT);
    settle(cx);
  });
  const answers = answer === null ? [] : ([['chargeReaction', answer]] as const);
  const { state: s, events } = play(rules, { state, dice, answers, steps: 1 });
  return { s, events };
}

describe('shooting at a charger', () => {
  it('FF-RNG-11 neither: nothing happens, and the gun stays in hand', () => {
    const { s } = charged(PISTOL, [], 'neither');
    expect(of(s, 'a').arms[0]).toMatchObject({ inHand: true, loaded: true });
    expect(of(s, 'a').conditions).toEqual({});
  });

  it('FF-RNG-11 (a) the gun is slung and the blade drawn, for nothing', () => {
    const arms = [...PISTOL.arms, { weapon: 'heavy-weapon', inHand: false }] as const;
    const { s } = charged({ arms }, [], 'draw/heavy-weapon');
    expect(of(s, 'a').arms.map(({ weapon, inHand }) => [weapon, inHand])).toEqual([
      ['pistol', false],
      ['heavy-weapon', true],
    ]);
  });

  it('FF-RNG-11 (b) failing the Quality roll it is stunned and has not fired', () => {
    const { s } = charged(PISTOL, [3], 'single/pistol');
    expect(of(s, 'a').conditions).toEqual({ stunned: true });
    expect(of(s, 'b')).toMatchObject({ x: 570, posture: 'standing' });
  });

  it('FF-RNG-11 (b) a shot in the first band, without cover; who is not hurt is where he was', () => {
    const { s, events } = charged(PISTOL, [4, 2, 6], 'single/pistol');
    expect(of(s, 'b')).toMatchObject({ x: 570, y: 450, posture: 'standing' });
    expect(events.filter(({ type }) => type === 'moved')).toEqual([]);
    const fought = events.find(({ type }) => type === 'fought');
    expect(fought).toMatchObject({ attacker: { modifiers: [{ by: 'pistol', value: 1 }] } });
  });

  it('FF-MOV-04 FF-RNG-11 knocked down, he lies where the shot found him', () => {
    const { s } = charged(PISTOL, [4, 4, 3], 'single/pistol');
    expect(of(s, 'b')).toMatchObject({ x: 550, posture: 'fallen' });
  });

  it('FF-MOV-04 FF-RNG-11 driven back, he goes back from there', () => {
    const { s } = charged(PISTOL, [4, 3, 2], 'single/pistol');
    expect(of(s, 'b')).toMatchObject({ x: 575, posture: 'standing' });
  });

  it('FF-RNG-11 a Hero is always in time', () => {
    const hero = { ...PISTOL, rules: ['hero'], game: { 'hero-reroll': 1 } } as const;
    expect(of(charged(hero, [4, 3], 'single/pistol').s, 'b').posture).toBe('fallen');
  });

  it('FF-RNG-11 a single-shot weapon is empty then', () => {
    const musket = { arms: [{ weapon: 'musket', inHand: true }] } as const;
    expect(of(charged(musket, [4, 2, 6], 'single/musket').s, 'a').arms[0]).toMatchObject({ loaded: false });
  });

  it('FF-RNG-11 FF-RNG-13 an automatic may fire a burst, reckoned from where it finds him', () => {
    const smg = { arms: [{ weapon: 'sub-machine-gun', inHand: true }] } as const;
    // 75 mm from the point on the line, 95 mm from where the charger started.
    const beside = { id: 'c', x: 550, y: 550, party: 1, rules: ['mindless'] } as const;
    const { events } = charged(smg, [4, 2, 6, 2, 6], 'burst/sub-machine-gun', { others: [beside] });
    const hit = events.flatMap((event) => (event.type === 'fought' ? [event.target.model] : []));
    expect(hit).toEqual(['b', 'c']);
  });

  it('FF-RNG-11 not with bows, empty or jammed guns, or a gun that is slung', () => {
    const arm = (more: object) => ({ arms: [{ weapon: 'pistol', inHand: true, ...more }] }) as never;
    for (const target of [
      arm({ weapon: 'bow' }),
      arm({ loaded: false }),
      arm({ fault: 'mend' }),
      arm({ inHand: false }),
    ])
      expect(of(charged(target, [], null).s, 'a').turn).toEqual({});
  });

  it('FF-RNG-11 not lying, transfixed, in another fight, or without a line of sight', () => {
    const held = { transfixed: { by: 'spell', cost: 2, source: null } } as const;
    const wall = [{ id: 'w', type: 'wall', shape: { rect: [508, 300, 4, 300] } }] as const;
    const foe = { id: 'c', x: 425, y: 450, party: 1 } as const;
    expect(of(charged({ ...PISTOL, posture: 'fallen' }, [], null).s, 'a').turn).toEqual({});
    expect(of(charged({ ...PISTOL, conditions: held }, [], null).s, 'a').turn).toEqual({});
    expect(of(charged(PISTOL, [], null, { others: [foe] }).s, 'a').turn).toEqual({});
    expect(of(charged(PISTOL, [], null, { more: { terrain: wall } }).s, 'a').turn).toEqual({});
  });

  it('FF-RNG-11 FF-SPEC-35 FF-SPEC-09 FF-SPEC-25 not without a mind, as a beast, without a body, or by what haunts', () => {
    for (const more of [
      { rules: ['mindless'] },
      { conditions: { form: 'bat' } },
      { conditions: { immaterial: true } },
      { rules: ['haunt'] },
    ] as const)
      expect(charged({ ...PISTOL, ...more }, [], null).s.models[0]!.turn.reacted ?? 0).toBe(0);
  });
});
