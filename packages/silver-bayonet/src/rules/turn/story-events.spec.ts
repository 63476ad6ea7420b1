import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import type { ScenarioRule } from '../../scenario/format/rule.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { SOLO, told } from '../../scenario/told.spec-support.ts';
import { type SceneDraft, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { enterPhases } from './phases.ts';

const far = { gear: ['hand-weapon'] };
const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5, ...far },
  { id: 'foe', side: 1, x: 30, y: 5, ...far },
];

type When = ScenarioRule['when'];

/** A scenario that counts how often each of these has happened, and does more where told. */
function counting(whens: Readonly<Record<string, When>>, more: ScenarioRule['do'] = []): Partial<Scenario> {
  return {
    rules: Object.entries(whens).map(([name, when]) => ({
      id: name,
      when,
      do: [{ op: 'fatigue', who: { of: { is: 'soldier' } }, n: 1 }, ...more],
    })),
  };
}

/** What was heard of, in order. */
const heard = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => (event.type === 'storyGoesOn' ? [(event as unknown as { of: string }).of] : []));

const GHOUL: ScenarioRule['do'] = [{ op: 'place-monster', monster: 'ghoul', at: { point: [18, 30] } }];

describe('set-up', () => {
  const before = (scenario: Partial<Scenario>, seats = 2): SilverBayonetState => ({
    ...told(scenario, {
      seats,
      phase: 'initiative',
      figures: FIGURES.slice(0, seats).map((figure) => ({ ...figure, standing: 'waiting' as const })),
    }),
    stage: 'monsters',
  });

  it('SB-OPS-17 SB-SET-01 setup comes after the starting monsters and before sides are rolled for', () => {
    const scenario = {
      ...counting({ setup: { event: 'setup' } }, [
        { op: 'pick', store: 'all', who: { of: { is: 'soldier' } } },
      ]),
      monsters: [{ monster: 'revenant', at: [18, 18] as [number, number] }],
    };
    const { events, state } = play(silverBayonet, { state: before(scenario) });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'appeared', kind: 'revenant' },
      { type: 'storyGoesOn', of: 'setup' },
    ]);
    expect(state.stage).toBe('sides');
    // Unit figures exist already, off the table.
    expect(state.story.figures['all']).toEqual(['a', 'foe']);
  });

  it('SB-OPS-17 together the roll for placing comes before it', () => {
    const scenario = { ...SOLO, ...counting({ setup: { event: 'setup' } }) };
    const { events } = play(silverBayonet, { state: before(scenario), dice: [3, 8] });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'rolledOff', purpose: 'placing' },
      { type: 'storyGoesOn' },
    ]);
  });

  it('SB-OPS-17 deployed comes when all units stand, before Fate Pools', () => {
    const scenario = counting({ deployed: { event: 'deployed' } });
    const state: SilverBayonetState = {
      ...before(scenario),
      stage: 'deployment',
      edgeOf: ['south', 'north'],
      deploying: [0, 1],
    };
    const put = (x: number, y: number) => ['deploy', { x, y, z: 0 }] as const;
    const first = play(silverBayonet, { state, answers: [put(5, 1)] });
    expect(heard(first.events)).toEqual([]);
    const all = play(silverBayonet, { state, steps: 2, answers: [put(5, 1), put(5, 35)] });
    expect(heard(all.events)).toEqual(['deployed']);
    expect(all.state.stage).toBe('fate');
  });
});

describe('the turn', () => {
  it('SB-OPS-17 turn-start comes before the Initiative Checks', () => {
    const state = told(counting({ dawn: { event: 'turn-start' } }), {
      phase: 'initiative',
      figures: FIGURES,
    });
    const { events } = play(silverBayonet, { state, dice: [2, 3, 4, 5] });
    const types = events.map(({ type }) => type);
    expect(types.indexOf('storyGoesOn')).toBeGreaterThan(types.indexOf('turnBegan'));
    expect(types.indexOf('storyGoesOn')).toBeLessThan(types.indexOf('initiativeRolled'));
  });

  it('SB-OPS-17 turn-start comes alone too, before Player Phase I, and only in the turns named', () => {
    const scenario = { ...SOLO, ...counting({ dawn: { event: 'turn-start', turns: [2] } }) };
    const at = (turn: number) =>
      play(silverBayonet, {
        state: told(scenario, { seats: 1, turn, phase: 'initiative', figures: FIGURES.slice(0, 1) }),
      });
    expect(heard(at(1).events)).toEqual([]);
    expect(
      at(2)
        .events.map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['turnBegan', 'storyGoesOn']);
  });

  it('SB-OPS-17 SB-SCN-09-05 initiative-rolled comes for each Check, tie rolls included, rerolls done', () => {
    const scenario = counting({
      any: { event: 'initiative-rolled' },
      one: { event: 'initiative-rolled', anyDie: 1 },
    });
    const state = told(scenario, {
      phase: 'initiative',
      figures: FIGURES,
      pools: [
        { power: 1, skill: 0, monster: 0 },
        { power: 0, skill: 0, monster: 0 },
      ],
    });
    const { events } = play(silverBayonet, {
      state,
      dice: [1, 5, 4, 5, 4, 1, 3, 9, 9],
      answers: [['initiative', 'power']],
    });
    // The 1 is rolled again as a 4: 9 to 9. Then 4 to 18, with a 1 in it.
    expect(heard(events)).toEqual(['any', 'any', 'any', 'one', 'any']);
  });

  it('SB-OPS-17 phase-start comes as a phase begins, also if it is then passed over', () => {
    const scenario = counting({
      p1: { event: 'phase-start', phase: 'primary-1' },
      m: { event: 'phase-start', phase: 'monster' },
      s: { event: 'phase-start', phase: 'secondary' },
      p2: { event: 'phase-start', phase: 'primary-2' },
    });
    const enters = stepping((cx: SilverCx) => enterPhases(cx, false));
    const state = told(scenario, { phase: 'initiative', figures: FIGURES });
    expect(heard(play(enters, { state }).events)).toEqual(['p1']);
    const swaps = stepping((cx: SilverCx) => enterPhases(cx, true));
    expect(heard(play(swaps, { state }).events)).toEqual(['m', 'p1']);
    const acted = told(scenario, { figures: FIGURES });
    const { events } = play(silverBayonet, {
      state: acted,
      steps: 2,
      answers: [
        ['activate', 'a'],
        ['act', 'end'],
        ['activate', 'foe'],
        ['act', 'end'],
      ],
    });
    expect(heard(events)).toEqual(['m', 's', 'p2']);
  });

  it('SB-OPS-17 alone the phases are player-1, monster and player-2', () => {
    const scenario = {
      ...SOLO,
      ...counting({
        first: { event: 'phase-start', phase: 'player-1' },
        m: { event: 'phase-start', phase: 'monster' },
        second: { event: 'phase-start', phase: 'player-2' },
        never: { event: 'phase-start', phase: 'primary-1' },
      }),
    };
    const state = told(scenario, { seats: 1, phase: 'initiative', figures: FIGURES.slice(0, 1) });
    const { events } = play(silverBayonet, {
      state,
      steps: 2,
      answers: [
        ['activate', 'a'],
        ['act', 'end'],
      ],
    });
    expect(heard(events)).toEqual(['first', 'm', 'second']);
  });
});

describe('the end of a turn', () => {
  const evening = (scenario: Partial<Scenario>, rest: Partial<SceneDraft> = {}) =>
    told(scenario, { phase: 'end', figures: FIGURES, ...rest });

  it('SB-TURN-12.R1 SB-SCN-GEN-29 turn-end rules come after fatigue is gone, in the order of the text', () => {
    const whens = { one: { event: 'turn-end' }, two: { event: 'turn-end' } } as const;
    const { state, events } = play(silverBayonet, {
      state: evening(counting(whens), {
        figures: FIGURES.map((figure) => ({ ...figure, fatigue: 2 })),
      }),
    });
    expect(heard(events)).toEqual(['one', 'two']);
    expect(state.figures.map(({ fatigue }) => fatigue)).toEqual([2, 2]);
    expect(state.turn).toBe(2);
  });

  it('SB-TURN-12.R1 the end is read after them', () => {
    const end: Scenario['end'] = [{ when: 'turn-end', if: { noMonsters: true } }];
    expect(play(silverBayonet, { state: evening({ end }) }).state.ended).toEqual({ reason: 'no-monsters' });
    const rules: Scenario['rules'] = [{ id: 'ghoul', when: { event: 'turn-end' }, do: GHOUL }];
    expect(play(silverBayonet, { state: evening({ end, rules }) }).state.ended).toBeNull();
  });

  it('SB-TURN-14 SB-SCN-GEN-14 what comes at the end of a turn acts in the next', () => {
    const rules: Scenario['rules'] = [{ id: 'ghoul', when: { event: 'turn-end' }, do: GHOUL }];
    const { state } = play(silverBayonet, { state: evening({ rules }) });
    expect(state.figures.at(-1)).toMatchObject({ type: 'ghoul', activated: false });
  });
});
