import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { startsHidden } from './hidden.ts';

const WALL = [{ id: 'wall', type: 'wall', shape: { rect: [300, 200, 10, 500] } }] as const;
const pair = (more: object = {}, enemy: object = {}) => [
  { id: 'a', x: 200, y: 450, ...more },
  { id: 'b', x: 400, y: 450, party: 1, ...enemy },
];

function hidden(draft: SceneDraft): boolean {
  const s = scene(draft);
  return startsHidden(looking(s), of(s, 'a'));
}

describe('being hidden', () => {
  it('FF-HTH-08 nobody sees it, and scenery is the reason', () => {
    expect(hidden({ models: pair(), terrain: WALL })).toBe(true);
  });

  it('FF-HTH-08 in the open it is not', () => {
    expect(hidden({ models: pair() })).toBe(false);
  });

  it('FF-HTH-08 one who sees it is enough, lying down or not', () => {
    const seen = { id: 'c', x: 100, y: 450, party: 1, posture: 'fallen' } as const;
    expect(hidden({ models: [...pair(), seen], terrain: WALL })).toBe(false);
  });

  it('FF-HTH-08 the transfixed and the sleeping watch nobody', () => {
    const held = { transfixed: { by: 'fear', cost: 1, source: null } } as const;
    const watch = (conditions: object) => ({ id: 'c', x: 100, y: 450, party: 1, conditions });
    expect(hidden({ models: [...pair(), watch(held)], terrain: WALL })).toBe(true);
    expect(hidden({ models: [...pair(), watch({ asleep: true })], terrain: WALL })).toBe(true);
  });

  it('FF-HTH-08 fog, distance and other models hide nobody', () => {
    expect(hidden({ models: pair(), clock: { weather: 'fog' } })).toBe(false);
    const behind = { id: 'c', x: 300, y: 450, party: 1, size: 'big' } as const;
    expect(hidden({ models: [...pair({}, { x: 700 }), behind] })).toBe(false);
  });

  it('FF-HTH-08 scenery must hide it from somebody within three Long', () => {
    const wall = [{ id: 'wall', type: 'wall', shape: { rect: [250, 0, 10, 900] } }] as const;
    const at = (x: number) => hidden({ width: 1500, models: pair({}, { x }), terrain: wall });
    expect(at(200 + 540 + 25)).toBe(true);
    expect(at(200 + 540 + 25 + 1)).toBe(false);
  });

  it('FF-HTH-08 who stands deep in a wood is hidden, who stands at its edge is not', () => {
    const wood = [{ id: 'wood', type: 'wood', shape: { rect: [100, 350, 200, 200] } }] as const;
    expect(hidden({ models: pair(), terrain: wood })).toBe(true);
    expect(hidden({ models: pair({ x: 290 }), terrain: wood })).toBe(false);
  });

  it('FF-HTH-08 it is settled at the start of its owner’s turn, and bashing was heard', () => {
    const state = scene({ models: pair({ game: { loud: 1 } }), terrain: WALL, phase: 'turn' });
    const { state: s } = playScene(state, [], []);
    expect(of(s, 'a')).toMatchObject({ startedHidden: false, game: { loud: 0 } });
    const quiet = playScene(scene({ models: pair(), terrain: WALL, phase: 'turn' }), [], []);
    expect(of(quiet.state, 'a').startedHidden).toBe(true);
    expect(of(quiet.state, 'b').startedHidden).toBe(false);
  });

  it('FF-HTH-07 who started the turn hidden strikes at +1, and only in attacks of its own', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450, startedHidden: true },
        { id: 'b', x: 475, y: 450, party: 1, startedHidden: true },
      ],
      acting: ['a', 1],
    });
    const { events } = playScene(state, [3, 4], [['act', 'strike/hand-weapon/b']]);
    expect(events.find(({ type }) => type === 'fought')).toMatchObject({
      attacker: { modifiers: [{ by: 'ambush', value: 1 }], total: 6 },
      target: { modifiers: [], total: 6 },
    });
  });
});

describe('weapons of the dead', () => {
  const lying = (who: object = {}, arms: readonly string[] = ['pistol', 'natural', 'magic-weapon']) =>
    scene({
      models: [
        { id: 'a', x: 450, y: 450, ...who },
        { id: 'b', x: 800, y: 800, party: 1 },
        { id: 'dead', party: 1, standing: 'out', left: 'killed' },
      ],
      corpses: [{ of: 'dead', x: 475, y: 450, arms: arms as readonly 'pistol'[] }],
      acting: ['a', 1],
    });
  const offers = (state: ReturnType<typeof lying>) => {
    const { pending } = playToQuestion(fearAndFaith, { state });
    return (pending.question as { options: readonly string[] }).options.filter((id) =>
      id.startsWith('pick-up'),
    );
  };

  it('FF-HTH-21 a weapon beside it is picked up for one action, and is unfamiliar', () => {
    const { state: s } = playScene(lying(), [], [['act', 'pick-up/pistol/corpse-dead']]);
    expect(of(s, 'a').arms.at(-1)).toMatchObject({ weapon: 'pistol', familiar: false, inHand: true });
    expect(s.corpses[0]!.arms.map(({ weapon }) => weapon)).toEqual(['natural', 'magic-weapon']);
  });

  it('FF-HTH-21 neither claws nor what only its owner could wield', () => {
    expect(offers(lying())).toEqual(['pick-up/pistol/corpse-dead']);
  });

  it('FF-HTH-21 not by the Mindless, nor by Animals, nor from farther off', () => {
    expect(offers(lying({ rules: ['mindless'] }))).toEqual([]);
    expect(offers(lying({ tags: ['animal'] }))).toEqual([]);
    expect(offers(lying({ x: 448 }))).toEqual([]);
  });
});
