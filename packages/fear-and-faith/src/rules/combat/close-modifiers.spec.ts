import { describe, expect, it } from 'vitest';
import { duel } from '../../scene.spec-support.ts';
import { modifiersIn } from './attack.spec-support.ts';

describe('modifiers of hand-to-hand', () => {
  it('FF-HTH-06 nothing by itself', () => {
    expect(modifiersIn(duel({}, {}))).toEqual({ attacker: {}, target: {} });
  });

  it('FF-HTH-06 a model beset by three enemies has 2 less, whoever attacks it', () => {
    const beset = duel({}, {}, 1, {
      models: [
        { id: 'c', x: 500, y: 450 },
        { id: 'd', x: 475, y: 475 },
      ],
    });
    expect(modifiersIn(beset).target).toEqual({ outnumbered: -2 });
  });

  it('FF-HTH-06 enemies that are down do not count, nor friends of the beset', () => {
    const state = duel({}, {}, 1, {
      models: [
        { id: 'c', x: 500, y: 450, posture: 'fallen' },
        { id: 'd', x: 475, y: 475, party: 1 },
      ],
    });
    expect(modifiersIn(state).target).toEqual({});
  });

  it('FF-HTH-06 the attacker suffers from the odds too', () => {
    const state = duel({}, {}, 1, { models: [{ id: 'c', x: 425, y: 450, party: 1 }] });
    expect(modifiersIn(state).attacker).toEqual({ outnumbered: -1 });
  });

  it('FF-HTH-06 a fallen or transfixed foe is attacked at +2, but attacks nobody so', () => {
    const fallen = duel({}, { posture: 'fallen' });
    expect(modifiersIn(fallen)).toEqual({ attacker: { 'foe-fallen-or-transfixed': 2 }, target: {} });
    expect(modifiersIn(duel({ posture: 'fallen' }, {}))).toEqual({ attacker: {}, target: {} });
    const held = duel({}, { conditions: { transfixed: { by: 'fear', cost: 1, source: null } } });
    expect(modifiersIn(held).attacker).toEqual({ 'foe-fallen-or-transfixed': 2 });
    expect(modifiersIn(fallen, { kind: 'hack' }).attacker).toEqual({ 'foe-fallen-or-transfixed': 2 });
  });

  it('FF-ACT-11 a powerful attack takes 1 from the opponent', () => {
    expect(modifiersIn(duel({}, {}), { careful: true })).toEqual({
      attacker: {},
      target: { 'powerful-attack': -1 },
    });
  });

  it('FF-HTH-09 size is an advantage of 1 in both roles, however much larger', () => {
    expect(modifiersIn(duel({ size: 'big' }, {})).attacker).toEqual({ 'larger-size': 1 });
    expect(modifiersIn(duel({}, { size: 'huge' })).target).toEqual({ 'larger-size': 1 });
    expect(modifiersIn(duel({ size: 'huge' }, { size: 'big' })).attacker).toEqual({ 'larger-size': 1 });
    expect(modifiersIn(duel({ size: 'big' }, { size: 'big' }))).toEqual({ attacker: {}, target: {} });
  });

  it('FF-HTH-06 a rider has 1 more against whoever is on foot and no larger, in both roles', () => {
    const rider = { rules: ['mounted'] } as const;
    expect(modifiersIn(duel(rider, {})).attacker).toEqual({ 'mounted-vs-foot': 1 });
    expect(modifiersIn(duel({}, rider)).target).toEqual({ 'mounted-vs-foot': 1 });
    expect(modifiersIn(duel(rider, rider))).toEqual({ attacker: {}, target: {} });
    expect(modifiersIn(duel(rider, { size: 'big' }))).toEqual({ attacker: {}, target: { 'larger-size': 1 } });
  });

  it('FF-HTH-07 an ambusher has 1 more in attacks of its own', () => {
    expect(modifiersIn(duel({}, {}), { ambush: true }).attacker).toEqual({ ambush: 1 });
  });

  it('FF-HTH-06 stunned and shaken models have 1 less each, in both roles', () => {
    const shaken = { conditions: { stunned: true, shaken: { until: 9 } } } as const;
    expect(modifiersIn(duel(shaken, {})).attacker).toEqual({ stunned: -1, shaken: -1 });
    expect(modifiersIn(duel({}, shaken)).target).toEqual({ stunned: -1, shaken: -1 });
  });

  it('FF-HTH-06 who defends an obstacle has 1 more, who attacks over it has not', () => {
    const fence = [{ id: 'fence', type: 'fence', shape: { rect: [462, 400, 10, 100] } }] as const;
    const state = duel({ x: 449 }, { x: 485 }, 1, { terrain: fence });
    expect(modifiersIn(state)).toEqual({ attacker: {}, target: { 'defending-obstacle': 1 } });
  });

  it('FF-HTH-06 15 mm higher is an advantage of 1 in both roles, and 14 is none', () => {
    const on = (height: number) => [
      { id: 'hill', type: 'hill', height, shape: { rect: [400, 400, 62.5, 100] } } as const,
    ];
    expect(modifiersIn(duel({ z: 15 }, {}, 1, { terrain: on(15) })).attacker).toEqual({
      'higher-position': 1,
    });
    expect(modifiersIn(duel({ z: 14 }, {}, 1, { terrain: on(14) })).attacker).toEqual({});
  });

  it('FF-HTH-06 a running chainsaw in hand gives 2 in both roles; a stalled one nothing', () => {
    const saw = { arms: [{ weapon: 'chainsaw', inHand: true }] } as const;
    const stalled = { arms: [{ weapon: 'chainsaw', inHand: true, fault: 'mend' }] } as const;
    expect(modifiersIn(duel(saw, {}), { weapon: 'chainsaw' }).attacker).toEqual({ chainsaw: 2 });
    expect(modifiersIn(duel({}, saw)).target).toEqual({ chainsaw: 2 });
    expect(modifiersIn(duel({}, stalled)).target).toEqual({});
  });

  it('FF-OPT-35 chainsaw-attack-only: then it helps no defender', () => {
    const saw = { arms: [{ weapon: 'chainsaw', inHand: true }] } as const;
    const only = { options: { 'chainsaw-attack-only': true } } as const;
    expect(modifiersIn(duel({}, saw, 1, only)).target).toEqual({});
    expect(modifiersIn(duel(saw, {}, 1, only), { weapon: 'chainsaw' }).attacker).toEqual({ chainsaw: 2 });
    expect(modifiersIn(duel(saw, {}, 1, only), { weapon: 'chainsaw', kind: 'hack' }).attacker).toEqual({
      chainsaw: 2,
    });
  });

  it('FF-HTH-06 a stake is clumsy against anything but a Vampire, and for whoever has not learnt it', () => {
    const staker = { rules: ['stakes'], arms: [{ weapon: 'stake', inHand: true }] } as const;
    expect(modifiersIn(duel(staker, {}), { weapon: 'stake' }).attacker).toEqual({
      'stake-vs-non-vampire': -1,
    });
    expect(modifiersIn(duel(staker, { tags: ['vampire'] }), { weapon: 'stake' }).attacker).toEqual({});
    expect(
      modifiersIn(duel({ arms: ['stake'] }, { tags: ['vampire'] }), { weapon: 'stake' }).attacker,
    ).toEqual({
      'stake-without-rule': -1,
    });
  });

  it('FF-HTH-21 an unfamiliar weapon gives 1 less than it should, never less than nothing', () => {
    const saw = { arms: [{ weapon: 'chainsaw', inHand: true, familiar: false }] } as const;
    expect(modifiersIn(duel(saw, {}), { weapon: 'chainsaw' }).attacker).toEqual({ chainsaw: 1 });
    expect(modifiersIn(duel({}, saw)).target).toEqual({ chainsaw: 1 });
    const heavy = { arms: [{ weapon: 'heavy-weapon', inHand: true, familiar: false }] } as const;
    expect(modifiersIn(duel(heavy, {}), { weapon: 'heavy-weapon' }).attacker).toEqual({});
  });

  it('FF-HTH-06 a maniac with a chainsaw against a fallen man adds 2 and 2', () => {
    const saw = { combat: 3, arms: [{ weapon: 'chainsaw', inHand: true }] } as const;
    const state = duel(saw, { posture: 'fallen' });
    expect(modifiersIn(state, { weapon: 'chainsaw' })).toEqual({
      attacker: { chainsaw: 2, 'foe-fallen-or-transfixed': 2 },
      target: {},
    });
  });

  it('FF-PARTY-02 a firearm is no help in hand-to-hand', () => {
    const rifle = { rules: ['assault-rifle'], arms: [{ weapon: 'assault-rifle', inHand: true }] } as const;
    expect(modifiersIn(duel({}, rifle)).target).toEqual({});
  });
});
