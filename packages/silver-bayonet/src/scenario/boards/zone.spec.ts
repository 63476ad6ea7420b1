import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { doAction } from '../../rules/activation/actions.ts';
import { backOff } from '../../rules/melee/back-off.ts';
import { activateMonster } from '../../rules/monsters/phase.ts';
import { put } from '../../rules/movement/put.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { Operation } from '../format/operation.ts';
import type { ScenarioRule } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { CELLAR, inHouse, STAIRS, TRAP_DOOR } from './house.spec-support.ts';
import { inZone } from './zone.ts';
import { zonesAt } from './zone-entry.ts';

const TOUCHING = 0.984;
const to = (x: number, y = 18, z = 0) => ({ x, y, z });
const FOE: SceneFigure = { id: 'foe', side: 1, x: 34, y: 34 };
const move = stepping((cx: SilverCx) => doAction(cx, of(cx.s, 'a'), 'move'));

/** A ford from x = 20 to x = 24, right across the table. */
const FORD: Scenario['zones'] = { ford: { shape: { rect: [20, 0, 4, 36] } } };
const COUNT: Operation = { op: 'fatigue', who: 'actor', n: 1 };
const entered = (zones: readonly string[], ...operations: Operation[]): ScenarioRule => ({
  id: `entered-${zones.join('-')}`,
  when: { event: 'zone-entered', zones: [...zones] },
  do: operations.length === 0 ? [COUNT] : operations,
});

function field(
  rules: readonly ScenarioRule[],
  a: Partial<SceneFigure> = {},
  others: readonly SceneFigure[] = [],
  zones = FORD,
) {
  const figures = [{ id: 'a', x: 18, y: 18, ...a }, FOE, ...others];
  return scene({ active: 'a', scenario: { zones, rules: [...rules] }, figures });
}

const tired = (s: ReturnType<typeof scene>, id = 'a') => of(s, id).fatigue;

it('SB-OPS-04 a zone that a rule waits for lies where its board does, on one table and on another', () => {
  const s = field([entered(['ford'])]);
  const { width, depth } = s.terrain;
  const aside = { ...s, terrain: { ...s.terrain, areas: [{ x: 10, y: 0, width, depth }] } };
  const zones = [s, aside].map((each) => [21, 31].map((x) => zonesAt(each, to(x))));
  expect(zones).toEqual([
    [['ford'], []],
    [[], ['ford']],
  ]);
});

describe('in a zone', () => {
  const zones: Scenario['zones'] = {
    square: { shape: { rect: [10, 10, 4, 4] } },
    round: { shape: { circle: [20, 20, 3] } },
    odd: {
      shape: {
        poly: [
          [0, 0],
          [6, 0],
          [0, 6],
        ],
      },
    },
    loft: { shape: { rect: [10, 10, 4, 4] }, level: 3 },
  };
  const s = field([], {}, [], zones);
  const isIn = (zone: string, x: number, y: number, z = 0) => inZone(s, zone, to(x, y, z));

  it('SB-OPS-07 SB-SCN-GEN-30 the centre of the base counts, not its rim', () => {
    expect([isIn('square', 10.001, 12), isIn('square', 9.999, 12)]).toEqual([true, false]);
    expect([isIn('round', 23, 20), isIn('round', 23.001, 20)]).toEqual([true, false]);
    expect([isIn('odd', 2, 2), isIn('odd', 4, 4)]).toEqual([true, false]);
  });

  it('SB-OPS-07 a zone with a level is for those within 0.25" of it', () => {
    expect([isIn('loft', 12, 12, 3), isIn('loft', 12, 12, 3.25), isIn('loft', 12, 12, 2.75)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isIn('loft', 12, 12, 0), isIn('loft', 12, 12, 3.26)]).toEqual([false, false]);
    expect(isIn('square', 12, 12, 3)).toBe(true);
  });

  it('SB-OPS-07 a zone lies on its board; one that is not there holds nobody', () => {
    const house = inHouse([], {
      scenario: { zones: { vault: { shape: { rect: [1, 1, 4, 4] }, board: 'cellar' } } },
      figures: [{ id: 'a' }],
    });
    expect(inZone(house, 'vault', to(2, CELLAR + 2))).toBe(true);
    expect(inZone(house, 'vault', to(2, 2))).toBe(false);
    expect(inZone(house, 'nowhere', to(2, 2))).toBe(false);
  });
});

describe('entering a zone', () => {
  it('SB-OPS-07 SB-OPS-17 the movement halts where the centre enters, and goes on by a path chosen anew', () => {
    const open = playToQuestion(move, { state: field([entered(['ford'])]), answers: [['move', [to(23)]]] });
    expect(of(open.state, 'a')).toMatchObject({ x: 20, y: 18, fatigue: 1 });
    expect(open.pending).toMatchObject({ kind: 'move', question: { budget: 4, how: 'move' } });
    const { state } = play(move, {
      state: field([entered(['ford'])]),
      answers: [
        ['move', [to(23)]],
        ['move', [to(20, 14)]],
      ],
    });
    expect(of(state, 'a')).toMatchObject({ x: 20, y: 14, fatigue: 1 });
    expect(state.activation?.distance).toBe(6);
  });

  it('SB-OPS-16 SB-OPS-17 a rule that has had all its runs holds nobody up any more', () => {
    const once = { ...entered(['ford']), limit: 1 };
    const inAndOut = stepping((cx: SilverCx) => {
      doAction(cx, of(cx.s, 'a'), 'move');
      Object.assign(of(cx.s, 'a'), { x: 18, y: 18 });
      cx.s.activation!.moveSpent = false;
      doAction(cx, of(cx.s, 'a'), 'move');
    });
    const { state, asked } = play(inAndOut, {
      state: field([once]),
      answers: [
        ['move', [to(23)]],
        ['move', []],
        ['move', [to(22)]],
      ],
    });
    expect(asked).toHaveLength(3);
    expect(of(state, 'a')).toMatchObject({ x: 22, fatigue: 1 });
  });

  it('SB-OPS-07 it may also stay there', () => {
    const { state } = play(move, {
      state: field([entered(['ford'])]),
      answers: [
        ['move', [to(23)]],
        ['move', []],
      ],
    });
    expect(of(state, 'a')).toMatchObject({ x: 20, y: 18 });
  });

  it('SB-OPS-07 a way that ends at the border, or is within it from the start, enters nothing', () => {
    const rule = entered(['ford']);
    const at = play(move, { state: field([rule]), answers: [['move', [to(19.999)]]] });
    expect(tired(at.state)).toBe(0);
    const within = play(move, { state: field([rule], { x: 21 }), answers: [['move', [to(24.5)]]] });
    expect(tired(within.state)).toBe(0);
    const again = play(move, {
      state: field([rule], { x: 23 }),
      answers: [
        ['move', [to(25), to(23)]],
        ['move', []],
      ],
    });
    expect(tired(again.state)).toBe(1);
  });

  it('SB-OPS-17 nobody is held up at a zone that no rule waits for', () => {
    const other = { ...entered(['ford']), when: { event: 'turn-end' } } as ScenarioRule;
    for (const rules of [[], [other], [entered(['elsewhere'])]]) {
      const { asked } = play(move, { state: field(rules), answers: [['move', [to(23)]]] });
      expect(asked.map(({ kind }) => kind)).toEqual(['move']);
    }
  });

  it('SB-OPS-07 two zones with one border are entered together', () => {
    const zones: Scenario['zones'] = { ...FORD, bank: { shape: { rect: [20, 10, 1, 20] } } };
    const open = playToQuestion(move, {
      state: field([entered(['ford']), entered(['bank'])], {}, [], zones),
      answers: [['move', [to(23)]]],
    });
    expect(tired(open.state)).toBe(2);
    expect(open.pending.question).toMatchObject({ budget: 4 });
  });

  it('SB-OPS-17 it is held up where it could stop: beyond a hedge on the border, not upon it', () => {
    const hedge = { id: 'hedge', type: 'hedge', shape: { rect: [19.8, 10, 0.4, 16] } } as const;
    const state = scene({
      active: 'a',
      scenario: { zones: FORD, rules: [entered(['ford'])] },
      terrain: [hedge as never],
      figures: [{ id: 'a', x: 18.9, y: 18, stats: { speed: 9 } }, FOE],
    });
    const open = playToQuestion(move, { state, answers: [['move', [to(21.5)]]] });
    expect(of(open.state, 'a').x).toBeCloseTo(20.2 + TOUCHING / 2, 2);
    expect(tired(open.state)).toBe(1);
  });

  it('SB-OPS-17 what happens there may end it: the activation, or the figure', () => {
    const stop = entered(['ford'], { op: 'end-activation', who: 'actor' });
    const ended = play(move, { state: field([stop]), answers: [['move', [to(23)]]] });
    expect(of(ended.state, 'a')).toMatchObject({ x: 20, standing: 'standing' });
    expect(ended.state.activation?.over).toBe(true);
    const drown = entered(['ford'], { op: 'damage', who: 'actor', n: 50 });
    const friend = { id: 'b', x: 2, y: 2 };
    const gone = play(move, { state: field([drown], {}, [friend]), answers: [['move', [to(23)]]] });
    expect(of(gone.state, 'a').standing).toBe('removed');
  });

  it('SB-OPS-17 a Forced Attack on the way comes first, and its enemy is not asked twice', () => {
    const near = { id: 'b', side: 1, x: 19.5, y: 18 + TOUCHING + 0.5 };
    const state = field([entered(['ford'])], {}, [near]);
    const { asked } = play(move, {
      state,
      answers: [
        ['move', [to(23)]],
        ['force', 'let-pass'],
        ['move', [to(22)]],
      ],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['move', 'force', 'move']);
  });

  it('SB-MOV-12.R3 whom it goes for beyond the border is not asked either', () => {
    const target = { id: 'b', side: 1, x: 20.5 + TOUCHING, y: 18 };
    const passing = { id: 'c', side: 1, x: 19.5, y: 18 + TOUCHING + 0.5 };
    const asked = (others: readonly SceneFigure[]) =>
      playToQuestion(move, {
        state: field([entered(['ford'])], {}, others),
        answers: [['move', [to(20.5)]]],
      }).pending.kind;
    expect(asked([target])).toBe('move');
    expect(asked([target, passing])).toBe('force');
  });

  it('SB-OPS-09 stairs and hatches lead into zones as well', () => {
    const zones: Scenario['zones'] = { vault: { shape: { rect: [0, 0, 20, 20] }, board: 'cellar' } };
    const scenario = { zones, rules: [entered(['vault'])] };
    const house = (x: number) =>
      inHouse([STAIRS, TRAP_DOOR], { active: 'a', scenario, figures: [{ id: 'a', x, y: 10 }, FOE] });
    const stairs = playToQuestion(move, {
      state: house(4),
      answers: [['move', [{ ...to(4, CELLAR + 10), by: { link: 'stairs' } }, to(5, CELLAR + 10)]]],
    });
    expect(tired(stairs.state)).toBe(1);
    expect(stairs.pending.question).toMatchObject({ budget: 2 });
    const hatch = playToQuestion(move, { state: house(8), answers: [['move', [to(10, 10)]]] });
    expect(tired(hatch.state)).toBe(1);
  });

  it('SB-OPS-17 a monster goes on by its own way', () => {
    const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'm')));
    const monster = { id: 'm', side: null, type: 'ghoul', x: 18, y: 18 };
    const state = field([entered(['ford'])], { x: 30, fatigue: 2 }, [monster]);
    const { state: after, events } = play(acts, { state });
    expect(of(after, 'm')).toMatchObject({ x: 18 + of(after, 'm').stats.speed, y: 18, fatigue: 1 });
    expect(events.filter(({ type }) => type === 'moved').length).toBe(2);
  });
});

describe('other ways into a zone', () => {
  it('SB-OPS-17 by any movement: pushed, backing off, falling; not by being put there', () => {
    for (const [how, times] of [
      ['shift', 1],
      ['dive', 1],
      ['fall', 1],
      ['placed', 0],
    ] as const) {
      const pushed = stepping((cx: SilverCx) => put(cx, of(cx.s, 'a'), to(22), how, 0, 'SB-OPS-42'));
      expect(tired(play(pushed, { state: field([entered(['ford'])]) }).state)).toBe(times);
    }
  });

  it('SB-OPS-17 right across it counts too, and out of it does not', () => {
    const push = (x: number) =>
      stepping((cx: SilverCx) => put(cx, of(cx.s, 'a'), to(x), 'shift', 0, 'SB-OPS-42'));
    expect(tired(play(push(26), { state: field([entered(['ford'])]) }).state)).toBe(1);
    expect(tired(play(push(26), { state: field([entered(['ford'])], { x: 22 }) }).state)).toBe(0);
  });

  it('SB-OPS-17 backing off into one', () => {
    const attacker = { id: 'b', side: 1, x: 19 - TOUCHING, y: 18 };
    const state = field([entered(['ford'])], { x: 19 }, [attacker]);
    const away = stepping((cx: SilverCx) => backOff(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { state: after } = play(away, { state });
    expect(of(after, 'a')).toMatchObject({ x: 21, fatigue: 1 });
  });
});
