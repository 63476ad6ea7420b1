import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { boardOf } from '../../scenario/boards/board.ts';
import { CELLAR, inHouse, TRAP_DOOR } from '../../scenario/boards/house.spec-support.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { doAction } from '../activation/actions.ts';
import { backOff } from '../melee/back-off.ts';
import { activateMonster } from '../monsters/phase.ts';
import { moveProblem } from './move-question.ts';
import { put } from './put.ts';

const TOUCHING = 0.984;
const below = (y: number) => CELLAR + y;
const to = (x: number, y: number, z = 0) => ({ x, y, z });
const FOE: SceneFigure = { id: 'foe', side: 1, x: 18, y: 18 };
const NONE: readonly SceneFigure[] = [];

/** A man in the hall, 3" west of the trap door. */
function hall(
  others: readonly SceneFigure[] = NONE,
  a: Partial<SceneFigure> = {},
  draft: Partial<SceneDraft> = {},
) {
  const figures = [{ id: 'a', x: 6, y: 10, ...a }, FOE, ...others];
  return inHouse([TRAP_DOOR], { active: 'a', ...draft, figures });
}

const action = (what: 'move' | 'sprint') => stepping((cx: SilverCx) => doAction(cx, of(cx.s, 'a'), what));
const place = (s: SilverBayonetState, id = 'a') => {
  const { x, y } = of(s, id);
  return [x, y];
};

describe('a hatch', () => {
  it('SB-OPS-09 takes whoever enters it to the same place of the other, with what is left of the Move', () => {
    const open = playToQuestion(action('move'), { state: hall(), answers: [['move', [to(12, 10)]]] });
    expect(open.pending).toMatchObject({ kind: 'move', question: { figure: 'a', how: 'move', budget: 3 } });
    const { x, y } = of(open.state, 'a');
    expect(x).toBeCloseTo(9, 2);
    expect(y).toBe(below(10));
    expect(open.events.filter(({ type }) => type === 'moved')).toMatchObject([
      { how: 'move', rule: 'SB-MOV-01' },
      { how: 'link', rule: 'SB-OPS-09' },
    ]);
  });

  it('SB-OPS-09 the movement goes on from there, and counts as one', () => {
    const { state } = play(action('move'), {
      state: hall(),
      answers: [
        ['move', [to(10, 10)]],
        ['move', [to(12, below(10))]],
      ],
    });
    expect(place(state)).toEqual([12, below(10)]);
    expect(state.activation).toMatchObject({ moved: true, maySprint: true, distance: 6 });
    expect(boardOf(state, of(state, 'a'))).toBe('cellar');
  });

  it('SB-OPS-09 it may stay where it came out, and cannot go farther than it has left', () => {
    const answers = [['move', [to(10, 10)]]] as const;
    const open = playToQuestion(action('move'), { state: hall(), answers });
    expect(open.refusal([to(12.1, below(10))])).toMatchObject({ code: 'move.too-far' });
    const stayed = play(action('move'), { state: hall(), answers: [...answers, ['move', []]] });
    expect(boardOf(stayed.state, of(stayed.state, 'a'))).toBe('cellar');
  });

  it('SB-OPS-09 its cost is paid; what it takes more than there is ends the movement', () => {
    const dear = (cost: number) =>
      inHouse([{ ...TRAP_DOOR, cost }], { active: 'a', figures: [{ id: 'a', x: 6, y: 10 }, FOE] });
    const answers = [['move', [to(10, 10)]]] as const;
    expect(playToQuestion(action('move'), { state: dear(1), answers }).pending.question).toMatchObject({
      budget: 2,
    });
    const through = play(action('move'), { state: dear(3), answers });
    expect(boardOf(through.state, of(through.state, 'a'))).toBe('cellar');
  });

  it('SB-OPS-09 a Sprint goes through it too', () => {
    const { state } = play(action('sprint'), {
      state: hall(NONE, {}, { activation: { moveSpent: true, maySprint: true } }),
      dice: [6, 6],
      answers: [
        ['move', [to(9.5, 10)]],
        ['move', [to(10, below(10))]],
      ],
    });
    expect(place(state)).toEqual([10, below(10)]);
  });

  it('SB-OPS-09 whoever came out must leave the square before it takes him again', () => {
    const state = hall(NONE, { x: 9.5, y: below(10) });
    const across = play(action('move'), { state, answers: [['move', [to(12, below(10))]]] });
    expect(place(across.state)).toEqual([12, below(10)]);
    const andBack = playToQuestion(action('move'), {
      state,
      answers: [['move', [to(12, below(10)), to(10, below(10))]]],
    });
    expect(boardOf(andBack.state, of(andBack.state, 'a'))).toBe('hall');
    expect(andBack.pending.question).toMatchObject({ budget: 2.5 });
  });

  it('SB-OPS-09 if the place is taken, the nearest that is free', () => {
    const friend = { id: 'friend', x: 9, y: below(10) };
    const { state } = playToQuestion(action('move'), {
      state: hall([friend]),
      answers: [['move', [to(10, 10)]]],
    });
    const { x, y } = of(state, 'a');
    const apart = Math.sqrt((x - 9) * (x - 9) + (y - below(10)) * (y - below(10)));
    expect(apart).toBeGreaterThanOrEqual(TOUCHING - 0.001);
    expect(apart).toBeLessThan(TOUCHING + 0.1);
  });

  it('SB-OPS-09 what lies beyond it on the way is no hindrance: nobody gets there on this floor', () => {
    const behind = { id: 'behind', x: 11.5, y: 10 };
    const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
    expect(moveProblem(question, [to(12, 10)], looking(hall([behind])))).toBeNull();
    expect(moveProblem(question, [to(12, 8)], looking(hall([{ ...behind, x: 7.5, y: 9.5 }])))?.code).toBe(
      'move.occupied',
    );
  });

  it('SB-OPS-09 one that is not automatic is taken only by those who say so', () => {
    const { auto: _, ...manual } = TRAP_DOOR as Extract<typeof TRAP_DOOR, { kind: 'hatch' }>;
    const state = inHouse([manual], { active: 'a', figures: [{ id: 'a', x: 8, y: 10 }, FOE] });
    const over = play(action('move'), { state, answers: [['move', [to(13, 10)]]] });
    expect(place(over.state)).toEqual([13, 10]);
    const by = { link: 'trap-door' };
    const path = [to(10, 10), { ...to(10, below(10)), by }, to(12, below(10))];
    const down = play(action('move'), { state, answers: [['move', path]] });
    expect(place(down.state)).toEqual([12, below(10)]);
    expect(down.events.filter(({ type }) => type === 'moved')).toMatchObject([
      { how: 'move', x: 10, y: 10, cost: 2 },
      { how: 'link', x: 10, y: below(10), cost: 0 },
      { how: 'move', x: 12, cost: 2 },
    ]);
  });
});

describe('who does not go through a hatch', () => {
  it('SB-OPS-09 Back Off does not take a figure through; it must leave the square first', () => {
    const state = hall([{ id: 'b', side: 1, x: 9 - 0.6, y: 10 }], { x: 9.384, y: 10 });
    const away = stepping((cx: SilverCx) => backOff(cx, of(cx.s, 'b'), of(cx.s, 'a')));
    of(state, 'a').x = 7.416;
    const { state: after } = play(away, { state });
    expect(place(after, 'b')[0]).toBeGreaterThan(9);
    expect(place(after, 'b')[1]).toBe(10);
  });

  it('SB-OPS-09 nor does a shift, a dive or being put there', () => {
    for (const how of ['shift', 'dive', 'placed', 'fall'] as const) {
      const pushed = stepping((cx: SilverCx) => put(cx, of(cx.s, 'a'), to(10, 10), how, 0, 'SB-OPS-09'));
      expect(place(play(pushed, { state: hall() }).state)).toEqual([10, 10]);
    }
  });
});

describe('whom one meets on coming out', () => {
  const answers = [['move', [to(10, 10)]]] as const;

  it('SB-OPS-09 Forced Attacks are checked from where it comes out, not before', () => {
    const lurker = { id: 'lurker', side: 1, x: 9, y: below(10 + TOUCHING + 0.9) };
    const open = playToQuestion(action('move'), { state: hall([lurker]), answers });
    expect(open.pending).toMatchObject({ kind: 'force', question: { figure: 'lurker', mover: 'a' } });
    expect(boardOf(open.state, of(open.state, 'a'))).toBe('cellar');
    const far = { ...lurker, y: below(10 + TOUCHING + 1.1) };
    expect(playToQuestion(action('move'), { state: hall([far]), answers }).pending.kind).toBe('move');
  });

  it('SB-OPS-09 SB-MOV-12.R2 who has let it pass is not asked again', () => {
    const lurker = { id: 'lurker', side: 1, x: 9, y: below(10 + TOUCHING + 0.9) };
    const { asked } = play(action('move'), {
      state: hall([lurker]),
      answers: [...answers, ['force', 'let-pass'], ['move', [to(11, below(10))]]],
    });
    expect(asked.filter(({ kind }) => kind === 'force').length).toBe(1);
  });

  it('SB-OPS-09 SB-MOV-11 whoever comes out against an enemy attacks it', () => {
    const guard = { id: 'guard', side: 1, x: 9, y: below(10 + TOUCHING + 0.01) };
    const { state, events } = play(action('move'), {
      state: hall([guard]),
      answers: [...answers, ['strikeBack', 'back-off']],
      dice: [1, 2],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'attacked', figure: 'a', target: 'guard' }),
    );
    expect(state.activation?.over).toBe(true);
  });
});

describe('monsters and hatches', () => {
  const monster = (x: number, y: number): SceneFigure => ({ id: 'ghoul', side: null, type: 'ghoul', x, y });
  const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'ghoul')));
  const room = (figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) =>
    inHouse([TRAP_DOOR], { ...more, figures });

  it('SB-OPS-09 one that wants to stay on its board goes round', () => {
    const man = { id: 'a', x: 14, y: 10, fatigue: 2 };
    const { state, events } = play(acts, { state: room([monster(7, 10), man]) });
    const { x, y } = of(state, 'ghoul');
    expect(boardOf(state, of(state, 'ghoul'))).toBe('hall');
    expect(x).toBeGreaterThan(8);
    expect(Math.abs(y - 10)).toBeGreaterThan(0.3);
    expect(events.some((event) => event.type === 'moved' && event.how === 'link')).toBe(false);
  });

  it('SB-OPS-04 SB-MONA-05 with nobody in sight it goes for the closest, by the way through the hatch', () => {
    const man = { id: 'a', x: 10, y: below(19), fatigue: 2 };
    const { state, events } = play(acts, { state: room([monster(10, 7), man]) });
    expect(boardOf(state, of(state, 'ghoul'))).toBe('cellar');
    // 2" to the square, then on by a way looked for anew, as far as its Speed goes.
    expect(of(state, 'ghoul').y).toBeCloseTo(below(7 + of(state, 'ghoul').stats.speed), 1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'moved', how: 'link', figure: 'ghoul' }));
  });

  it('SB-OPS-04 "closest" reckons the way through the links, other boards or not', () => {
    const wall = { id: 'wall', type: 'high-wall', shape: { rect: [0, 4.5, 20, 0.5] } } as const;
    // 1" to the square and 7" beyond it, less the bases: 7.016" away.
    const under = { id: 'under', x: 10, y: below(16), fatigue: 2 };
    const goesDown = (apart: number) => {
      const behind = { id: 'behind', x: 10 + apart + TOUCHING, y: 3, fatigue: 2 };
      const figures = [{ ...monster(10, 8), z: 0 }, under, behind];
      const state = room(figures, { terrain: [wall as never] });
      const { state: after } = play(acts, { state });
      return boardOf(after, of(after, 'ghoul')) === 'cellar';
    };
    // Over the wall it is sqrt((apart + 0.984)^2 + 5^2) less the bases.
    expect(goesDown(6.5)).toBe(true);
    expect(goesDown(4.5)).toBe(false);
  });

  it('SB-OPS-04 the closest marker may lie on the other board', () => {
    const clues = [
      { id: 'up', deck: 'clues', x: 10, y: 1, z: 0 },
      { id: 'down', deck: 'clues', x: 10, y: below(8), z: 0 },
    ];
    const far = { id: 'a', x: 18, y: below(18) };
    const { state } = play(acts, { state: room([monster(10, 8), far], { clues }) });
    expect(boardOf(state, of(state, 'ghoul'))).toBe('cellar');
    const other = play(acts, {
      state: room([monster(10, 4), far], { clues: [{ ...clues[0]!, y: 1 }, clues[1]!] }),
    });
    expect(boardOf(other.state, of(other.state, 'ghoul'))).toBe('hall');
  });

  it('SB-OPS-04 with no way there it comes as near as it can on its own board', () => {
    const man = { id: 'a', x: 10, y: below(13), fatigue: 2 };
    const state = inHouse([], { figures: [monster(10, 7), man] });
    const { state: after } = play(acts, { state });
    expect(boardOf(after, of(after, 'ghoul'))).toBe('hall');
  });

  it('SB-OPS-09 somebody on the far side does not stop it from coming through', () => {
    const friends = [8, 9, 10, 11, 12].map((x) => ({
      id: `m${x}`,
      side: null,
      type: 'ghoul',
      x,
      y: below(10),
    }));
    const man = { id: 'a', x: 10, y: below(16), fatigue: 2 };
    const { state } = play(acts, { state: room([monster(10, 7), ...friends, man]) });
    expect(boardOf(state, of(state, 'ghoul'))).toBe('cellar');
  });

  it('SB-OPS-09 Ethereal ones pass no floor either', () => {
    const ghost = { ...monster(7, 10), attributes: ['ethereal'] };
    const man = { id: 'a', x: 14, y: 10, fatigue: 2 };
    const { state } = play(acts, { state: room([ghost, man]) });
    expect(boardOf(state, of(state, 'ghoul'))).toBe('hall');
    expect(Math.abs(of(state, 'ghoul').y - 10)).toBeGreaterThan(0.3);
    const under = { id: 'a', x: 12, y: below(10), fatigue: 2 };
    const down = play(acts, { state: room([{ ...ghost, x: 3 }, under]) });
    expect(boardOf(down.state, of(down.state, 'ghoul'))).toBe('hall');
  });

  it('SB-OPS-04 SB-ATT-36 a raging soldier knows nobody on another board', () => {
    const raging = { id: 'a', x: 10, y: 8, attributes: ['rage'] };
    const foe = { id: 'b', side: 1, x: 10, y: below(8) };
    const rages = stepping((cx: SilverCx) => cx.react('activationChoices', of(cx.s, 'a')));
    const state = inHouse([TRAP_DOOR], { active: 'a', figures: [raging, foe] });
    expect(play(rages, { state }).asked).toEqual([]);
    const here = inHouse([TRAP_DOOR], { active: 'a', figures: [raging, { ...foe, y: 2 }] });
    expect(playToQuestion(rages, { state: here }).pending.kind).toBe('confirm');
  });
});
