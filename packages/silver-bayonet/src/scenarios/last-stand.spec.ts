import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { openActions } from '../rules/activation/actions.ts';
import { harm } from '../rules/damage/harm.ts';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { traceOf } from '../rules/movement/path.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  begun,
  cluesIn,
  DEEDS,
  documentOf,
  does,
  earned,
  laidOut,
  layout,
  monstersIn,
  on,
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'last-stand';
const FOE: SceneFigure = { id: 'b', side: 1, x: 34, y: 1, gear: [] };

/** a beside Bandit g, one of the gang unless it is said otherwise. */
function farm(g: Partial<SceneFigure> = {}, rest: Partial<SceneDraft> = {}, gang = ['g']) {
  const state = on(ID, {
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 18, y: 18, gear: [], stats: { melee: 9, accuracy: 9 }, health: 30 },
      FOE,
      { id: 'g', side: null, type: 'bandit', x: 18.984, y: 18, health: 1, ...g },
    ],
  });
  for (const id of gang) state.story.groups[id] = 'gang';
  return state;
}

const strikes = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'g')));
const RED = 1;
const BLACK = 2;

describe('SB-SCN-07 Last Stand: set-up', () => {
  it('SB-SCN-07-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
  });

  it('SB-SCN-07-02 the ground, piece by piece; the farm is the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      farm: ['2 house, 4 low-wall', 9.5, 26.5, 9.5, 26.5, 3.5],
      'wood-ne': ['3 tree, wood', 26.12, 32.66, 26.7, 32.42, 5],
      'rocks-n': ['rock', 17.57, 20.82, 28.01, 30.29, 1.5],
      'wagon-n': ['wagon', 23.2, 25.8, 27.6, 28.9, 1.25],
      'undergrowth-nw': ['undergrowth', 3.42, 7.71, 27.69, 31.47, 0.5],
      'thicket-w': ['thicket', 4.46, 8.01, 16.43, 20.85, 2],
      'rocks-ne': ['rock', 29.02, 31.78, 21.46, 23.74, 1.5],
      'tree-n': ['tree', 14.02, 15.18, 29.42, 30.58, 5],
      'wood-sw': ['3 tree, wood', 3.34, 9.88, 3.58, 9.3, 5],
      'rocks-s': ['rock', 15.18, 18.43, 5.71, 7.99, 1.5],
      'wagon-s': ['wagon', 10.2, 12.8, 7.1, 8.4, 1.25],
      'undergrowth-se': ['undergrowth', 28.29, 32.58, 4.53, 8.31, 0.5],
      'thicket-e': ['thicket', 27.99, 31.54, 15.15, 19.57, 2],
      'rocks-sw': ['rock', 4.22, 6.98, 12.26, 14.54, 1.5],
      'tree-s': ['tree', 20.82, 21.98, 5.42, 6.58, 5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed).toHaveLength(6);
    expect(fixed.every(({ group }) => group === 'farm')).toBe(true);
  });

  it('SB-SCN-07-02.R1 a whole enclosure without a gate: whoever comes in climbs', () => {
    const ways: readonly (readonly [number, number, number, number])[] = [
      [18, 27, 18, 23],
      [18, 9, 18, 13],
      [27, 18, 23, 18],
      [9, 18, 13, 18],
      [24.9, 26.5, 23.5, 23.5],
      [11.1, 9.5, 12.5, 12.5],
    ];
    for (const [x, y, toX, toY] of ways) {
      const s = on(ID, { figures: [{ id: 'a', x, y, gear: [] }] });
      const { refused: no, stretches } = traceOf(looking(s), of(s, 'a'), [{ x: toX, y: toY, z: 0 }]);
      expect(no !== null || stretches.some(({ kind }) => kind === 'climb')).toBe(true);
    }
  });

  it('SB-SCN-07-03 eight Bandits 6" apart along the walls, two to a side, and no markers', () => {
    const state = laidOut(ID);
    expect(monstersIn(state).map(([type, x, y]) => [type, x, y])).toEqual(
      [
        [15, 24],
        [21, 24],
        [24, 21],
        [24, 15],
        [21, 12],
        [15, 12],
        [12, 15],
        [12, 21],
      ].map(([x, y]) => ['bandit', x, y]),
    );
    expect(Object.values(state.story.groups)).toEqual(Array.from({ length: 8 }, () => 'gang'));
    expect(cluesIn(state)).toEqual([]);
  });

  it('SB-SCN-07-04 any pair of opposite edges', () => {
    const { options, edges, strips } = sidesAt(ID, 'north');
    expect([...options].sort()).toEqual(['east', 'north', 'south', 'west']);
    expect(edges).toEqual(['south', 'north']);
    expect(strips).toEqual([[{ rect: [0, 0, 36, 2] }], [{ rect: [0, 34, 36, 2] }]]);
  });
});

describe('SB-SCN-07-05 Last Stand: who is the Changeling', () => {
  it('SB-SCN-07-05 one red card, seven black', () => {
    const { suspects } = begun(ID).decks;
    expect(suspects!.filter((card) => card === 'red')).toHaveLength(1);
    expect(suspects).toHaveLength(8);
  });

  it('SB-SCN-07-05 black: he is taken away, and the deck is one card thinner', () => {
    const { state } = play(strikes, { state: farm(), dice: [8, 9, BLACK] });
    expect(of(state, 'g').standing).toBe('removed');
    expect(monstersIn(state)).toEqual([]);
    expect(state.decks['suspects']).toHaveLength(7);
  });

  it('SB-SCN-07-05 red: a Changeling at full Health in his place, and the deck is gone', () => {
    const { state } = play(strikes, { state: farm(), dice: [8, 9, RED] });
    expect(monstersIn(state)).toEqual([['changeling', 18.984, 18, 0]]);
    const found = of(state, 'changeling-1');
    expect([found.health, found.fatigue]).toEqual([found.stats.health, 0]);
    expect(state.decks['suspects']).toEqual([]);
  });

  it('SB-SCN-07-05 after that Bandits are simply removed', () => {
    const { state } = play(strikes, { state: farm({}, { decks: { suspects: [] } }), dice: [8, 9] });
    expect(of(state, 'g').standing).toBe('removed');
    expect(monstersIn(state)).toEqual([]);
  });

  it('SB-SCN-07-05.R1 a Bandit who came uninvited draws nothing', () => {
    const { state } = play(strikes, { state: farm({}, {}, []), dice: [8, 9] });
    expect(of(state, 'g').standing).toBe('removed');
    expect(state.decks['suspects']).toHaveLength(8);
  });

  it('SB-SCN-07-05.R1 whatever brought him to 0', () => {
    const hurt = stepping((cx) => harm(cx, of(cx.s, 'g'), 3, 'fall', 'SB-MOV-21'));
    expect(monstersIn(play(hurt, { state: farm(), dice: [RED] }).state)).toMatchObject([
      ['changeling', 18.984, 18, 0],
    ]);
  });

  it('SB-SCN-07-05.R1 after seven black cards the eighth is the Changeling', () => {
    const { state } = play(strikes, { state: farm({}, { decks: { suspects: ['red'] } }), dice: [8, 9, 1] });
    expect(monstersIn(state)).toMatchObject([['changeling', 18.984, 18, 0]]);
  });

  it('SB-SCN-07-05 worked example: the first is drawn from eight cards, the third after two black from six', () => {
    const gang = ['g', 'h', 'i'];
    const state = farm();
    const more = ['h', 'i'].map((id, i) => ({ ...of(state, 'g'), id, x: 22 + 2 * i }));
    state.figures.push(...more);
    for (const id of gang) state.story.groups[id] = 'gang';
    const falls = stepping((cx) => {
      for (const id of gang) harm(cx, of(cx.s, id), 3, 'fall', 'SB-MOV-21');
    });
    const { state: after } = play(falls, { state, dice: [8, 7, 6] });
    expect(after.decks['suspects']).toHaveLength(5);
    expect(monstersIn(after)).toEqual([]);
  });

  it('SB-SCN-07-05.R2 the attack is over: no Strike Back, nobody Backs Off; the attacker tires as ever', () => {
    const { state, asked } = play(strikes, { state: farm({ fatigue: 1 }), dice: [8, 9, RED] });
    expect(asked).toEqual([]);
    expect(of(state, 'a')).toMatchObject({ x: 18, y: 18, health: 30, fatigue: 1 });
    expect(of(state, 'changeling-1').fatigue).toBe(0);
  });

  it('SB-SCN-07-05.R2 nor does it answer the shot that unmasked it', () => {
    const state = farm({ x: 18, y: 22.5, set: 0 });
    of(state, 'a').gear.push({ item: 'musket', upgrades: [], loaded: true, state: 'whole', types: [] });
    const { state: after } = play(does('a', 'shoot:musket'), { state, dice: [8, 9, RED] });
    expect(monstersIn(after)).toEqual([['changeling', 18, 22.5, 0]]);
    expect(of(after, 'a').health).toBe(30);
  });

  it('SB-SCN-07-05.R2 it has acted this turn if the Bandit had', () => {
    const acted = (activated: boolean) =>
      of(play(strikes, { state: farm({ activated }), dice: [8, 9, RED] }).state, 'changeling-1').activated;
    expect([acted(true), acted(false)]).toEqual([true, false]);
  });
});

describe('SB-SCN-07-06 Last Stand: the Book of Cain', () => {
  /** The Changeling of the gang, unmasked, with 1 Health left. */
  const unmasked = () => {
    const { state } = play(strikes, { state: farm(), dice: [8, 9, RED] });
    of(state, 'changeling-1').health = 1;
    return state;
  };
  const dies = (id: string) =>
    stepping((cx) => harm(cx, of(cx.s, id), 9, 'fall', 'SB-MOV-21', { source: 'a' }));

  it('SB-SCN-07-06 it lies where the Changeling was killed', () => {
    const { state } = play(dies('changeling-1'), { state: unmasked() });
    expect(of(state, 'changeling-1').standing).toBe('removed');
    expect(state.objects).toEqual([{ id: 'book-of-cain', x: 18.984, y: 18, z: 0, stuck: false }]);
  });

  it('SB-SCN-07-06.R1 only that one carries it', () => {
    const stray = { type: 'changeling', health: 1 };
    const { state } = play(dies('g'), { state: farm(stray, {}, []) });
    expect(of(state, 'g').standing).toBe('removed');
    expect(state.objects).toEqual([]);
  });

  it('SB-SCN-07-06 SB-SCN-GEN-21 an action, no enemy within 2" of it, and no Speed lost', () => {
    const open = (x: number) => {
      const state = farm(
        { x, health: 10 },
        { objects: [{ id: 'book-of-cain', x: 18, y: 18, z: 0, stuck: false }] },
      );
      return openActions(looking(state), of(state, 'a')).includes('pick-up:book-of-cain');
    };
    const edge = 18 + 0.394 + 2 + 0.492;
    expect([open(edge), open(edge + 0.003)]).toEqual([false, true]);
    const state = on(ID, { figures: [{ id: 'a', carries: ['book-of-cain'], stats: { speed: 6 } }, FOE] });
    expect(speedOf(looking(state), of(state, 'a'))).toBe(6);
  });
});

describe('SB-SCN-07-07 Last Stand: rewards', () => {
  it('SB-SCN-07-07 three Bandits, strays too: 2', () => {
    expect([2, 3].map((n) => earned(ID, DEEDS.kill('bandit', n)))).toEqual([{}, { bandits: 2 }]);
    expect(earned(ID, DEEDS.stray('bandit', 3))).toEqual({ bandits: 2 });
  });

  it('SB-SCN-07-07 the one that proves to be the Changeling counts as a Bandit when he is brought to 0', () => {
    const { state } = play(strikes, { state: farm(), dice: [8, 9, RED] });
    expect(earned(ID, [...DEEDS.kill('bandit', 2), ...state.deeds])).toEqual({ bandits: 2 });
    expect(earned(ID, state.deeds)).toEqual({});
  });

  it('SB-SCN-07-07 SB-SCN-GEN-34 the Changeling: 2; a stray one is none', () => {
    expect(earned(ID, DEEDS.kill('changeling'))).toEqual({ changeling: 2 });
    expect(earned(ID, DEEDS.stray('changeling'))).toEqual({});
  });

  it('SB-SCN-07-07 three casualties: 2; the book: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
    expect(earned(ID, DEEDS.secured('book-of-cain'))).toEqual({ book: 2 });
  });

  it('SB-SCN-07-08.R1 a reader who Collapses pays for it unless the players wish otherwise', () => {
    expect(begun(ID).options).toMatchObject({ 'book-madness': 'on' });
  });

  it('SB-SCN-07-08 only the unit that has the book may study it, and it may decline', () => {
    const [study] = documentOf(ID).aftermath!;
    const state = { ...farm(), deeds: DEEDS.secured('book-of-cain', 1) };
    const may = (player: number) => holds(looking(state), study!.if!, contextOf({ player }));
    expect([may(0), may(1), study!.optional]).toEqual([false, true, true]);
  });
});
