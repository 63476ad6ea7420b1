import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../board/objectives.ts';
import bayonetPoint from '../../ruleset.ts';
import { scenarios } from '../../scenarios/index.ts';
import { row, scene, stepping } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Playable } from '../format/scenario.ts';
import { SAMPLE } from '../reference/examples.ts';
import { performAll } from './perform.ts';
import { playable } from './playable.ts';

const AIMS: NonNullable<Playable['aims']> = [
  { id: 'many', side: 'first', name: 'Many', text: 'Have two.', if: { count: { side: 'first' }, min: 2 } },
  { id: 'few', side: 'first', name: 'Few', text: 'Have none.', if: { count: { side: 'first' }, max: 0 } },
  { id: 'one', side: 'second', name: 'One', text: 'Have one.', if: { count: { side: 'second' }, min: 1 } },
  { id: 'ten', side: 'second', name: 'Ten', text: 'Have ten.', if: { count: { side: 'second' }, min: 10 } },
];
const CASES = [
  { if: { all: [{ aim: 'first' }, { not: { aim: 'second' } }] }, wins: 'first' },
  { if: { all: [{ aim: 'second' }, { not: { aim: 'first' } }] }, wins: 'second' },
];

function field(
  values: readonly [string, string] | null,
  step: 'activations' | 'end' = 'end',
): BayonetPointState {
  const units = [row('u', 3, 300, 200), { ...row('e', 3, 300, 1000), side: 1 }];
  const s = scene({ units, step, turn: 15 });
  const scenario: Playable = {
    ...playable(s),
    aims: AIMS,
    end: [],
    limit: { turns: 15, cases: CASES, otherwise: 'draw' },
  };
  s.battle = { ...s.battle, scenario, turns: 15 };
  if (values !== null)
    s.aims = values.map((value, seat) => ({ seats: [seat], aim: { secret: [seat], value } }));
  return s;
}

const ending = (values: readonly [string, string]) => play(bayonetPoint, { state: field(values) });

describe('sealed orders', () => {
  it('BP-SCN-09 each side draws one of its own as soon as roles are known', () => {
    const settled = field(null);
    settled.battle = { ...settled.battle, settled: { first: 0, second: 1 } };
    const roles = stepping((cx) => performAll(cx, [{ op: 'roll-off', role: 'first', to: 'high' }]));
    const { state, events } = play(roles, { state: settled, dice: [2, 1] });
    expect(state.aims!.map(({ seats, aim }) => [seats[0], aim.value, aim.secret])).toEqual([
      [0, 'few', [0]],
      [1, 'one', [1]],
    ]);
    expect(events.filter(({ type }) => type === 'aimTaken')).toHaveLength(2);
  });

  it('BP-SCN-05, BP-DIG-02 when time is up they are shown, and decide where the limit asks for them', () => {
    const { state, events } = ending(['many', 'ten']);
    expect(state.ended!.shares).toEqual([1, 0]);
    const told = events.map(({ type }) => type);
    expect(told.filter((type) => type === 'aimShown')).toHaveLength(2);
    expect(told.indexOf('aimShown')).toBeLessThan(told.indexOf('ended'));
    expect(ending(['few', 'one']).state.ended!.shares).toEqual([0, 1]);
    expect(ending(['many', 'one']).state.ended!.shares).toEqual([0.5, 0.5]);
  });

  it('BP-SCN-09 show-aim lays one open, and the other stays what it was', () => {
    const show = stepping((cx) => performAll(cx, [{ op: 'show-aim', side: 'second' }]));
    const { state, events } = play(show, { state: field(['many', 'ten']) });
    expect(state.aims!.map(({ aim }) => aim.secret)).toEqual([[0], 'all']);
    expect(events).toMatchObject([{ type: 'aimShown', seat: 1, aim: 'ten' }]);
  });

  it('BP-SCN-09 the tracker shows a side its own, and whether it is met', () => {
    const seen = (seat: number) =>
      objectives(bayonetPoint.view(field(['many', 'ten'], 'activations'), seat)).filter(({ id }) =>
        id.startsWith('aim/'),
      );
    expect(seen(0)).toMatchObject([{ id: 'aim/many', counts: [1, 0] }]);
    expect(seen(1)).toMatchObject([{ id: 'aim/ten', counts: [0, 0] }]);
  });

  it('BP-SCN-09 one for a side is no secret, and none is asked for before time is up', () => {
    const codes = (more: object) => {
      const checked = checkDocument(scenarios, { ...SAMPLE, ...more });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    expect(codes({})).toEqual([]);
    expect(codes({ aims: SAMPLE.aims.slice(1) })).toEqual(['scenario.too-few-aims /aims']);
    const rules = [{ id: 'x', when: { event: 'turn-end' }, if: { not: { aim: 'farmers' } }, do: [] }];
    expect(codes({ rules })).toEqual(['scenario.not-allowed-here /rules/0/if/not']);
    const cases = [{ if: { aim: 'nobody' }, wins: 'farmers' }];
    expect(codes({ limit: { turns: 3, cases, otherwise: 'draw' } })).toEqual([
      'scenario.unknown-id /limit/cases/0/if/aim',
    ]);
  });
});
