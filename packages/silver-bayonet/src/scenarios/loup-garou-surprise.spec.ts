import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../ruleset.ts';
import type { Edge } from '../scenario/format/words.ts';
import type { SilverBayonetState } from '../state.ts';
import {
  askedOfRider,
  begun,
  cluesIn,
  countAs,
  DEEDS,
  does,
  draws,
  earned,
  extra,
  laidOut,
  layout,
  monstersIn,
  on,
  refused,
  searcher,
  sidesAt,
  turnEnds,
} from './scenario.spec-support.ts';

const ID = 'loup-garou-surprise';
const WOLF = 0.591;

describe('SB-SCN-08 Loup-Garou Surprise: set-up', () => {
  it('SB-SCN-08-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
    expect(refused(ID, 1)).toEqual(['setup.players']);
  });

  it('SB-SCN-08-02 seven markers: one in the middle, six in a ring about 6" from it', () => {
    const clues = cluesIn(laidOut(ID));
    expect(clues).toEqual([
      ['clue-centre', 18, 18, 0],
      ['clue-1', 24, 18, 0],
      ['clue-2', 21, 23.2, 0],
      ['clue-3', 15, 23.2, 0],
      ['clue-4', 12, 18, 0],
      ['clue-5', 15, 12.8, 0],
      ['clue-6', 21, 12.8, 0],
    ]);
    for (const [, x, y] of clues.slice(1)) expect(Math.hypot(x - 18, y - 18)).toBeCloseTo(6, 1);
  });

  it('SB-SCN-08-03 the ground, piece by piece', () => {
    expect(layout(ID)).toEqual({
      'wood-nw': ['3 tree, wood', 4.72, 11.72, 25.32, 30.98, 5],
      'wood-n': ['3 tree, wood', 15.27, 21.77, 26.78, 31.89, 5],
      'wood-ne': ['3 tree, wood', 25.34, 32.19, 24.78, 31.24, 5],
      'wood-e': ['3 tree, wood', 27.8, 32.89, 17.78, 22.96, 5],
      'undergrowth-e': ['undergrowth', 23.6, 27.25, 19.37, 22.52, 0.5],
      'undergrowth-n': ['undergrowth', 16.32, 19.78, 22.92, 25.54, 0.5],
      'thicket-w': ['thicket', 4.29, 7.84, 20.02, 23.08, 2],
      'rocks-nw': ['rock', 10.77, 13.62, 22.37, 24.8, 1.5],
      'wood-se': ['3 tree, wood', 24.28, 31.28, 5.02, 10.68, 5],
      'wood-s': ['3 tree, wood', 14.23, 20.73, 4.11, 9.22, 5],
      'wood-sw': ['3 tree, wood', 3.81, 10.66, 4.76, 11.22, 5],
      'wood-w': ['3 tree, wood', 3.11, 8.2, 13.04, 18.22, 5],
      'undergrowth-w': ['undergrowth', 8.75, 12.4, 13.48, 16.63, 0.5],
      'undergrowth-s': ['undergrowth', 16.22, 19.68, 10.46, 13.08, 0.5],
      'thicket-e': ['thicket', 28.16, 31.71, 12.92, 15.98, 2],
      'rocks-se': ['rock', 22.38, 25.23, 11.2, 13.63, 1.5],
    });
  });

  it('SB-SCN-08-04 any pair of opposite edges, and nobody there before the units', () => {
    expect(monstersIn(laidOut(ID))).toEqual([]);
    const { seat, options, edges, strips } = sidesAt(ID, 'east');
    expect([seat, [...options].sort()]).toEqual([1, ['east', 'north', 'south', 'west']]);
    expect(edges).toEqual(['west', 'east']);
    expect(strips).toEqual([[{ rect: [0, 0, 2, 36] }], [{ rect: [34, 0, 2, 36] }]]);
  });

  it('SB-SCN-08-04 nobody rides', () => {
    expect(askedOfRider(ID)).toBe('deploy');
  });
});

describe('SB-SCN-08-05 Loup-Garou Surprise: the pack', () => {
  const ends = (turn: number, edgeOf: (Edge | null)[], dice: readonly number[] = []) => {
    const figures = edgeOf.map((_, side) => ({ id: `m${side}`, side, x: 10 + 4 * side, y: 2, gear: [] }));
    const state = { ...on(ID, { seats: edgeOf.length, figures, phase: 'end', turn }), edgeOf };
    return monstersIn(play(silverBayonet, { state, dice }).state);
  };
  const WOLVES = [
    ['dark-wolf', WOLF, 36 - WOLF, 0],
    ['dark-wolf', 36 - WOLF, 36 - WOLF, 0],
    ['dark-wolf', 36 - WOLF, WOLF, 0],
    ['dark-wolf', WOLF, WOLF, 0],
  ];

  it('SB-SCN-08-05 at the end of turn 3 a wolf in each corner, a Werewolf at each edge not deployed on', () => {
    expect(ends(3, ['south', 'north'])).toEqual([
      ...WOLVES,
      ['werewolf', 36 - WOLF, 18, 0],
      ['werewolf', WOLF, 18, 0],
    ]);
    expect(ends(3, ['west', 'east']).slice(4)).toEqual([
      ['werewolf', 18, 36 - WOLF, 0],
      ['werewolf', 18, WOLF, 0],
    ]);
  });

  it('SB-SCN-08-05 not before and not again', () => {
    expect([1, 2, 4, 5, 6].flatMap((turn) => ends(turn, ['south', 'north']))).toEqual([]);
  });

  it('SB-SCN-GEN-06 SB-SCN-08-05 two Werewolves whatever the number of players, at random where edges lack', () => {
    expect(ends(3, ['south', 'north', 'west'], [3]).slice(4)).toEqual([
      ['werewolf', 36 - WOLF, 18, 0],
      ['werewolf', WOLF, 18, 0],
    ]);
    expect(ends(3, ['south', 'north', 'west', 'east'], [4, 1]).slice(4)).toEqual([
      ['werewolf', 18, 36 - WOLF, 0],
      ['werewolf', WOLF, 18, 0],
    ]);
  });

  it('SB-SCN-GEN-14 SB-SCN-08-05 they come whole, and act from the next turn on', () => {
    const { state } = turnEnds(ID, 3);
    expect(state.figures.slice(2).every(({ health, stats }) => health === stats.health)).toBe(true);
    expect(state).toMatchObject({ turn: 4, phase: 'initiative' });
  });
});

describe('SB-SCN-08-06 Loup-Garou Surprise: cards', () => {
  it('SB-SCN-08-06 SB-SCN-GEN-16 ace: a Werewolf touching the marker, where the finder’s player likes', () => {
    const there = { x: 18 + 0.394 + WOLF, y: 18, z: 0 };
    const a = { x: 18 - 0.886 };
    const { state, asked } = draws(ID, 'main', 'ace-of-spades', { a, answers: [['placeFigure', there]] });
    expect(asked).toMatchObject([{ seat: 0, kind: 'placeFigure' }]);
    expect(monstersIn(state)).toEqual([['werewolf', 18.985, 18, 0]]);
    const open = playToQuestion(does('a', 'investigate:clue-centre'), {
      state: on(ID, { active: 'a', figures: searcher(cluesAt(), a) }),
      dice: [1],
    });
    expect(open.refusal({ ...there, x: there.x + 0.1 })).toMatchObject({ code: 'place.room' });
  });

  it.each([
    ['king-of-spades', { melee: [], shooting: ['silver'] }],
    ['queen-of-spades', { melee: [], shooting: ['silver'] }],
    ['jack-of-spades', { melee: ['silver'], shooting: [] }],
  ])('SB-SCN-08-06 SB-SCN-GEN-13 %s: what the finder’s attacks count as', (card, types) => {
    const { state } = draws(ID, 'main', card);
    expect(countAs(state)).toEqual(types);
    expect(countAs(state, 'b')).toEqual({ melee: [], shooting: [] });
  });

  it.each([
    ['ten-of-spades', { power: 0, skill: 0, monster: 1 }],
    ['nine-of-spades', { power: 1, skill: 0, monster: 0 }],
    ['eight-of-spades', { power: 0, skill: 1, monster: 0 }],
  ])('SB-SCN-08-06 %s: a die for the finder’s player', (card, pool) => {
    expect(draws(ID, 'main', card).state.pools).toEqual([pool, { power: 0, skill: 0, monster: 0 }]);
  });
});

function cluesAt() {
  return on(ID, { figures: [] }).clues[0]!;
}

describe('SB-SCN-08-07 Loup-Garou Surprise: rewards', () => {
  it('SB-SCN-08-07 two markers: 1', () => {
    expect([1, 2, 7].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 1 }, { clues: 1 }]);
  });

  it('SB-SCN-08-07.R1 one for each Werewolf, uninvited ones too; none for Dark Wolves', () => {
    expect(earned(ID, DEEDS.kill('werewolf', 3))).toEqual({ werewolves: 3 });
    expect(earned(ID, DEEDS.stray('werewolf'))).toEqual({ werewolves: 1 });
    expect(earned(ID, [...DEEDS.kill('dark-wolf', 4), ...DEEDS.kill('werewolf', 2, 1)])).toEqual({});
  });

  it('SB-SCN-08-07 SB-SCN-GEN-33 three casualties: 2', () => {
    expect([2, 3].map((n) => earned(ID, [], { casualties: n }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-08-07.R1 one extra for whoever looked himself and left in turn 5 or later', () => {
    const left = (figure: string, turn: number): SilverBayonetState['deeds'][number] => {
      return { what: 'exited', seat: 0, figure, edge: 'south', turn, carrying: [] };
    };
    const witnesses = (...deeds: SilverBayonetState['deeds']) =>
      extra({ ...on(ID, { figures: searcher(cluesAt()) }), deeds }, 'witnesses');
    expect(witnesses(...DEEDS.clue(), left('a', 5))).toEqual(['a']);
    expect(witnesses(...DEEDS.clue(), left('a', 4))).toEqual([]);
    expect(witnesses(...DEEDS.clue())).toEqual([]);
    expect(witnesses(...DEEDS.clue(), left('b', 5))).toEqual([]);
  });
});
