import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../game.ts';
import { looking } from '../hooks.ts';
import { harm } from '../rules/damage/harm.ts';
import { sees } from '../rules/shooting/sight.ts';
import silverBayonet from '../ruleset.ts';
import { happened } from '../scenario/story/happened.ts';
import { of, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  added,
  begun,
  cluesIn,
  countAs,
  DEEDS,
  does,
  draws,
  earned,
  laidOut,
  layout,
  left,
  monstersIn,
  on,
  refused,
  turnEnds,
} from './scenario.spec-support.ts';

const ID = 'wolf-pack';
const WOLF = 0.591;
const spot = (x: number, y: number, z = 0) => ({ x, y, z });

describe('SB-SOLO-S1 Wolf Pack: set-up', () => {
  it('SB-SOLO-S1-01 a table of 30" x 30" for one, or two together', () => {
    const { terrain } = begun(ID, 1);
    expect([terrain.width, terrain.depth]).toEqual([30, 30]);
    expect(refused(ID, 1)).toEqual([]);
    expect(refused(ID, 2)).not.toContain('setup.players');
    expect(refused(ID, 3)).toContain('setup.players');
  });

  it('SB-SOLO-S1-01 the ground, piece by piece', () => {
    expect(layout(ID)).toEqual({
      'wood-nw': ['3 tree, wood', 4.9, 11.55, 22.16, 27.65, 5],
      'wood-ne': ['3 tree, wood', 19.09, 25.77, 22.51, 27.83, 5],
      'wood-e': ['3 tree, wood', 23.37, 28.05, 12.62, 18.3, 5],
      'thicket-n': ['thicket', 11.99, 16.35, 19.58, 22.69, 2],
      'undergrowth-e': ['undergrowth', 19.2, 22.45, 15.93, 18.5, 0.5],
      'undergrowth-nw': ['undergrowth', 2.94, 6.2, 18.84, 21.57, 0.5],
      'rocks-nw': ['rock', 8.29, 10.99, 18.16, 20.52, 1.5],
      'tree-n': ['tree', 16.82, 17.98, 23.42, 24.58, 5],
      'wood-se': ['3 tree, wood', 18.45, 25.1, 2.35, 7.84, 5],
      'wood-sw': ['3 tree, wood', 4.23, 10.91, 2.17, 7.49, 5],
      'wood-w': ['3 tree, wood', 1.95, 6.63, 11.7, 17.38, 5],
      'thicket-s': ['thicket', 13.65, 18.01, 7.31, 10.42, 2],
      'undergrowth-w': ['undergrowth', 7.55, 10.8, 11.5, 14.07, 0.5],
      'undergrowth-se': ['undergrowth', 23.8, 27.06, 8.43, 11.16, 0.5],
      'rocks-se': ['rock', 19.01, 21.71, 9.48, 11.84, 1.5],
      'tree-s': ['tree', 12.02, 13.18, 5.42, 6.58, 5],
    });
  });

  it('SB-SOLO-S1-02 six markers: two 8", two 10", two 12" from the middle', () => {
    const clues = cluesIn(laidOut(ID, [], 1));
    expect(clues).toEqual([
      ['clue-1', 21.93, 19, 0],
      ['clue-2', 15, 25, 0],
      ['clue-3', 4.61, 21, 0],
      ['clue-4', 8.07, 11, 0],
      ['clue-5', 15, 5, 0],
      ['clue-6', 25.39, 9, 0],
    ]);
    const away = clues.map(([, x, y]) => Math.round(Math.hypot(x - 15, y - 15) * 10) / 10);
    expect(away).toEqual([8, 10, 12, 8, 10, 12]);
  });

  it('SB-SOLO-S1-03 eight Dark Wolves, two a side, midway between corner and middle', () => {
    expect(monstersIn(laidOut(ID, [], 1))).toEqual([
      ['dark-wolf', 7.5, 29.409, 0],
      ['dark-wolf', 22.5, 29.409, 0],
      ['dark-wolf', 29.409, 22.5, 0],
      ['dark-wolf', 29.409, 7.5, 0],
      ['dark-wolf', 22.5, 0.591, 0],
      ['dark-wolf', 7.5, 0.591, 0],
      ['dark-wolf', 0.591, 7.5, 0],
      ['dark-wolf', 0.591, 22.5, 0],
    ]);
  });

  it('SB-SOLO-S1-03.R1 the whole unit with whole bases within 3" of the middle', () => {
    const { pending, refusal } = playToQuestion(silverBayonet, { state: laidOut(ID, [], 1) });
    expect(pending).toMatchObject({ kind: 'deploy', seat: 0 });
    expect(refusal(spot(15 - 3 + 0.492, 15))).toBeNull();
    expect(refusal(spot(15 - 3 + 0.49, 15))).toMatchObject({ code: 'deploy.zone' });
  });
});

describe('SB-SOLO-S1-04 Wolf Pack: the leader', () => {
  const wolves: readonly SceneFigure[] = [
    { id: 'w1', side: null, type: 'dark-wolf', x: 5, y: 29 },
    { id: 'w2', side: null, type: 'dark-wolf', x: 10, y: 29 },
    { id: 'w3', side: null, type: 'dark-wolf', x: 15, y: 29 },
  ];
  /** These wolves are hurt; then this phase of this turn begins. */
  const phase = (name: string, turn: number, hurt: readonly string[], dice: readonly number[] = []) => {
    const run = stepping((cx: SilverCx) => {
      for (const id of hurt) harm(cx, of(cx.s, id), 1, 'scenario', 'SB-SOLO-S1-04');
      happened(cx, { event: 'phase-start', phase: name as 'monster', seat: null });
    });
    const state = on(ID, { seats: 1, turn, figures: [{ id: 'a', x: 15, y: 15 }, ...wolves] });
    return play(run, { state, dice }).state;
  };

  it('SB-SOLO-S1-04 before the first Monster Phase a random unhurt wolf becomes a Werewolf, whole, in its place', () => {
    const state = phase('monster', 1, ['w1'], [2]);
    expect(monstersIn(state)).toEqual([
      ['dark-wolf', 5, 29, 0],
      ['dark-wolf', 10, 29, 0],
      ['werewolf', 15, 29, 0],
    ]);
    expect(state.figures.at(-1)).toMatchObject({ health: 12, activated: false });
    expect(of(state, 'w3').standing).toBe('removed');
  });

  it('SB-SOLO-S1-04.R1 nothing if every wolf is hurt', () => {
    const state = phase('monster', 1, ['w1', 'w2', 'w3']);
    expect(monstersIn(state).map(([type]) => type)).toEqual(['dark-wolf', 'dark-wolf', 'dark-wolf']);
  });

  it('SB-SOLO-S1-04 in that phase of turn 1 only', () => {
    for (const [name, turn] of [
      ['player-1', 1],
      ['player-2', 1],
      ['monster', 2],
    ] as const)
      expect(monstersIn(phase(name, turn, [])).every(([type]) => type === 'dark-wolf')).toBe(true);
  });
});

describe('SB-SOLO-S1-05 Wolf Pack: events', () => {
  const came = (...dice: readonly number[]) => monstersIn(turnEnds(ID, 2, { dice }).state);

  it.each([1, 2, 3])(
    'SB-SOLO-S1-05 %i: two Dark Wolves in a random corner, the second beside the first',
    (die) => {
      const [first, second] = came(die, 2);
      expect(first).toEqual(['dark-wolf', 30 - WOLF, 30 - WOLF, 0]);
      expect(Math.hypot(second![1] - first![1], second![2] - first![2])).toBeCloseTo(2 * WOLF, 1);
      expect(came(die, 4)[0]).toEqual(['dark-wolf', WOLF, WOLF, 0]);
    },
  );

  it.each([4, 5, 6, 7])('SB-SOLO-S1-05 %i: one Dark Wolf at the middle of a random edge', (die) => {
    expect(came(die, 1)).toEqual([['dark-wolf', 15, 30 - WOLF, 0]]);
    expect(came(die, 4)).toEqual([['dark-wolf', WOLF, 15, 0]]);
  });

  it('SB-SOLO-S1-05 8: nothing', () => {
    expect(came(8)).toEqual([]);
  });

  it('SB-SOLO-S1-05.R1 9: rain to the end, sight 12" and -1 on Shooting Checks; a second one adds nothing', () => {
    // Where nothing stands between.
    const figures = [
      { id: 'a', x: 12, y: 0.6, stats: { accuracy: 2 } },
      { id: 'near', side: null, type: 'bandit', x: 12 + 12.984, y: 0.6 },
      { id: 'far', side: null, type: 'bandit', x: 12 + 14.2, y: 0.6 },
    ];
    const dry = turnEnds(ID, 2, { dice: [8] }, { figures }).state;
    const seen = (s: typeof dry) =>
      ['near', 'far'].map((id) => sees(looking(s), of(s, 'a'), of(s, id)).visible);
    expect([added(dry, 'shooting'), seen(dry)]).toEqual([2, [true, true]]);
    const wet = turnEnds(ID, 2, { dice: [9] }, { figures }).state;
    expect([added(wet, 'shooting'), seen(wet)]).toEqual([1, [true, false]]);
    const again = play(silverBayonet, { state: { ...wet, phase: 'end' }, dice: [9] }).state;
    expect([added(again, 'shooting'), seen(again)]).toEqual([1, [true, false]]);
  });

  it('SB-SOLO-S1-05 10: a Werewolf at the edge that puts it closest to a soldier; later tens bring nothing', () => {
    const { state } = turnEnds(ID, 2, { dice: [10] });
    expect(monstersIn(state)).toEqual([['werewolf', 15, WOLF, 0]]);
    const later = play(silverBayonet, { state: { ...state, phase: 'end' }, dice: [10] }).state;
    expect(monstersIn(later)).toHaveLength(1);
  });

  it('SB-SOLO-S1-05.R1 10: the player settles ties', () => {
    const figures = [{ id: 'a', x: 15, y: 15, gear: [] }];
    const answers = [['chooseItem', 'east']] as const;
    const { state, asked } = turnEnds(ID, 2, { dice: [10], answers }, { figures });
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['north', 'east', 'south', 'west'] } }]);
    expect(monstersIn(state)).toEqual([['werewolf', 30 - WOLF, 15, 0]]);
  });

  it('SB-SOLO-S1-05.R1 SB-SOLO-S1-07 no roll once the last has left: the game is over', () => {
    const state = on(ID, { seats: 1, clues: [], figures: [{ id: 'a', x: 14, y: 3, gear: [] }] });
    const { state: after } = play(silverBayonet, {
      state,
      answers: [
        ['activate', 'a'],
        ['act', 'move'],
        ['move', [spot(14, 0.492)]],
        ['leave', 'leave'],
      ],
    });
    expect(after.ended).toEqual({ reason: 'no-figures' });
  });
});

describe('SB-SOLO-S1-06 Wolf Pack: cards', () => {
  it('SB-SOLO-S1-06.R1 ace: a Werewolf on the marker, or as near as the finder’s base allows', () => {
    const a = { x: 21.93 - 0.886, y: 19 };
    const [wolf] = monstersIn(draws(ID, 'main', 'ace-of-spades', { a }).state);
    const apart = Math.hypot(wolf![1] - a.x, wolf![2] - a.y);
    expect(apart).toBeGreaterThanOrEqual(0.492 + WOLF - 0.001);
    expect(Math.hypot(wolf![1] - 21.93, wolf![2] - 19)).toBeLessThan(0.25);
  });

  it.each([
    ['king-of-spades', { melee: [], shooting: ['silver'] }],
    ['queen-of-spades', { melee: ['silver'], shooting: [] }],
    ['jack-of-spades', { melee: ['silver'], shooting: ['silver'] }],
  ])('SB-SOLO-S1-06 SB-SCN-GEN-13 %s: what the finder’s attacks count as', (card, types) => {
    expect(countAs(draws(ID, 'main', card).state)).toEqual(types);
  });

  it('SB-SOLO-S1-06 dice of jack and ten', () => {
    const pool = (card: string) => draws(ID, 'main', card).state.pools;
    expect(pool('jack-of-spades')).toEqual([{ power: 1, skill: 0, monster: 0 }]);
    expect(pool('ten-of-spades')).toEqual([{ power: 0, skill: 1, monster: 0 }]);
    expect(pool('king-of-spades')).toEqual([{ power: 0, skill: 0, monster: 0 }]);
  });

  it('SB-SOLO-S1-06.R1 nine: the orders, taken or left where the marker was', () => {
    const taken = draws(ID, 'main', 'nine-of-spades', { answers: [['takeUp', 'take']] }).state;
    expect([of(taken, 'a').carries, taken.objects]).toEqual([['orders'], []]);
    const spurned = draws(ID, 'main', 'nine-of-spades', { answers: [['takeUp', 'leave']] }).state;
    expect(of(spurned, 'a').carries).toEqual([]);
    expect(spurned.objects).toMatchObject([{ id: 'orders', x: 21.93, y: 19 }]);
  });

  it('SB-SOLO-S1-06.R1 SB-SCN-GEN-20 whoever of the unit ends a Move beside them may take them', () => {
    const objects = [{ id: 'orders', x: 15, y: 15, z: 0, stuck: false }];
    const state = on(ID, { seats: 1, active: 'a', clues: [], objects, figures: [{ id: 'a', x: 12, y: 15 }] });
    const { state: after } = play(does('a', 'move'), {
      state,
      answers: [
        ['move', [spot(14.2, 15)]],
        ['takeUp', 'take'],
      ],
    });
    expect(of(after, 'a').carries).toEqual(['orders']);
  });
});

describe('SB-SOLO-S1-07 Wolf Pack: rewards', () => {
  it('SB-SOLO-S1-07 three markers: 1', () => {
    expect([2, 3, 6].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 1 }, { clues: 1 }]);
  });

  it('SB-SOLO-S1-07 five Dark Wolves: 1; one for each Werewolf', () => {
    expect([4, 5, 8].map((n) => earned(ID, DEEDS.kill('dark-wolf', n)))).toEqual([
      {},
      { wolves: 1 },
      { wolves: 1 },
    ]);
    expect(earned(ID, DEEDS.kill('werewolf', 3))).toEqual({ werewolves: 3 });
  });

  it('SB-SOLO-S1-07 four who left: 2, by whatever edges', () => {
    expect(earned(ID, left(3))).toEqual({});
    expect(earned(ID, [...left(2), ...left(2, 'west', [], 2)])).toEqual({ escape: 2 });
  });

  it('SB-SOLO-S1-07 the orders carried off: 3', () => {
    expect(earned(ID, [...left(1, 'north', ['orders']), ...DEEDS.secured('orders')])).toEqual({ orders: 3 });
    expect(earned(ID, left(1))).toEqual({});
  });
});
