import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { startActivation } from '../rules/activation/activation.ts';
import { speedOf } from '../rules/movement/speed.ts';
import silverBayonet from '../ruleset.ts';
import { of, type SceneFigure, stepping } from '../scene.spec-support.ts';
import type { FatePool, SilverBayonetState } from '../state.ts';
import {
  added,
  askedOfRider,
  begun,
  cluesIn,
  countAs,
  DEEDS,
  documentOf,
  does,
  draws,
  earned,
  laidOut,
  layout,
  monstersIn,
  on,
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'infested-monastery';
const spot = (x: number, y: number, z = 0) => ({ x, y, z });

describe('SB-SCN-09 Infested Monastery: set-up', () => {
  it('SB-SCN-09-01 a table of 36" x 36" for two', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([refused(ID, 1), refused(ID, 2), refused(ID, 3)]).toEqual([
      ['setup.players'],
      [],
      ['setup.players'],
    ]);
  });

  it('SB-SCN-09-02 the ground, piece by piece; the towers are the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      'tower-w': ['floor, 6 high-wall, platform', 6.5, 11.5, 15.5, 20.5, 3],
      'tower-c': ['floor, 6 high-wall, platform', 15.5, 20.5, 15.5, 20.5, 3],
      'tower-e': ['floor, 6 high-wall, platform', 24.5, 29.5, 15.5, 20.5, 3],
      'ruin-nw': ['2 ruin-wall', 5.5, 10.5, 24.2, 27.4, 2],
      'rubble-nw': ['rubble', 11.79, 15.08, 23.24, 25.49, 0.5],
      'cloister-n': ['3 ruin-wall', 15.5, 20.5, 26.4, 29, 2],
      'rubble-ne': ['rubble', 21.09, 24.47, 23.3, 25.51, 0.5],
      'ruin-ne': ['2 ruin-wall', 25.5, 30.5, 24.2, 27.4, 2],
      'scrub-nw': ['undergrowth', 2.61, 6.65, 29.63, 32.39, 0.5],
      'scrub-ne': ['undergrowth', 29.57, 33.21, 29.76, 32.36, 0.5],
      'ruin-sw': ['2 ruin-wall', 5.5, 10.5, 8.6, 11.8, 2],
      'rubble-sw': ['rubble', 11.79, 15.08, 10.51, 12.76, 0.5],
      'cloister-s': ['3 ruin-wall', 15.5, 20.5, 7, 9.6, 2],
      'rubble-se': ['rubble', 21.09, 24.47, 10.49, 12.7, 0.5],
      'ruin-se': ['2 ruin-wall', 25.5, 30.5, 8.6, 11.8, 2],
      'scrub-sw': ['undergrowth', 2.61, 6.65, 3.61, 6.37, 0.5],
      'scrub-se': ['undergrowth', 29.57, 33.21, 3.64, 6.24, 0.5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect([...new Set(fixed.map(({ group }) => group))]).toEqual(['tower-w', 'tower-c', 'tower-e']);
  });

  it('SB-SCN-09-03 a marker at the bottom and at the top of each tower; five Bandits', () => {
    const state = laidOut(ID);
    expect(cluesIn(state)).toEqual([
      ['clue-w-bottom', 9, 18, 0],
      ['clue-w-top', 9, 18, 3],
      ['clue-c-bottom', 18, 18, 0],
      ['clue-c-top', 18, 18, 3],
      ['clue-e-bottom', 27, 18, 0],
      ['clue-e-top', 27, 18, 3],
    ]);
    expect(monstersIn(state)).toEqual([
      ['bandit', 9.886, 18, 3],
      ['bandit', 18.886, 18, 3],
      ['bandit', 27.886, 18, 3],
      ['bandit', 13.5, 18, 0],
      ['bandit', 22.5, 18, 0],
    ]);
  });

  it('SB-SCN-09-04 north and south only; horses are welcome', () => {
    const { options, edges, strips } = sidesAt(ID, 'north');
    expect([...options].sort()).toEqual(['north', 'south']);
    expect(edges).toEqual(['south', 'north']);
    expect(strips).toEqual([[{ rect: [0, 0, 36, 2] }], [{ rect: [0, 34, 36, 2] }]]);
    expect(askedOfRider(ID)).toBe('rideOut');
  });
});

describe('SB-SCN-09-02 Infested Monastery: the towers', () => {
  const tower = (a: Partial<SceneFigure>) =>
    on(ID, {
      active: 'a',
      clues: [],
      figures: [
        { id: 'a', x: 9, y: 18, gear: [], ...a },
        { id: 'b', side: 1, x: 1, y: 1 },
      ],
    });
  const goes = (a: Partial<SceneFigure>, ...path: readonly object[]) =>
    playToQuestion(does('a', 'move'), { state: tower(a) }).refusal(path)?.code ?? null;
  const UP = { ...spot(7.6, 18, 3), by: { link: 'tower-w-stair' } };

  it('SB-SCN-09-02.R1 doorways of 1.5" in the middle of the north and south walls, none west and east', () => {
    expect(goes({ y: 13 }, spot(9, 18))).toBeNull();
    expect(goes({ y: 23 }, spot(9, 18))).toBeNull();
    expect(goes({ x: 5, y: 18 }, spot(9, 18))).toBe('move.level');
    const walls = documentOf(ID).terrain!.filter(({ id }) => id.startsWith('tower-c-wall-s'));
    expect(walls.map(({ shape }) => ('rect' in shape ? shape.rect : []))).toEqual([
      [15.5, 15.5, 1.75, 0.5],
      [18.75, 15.5, 1.75, 0.5],
    ]);
  });

  it('SB-SCN-09-02.R1 the inner stair, 1.4" west of the middle, takes 4.5" of movement', () => {
    expect(goes({ stats: { speed: 6 } }, spot(7.6, 18), UP)).toBeNull();
    const move = play(does('a', 'move'), {
      state: tower({ stats: { speed: 6 } }),
      answers: [['move', [spot(7.6, 18), UP]]],
    });
    expect(of(move.state, 'a')).toMatchObject({ x: 7.6, y: 18, z: 3 });
    expect(move.state.activation!.distance).toBeCloseTo(1.4 + 4.5, 2);
    expect(goes({ stats: { speed: 6 } }, spot(7.6, 18), UP, spot(8, 18, 3))).toBe('move.too-far');
    for (const { id, a, b, cost } of documentOf(ID).links! as readonly {
      id: string;
      a: object;
      b: object;
      cost: number;
    }[]) {
      const x = { 'tower-w-stair': 7.6, 'tower-c-stair': 16.6, 'tower-e-stair': 25.6 }[id];
      expect([a, b, cost]).toEqual([{ at: [x, 18], level: 0 }, { at: [x, 18], level: 3 }, 4.5]);
    }
  });

  it('SB-SCN-09-02.R1 the wall outside is 3" to climb, 6" of movement', () => {
    const foot = { x: 6.5 - 0.492, y: 18 };
    const top = spot(6.5 + 0.5, 18, 3);
    expect(goes({ ...foot, stats: { speed: 7 } }, top)).toBeNull();
    expect(goes({ ...foot, stats: { speed: 6.9 } }, top)).toBe('move.too-far');
  });

  it('SB-SCN-09-02.R1 SB-MOV-19 whoever drops off the top is not hurt', () => {
    const { state } = play(does('a', 'move'), {
      state: tower({ x: 7, y: 18, z: 3 }),
      answers: [['move', [{ ...spot(5.9, 18), by: 'jump' }]]],
    });
    expect(of(state, 'a')).toMatchObject({ z: 0, health: of(state, 'a').stats.health });
  });
});

describe('SB-SCN-09-05 Infested Monastery: gusts of wind', () => {
  const POOL = { power: 0, skill: 0, monster: 0 };
  const field = (a: Partial<SceneFigure> = {}, pools: readonly FatePool[] = [POOL, POOL]) =>
    on(ID, {
      phase: 'initiative',
      pools,
      figures: [
        { id: 'a', x: 6, y: 1, gear: [], stats: { speed: 6, accuracy: 2 }, ...a },
        { id: 'b', side: 1, x: 29, y: 35, gear: [] },
      ],
    });
  const turn = (dice: readonly number[], a: Partial<SceneFigure> = {}) =>
    play(silverBayonet, { state: field(a), dice }).state;
  const GUSTY = [1, 9, 4, 3];
  const shots = (s: SilverBayonetState) => added(s, 'shooting');
  const begins = stepping((cx) => {
    startActivation(cx, of(cx.s, 'a'));
  });
  /** Speed after the figure's activation has begun with these dice. */
  const speed = (s: SilverBayonetState, dice: readonly number[]) => {
    const { state } = play(begins, { state: s, dice });
    return speedOf(looking(state), of(state, 'a'));
  };

  it('SB-SCN-09-05 a 1 on any die of anybody’s Check is a gust; 1 + 9 is one, 2 + 2 is none', () => {
    expect(shots(turn([1, 9, 4, 3]))).toBe(0);
    expect(shots(turn([9, 1, 4, 3]))).toBe(0);
    expect(shots(turn([4, 3, 5, 1]))).toBe(0);
    expect(shots(turn([2, 2, 4, 3]))).toBe(2);
  });

  it('SB-SCN-09-05.R1 every roll of a tie counts, and one gust a turn is enough', () => {
    expect(shots(turn([5, 5, 6, 4, 1, 8, 3, 4]))).toBe(0);
    expect(shots(turn([1, 9, 6, 4, 5, 8, 3, 4]))).toBe(0);
    expect(shots(turn([1, 8, 3, 1]))).toBe(0);
  });

  it('SB-SCN-09-05.R1 what counts is what stands after Fate Dice', () => {
    const pools = [{ ...POOL, power: 1 }, POOL];
    const calmed = play(silverBayonet, {
      state: field({}, pools),
      dice: [1, 9, 4, 3, 2],
      answers: [['initiative', 'power']],
    });
    expect(shots(calmed.state)).toBe(2);
    const kept = play(silverBayonet, {
      state: field({}, pools),
      dice: [1, 9, 4, 3],
      answers: [['initiative', 'keep']],
    });
    expect(kept.state.story.variables).toEqual({ gust: 1 });
  });

  it('SB-SCN-09-05 Speed 6, P 4 S 3 = 13 fails and moves 3"; P 4 S 4 = 14 passes', () => {
    expect(speed(turn(GUSTY), [4, 3])).toBe(3);
    expect(speed(turn(GUSTY), [4, 4])).toBe(6);
    expect(speed(turn([2, 9, 4, 3]), [])).toBe(6);
  });

  it('SB-SCN-09-05.R1 a rider checks with Speed 8; nobody’s Speed falls below 1', () => {
    const rider = { type: 'light-cavalryman', mounted: true };
    expect(speed(turn(GUSTY, rider), [3, 3])).toBe(8);
    expect(speed(turn(GUSTY, rider), [3, 2])).toBe(5);
    expect(speed(turn(GUSTY, { stats: { speed: 3 } }), [1, 2])).toBe(1);
  });

  it('SB-SCN-09-05 Bandits, Possessed and Steady Legs need not roll; other monsters do', () => {
    expect(speed(turn(GUSTY, { attributes: ['steady-legs'] }), [])).toBe(6);
    const monster = (type: string) => {
      const state = turn(GUSTY);
      const beast = on(ID, { figures: [{ id: 'a', side: null, type, x: 12, y: 6 }] }).figures[0]!;
      return { ...state, figures: [beast, state.figures[1]!] };
    };
    expect(speed(monster('bandit'), [])).toBe(6);
    expect(speed(monster('possessed'), [])).toBe(6);
    expect(speed(monster('dark-wolf'), [3, 2])).toBe(5);
  });

  it('SB-SCN-09-05 it is over with the turn', () => {
    const blown = play(begins, { state: turn(GUSTY), dice: [4, 3] }).state;
    const over = { ...blown, phase: 'end' as const, activation: null };
    const { state } = play(silverBayonet, { state: over });
    expect([shots(state), speedOf(looking(state), of(state, 'a'))]).toEqual([2, 6]);
    expect(speed(state, [])).toBe(6);
  });
});

describe('SB-SCN-09-06 Infested Monastery: cards', () => {
  it.each([
    [1, 18, 35.508],
    [2, 35.508, 18],
    [3, 18, 0.492],
    [4, 0.492, 18],
  ])('SB-SCN-09-06 SB-SCN-GEN-15 ace: a Possessed at the middle of a random edge, die %i', (die, x, y) => {
    const { state } = draws(ID, 'main', 'ace-of-spades', { dice: [die] });
    expect(monstersIn(state)).toEqual([['possessed', x, y, 0]]);
  });

  it.each([
    ['king-of-spades', 'book-of-true-names'],
    ['queen-of-spades', 'exorcists-tools'],
  ])('SB-SCN-09-06 SB-SCN-GEN-20 %s: the finder carries it, and loses no Speed', (card, object) => {
    const { state } = draws(ID, 'main', card, { clue: 'clue-c-top' });
    expect(of(state, 'a').carries).toEqual([object]);
    expect(speedOf(looking(state), of(state, 'a'))).toBe(of(state, 'a').stats.speed);
  });

  it('SB-SCN-09-06 SB-SCN-GEN-20 what a fallen bearer leaves is taken at the end of a Move, by anybody', () => {
    const lying = (enemy: number) =>
      on(ID, {
        active: 'a',
        clues: [],
        objects: [{ id: 'exorcists-tools', x: 10, y: 3, z: 0, stuck: false }],
        figures: [
          { id: 'a', x: 6, y: 3, gear: [] },
          { id: 'b', side: 1, x: enemy, y: 3 },
        ],
      });
    const answers = [
      ['move', [spot(9.2, 3)]],
      ['takeUp', 'take'],
    ] as const;
    for (const enemy of [30, 11.2]) {
      const { state } = play(does('a', 'move'), { state: lying(enemy), answers });
      expect(of(state, 'a').carries).toEqual(['exorcists-tools']);
    }
  });

  it('SB-SCN-09-06 jack: the finder’s blows are blessed', () => {
    expect(countAs(draws(ID, 'main', 'jack-of-spades').state)).toEqual({ melee: ['blessed'], shooting: [] });
  });

  it.each([
    ['ten-of-spades', { power: 0, skill: 0, monster: 1 }],
    ['nine-of-spades', { power: 1, skill: 0, monster: 0 }],
    ['eight-of-spades', { power: 0, skill: 1, monster: 0 }],
  ])('SB-SCN-09-06 %s: a die for the finder’s player', (card, pool) => {
    expect(draws(ID, 'main', card).state.pools[0]).toEqual(pool);
  });

  it('SB-SCN-09-06 SB-SCN-GEN-07.R1 seven cards for six markers', () => {
    const state = begun(ID);
    expect([state.decks.main!.length, state.clues.length]).toEqual([7, 6]);
  });
});

describe('SB-SCN-09-07 Infested Monastery: rewards', () => {
  it('SB-SCN-09-07 two markers: 2', () => {
    expect([1, 2].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 2 }]);
  });

  it('SB-SCN-09-07 SB-SCN-GEN-34 the Possessed of the scenario: 1', () => {
    expect(earned(ID, DEEDS.kill('possessed'))).toEqual({ possessed: 1 });
    expect(earned(ID, DEEDS.stray('possessed'))).toEqual({});
    expect(earned(ID, DEEDS.kill('bandit', 5))).toEqual({});
  });

  it('SB-SCN-09-07 SB-SCN-GEN-33 three casualties: 2', () => {
    expect([2, 3].map((n) => earned(ID, [], { casualties: n }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-09-07 book and tools: 2 each, for whoever secured them', () => {
    const both = [...DEEDS.secured('book-of-true-names'), ...DEEDS.secured('exorcists-tools', 1)];
    expect(earned(ID, both)).toEqual({ book: 2 });
    expect(earned(ID, both, { seat: 1 })).toEqual({ tools: 2 });
  });
});
