import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { takeOut } from '../rules/damage/at-zero.ts';
import { traceOf } from '../rules/movement/path.ts';
import { inZone } from '../scenario/boards/zone.ts';
import { of, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  begun,
  cluesIn,
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

const ID = 'the-haunted-ruins';
const to = (x: number, y: number, z = 0) => ({ x, y, z });
/** No effect: 10 and 10. */
const CALM = [10, 10];

describe('SB-SCN-06 The Haunted Ruins: set-up', () => {
  it('SB-SCN-06-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
  });

  it('SB-SCN-06-02 the ground, piece by piece; the church is the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      church: ['floor, 8 high-wall, 4 pew', 13, 23, 14, 22, 4],
      'ruin-nw': ['rubble, 2 ruin-wall', 5.4, 10.4, 26, 30.5, 2],
      'ruin-ne': ['rubble, 2 ruin-wall', 25.6, 30.6, 26, 30.5, 2],
      'well-n': ['well', 17.73, 19.47, 25.73, 27.47, 0.75],
      'ruin-n': ['2 ruin-wall', 13, 17, 27.2, 29.9, 2],
      'cart-n': ['wagon', 22.2, 24.6, 25.2, 26.5, 1.25],
      'house-e': ['house', 26.6, 30.8, 19, 22.6, 3.5],
      'thicket-w': ['thicket', 3.6, 6.89, 19.17, 22.71, 2],
      'ruin-se': ['rubble, 2 ruin-wall', 25.6, 30.6, 5.5, 10, 2],
      'ruin-sw': ['rubble, 2 ruin-wall', 5.4, 10.4, 5.5, 10, 2],
      'well-s': ['well', 16.53, 18.27, 8.53, 10.27, 0.75],
      'ruin-s': ['2 ruin-wall', 19, 23, 6.1, 8.8, 2],
      'cart-s': ['wagon', 11.4, 13.8, 9.5, 10.8, 1.25],
      'house-w': ['house', 5.2, 9.4, 13.4, 17, 3.5],
      'thicket-e': ['thicket', 29.11, 32.4, 13.29, 16.83, 2],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed).toHaveLength(13);
    expect(fixed.every(({ group }) => group === 'church')).toBe(true);
  });

  it('SB-SCN-06-02.R1 four doorways, and walls elsewhere', () => {
    const walks = (from: ReturnType<typeof to>, at: ReturnType<typeof to>) => {
      const s = on(ID, { figures: [{ id: 'a', ...from, gear: [] }] });
      return traceOf(looking(s), of(s, 'a'), [at]).stretches.every(({ kind }) => kind === 'walk');
    };
    expect(walks(to(12, 18), to(14.5, 18))).toBe(true);
    expect(walks(to(24, 18), to(21.5, 18))).toBe(true);
    expect(walks(to(16, 23), to(16, 20))).toBe(true);
    expect(walks(to(20, 13), to(20, 16))).toBe(true);
    expect(walks(to(20, 23), to(20, 20))).toBe(false);
    expect(walks(to(16, 13), to(16, 16))).toBe(false);
  });

  it('SB-SCN-06-02.R1 SB-SCN-GEN-30 in the church is whose centre is within its walls', () => {
    const s = begun(ID);
    const floor = documentOf(ID).terrain!.find(({ id }) => id === 'church-floor')!;
    expect(documentOf(ID).zones).toEqual({ church: { shape: floor.shape } });
    expect([inZone(s, 'church', to(13.001, 18)), inZone(s, 'church', to(12.999, 18))]).toEqual([true, false]);
    expect([inZone(s, 'church', to(18, 21.999)), inZone(s, 'church', to(18, 22.001))]).toEqual([true, false]);
  });

  it('SB-SCN-06-03 four red markers in the corners of the church, four black ones in the village', () => {
    const state = laidOut(ID);
    expect(cluesIn(state)).toEqual([
      ['red-nw', 14.3, 20.7, 0],
      ['red-ne', 21.7, 20.7, 0],
      ['red-se', 21.7, 15.3, 0],
      ['red-sw', 14.3, 15.3, 0],
      ['black-nw', 8, 28.6, 0],
      ['black-ne', 28, 28.6, 0],
      ['black-se', 28, 7.4, 0],
      ['black-sw', 8, 7.4, 0],
    ]);
    for (const { id, deck } of state.clues) expect(id.startsWith(deck)).toBe(true);
    expect([state.decks['red']!.length, state.decks['black']!.length]).toEqual([4, 4]);
  });

  it('SB-SCN-06-04 any pair of opposite edges; and no monster yet', () => {
    expect(monstersIn(laidOut(ID))).toEqual([]);
    const { options, edges, strips } = sidesAt(ID, 'west');
    expect([...options].sort()).toEqual(['east', 'north', 'south', 'west']);
    expect(edges).toEqual(['east', 'west']);
    expect(strips).toEqual([[{ rect: [34, 0, 2, 36] }], [{ rect: [0, 0, 2, 36] }]]);
  });
});

describe('SB-SCN-06-05 The Haunted Ruins: red cards', () => {
  it('SB-SCN-06-05 SB-SCN-06-07 ace: the Arcanist follows the finder, and a Ghost comes up', () => {
    const { state, events } = draws(ID, 'red', 'ace-of-diamonds', { dice: [2, ...CALM] });
    expect(of(state, 'a').carries).toEqual(['arcanist']);
    expect(monstersIn(state)).toEqual([['ghost', 22.2, 21.2, 0]]);
    const { x, y } = state.objects[0]!;
    expect(Math.hypot(x - of(state, 'a').x, y - of(state, 'a').y)).toBeCloseTo(0.984, 2);
    expect(events.filter(({ type }) => type === 'checked')).toHaveLength(1);
  });

  it('SB-SCN-06-05 king: a Ghost in a random corner, Terror Check (-1) for every soldier inside', () => {
    const { state, events } = draws(ID, 'red', 'king-of-diamonds', {
      a: { stats: { courage: 2 } },
      dice: [2, 6, 7],
    });
    expect(monstersIn(state)).toEqual([['ghost', 22.2, 21.2, 0]]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', check: 'terror', total: 14 }));
  });

  it('SB-SCN-06-05 SB-SCN-GEN-12 queen: a blessed hand weapon', () => {
    const { state } = draws(ID, 'red', 'queen-of-diamonds');
    expect(of(state, 'a').gear).toMatchObject([{ item: 'hand-weapon' }]);
    expect(JSON.stringify(of(state, 'a').gear)).toContain('blessed');
  });

  it('SB-SCN-06-05 jack: one of the unit, of the player’s choice, regains up to 4', () => {
    const c = { id: 'c', x: 3, y: 3, gear: [], stats: { health: 10 }, health: 3 };
    const heals = (who: string, health: number) =>
      draws(ID, 'red', 'jack-of-diamonds', {
        a: { stats: { health: 10 }, health },
        others: [c],
        answers: [['chooseFigure', who]],
      });
    const { state, asked } = heals('c', 9);
    expect([of(state, 'c').health, of(state, 'a').health]).toEqual([7, 9]);
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['a', 'c'] } }]);
    expect(of(heals('a', 8).state, 'a').health).toBe(10);
  });
});

describe('SB-SCN-06-06 The Haunted Ruins: Ghosts', () => {
  const red = (id: string) => on(ID, { figures: [] }).clues.find((clue) => clue.id === id)!;
  /** a draws one card after the other, by Move and by action; dice for corner and Terror in between. */
  const both = (first: number, second: number, dice: readonly [readonly number[], readonly number[]]) => {
    const clue = red('red-nw');
    const state = on(ID, {
      active: 'a',
      clues: [clue, { ...clue, id: 'red-2' }],
      figures: [
        { id: 'a', x: clue.x, y: clue.y, gear: [], stats: { courage: 9 } },
        { id: 'b', side: 1, x: 34, y: 1 },
      ],
    });
    return play(does('a', 'investigate-for-move:red-nw', 'investigate:red-2'), {
      state,
      dice: [first, ...dice[0], second, ...dice[1]],
    });
  };
  const ghosts = (played: ReturnType<typeof both>) => monstersIn(played.state).length;
  const checks = (played: ReturnType<typeof both>) =>
    played.events.filter(({ type }) => type === 'checked').length;

  it('SB-SCN-06-06 ace before king gives two Ghosts', () => {
    const played = both(1, 1, [
      [2, ...CALM],
      [3, ...CALM],
    ]);
    expect([ghosts(played), checks(played)]).toEqual([2, 2]);
  });

  it('SB-SCN-06-06 SB-SCN-06-06.R2 king before ace gives one, and no second Terror Check', () => {
    const played = both(2, 1, [[2, ...CALM], []]);
    expect([ghosts(played), checks(played)]).toEqual([1, 1]);
    expect(of(played.state, 'a').carries).toEqual(['arcanist']);
  });

  it('SB-SCN-06-06.R2 with arcanist-terror always the ace calls for the checks all the same', () => {
    const clue = red('red-nw');
    const state = on(ID, {
      active: 'a',
      options: { 'arcanist-terror': 'always' },
      figures: [
        { id: 'a', x: clue.x, y: clue.y, gear: [] },
        { id: 'b', side: 1, x: 34, y: 1 },
      ],
    });
    state.deeds.push({ what: 'placed', monster: 'ghost' });
    const { state: after, events } = play(does('a', 'investigate:red-nw'), { state, dice: [1, ...CALM] });
    expect(monstersIn(after)).toEqual([]);
    expect(events.filter(({ type }) => type === 'checked')).toHaveLength(1);
  });

  it('SB-SCN-06-06.R1 the four corners with even chances', () => {
    const corners = [1, 2, 3, 4].map((die) =>
      monstersIn(
        draws(ID, 'red', 'king-of-diamonds', {
          clue: 'red-nw',
          dice: [die, ...CALM],
          a: { x: 14.6, y: 20.4 },
        }).state,
      ).map(([, x, y]) => [x, y]),
    );
    expect(corners).toEqual([[[13.8, 21.2]], [[22.2, 21.2]], [[22.2, 14.8]], [[13.8, 14.8]]]);
  });

  it('SB-SCN-06-06.R1 a Ghost that came uninvited is not one of the church', () => {
    const stray = { id: 'g', side: null, type: 'ghost', x: 18, y: 30, marks: { encounter: 1 } };
    const { state } = draws(ID, 'red', 'ace-of-diamonds', { others: [stray], dice: [2, ...CALM] });
    expect(monstersIn(state)).toHaveLength(2);
  });

  it('SB-SCN-06-06.R2 every soldier of every unit inside, the finder too, and nobody outside', () => {
    const inside = (id: string, side: number, x: number) => ({ id, side, x, y: 16, gear: [] });
    const others: SceneFigure[] = [
      inside('c', 0, 16),
      inside('d', 1, 20),
      { ...inside('e', 0, 12.9), y: 18 },
      { id: 'm', side: null, type: 'revenant', x: 19, y: 20.5 },
    ];
    const { events, asked } = draws(ID, 'red', 'king-of-diamonds', {
      others,
      dice: [3, ...CALM, ...CALM, ...CALM],
      answers: [['chooseFigure', 'c']],
    });
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['a', 'c'] } }]);
    const checked = events.flatMap((event) => (event.type === 'checked' ? [event.figure] : []));
    expect(checked).toEqual(['c', 'a', 'd']);
  });

  it('SB-SCN-06-06.R3 what is found here does not hurt a Ghost; salt does', () => {
    const { kit } = of(on(ID, { figures: [{ id: 'g', side: null, type: 'ghost', x: 18, y: 18 }] }), 'g');
    const [, allergies] = /allergy:([^+]*)/.exec(kit)!;
    expect(allergies!.split('/').sort()).toEqual(['enchanted', 'salt']);
  });
});

describe('SB-SCN-06-07 The Haunted Ruins: the Arcanist', () => {
  const village = (a: Partial<SceneFigure> = {}, b: Partial<SceneFigure> = {}) =>
    on(ID, {
      active: 'a',
      figures: [
        { id: 'a', x: 3, y: 12, gear: [], stats: { speed: 6 }, ...a },
        { id: 'b', side: 1, x: 34, y: 1, gear: [], stats: { speed: 6 }, ...b },
        { id: 'c', x: 20, y: 34, gear: [] },
      ],
    });

  it('SB-SCN-06-07 SB-SCN-GEN-22 he costs no Speed, and leaves the table with his leader', () => {
    const { state } = play(does('a', 'move'), {
      state: village({ x: 6, carries: ['arcanist'] }),
      answers: [
        ['move', [to(0.492, 12)]],
        ['leave', 'leave'],
      ],
    });
    expect(earned(ID, state.deeds)).toEqual({ arcanist: 2 });
    expect(state.objects).toEqual([]);
  });

  it('SB-SCN-06-07 his leader killed, he waits, and an enemy who touches him leads him', () => {
    const fallen = play(
      stepping((cx) => takeOut(cx, of(cx.s, 'a'), 'removed', 'SB-GEN-16')),
      { state: village({ carries: ['arcanist'] }, { x: 3, y: 7 }) },
    ).state;
    const { x, y } = fallen.objects[0]!;
    expect(Math.hypot(x - 3, y - 12)).toBeLessThan(1);
    const state = { ...fallen, activation: { ...fallen.activation!, figure: 'b', over: false } };
    const { state: after } = play(does('b', 'move'), { state, answers: [['move', [to(x, y - 0.984)]]] });
    expect(of(after, 'b').carries).toEqual(['arcanist']);
  });
});

describe('SB-SCN-06-08 The Haunted Ruins: black cards', () => {
  it('SB-SCN-06-08 SB-SCN-GEN-12 ace: a blessed hand weapon; king: a salt bag', () => {
    const gear = (card: string) => of(draws(ID, 'black', card).state, 'a').gear;
    expect(gear('ace-of-spades')).toMatchObject([{ item: 'hand-weapon' }]);
    expect(JSON.stringify(gear('ace-of-spades'))).toContain('blessed');
    expect(gear('king-of-spades')).toMatchObject([{ item: 'salt-bag' }]);
  });

  it('SB-SCN-06-08 queen: a Power Die, and a Revenant at a random edge', () => {
    const { state } = draws(ID, 'black', 'queen-of-spades', { dice: [1] });
    expect(state.pools[0]).toEqual({ power: 1, skill: 0, monster: 0 });
    expect(monstersIn(state)).toEqual([['revenant', 18, 35.508, 0]]);
  });

  it('SB-SCN-06-08 jack: a Skill Die, and a Revenant at a random edge', () => {
    const { state } = draws(ID, 'black', 'jack-of-spades', { dice: [4] });
    expect(state.pools[0]).toEqual({ power: 0, skill: 1, monster: 0 });
    expect(monstersIn(state)).toEqual([['revenant', 0.492, 18, 0]]);
  });

  it('SB-SCN-06-03 SB-SCN-GEN-07 a black marker draws no red card', () => {
    const { state } = draws(ID, 'black', 'king-of-spades');
    expect([state.decks['red']!.length, state.decks['black']!.length]).toEqual([4, 3]);
  });
});

describe('SB-SCN-06-09 The Haunted Ruins: rewards', () => {
  it('SB-SCN-06-09.R1 a Ghost, any Ghost: 2, once', () => {
    expect(earned(ID, DEEDS.kill('ghost'))).toEqual({ ghost: 2 });
    expect(earned(ID, DEEDS.kill('ghost', 2))).toEqual({ ghost: 2 });
    expect(earned(ID, DEEDS.stray('ghost'))).toEqual({ ghost: 2 });
    expect(earned(ID, DEEDS.kill('revenant'))).toEqual({});
  });

  it('SB-SCN-06-09 three markers, red or black: 2', () => {
    expect(earned(ID, DEEDS.clue(2, 'red'))).toEqual({});
    expect(earned(ID, [...DEEDS.clue(2, 'red'), ...DEEDS.clue(1, 'black')])).toEqual({ clues: 2 });
    expect(earned(ID, DEEDS.clue(3, 'black'))).toEqual({ clues: 2 });
  });

  it('SB-SCN-06-09 three casualties: 2; the Arcanist: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
    expect(earned(ID, DEEDS.secured('arcanist', 1), { seat: 1 })).toEqual({ arcanist: 2 });
  });
});
