import { checkDocument } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../bots/thumb/thumb.spec-support.ts';
import bayonetPoint from '../../ruleset.ts';
import type { ScenarioAction } from '../../scenario/format/scenario.ts';
import { EXAMPLES, SAMPLE } from '../../scenario/reference/examples.ts';
import { row, scene } from '../../scene.spec-support.ts';
import { tongues } from '../../words/index.ts';

const LIGHT: ScenarioAction = {
  id: 'light',
  name: 'Light the beacon',
  who: { zone: 'hill' },
  do: [{ op: 'set', name: 'lit', value: 1 }],
};

/** Four men with their leader on the hill, or beside it, who can do something there. */
function field(action: Partial<ScenarioAction> = {}, y = 300) {
  const s = scene({ units: [row('u', 4, 600, y, true), { ...row('e', 4, 600, 1100), side: 1 }] });
  const scenario = {
    ...s.battle.scenario,
    zones: { hill: { shape: { rect: [300, 0, 600, 600] } } },
    actions: [{ ...LIGHT, ...action }],
    end: [
      { id: 'seen', when: 'turn-end', if: { var: 'lit', min: 1 }, wins: 'first', text: 'They have seen it.' },
    ],
  };
  return { ...s, battle: { ...s.battle, scenario } } as typeof s;
}

const picked = [['pick', 'u']] as const;
const orders = (state: ReturnType<typeof field>) => {
  const { pending } = playToQuestion(bayonetPoint, { state, dice: [1], answers: picked });
  return (pending.question as { readonly options: readonly string[] }).options;
};
const own = (options: readonly string[]) => options.filter((id) => id.startsWith('do:'));

describe('an order of the scenario’s own', () => {
  it('BP-SCN-01 BP-SEQ-05 is offered to a unit with somebody who fits, and is its one order', () => {
    expect(own(orders(field()))).toEqual(['do:light']);
    const { state, events, asked } = play(bayonetPoint, {
      state: field(),
      dice: [1],
      answers: [...picked, ['order', 'do:light']],
    });
    expect(state.battle.variables).toEqual({ lit: 1 });
    expect(state.battle.ran).toEqual({ 'do:light': 1 });
    expect(asked.map(({ kind }) => kind)).toEqual(['pick', 'order']);
    const [order] = events.filter(({ type }) => type === 'order');
    expect(tongues.en.describe(order!, state)).toContain('Light the beacon!');
  });

  it('BP-SCN-01 is not offered away from its place, where its condition fails, or too often', () => {
    expect(own(orders(field({}, 900)))).toEqual([]);
    expect(own(orders(field({ if: { turn: { min: 9 } } })))).toEqual([]);
    const worn = field({ limit: 1 });
    expect(own(orders(worn))).toEqual(['do:light']);
    expect(own(orders({ ...worn, battle: { ...worn.battle, ran: { 'do:light': 1 } } }))).toEqual([]);
  });

  it('BP-TIME-01 takes the time of a move: whoever has just got up has too little', () => {
    const state = field();
    for (const f of state.figures) if (f.unit === 'u') f.ground = 'open';
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [1],
      answers: [...picked, ['getUp', ['u-2', 'u-3', 'u-4']]],
    });
    expect(own((pending.question as { readonly options: readonly string[] }).options)).toEqual([]);
  });

  it('BP-SCN-09 recruits give it where it wins the battle for them, and once', () => {
    const options = ['advance', 'move', 'do:light', 'hold', 'concede'] as const;
    expect(answerTo(field(), 'order', { unit: 'u', options })).toBe('do:light');
    const lit = field();
    lit.battle = { ...lit.battle, variables: { lit: 1 } };
    expect(answerTo(lit, 'order', { unit: 'u', options })).not.toBe('do:light');
    const idle = field({ do: [{ op: 'set', name: 'noise', value: 1 }] });
    expect(answerTo(idle, 'order', { unit: 'u', options })).not.toBe('do:light');
    expect(answerTo(field(), 'order', { unit: 'e', options }, 1)).not.toBe('do:light');
  });
});

it('BP-SCN-01 what an action names must be there, and nothing is deployed by one', () => {
  const [ring] = EXAMPLES.part['actions'] as readonly object[];
  const codes = (action: object) => {
    const checked = checkDocument(bayonetPoint.scenarios, { ...SAMPLE, actions: [{ ...ring, ...action }] });
    return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
  };
  expect(codes({})).toEqual([]);
  expect(codes({ who: { zone: 'frm' } })).toEqual(['scenario.unknown-id /actions/0/who/zone']);
  expect(codes({ do: [{ op: 'do', procedure: 'bel' }] })).toEqual([
    'scenario.unknown-id /actions/0/do/0/procedure',
  ]);
  expect(codes({ do: [{ op: 'roll-off', role: 'raiders', to: 'high' }] })).toEqual([
    'scenario.not-allowed-here /actions/0/do/0',
  ]);
});
