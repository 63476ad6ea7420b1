import { type Asked, begin, type Match, type Prospect, prepare } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { ready } from '../muster/ready.ts';
import { activateMember } from '../rules/activation/activation.ts';
import silverBayonet from '../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { board } from './board.ts';

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));

/** A man in the middle of an open table, an enemy north of him, and the question after these answers. */
function asked(
  answers: readonly (readonly [string, unknown])[],
  enemy: Partial<SceneFigure> = {},
  rest: Partial<SceneDraft> = {},
): Asked<SilverBayonet> {
  const figures: SceneFigure[] = [
    { id: 'a', x: 18, y: 18, gear: ['pistol'] },
    { id: 'foe', side: 1, x: 18, y: 24, gear: [], ...enemy },
  ];
  const { pending, state } = playToQuestion(member, {
    state: scene({ figures, ...rest }),
    answers: answers as never,
  });
  return { ...pending, view: () => state } as Asked<SilverBayonet>;
}

const moving = [['act', 'move']] as const;

function span(outlines: readonly (readonly number[])[]): readonly number[] {
  const xs = outlines.flatMap((outline) => outline.filter((_, i) => i % 2 === 0));
  const ys = outlines.flatMap((outline) => outline.filter((_, i) => i % 2 === 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function begun(seed: string): Match<SilverBayonet> {
  const seats = ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(silverBayonet, { scenario: 'the-investigation', seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(silverBayonet, { setup: setup.value, dice: { seed } });
}

describe('a match in general terms', () => {
  it('has everybody with a name, a type and a symbol, and nothing that JSON would lose', () => {
    const { state } = begun('scene');
    const { figures, sides, markers, areaNames } = board.scene(state);
    expect(figures).toHaveLength(state.figures.length);
    for (const { name, type, symbol } of figures)
      expect([name, type, symbol].join()).not.toMatch(/undefined/);
    expect(sides.map(({ coat }) => coat)).toEqual(ready.slice(0, 2).map(({ nation }) => nation));
    expect(markers.filter(({ kind }) => kind === 'clue')).toHaveLength(state.clues.length);
    expect(areaNames).toHaveLength(state.scenario.boards.length);
    expect(JSON.parse(JSON.stringify(board.scene(state)))).toEqual(board.scene(state));
  });

  it('whoever is acting has not acted yet', () => {
    const view = asked(moving).view();
    expect(board.scene(view).figures[0]!.signs.map(({ kind }) => kind)).not.toContain('done');
  });
});

describe('ground to choose from', () => {
  it('SB-SET-02 a deployment zone lies where the rules have it, on whichever side', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const match = begun(seed);
      const { pending, state } = match;
      if (pending?.kind !== 'deploy') continue;
      const [west, south, east, north] = span(board.ground({ ...pending, view: () => state })!.outlines);
      const spot = { x: (west! + east!) / 2, y: (south! + north!) / 2, z: 0 };
      expect(silverBayonet.questions.deploy.check(pending.question, spot, state)).toBeNull();
    }
  });

  it('SB-MOV-01 a Move reaches as far as its Speed in the open', () => {
    const question = asked(moving);
    const [west, south, east] = span(board.ground(question)!.outlines);
    expect(west).toBeCloseTo(12, 0);
    expect(east).toBeCloseTo(24, 0);
    expect(south).toBeCloseTo(12, 0);
  });

  it('a question that is not drawn on the table has none', () => {
    expect(board.ground(asked([]))).toBeNull();
  });
});

describe('a way that is being drawn', () => {
  it('SB-MOV-01 tells its cost, and why it cannot be gone', () => {
    const question = asked(moving);
    expect(board.way(question, [{ x: 18, y: 14, z: 0 }])).toMatchObject({
      problem: null,
      cost: 4,
      budget: 6,
    });
    expect(board.way(question, [{ x: 18, y: 10, z: 0 }]).problem).toMatchObject({ code: 'move.too-far' });
  });

  it('SB-MOV-12 shows who may force a fight, and whom it attacks', () => {
    const past = board.way(asked(moving, { x: 19.8, y: 21 }), [{ x: 18, y: 23, z: 0 }]);
    expect(past.stops.map(({ kind }) => kind)).toEqual(['forced']);
    const far = board.way(asked(moving, { x: 26, y: 21 }), [{ x: 18, y: 23, z: 0 }]);
    expect(far.stops).toEqual([]);
    const question = asked(moving, { y: 21 });
    const into = board.route(question, { x: 18, y: 21, z: 0 })!;
    expect(board.way(question, into).stops.map(({ kind }) => kind)).toContain('contact');
  });

  it('SB-MOV-03 the route goes round whoever stands in the way', () => {
    const question = asked(moving, { y: 30 }, {});
    const route = board.route(question, { x: 18, y: 22, z: 0 })!;
    expect(board.way(question, route)).toMatchObject({ problem: null });
    expect(route.at(-1)).toMatchObject({ x: 18, y: 22 });
  });
});

describe('what is seen and what might come of it', () => {
  it('SB-SHT-03 sight from here, and from where the way would end', () => {
    const view = asked(moving).view();
    expect(board.sight(view, { figure: 'a' }, 'foe')).toMatchObject({ visible: true, cover: false });
    const nearer = board.sight(view, { figure: 'a', at: { x: 18, y: 21, z: 0 } }, 'foe');
    expect(nearer.distance).toBeLessThan(board.sight(view, { figure: 'a' }, 'foe').distance);
  });

  it('SB-SHT-17 a shot and a blow, with what counts for and against', () => {
    const [shot, blow] = board.prospects!(asked([]), 'foe', null) as readonly [Prospect, Prospect];
    expect(shot.problem).toBeNull();
    expect(shot.chance).toBeGreaterThan(0);
    expect(shot.harm.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(blow.title).toMatch(/^Strike/);
    expect(board.prospects!(asked([]), 'a', null)).toEqual([]);
  });

  it('SB-SHT-02 a shot that cannot be says why', () => {
    const [shot] = board.prospects!(asked([], { y: 33 }), 'foe', null);
    expect(shot!.problem).not.toBeNull();
  });

  it('chances stand only beside answers that are a gamble', () => {
    expect(board.gambles!(asked([]))).toEqual({});
  });
});
