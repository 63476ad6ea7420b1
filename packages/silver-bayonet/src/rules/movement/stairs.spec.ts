import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { boardOf } from '../../scenario/boards/board.ts';
import { CELLAR, inHouse, STAIRS } from '../../scenario/boards/house.spec-support.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction } from '../activation/actions.ts';
import { activateMonster } from '../monsters/phase.ts';
import { moveProblem } from './move-question.ts';
import { traceOf } from './path.ts';
import { put } from './put.ts';
import { lessPaid } from './stairs.ts';

const TOUCHING = 0.984;
const below = (y: number) => CELLAR + y;
const to = (x: number, y: number, z = 0) => ({ x, y, z });
const FOE: SceneFigure = { id: 'foe', side: 1, x: 18, y: 18 };
const by = { link: 'stairs' };
const DOWN = { ...to(4, below(10)), by };

/** A man in the hall; the stairs at (4, 10) take 4". */
function hall(a: Partial<SceneFigure> = {}, others: readonly SceneFigure[] = [], cost = 4) {
  const figures = [{ id: 'a', x: 4, y: 8, ...a }, FOE, ...others];
  return inHouse([{ ...STAIRS, cost }], { active: 'a', figures });
}

const action = (what: 'move' | 'sprint') => stepping((cx: SilverCx) => doAction(cx, of(cx.s, 'a'), what));
const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
const board = (s: ReturnType<typeof scene>, id = 'a') => boardOf(s, of(s, id));

describe('stairs', () => {
  it('SB-OPS-09 from within 0.5" of one end to the other, for their cost', () => {
    const { state } = play(action('move'), {
      state: hall(),
      answers: [['move', [to(4, 9.5), DOWN, to(4, below(10.5))]]],
    });
    expect(of(state, 'a')).toMatchObject({ x: 4, y: below(10.5) });
    expect(state.activation?.distance).toBe(6);
    expect(moveProblem(question, [to(4, 9.499), DOWN], looking(hall()))?.code).toBe('move.link');
    expect(moveProblem(question, [to(4, 9.5), DOWN, to(4, below(10.51))], looking(hall()))?.code).toBe(
      'move.too-far',
    );
  });

  it('SB-OPS-09 they work both ways', () => {
    const up = { ...to(4, 10), by };
    const { state } = play(action('move'), {
      state: hall({ y: below(9.5) }),
      answers: [['move', [up, to(5, 10)]]],
    });
    expect(of(state, 'a')).toMatchObject({ x: 5, y: 10 });
  });

  it('SB-OPS-09 neither difficult ground nor height makes them dearer', () => {
    const links = [
      { ...STAIRS, a: { at: [4, 10] as const, level: 0 }, b: { at: [4, 10] as const, level: 3 } },
    ] as never;
    const terrain = [
      { id: 'mud', type: 'mud', shape: { rect: [0, 0, 20, 20] } },
      { id: 'floor', type: 'platform', shape: { rect: [2, 8, 4, 4] } },
    ] as never;
    const draft = { active: 'a', figures: [{ id: 'a', x: 4, y: 10 }, FOE] } satisfies Partial<SceneDraft>;
    const s = scene({ ...draft, scenario: { links, terrain } });
    expect(traceOf(looking(s), of(s, 'a'), [{ ...to(4, 10, 3), by }])).toMatchObject({
      refused: null,
      cost: 4,
    });
  });

  it('SB-OPS-09 not for mounted figures', () => {
    expect(moveProblem(question, [to(4, 9.5), DOWN], looking(hall()))).toBeNull();
    expect(moveProblem(question, [to(4, 9.5), DOWN], looking(hall({ mounted: true })))?.code).toBe(
      'move.link',
    );
  });

  it('SB-OPS-09 nobody comes out where somebody stands', () => {
    const guard = { id: 'b', x: 4, y: below(10) };
    expect(moveProblem(question, [to(4, 9.5), DOWN], looking(hall({}, [guard])))?.code).toBe('move.occupied');
  });

  it('SB-OPS-09 Forced Attacks are checked from where it comes out', () => {
    const lurker = { id: 'lurker', side: 1, x: 4 + TOUCHING + 0.9, y: below(10) };
    const open = playToQuestion(action('move'), {
      state: hall({}, [lurker]),
      answers: [['move', [to(4, 9.5), DOWN]]],
    });
    expect(open.pending).toMatchObject({ kind: 'force', question: { figure: 'lurker' } });
  });
});

describe('stairs that are not paid for at once', () => {
  const answers = [['move', [to(4, 9.5), DOWN]]] as const;

  it('SB-OPS-09 with too little left the figure stays at its end, and what it has paid counts on', () => {
    const first = play(action('move'), { state: hall({ y: 5.5 }), answers });
    expect(of(first.state, 'a')).toMatchObject({ x: 4, y: 9.5 });
    expect(first.events).toContainEqual(
      expect.objectContaining({ type: 'onStairs', figure: 'a', link: 'stairs', paid: 2 }),
    );
    expect(first.state.activation?.distance).toBe(6);
    const path = traceOf(looking(first.state), of(first.state, 'a'), [DOWN]);
    expect(path.cost).toBe(2);
    // 2" of a Sprint finish them.
    const second = play(action('sprint'), {
      state: first.state,
      dice: [3, 3],
      answers: [['move', [DOWN]]],
    });
    expect(of(second.state, 'a')).toMatchObject({ x: 4, y: below(10) });
  });

  it('SB-OPS-09 they may take several turns, the figure standing still', () => {
    const start = hall({ y: 10 }, [], 14);
    const first = play(action('move'), { state: start, answers: [['move', [DOWN]]] });
    expect(first.events.map(({ type }) => type)).toEqual(['onStairs']);
    first.state.activation!.moveSpent = false;
    const second = play(action('move'), { state: first.state, answers: [['move', [DOWN]]] });
    expect(second.events).toEqual([
      { type: 'onStairs', rule: 'SB-OPS-09', figure: 'a', link: 'stairs', paid: 12 },
    ]);
    second.state.activation!.moveSpent = false;
    const third = play(action('move'), {
      state: second.state,
      answers: [['move', [DOWN, to(7, below(10))]]],
    });
    expect(board(third.state)).toBe('cellar');
  });

  it('SB-OPS-09 the cheaper table is made once, and no more than a hundred are kept', () => {
    const { terrain, figures } = hall();
    const paid = (sum: number) => lessPaid(terrain, { ...figures[0]!, marks: { 'paid:stairs:0': sum } });
    const first = paid(0.01);
    expect(first.links).toMatchObject([{ cost: 3.99 }]);
    expect(paid(0.01)).toBe(first);
    for (let n = 2; n <= 101; n++) paid(n / 100);
    expect(paid(0.01)).not.toBe(first);
    expect(paid(0.01)).toEqual(first);
  });

  it('SB-OPS-09 it counts only while it stays within 0.5" of that end', () => {
    const { state } = play(action('move'), { state: hall({ y: 5.5 }), answers });
    const cost = (x: number, y: number) => {
      const moved = stepping((cx: SilverCx) => put(cx, of(cx.s, 'a'), to(x, y), 'shift', 0, 'SB-OPS-42'));
      const { state: after } = play(moved, { state });
      of(after, 'a').x = 4;
      of(after, 'a').y = 9.5;
      return traceOf(looking(after), of(after, 'a'), [DOWN]).cost;
    };
    expect(cost(4.3, 9.7)).toBe(2);
    expect(cost(4, 9.4)).toBe(4);
    expect(cost(8, 8)).toBe(4);
  });

  it('SB-OPS-09 what one has paid is nothing to another, nor at the other end', () => {
    const { state } = play(action('move'), { state: hall({ y: 5.5 }, [{ id: 'b', x: 5, y: 10 }]), answers });
    const look = looking(state);
    of(state, 'b').x = 4;
    expect(traceOf(look, of(state, 'b'), [DOWN]).cost).toBe(4);
  });

  it('SB-OPS-09 only stairs at the end of a path may be begun with too little', () => {
    const far = hall({ y: 5.5 });
    expect(moveProblem(question, [to(4, 9.5), DOWN, to(5, below(10))], looking(far))?.code).toBe(
      'move.too-far',
    );
    expect(moveProblem(question, [to(4, 9.5), DOWN], looking(hall({ y: 3 })))?.code).toBe('move.too-far');
  });

  it('SB-OPS-09 whoever only begins them meets nobody at their other end', () => {
    const guard = { id: 'guard', side: 1, x: 4, y: below(10) };
    const { state, asked } = play(action('move'), { state: hall({ y: 5.5 }, [guard]), answers });
    expect(board(state)).toBe('hall');
    expect(asked.map(({ kind }) => kind)).toEqual(['move']);
  });
});

describe('monsters and stairs', () => {
  const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'ghoul')));
  const ghoul = (y: number) => ({ id: 'ghoul', side: null, type: 'ghoul', x: 4, y });

  it('SB-OPS-09 SB-MONA-06 a monster pays what it has and goes on the next turn', () => {
    const man = { id: 'a', x: 12, y: below(15), fatigue: 2 };
    const state = inHouse([{ ...STAIRS, cost: 8 }], { figures: [ghoul(8), man] });
    const { speed } = of(state, 'ghoul').stats;
    const first = play(acts, { state });
    expect(board(first.state, 'ghoul')).toBe('hall');
    const paid = speed - 1.5;
    expect(first.events).toContainEqual(expect.objectContaining({ type: 'onStairs', paid }));
    const second = play(acts, { state: first.state });
    expect(board(second.state, 'ghoul')).toBe(speed >= 8 - paid ? 'cellar' : 'hall');
  });

  it('SB-OPS-09 and walks on from where it comes out', () => {
    const man = { id: 'a', x: 4, y: below(19), fatigue: 2 };
    const state = inHouse([{ ...STAIRS, cost: 1 }], { figures: [ghoul(8), man] });
    const { speed } = of(state, 'ghoul').stats;
    const after = play(acts, { state }).state;
    expect(of(after, 'ghoul').y).toBeCloseTo(below(10.5 + (speed - 1.5 - 1)), 1);
  });
});
