import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../campaign/report/report-of.ts';
import { HELD_BACK, waitsToDeploy } from '../../../figures.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { of } from '../../../scene.spec-support.ts';
import type { Operation } from '../../format/operation.ts';
import type { Scenario } from '../../format/scenario.ts';
import { SAMPLE } from '../../reference/examples.ts';
import { told } from '../../told.spec-support.ts';
import { doing, hearing } from '../story.spec-support.ts';

const GUESTS: NonNullable<Scenario['guests']> = [{ id: 'envoy', name: 'The envoy', type: 'guard', set: 0 }];
const figures = [
  { id: 'a', x: 5, y: 5 },
  { id: 'foe', side: 1, x: 20, y: 5 },
];
const table = (words: Partial<Scenario> = {}) => told({ guests: GUESTS, ...words }, { seats: 2, figures });
const comes: Operation = { op: 'join', guest: 'envoy', side: 'actor-player', at: { point: [8, 5] } };
const ENVOY = 'guest-envoy-1';

describe('guests', () => {
  it('SB-UNIT-10, SB-OPS-40 one of the scenario’s own stands there as a soldier of the player', () => {
    const { state, events } = play(doing([comes]), { state: table() });
    expect(of(state, ENVOY)).toMatchObject({
      name: 'The envoy',
      side: 0,
      home: 0,
      role: 'soldier',
      x: 8,
      y: 5,
    });
    expect(of(state, ENVOY).gear.length).toBeGreaterThan(0);
    expect(events).toMatchObject([{ type: 'deployed', figure: ENVOY }]);
    expect(of(state, 'foe')).toMatchObject({ side: 1, x: 20 });
  });

  it('SB-OPS-29 twice he does not come; each player can have his own', () => {
    const { state, events } = play(doing([comes, comes]), { state: table() });
    expect(state.figures.filter(({ id }) => id === ENVOY)).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'cameToNothing', op: 'join' });
    const each: Operation = { op: 'join', guest: 'envoy', side: 'each', at: { point: [8, 5] } };
    expect(play(doing([each]), { state: table() }).state.figures.map(({ id }) => id)).toEqual([
      'a',
      'foe',
      ENVOY,
      'guest-envoy-2',
    ]);
  });

  it('SB-SET-01 without a place he deploys with the rest, and once play has begun he waits to arrive', () => {
    const waits: Operation = { op: 'join', guest: 'envoy', side: 'actor-player' };
    const early = play(doing([waits]), { state: { ...table(), stage: 'monsters' } }).state;
    expect(waitsToDeploy(of(early, ENVOY))).toBe(true);
    const late = play(doing([waits]), { state: table() }).state;
    expect(of(late, ENVOY).marks[HELD_BACK]).toBe(1);
  });

  it('SB-OPS-19 a filter finds him, and no other: his fall and his leaving can be told', () => {
    const rules: Scenario['rules'] = [
      {
        id: 'dead',
        when: { event: 'figure-down', who: { guest: 'envoy' } },
        do: [{ op: 'set', name: 'dead', value: 1 }],
      },
    ];
    const { state } = play(doing([comes]), { state: table({ rules }) });
    const down = (figure: string) =>
      play(hearing({ event: 'figure-down', figure, source: 'foe' }), { state }).state.story.variables;
    expect([down(ENVOY), down('a')]).toEqual([{ dead: 1 }, {}]);
  });

  it('SB-CAMP-13 no campaign keeps him', () => {
    const { state } = play(doing([comes]), { state: table() });
    expect(reportOf(state).sides[0]!.figures.map(({ id }) => id)).toEqual(['a']);
  });

  it('SB-OPS-30 a type that is not there, arms he cannot have, and a guest nobody named are told', () => {
    const codes = (guests: readonly unknown[], operation: object = comes) => {
      const rules = [{ id: 'x', when: { event: 'activation-start' }, do: [operation] }];
      const checked = checkDocument(scenarios, { ...SAMPLE, guests, rules, procedures: {} });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    expect(codes(GUESTS)).toEqual([]);
    expect(codes([{ ...GUESTS[0]!, type: 'gaurd' }])).toEqual(['scenario.unknown-id /guests/0/type']);
    expect(codes([{ ...GUESTS[0]!, set: 9 }])).toEqual(['unit.equipment-set /guests/0/set']);
    expect(codes(GUESTS, { ...comes, guest: 'envoi' })).toEqual(['scenario.unknown-id /rules/0/do/0/guest']);
    expect(codes([...GUESTS, ...GUESTS])).toEqual(['scenario.duplicate-id /guests/1/id']);
  });
});
