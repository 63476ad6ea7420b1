import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { endTurn } from '../../../rules/turn/end-of-turn.ts';
import { of, type SceneDraft, scene, stepping } from '../../../scene.spec-support.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import { doing, either } from '../story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5, health: 20, stats: { health: 20 } },
      { id: 'b', side: 1, x: 5, y: 30 },
    ],
    scenario: {},
    ...rest,
  });
}

const hurt = (n: number): Operation => ({ op: 'damage', who: 'actor', n });
const health = (s: ReturnType<typeof scene>) => of(s, 'a').health;

describe('SB-OPS-59 table', () => {
  const table = (more: Partial<OperationOf<'table'>> = {}): Operation => ({
    op: 'table',
    rows: [
      { range: [1, 6], name: 'Nobody comes', do: [] },
      { range: [7, 9], name: 'A knock', do: [hurt(1)] },
      { range: [10, 10], name: 'The roof falls in', limit: 1, do: [hurt(5)] },
    ],
    ...more,
  });

  it('SB-OPS-59 one die, and the row that holds it, both ends included', () => {
    const on = (die: number) => health(play(doing([table()]), { state: field(), dice: [die] }).state);
    expect([1, 6, 7, 9, 10].map(on)).toEqual([20, 20, 19, 19, 15]);
  });

  it('SB-OPS-59 it is told by its name', () => {
    const { events } = play(doing([table()]), { state: field(), dice: [3] });
    expect(events).toEqual([
      { type: 'rowRolled', rule: 'SB-OPS-59', die: 3, row: 'Nobody comes', spent: false },
    ]);
  });

  it('SB-OPS-59 limit: after so many times the row has no effect; the others do', () => {
    const { state, events } = play(doing([hurt(0)]), { state: field() });
    expect(events).toMatchObject([]);
    const rolls = stepping((cx) => {
      for (let n = 0; n < 3; n++) doing([table()]).rules(cx.s)!.run(cx);
    });
    const { state: after, events: told } = play(rolls, { state, dice: [10, 10, 8] });
    expect(health(after)).toBe(14);
    const rows = told.flatMap((event) => (event.type === 'rowRolled' ? [event.spent] : []));
    expect(rows).toEqual([false, true, false]);
  });

  it('SB-OPS-59 a die of other faces', () => {
    const coin = table({
      die: 2,
      rows: [
        { range: [1, 1], name: 'Heads', do: [] },
        { range: [2, 2], name: 'Tails', do: [hurt(2)] },
      ],
    });
    expect(health(play(doing([coin]), { state: field(), dice: [2] }).state)).toBe(18);
  });
});

describe('SB-OPS-60 roll-off', () => {
  const rollOff = (rerollWith?: 'monster' | 'power'): Operation[] => [
    { op: 'roll-off', store: 'winner', ...(rerollWith === undefined ? {} : { rerollWith }) },
  ];
  const rich = (kind: 'monster' | 'power', counts: readonly number[]) =>
    counts.map((count) => ({ power: 0, skill: 0, monster: 0, [kind]: count }));

  it('SB-OPS-60 every player, in decision order; the highest is stored', () => {
    const { state } = play(doing(rollOff()), { state: field({ order: [1, 0] }), dice: [4, 9] });
    expect(state.story.players).toEqual({ winner: [0] });
  });

  it('SB-OPS-60 ties roll again among the tied', () => {
    const figures = [0, 1, 2].map((side) => ({ id: `f${side}`, side, x: 5 + side * 9 }));
    const state = scene({ seats: 3, figures, scenario: {} });
    const { state: after } = play(doing(rollOff(), { actor: null }), { state, dice: [7, 3, 7, 2, 5] });
    expect(after.story.players).toEqual({ winner: [2] });
  });

  it('SB-OPS-60 a die of that kind may be given up to roll again; the new result stands', () => {
    const pools = rich('monster', [1, 1]);
    const { state, asked } = play(doing(rollOff('monster')), {
      state: field({ pools }),
      dice: [8, 5, 2],
      answers: [
        ['rollAgain', 'roll-again'],
        ['rollAgain', 'keep'],
      ],
    });
    expect(state.story.players).toEqual({ winner: [1] });
    expect(state.pools.map(({ monster }) => monster)).toEqual([0, 1]);
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('SB-OPS-60 who decides later sees the new roll', () => {
    const { pending } = playToQuestion(doing(rollOff('monster')), {
      state: field({ pools: rich('monster', [1, 1]) }),
      dice: [8, 5, 2],
      answers: [['rollAgain', 'roll-again']],
    });
    expect(pending).toMatchObject({
      seat: 1,
      question: {
        die: 'monster',
        rolls: [
          { seat: 0, die: 2 },
          { seat: 1, die: 5 },
        ],
      },
    });
  });

  it('SB-OPS-60 once a roll-off, ties included; who has no such die is not asked', () => {
    const { state, asked } = play(doing(rollOff('monster')), {
      state: field({ pools: rich('monster', [3, 0]) }),
      dice: [5, 6, 6, 4, 9],
      answers: [['rollAgain', 'roll-again']],
    });
    expect(state.story.players).toEqual({ winner: [1] });
    expect(state.pools[0]!.monster).toBe(2);
    expect(asked).toHaveLength(1);
  });

  it('SB-EVT-07 the Wheel of Fate holds the other kinds', () => {
    const held = field({ pools: rich('power', [1, 1]), conditions: { wheelOfFate: true } });
    expect(play(doing(rollOff('power')), { state: held, dice: [5, 6] }).asked).toEqual([]);
  });
});

describe('SB-OPS-61 and -62', () => {
  it('SB-OPS-61 pick: replaces what the name held, with nobody too', () => {
    const list: Operation[] = [
      { op: 'pick', store: 'prey', who: { of: { is: 'soldier' } } },
      { op: 'pick', store: 'prey', who: { of: { is: 'monster' } } },
    ];
    const { state } = play(doing(list.slice(0, 1)), { state: field() });
    expect(state.story.figures).toEqual({ prey: ['a', 'b'] });
    expect(play(doing(list), { state: field() }).state.story.figures).toEqual({ prey: [] });
  });

  it('SB-OPS-62 set: a number, for good or for the turn', () => {
    const set = (name: string, until?: 'turn-end'): Operation => ({
      op: 'set',
      name,
      value: 3,
      ...(until === undefined ? {} : { until }),
    });
    const { state } = play(doing([set('gust', 'turn-end'), set('depth')]), { state: field() });
    expect(state.story.variables).toEqual({ gust: 3, depth: 3 });
    const { state: next } = play(stepping(endTurn), { state });
    expect(next.story.variables).toEqual({ depth: 3 });
    const { state: kept } = play(doing([set('gust', 'turn-end'), set('gust')]), { state: field() });
    expect(play(stepping(endTurn), { state: kept }).state.story.variables).toEqual({ gust: 3 });
  });
});

describe('SB-OPS-67 if, do', () => {
  it('SB-OPS-67 one list or the other, or none', () => {
    const late = { turn: { min: 2 } };
    const after = (list: Operation) => health(play(doing([list]), { state: field() }).state);
    expect(after(either({ not: late }, [hurt(1)], [hurt(2)]))).toBe(19);
    expect(after(either(late, [hurt(1)], [hurt(2)]))).toBe(18);
    expect(play(doing([either(late, [hurt(1)])]), { state: field() }).events).toEqual([]);
  });

  it('SB-OPS-67 a procedure runs in the present context', () => {
    const scenario = { procedures: { wake: [hurt(4)] } };
    const { state } = play(doing([{ op: 'do', procedure: 'wake' }]), { state: field({ scenario }) });
    expect(health(state)).toBe(16);
  });

  it('SB-OPS-59 SB-OPS-67 a row of a procedure is one row, whoever calls it', () => {
    const roll: Operation = {
      op: 'table',
      rows: [{ range: [1, 10], name: 'Once', limit: 1, do: [hurt(1)] }],
    };
    const scenario = { procedures: { roll: [roll] } };
    const list: Operation[] = [
      { op: 'do', procedure: 'roll' },
      { op: 'do', procedure: 'roll' },
    ];
    const { state } = play(doing(list), { state: field({ scenario }), dice: [1, 1] });
    expect(health(state)).toBe(19);
  });
});

describe('SB-OPS-29 order and determinism', () => {
  it('SB-OPS-29 one after the other, each completely', () => {
    const list: Operation[] = [hurt(1), { op: 'heal', who: 'actor', n: 1 }, hurt(2)];
    const { events } = play(doing(list), { state: field() });
    expect(events.map(({ type }) => type)).toEqual(['damaged', 'healed', 'damaged']);
  });

  it('SB-OPS-29 what cannot be done is told, and the next one runs', () => {
    const list: Operation[] = [{ op: 'draw', deck: 'none' }, hurt(1)];
    const { state, events } = play(doing(list), { state: field() });
    expect(events[0]).toEqual({ type: 'cameToNothing', rule: 'SB-OPS-29', op: 'draw' });
    expect(health(state)).toBe(19);
  });

  it('SB-END-03 once the game is over nothing more happens', () => {
    const list: Operation[] = [{ op: 'remove', who: { of: { side: 'enemy' } } }, hurt(1)];
    const { state } = play(doing(list), { state: field() });
    expect(state.ended).not.toBeNull();
    expect(health(state)).toBe(20);
  });
});
