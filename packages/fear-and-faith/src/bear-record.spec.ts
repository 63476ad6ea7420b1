import { describe, expect, it } from 'vitest';
import { bearRecord } from './bear-record.ts';
import type { InsanityId } from './data/nerve.ts';
import { kitFor } from './kit.ts';
import { of, scene } from './scene.spec-support.ts';

function borne(record: Parameters<typeof bearRecord>[1]) {
  const model = of(scene({ models: [{ id: 'a' }, { id: 'b', party: 1 }] }), 'a');
  bearRecord(model, record);
  expect(model.kit).toBe(kitFor(model.rules, model.conditions, model.arms));
  return model;
}

describe('what earlier games have left', () => {
  it.each([
    [
      'transfixed',
      { insane: { number: 1, shaky: 0 }, transfixed: { by: 'insanity', cost: 2, source: null } },
    ],
    ['shaky', { insane: { number: 2, shaky: 1 } }],
    ['depressive', { insane: { number: 5, shaky: 0 } }],
    ['faint', { insane: { number: 8, shaky: 0 } }],
    ['faint-heart', { insane: { number: 8, shaky: 0 } }],
  ] as const)('FF-FEAR-10 a lasting insanity holds from the start: %s', (insanity, conditions) => {
    expect(borne({ insanity: [insanity as InsanityId] }).conditions).toEqual(conditions);
  });

  it('FF-FEAR-09 shaky upon shaky', () => {
    expect(borne({ insanity: ['shaky', 'shaky'] }).conditions).toEqual({ insane: { number: 2, shaky: 2 } });
  });

  it('FF-CAMP-08 who is infected is so again', () => {
    expect(borne({ infection: 'werewolf' }).conditions).toEqual({ infected: { type: 'werewolf' } });
  });

  it('FF-HTH-21 a weapon that was kept is familiar by now', () => {
    const { arms } = borne({ kept: ['musket'] });
    expect(arms.find(({ weapon }) => weapon === 'musket')).toMatchObject({ familiar: true, inHand: false });
  });

  it('FF-CAMP-05 nothing else is left', () => {
    expect(borne(null).conditions).toEqual({});
    expect(borne({}).conditions).toEqual({});
  });
});
