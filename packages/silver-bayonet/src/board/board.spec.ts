import { type Asked, begin, type Match, type Prospect, prepare } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { looking } from '../hooks.ts';
import { ready } from '../muster/ready.ts';
import { activateMember } from '../rules/activation/activation.ts';
import silverBayonet from '../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { together } from '../words/together.ts';
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
      expect(silverBayonet.questions.deploy.check(pending.question, spot, looking(state))).toBeNull();
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

/** A wall that nobody climbs, from the south edge up to y = 30, between x = 20 and 21. */
const WALL = {
  terrain: [{ id: 'wall', type: 'high-wall', climbable: false, shape: { rect: [20, 0, 1, 30] } }],
} as unknown as Partial<SceneDraft>;

describe('a way to what is behind a wall', () => {
  it('SB-MOV-01 goes round it as far as the Move goes, not up to it', () => {
    const question = asked(moving, { y: 33 }, WALL);
    const route = board.route(question, { x: 24, y: 24, z: 0 })!;
    expect(board.way(question, route)).toMatchObject({ problem: null });
    expect(route.at(-1)!.y).toBeGreaterThan(23);
    expect(board.way(question, route).cost).toBeGreaterThan(5.5);
  });

  it('SB-MOV-01 goes as near as can be where there is no way round', () => {
    const closed = {
      terrain: [{ id: 'wall', type: 'high-wall', climbable: false, shape: { rect: [20, 0, 1, 36] } }],
    } as unknown as Partial<SceneDraft>;
    const route = board.route(asked(moving, { y: 33 }, closed), { x: 24, y: 18, z: 0 })!;
    expect(route.at(-1)!.x).toBeGreaterThan(19);
    expect(route.at(-1)!.y).toBeCloseTo(18, 0);
  });
});

describe('zones of danger', () => {
  it('SB-MOV-12 lie round those who may force a fight, wide enough for both bases', () => {
    const { threats } = board.ground(asked(moving))!;
    expect(threats).toHaveLength(1);
    expect(threats![0]).toMatchObject({ figure: 'foe', x: 18, y: 24, rule: 'SB-MOV-12' });
    expect(threats![0]!.radius).toBeCloseTo(1 + 2 * 0.492);
  });

  it('SB-MOV-14 not round who is too tired for it, nor who is farther off than the Move goes', () => {
    expect(board.ground(asked(moving, { fatigue: 2 }))!.threats).toEqual([]);
    expect(board.ground(asked(moving, { y: 25.9 }))!.threats).toHaveLength(1);
    expect(board.ground(asked(moving, { y: 26.1 }))!.threats).toEqual([]);
  });
});

describe('the ways that were gone', () => {
  const told = (x: number, y: number, how = 'move', figure = 'a') =>
    ({ type: 'moved', rule: 'SB-MOV-01', figure, how, x, y, z: 0, cost: 1 }) as never;
  const at = (x: number, y: number) => ({ x, y, z: 0 });
  const view = () => asked(moving, { x: 24, y: 18 }, WALL).view();

  it('SB-MOV-01 are those that were drawn, up to where they were stopped', () => {
    const drawn = { figure: 'a', points: [at(18, 18), at(16, 20), at(16, 23)] };
    expect(board.walks(view(), [told(16, 22)], drawn)).toEqual([
      { figure: 'a', points: [at(18, 18), at(16, 20), at(16, 22)] },
    ]);
  });

  it('SB-MOV-01 go round the wall where nobody drew them, and go on where the first ended', () => {
    const walks = board.walks(view(), [told(19, 29), told(24, 24)], null);
    expect(walks.map(({ points }) => points.length > 2)).toEqual([false, true]);
    expect(walks[1]!.points[0]).toEqual(at(19, 29));
    for (const { x, y } of walks[1]!.points.slice(1, -1)) expect([x > 19, y > 30]).toEqual([true, true]);
  });

  it('SB-MEL-09 are straight for who is pushed, and none for who is put somewhere', () => {
    const walks = board.walks(view(), [told(18, 17, 'back-off'), told(30, 30, 'placed')], null);
    expect(walks.map(({ points }) => points)).toEqual([[at(18, 18), at(18, 17)], [at(30, 30)]]);
  });

  it('nothing that was told of else is a way', () => {
    expect(
      board.walks(view(), [{ type: 'activated', rule: 'SB-TURN-07', figure: 'a' } as never], null),
    ).toEqual([]);
  });
});

describe('what is seen and what might come of it', () => {
  it('SB-SHT-03 the ground that is seen, as a man on it would be', () => {
    const view = asked(moving, { x: 24, y: 18 }, WALL).view();
    const { at, whom } = board.glimpse(view, { figure: 'a' });
    expect(whom).toBe('a man on foot');
    expect(at({ x: 12, y: 18, z: 0 })).toBe('clear');
    expect(at({ x: 24, y: 18, z: 0 })).toBe('hidden');
    const beyond = board.glimpse(view, { figure: 'a', at: { x: 24, y: 33, z: 0 } });
    expect(beyond.at({ x: 24, y: 18, z: 0 })).not.toBe('hidden');
  });

  it('SB-SHT-03 the ground tells of a place what a figure there would', () => {
    const view = asked(moving, { x: 24, y: 31 }, WALL).view();
    const { visible, cover } = board.sight(view, { figure: 'a' }, 'foe');
    const seen = board.glimpse(view, { figure: 'a' }).at({ x: 24, y: 31, z: 0 });
    expect(seen).toBe(visible ? (cover ? 'cover' : 'clear') : 'hidden');
  });

  it('SB-SHT-03 sight from here, and from where the way would end', () => {
    const view = asked(moving).view();
    expect(board.sight(view, { figure: 'a' }, 'foe')).toMatchObject({ visible: true, cover: false });
    const nearer = board.sight(view, { figure: 'a', at: { x: 18, y: 21, z: 0 } }, 'foe');
    expect(nearer.distance).toBeLessThan(board.sight(view, { figure: 'a' }, 'foe').distance);
  });

  it('SB-SHT-03 who would be seen where he might go, and who is not seen where he stands', () => {
    const view = asked(moving, { x: 24, y: 18 }, WALL).view();
    const back = (at?: Spot) => board.sight(view, { figure: 'foe' }, 'a', at).visible;
    expect([back(), back({ x: 24, y: 33, z: 0 })]).toEqual([false, true]);
  });

  it('SB-SHT-17 a shot and a blow, with what counts for and against', () => {
    const [shot, blow] = board.prospects!(asked([]), 'foe', null) as readonly [Prospect, Prospect];
    expect(shot.problem).toBeNull();
    expect(shot.chance).toBeGreaterThan(0);
    expect(shot.harm.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(blow.title).toMatch(/^Once in contact, strike/);
    const foe = asked([])
      .view()
      .figures.find(({ id }) => id === 'foe')!;
    const beside = { x: foe.x - 2 * foe.radius, y: foe.y, z: foe.z };
    expect(board.prospects!(asked([]), 'foe', beside)[1]!.title).toMatch(/^Strike/);
    expect(board.prospects!(asked([]), 'a', null)).toEqual([]);
  });

  it('SB-SHT-14 a dive shows how far it goes, and too far is called too far whatever lies between', () => {
    const view = asked([]).view();
    const dive = { kind: 'dive', seat: 0, question: { figure: 'a', shooter: 'foe' }, view: () => view };
    const shown = board.ground!(dive as Asked<SilverBayonet>)!;
    expect(shown).toMatchObject({ figure: 'a', within: { x: 18, y: 18, most: 2 } });
    const [west, south, east, north] = span(shown.outlines);
    expect([west, south, east, north].map((edge) => Math.round(edge! * 2) / 2)).toEqual([16, 16, 20, 20]);
    const far = silverBayonet.questions.dive.check(
      { figure: 'a', shooter: 'foe' },
      { x: 33, y: 18, z: 9 },
      looking(view),
    );
    expect(far?.code).toBe('dive.too-far');
  });

  it('SB-OPS-22 what is put within a distance has a circle for its ground, and the distance is that of the rule', () => {
    const view = asked([]).view();
    const { radius } = view.figures[0]!;
    const of = { is: 'marker', body: { x: 18, y: 18, z: 0, radius: 0.5, height: 0 } };
    const question = { figure: 'a', room: { within: 6, of } };
    const shown = board.ground!({ kind: 'placeFigure', seat: 0, question, view: () => view } as never)!;
    expect(shown.within).toMatchObject({ x: 18, y: 18, most: 6, bases: 0.5 + radius });
    const [outline] = shown.outlines;
    for (let i = 0; i < outline!.length; i += 2)
      expect(Math.hypot(outline![i]! - 18, outline![i + 1]! - 18)).toBeCloseTo(6.5 + radius, 3);
    const room = { within: 6, of: { ...of, body: { ...of.body, x: 2 } } };
    const cut = board.ground!({
      kind: 'placeFigure',
      seat: 0,
      question: { figure: 'a', room },
      view: () => view,
    } as never)!;
    expect(span(cut.outlines)[0]).toBeCloseTo(radius, 3);
  });

  it('SB-GEN-16, SB-TER-06, SB-MOV-10 the fallen, those led away and those who left are not told alike', () => {
    const view = asked([]).view();
    const how = (['removed', 'collapsed', 'left', 'standing', 'down'] as const).map((standing) => {
      const figures = view.figures.map((one) => ({ ...one, standing }));
      return board.scene({ ...view, figures }).figures[0]!.gone;
    });
    expect(how).toEqual(['fallen', 'led away', 'left the table', undefined, undefined]);
  });

  it('SB-SHT-17 the number that a shot needs is the one that its Check is told to need', () => {
    const [shot] = board.prospects!(asked([]), 'foe', null) as readonly [Prospect];
    const counted = shot.reasons.reduce((sum, { value }) => sum + value, 0);
    const { defence } = asked([]).view().figures[1]!.stats;
    expect(shot.needed + counted).toBe(defence);
    expect(shot.needs).toMatch(counted === 0 ? /^needs/ : new RegExp(`^needs ${defence}: ${shot.needed} on`));
  });

  it('SB-CHK-04 what is called the same is told once, and what comes to nothing not at all', () => {
    const name = (by: string) => by.split('/')[0]!;
    const one = (by: string, value: number) => ({ by, rule: 'SB-CHK-04', value });
    const told = (...list: readonly ReturnType<typeof one>[]) =>
      together(list, name).map(({ value }) => value);
    expect(told(one('melee', 1), one('melee/x', -1))).toEqual([]);
    expect(told(one('melee', 1), one('rain', -2), one('melee/x', 1))).toEqual([2, -2]);
  });

  it('SB-SHT-02 a shot that cannot be says why', () => {
    const [shot] = board.prospects!(asked([], { y: 33 }), 'foe', null);
    expect(shot!.problem).not.toBeNull();
  });

  it('SB-SHT-01 beside a shot stands its only target; beside answers that are no gamble, nothing', () => {
    expect(board.gambles!(asked([]))['shoot:pistol']).toMatch(/^at Infantryman \(Player 2\): hits \d+ %/);
    // Nobody is in range.
    expect(board.gambles!(asked([], { y: 33 }))).toEqual({});
  });
});
