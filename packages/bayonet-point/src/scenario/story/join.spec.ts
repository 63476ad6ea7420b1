import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../fuzz/invariants.ts';
import { unplaced } from '../../rules/setup/deploy.ts';
import { scenarios } from '../../scenarios/index.ts';
import { of, row, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import { SAMPLE } from '../reference/examples.ts';
import { isTrue } from './condition.ts';
import { performAll } from './perform.ts';
import { playable } from './playable.ts';

const GUESTS: NonNullable<Playable['guests']> = [
  { id: 'envoy', name: 'The envoy', troops: 'infantry', class: 'veteran', weapons: ['pistol'] },
];
const comes: Operation = { op: 'join', guest: 'envoy', side: 'first', at: [600, 200], home: 'north' };
const ENVOY = 'guest-envoy-1-1';

function after(operations: readonly Operation[]) {
  const state = scene({ units: [row('u', 3, 300, 200), { ...row('e', 3, 300, 1000), side: 1 }] });
  state.battle = { ...state.battle, scenario: { ...playable(state), guests: GUESTS } };
  return play(
    stepping((cx) => performAll(cx, operations)),
    { state },
  );
}

describe('guests', () => {
  it('BP-GEN-08 one of the scenario’s own stands there, a unit by himself of the side', () => {
    const { state, events } = after([comes]);
    expect(of(state, ENVOY)).toMatchObject({ name: 'The envoy', side: 0, standing: 'table', x: 600, y: 200 });
    expect(unitIn(state, 'guest-envoy-1')).toMatchObject({ members: [ENVOY], enters: false });
    expect(events).toMatchObject([{ type: 'deployed', unit: 'guest-envoy-1' }]);
    expect(invariants(state)).toEqual([]);
  });

  it('BP-SCN-07 without a place he waits for the next deployment; twice he does not come', () => {
    const { at: _, ...waits } = comes as Extract<Operation, { op: 'join' }>;
    const { state } = after([waits, waits]);
    expect(unplaced(state, { side: 'first' }).map(({ id }) => id)).toEqual(['guest-envoy-1']);
    expect(state.figures.filter(({ id }) => id === ENVOY)).toHaveLength(1);
  });

  it('BP-GEN-18 where somebody stands he is set down beside', () => {
    const { state } = after([{ ...comes, at: [300, 200] } as Operation]);
    expect(of(state, ENVOY).standing).toBe('table');
    expect(invariants(state)).toEqual([]);
  });

  it('BP-SCN-09 whether he got through or was lost can be asked, of him and nobody else', () => {
    const asks = (tally: 'lost' | 'through'): Condition => ({ tally, side: 'first', guest: 'envoy', min: 1 });
    const { state } = after([comes]);
    const having = (id: string, standing: 'through' | 'incapacitated'): BayonetPointState => ({
      ...state,
      figures: state.figures.map((f) => (f.id === id ? { ...f, standing } : f)),
    });
    expect(isTrue(having(ENVOY, 'through'), asks('through'))).toBe(true);
    expect(isTrue(having('u-1', 'through'), asks('through'))).toBe(false);
    expect(isTrue(having(ENVOY, 'incapacitated'), asks('lost'))).toBe(true);
    expect(isTrue(having('u-1', 'incapacitated'), asks('lost'))).toBe(false);
    const there: Condition = { count: { guest: 'envoy' }, min: 1 };
    expect([isTrue(state, there), isTrue(having(ENVOY, 'through'), there)]).toEqual([true, false]);
  });

  it('BP-ARMY-13 arms he cannot have, a place beside the board and a guest nobody named are told', () => {
    const codes = (guests: readonly unknown[], operation: object) => {
      const rules = [{ id: 'x', when: { event: 'turn-start' }, do: [operation] }];
      const checked = checkDocument(scenarios, { ...SAMPLE, guests, rules, procedures: {} });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    const joins = { ...comes, side: 'farmers' };
    expect(codes(GUESTS, joins)).toEqual([]);
    const lance = [{ ...GUESTS[0]!, weapons: ['lance'] }];
    expect(codes(lance, joins)).toEqual(['force.lance-on-foot /guests/0/weapons']);
    expect(codes(GUESTS, { ...joins, at: [9, 1900] })).toEqual(['scenario.off-board /rules/0/do/0/at']);
    expect(codes(GUESTS, { ...joins, guest: 'x' })).toEqual(['scenario.unknown-id /rules/0/do/0/guest']);
  });
});
