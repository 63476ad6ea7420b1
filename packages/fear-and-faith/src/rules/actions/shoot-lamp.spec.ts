import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';

const draft = (on: boolean, more: Partial<SceneDraft> = {}): SceneDraft => ({
  models: [
    { id: 'a', x: 200, y: 200, rules: ['pistol'], arms: [{ weapon: 'pistol', inHand: true }] },
    { id: 'b', x: 800, y: 800, party: 1 },
  ],
  rooms: [{ id: 'hall', shape: { rect: [100, 100, 300, 300] } }],
  tokens: [
    { id: 'lamp-1', kind: 'lamp', x: 260, y: 200 },
    { id: 'lamp-2', kind: 'lamp', x: 350, y: 350 },
  ],
  options: { 'shoot-lights': on },
  acting: ['a', 1],
  ...more,
});

function offers(of: SceneDraft): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state: scene(of) });
  const { options } = pending.question as { options: readonly string[] };
  return options.filter((id) => id.startsWith('shoot-lamp'));
}

describe('shooting out the lights', () => {
  it('FF-OPT-36 shoot-lights: a lamp in sight and range can be fired at, or none at all', () => {
    expect(offers(draft(true))).toEqual(['shoot-lamp/pistol/lamp-1', 'shoot-lamp/pistol/lamp-2']);
    expect(offers(draft(false))).toEqual([]);
  });

  it('FF-SET-09 lamp C2: any win puts it out, and only the last one leaves the room dark', () => {
    const first = playScene(scene(draft(true)), [3, 3], [['act', 'shoot-lamp/pistol/lamp-1']]);
    expect(first.state.tokens.map(({ id }) => id)).toEqual(['lamp-2']);
    expect(first.state.rooms[0]!.dark).toBe(false);
    const only = draft(true, { tokens: [{ id: 'lamp-1', kind: 'lamp', x: 260, y: 200 }] });
    const { state: s } = playScene(scene(only), [3, 3], [['act', 'shoot-lamp/pistol/lamp-1']]);
    expect(s.rooms[0]!.dark).toBe(true);
  });

  it('FF-SET-09 a tie does not', () => {
    const { state: s } = playScene(scene(draft(true)), [3, 4], [['act', 'shoot-lamp/pistol/lamp-1']]);
    expect(s.tokens).toHaveLength(2);
  });

  it('FF-SET-09 not one behind a wall, and it is the attack of the turn', () => {
    const terrain = [{ id: 'wall', type: 'wall', shape: { rect: [230, 150, 5, 70] } }] as const;
    expect(offers(draft(true, { terrain }))).toEqual(['shoot-lamp/pistol/lamp-2']);
    const spent = draft(true).models.map((model) => ({ ...model, turn: { attacks: 1 } }));
    expect(offers(draft(true, { models: spent }))).toEqual([]);
  });
});
