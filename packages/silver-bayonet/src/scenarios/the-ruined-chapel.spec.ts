import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { sees } from '../rules/shooting/sight.ts';
import silverBayonet from '../ruleset.ts';
import { of } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import {
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
  left,
  monstersIn,
  on,
  refused,
  turnEnds,
} from './scenario.spec-support.ts';

const ID = 'the-ruined-chapel';
const MAN = 0.492;
const spot = (x: number, y: number, z = 0) => ({ x, y, z });
const OPENS = { a: { attributes: ['combat-engineer'] } };

describe('SB-SOLO-S2 The Ruined Chapel: set-up', () => {
  it('SB-SOLO-S2-01 a table of 30" x 30" for one, or two together', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([30, 30]);
    expect(refused(ID, 1)).toEqual([]);
    expect(refused(ID, 3)).toContain('setup.players');
  });

  it('SB-SOLO-S2-01 the ground, piece by piece; chapel and stones are the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      chapel: ['floor, 8 ruin-wall', 12, 18, 12, 18, 2],
      'gravestone-1': ['gravestone', 22.38, 23.12, 14.63, 15.37, 0.75],
      'gravestone-2': ['gravestone', 18.51, 19.25, 21.34, 22.08, 0.75],
      'gravestone-3': ['gravestone', 10.76, 11.5, 21.34, 22.08, 0.75],
      'gravestone-4': ['gravestone', 6.88, 7.62, 14.63, 15.37, 0.75],
      'gravestone-5': ['gravestone', 10.75, 11.49, 7.92, 8.66, 0.75],
      'gravestone-6': ['gravestone', 18.51, 19.25, 7.92, 8.66, 0.75],
      'wood-nw': ['3 tree, wood', 3.17, 8.47, 22.02, 26.63, 5],
      'wood-ne': ['3 tree, wood', 21.73, 27.12, 22.09, 26.68, 5],
      'undergrowth-n': ['undergrowth', 13.15, 16.8, 24.52, 27.14, 0.5],
      'rocks-n': ['rock', 19.11, 21.27, 25.75, 27.43, 1.5],
      'thicket-e': ['thicket', 25.3, 27.92, 15.39, 19.01, 2],
      'tree-n': ['tree', 10.02, 11.18, 26.22, 27.38, 5],
      'wood-se': ['3 tree, wood', 21.53, 26.83, 3.37, 7.98, 5],
      'wood-sw': ['3 tree, wood', 2.88, 8.27, 3.32, 7.91, 5],
      'undergrowth-s': ['undergrowth', 13.2, 16.85, 2.86, 5.48, 0.5],
      'rocks-s': ['rock', 8.73, 10.89, 2.57, 4.25, 1.5],
      'thicket-w': ['thicket', 2.08, 4.7, 10.99, 14.61, 2],
      'tree-s': ['tree', 18.82, 19.98, 2.62, 3.78, 5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed.filter(({ group }) => group === 'chapel')).toHaveLength(9);
    expect(fixed.filter(({ type }) => type === 'gravestone')).toHaveLength(6);
  });

  it('SB-SOLO-S2-01.R1 an opening of 1.5" in the middle of each wall', () => {
    const goes = (x: number, y: number) => {
      const state = on(ID, { seats: 1, active: 'a', clues: [], figures: [{ id: 'a', x, y, gear: [] }] });
      return playToQuestion(does('a', 'move'), { state }).refusal([spot(15, 15)])?.code ?? null;
    };
    expect([goes(15, 10), goes(15, 20), goes(10, 15), goes(20, 15)]).toEqual([null, null, null, null]);
    expect(goes(12, 10.5)).toBe('move.too-far');
  });

  it('SB-SOLO-S2-02 a marker in each corner of the chapel, a Revenant outside each stone', () => {
    const state = laidOut(ID);
    expect(cluesIn(state)).toEqual([
      ['clue-nw', 13.1, 16.9, 0],
      ['clue-ne', 16.9, 16.9, 0],
      ['clue-se', 16.9, 13.1, 0],
      ['clue-sw', 13.1, 13.1, 0],
    ]);
    expect(monstersIn(state)).toEqual([
      ['revenant', 23.614, 15, 0],
      ['revenant', 19.328, 22.485, 0],
      ['revenant', 10.683, 22.485, 0],
      ['revenant', 6.386, 15, 0],
      ['revenant', 10.672, 7.515, 0],
      ['revenant', 19.328, 7.515, 0],
    ]);
  });

  it('SB-SOLO-S2-03 anywhere within 2" of any edge, split as you like', () => {
    const { pending, refusal } = playToQuestion(silverBayonet, { state: laidOut(ID) });
    expect(pending.kind).toBe('deploy');
    for (const there of [spot(15, 1), spot(15, 29), spot(1, 15), spot(29, 15)])
      expect(refusal(there)).toBeNull();
    expect(refusal(spot(2 - MAN, 10))).toBeNull();
    expect(refusal(spot(2 - MAN + 0.002, 10))).toMatchObject({ code: 'deploy.zone' });
  });

  it('SB-SOLO-S2-04 sight ends at 12", and no sun shines', () => {
    const seen = (gap: number) => {
      const s = on(ID, {
        seats: 1,
        figures: [
          { id: 'a', x: 8, y: 1 },
          { id: 'm', side: null, type: 'revenant', x: 8 + gap + 2 * MAN, y: 1 },
        ],
      });
      return sees(looking(s), of(s, 'a'), of(s, 'm')).visible;
    };
    expect([seen(12), seen(12.01)]).toEqual([true, false]);
    expect(documentOf(ID).directSunlight).toBeUndefined();
  });
});

describe('SB-SOLO-S2-05 The Ruined Chapel: searching', () => {
  const tries = (attributes: string[], dice: readonly number[]) => {
    const figures = [{ id: 'a', x: 13.1, y: 16.9, gear: [], attributes }];
    const state = on(ID, { seats: 1, active: 'a', figures });
    return play(does('a', 'investigate:clue-nw'), { state, dice }).state;
  };

  it('SB-SOLO-S2-05 SB-SCN-GEN-27 a bare Check (TN8): 7 loses the action, 8 draws', () => {
    const failed = tries([], [3, 4]);
    expect([failed.clues.length, failed.activation!.actionSpent, failed.deeds]).toEqual([4, true, []]);
    expect(tries([], [4, 4, 4]).clues).toHaveLength(3);
  });

  it('SB-SOLO-S2-05 Combat Engineers need not roll', () => {
    expect(tries(['combat-engineer'], [4]).clues).toHaveLength(3);
  });

  it('SB-SOLO-S2-05 SB-SCN-GEN-07.R1 five cards for four markers', () => {
    const { decks, clues } = begun(ID);
    expect([decks.main!.length, clues.length]).toEqual([5, 4]);
  });
});

describe('SB-SOLO-S2-06 The Ruined Chapel: the dead rise', () => {
  const next = (s: SilverBayonetState, turn: number, dice: readonly number[]) =>
    play(silverBayonet, { state: { ...s, turn, phase: 'end' }, dice }).state;

  it.each([
    [1, 22.75, 15],
    [2, 18.88, 21.71],
    [3, 11.13, 21.71],
    [4, 7.25, 15],
    [5, 11.12, 8.29],
    [6, 18.88, 8.29],
  ])(
    'SB-SOLO-S2-06.R1 each turn a Revenant touching a random stone on its chapel side: stone %i',
    (die, x, y) => {
      const [[type, mx, my], ...others] = monstersIn(turnEnds(ID, 3, { dice: [die] }).state) as [
        readonly [string, number, number, number],
      ];
      expect([type, others]).toEqual(['revenant', []]);
      const out = Math.hypot(x - 15, y - 15);
      const apart = Math.hypot(x - mx, y - my);
      expect(Math.hypot(mx - 15, my - 15)).toBeCloseTo(out - apart, 1);
      expect(apart).toBeGreaterThan(MAN + 0.3);
      expect(apart).toBeLessThan(MAN + 0.4);
    },
  );

  it('SB-SOLO-S2-06.R1 if that place is taken, the nearest that is free', () => {
    const first = turnEnds(ID, 3, { dice: [1] }).state;
    const [one, two] = monstersIn(next(first, 4, [1]));
    expect(Math.hypot(two![1] - one![1], two![2] - one![2])).toBeCloseTo(2 * MAN, 1);
  });

  it('SB-SOLO-S2-06 turns 1 and 5 end with a Vampire too, after the Revenant, in another corner each time', () => {
    const one = turnEnds(ID, 1, { dice: [1, 2] }).state;
    expect(monstersIn(one).map(([type]) => type)).toEqual(['revenant', 'vampire']);
    expect(monstersIn(one)[1]).toEqual(['vampire', 30 - MAN, 30 - MAN, 0]);
    // Three corners are left: north-west, south-east, south-west.
    const five = next(one, 5, [4, 2]);
    expect(
      monstersIn(five)
        .slice(2)
        .map(([type]) => type),
    ).toEqual(['revenant', 'vampire']);
    expect(monstersIn(five)[3]).toEqual(['vampire', 30 - MAN, MAN, 0]);
  });

  it('SB-SOLO-S2-06 no Vampire at the end of other turns', () => {
    for (const turn of [2, 3, 4, 6, 7])
      expect(monstersIn(turnEnds(ID, turn, { dice: [2] }).state).map(([type]) => type)).toEqual(['revenant']);
  });
});

describe('SB-SOLO-S2-07 The Ruined Chapel: cards', () => {
  const BLESSED = { melee: ['blessed'], shooting: ['blessed'] };
  const PLAIN = { melee: [], shooting: [] };
  const take = [['takeUp', 'take']] as const;
  const leave = [['takeUp', 'leave']] as const;
  const items = (s: SilverBayonetState, id = 'a') => of(s, id).gear.map(({ item }) => item);

  it('SB-SOLO-S2-07 ace: the candelabra, whose bearer’s attacks are blessed', () => {
    const taken = draws(ID, 'main', 'ace-of-spades', { ...OPENS, answers: take }).state;
    expect([of(taken, 'a').carries, countAs(taken), items(taken)]).toEqual([['candelabra'], BLESSED, []]);
    const spurned = draws(ID, 'main', 'ace-of-spades', { ...OPENS, answers: leave }).state;
    expect([of(spurned, 'a').carries, countAs(spurned)]).toEqual([[], PLAIN]);
    expect(spurned.objects).toMatchObject([{ id: 'candelabra', x: 13.1, y: 16.9 }]);
  });

  it('SB-SOLO-S2-07 ten: the cross, which is a holy symbol besides', () => {
    const taken = draws(ID, 'main', 'ten-of-spades', { ...OPENS, answers: take }).state;
    expect([of(taken, 'a').carries, countAs(taken)]).toEqual([['silver-cross'], BLESSED]);
    expect(items(taken)).toEqual(['holy-symbol']);
  });

  it('SB-SOLO-S2-07 SB-SCN-GEN-20 blessing and symbol go with whoever carries it', () => {
    const state = on(ID, {
      seats: 1,
      active: 'b',
      clues: [],
      objects: [{ id: 'silver-cross', x: 15, y: 9, z: 0, stuck: false }],
      figures: [
        { id: 'a', x: 14, y: 4, gear: [] },
        { id: 'b', x: 15, y: 6, gear: [] },
      ],
    });
    const answers = [['move', [spot(15, 8.2)]], ...take] as const;
    const after = play(does('b', 'move'), { state, answers }).state;
    expect([countAs(after, 'b'), items(after, 'b'), countAs(after, 'a')]).toEqual([
      BLESSED,
      ['holy-symbol'],
      PLAIN,
    ]);
  });

  it.each([
    ['king-of-spades', { melee: [], shooting: ['silver'] }],
    ['queen-of-spades', { melee: ['silver'], shooting: [] }],
    ['jack-of-spades', PLAIN],
  ])('SB-SOLO-S2-07 SB-SCN-GEN-13 %s: what the finder’s attacks count as', (card, types) => {
    expect(countAs(draws(ID, 'main', card, OPENS).state)).toEqual(types);
  });

  it('SB-SOLO-S2-07 jack: 1 Power Die', () => {
    expect(draws(ID, 'main', 'jack-of-spades', OPENS).state.pools).toEqual([
      { power: 1, skill: 0, monster: 0 },
    ]);
  });
});

describe('SB-SOLO-S2-08 The Ruined Chapel: end and rewards', () => {
  it('SB-SOLO-S2-08 over when nobody of the unit is left, monsters or not', () => {
    const state = on(ID, { seats: 1, phase: 'end', turn: 2, figures: [{ id: 'a', x: 9, y: 1 }] });
    expect(play(silverBayonet, { state, dice: [1] }).state.ended).toBeNull();
    of(state, 'a').standing = 'removed';
    const dawn = { ...state, phase: 'initiative' as const };
    expect(play(silverBayonet, { state: dawn }).state.ended).toEqual({ reason: 'no-figures' });
  });

  it('SB-SOLO-S2-08 three markers: 1; five Revenants: 1; one for each Vampire', () => {
    expect([2, 3].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 1 }]);
    expect([4, 5, 9].map((n) => earned(ID, DEEDS.kill('revenant', n)))).toEqual([
      {},
      { revenants: 1 },
      { revenants: 1 },
    ]);
    expect(earned(ID, DEEDS.kill('vampire', 2))).toEqual({ vampires: 2 });
  });

  it('SB-SOLO-S2-08 four who left: 1', () => {
    expect([earned(ID, left(3)), earned(ID, left(4, 'west'))]).toEqual([{}, { escape: 1 }]);
  });

  it('SB-SOLO-S2-08 cross and candelabra: 2 each', () => {
    expect(earned(ID, DEEDS.secured('silver-cross'))).toEqual({ cross: 2 });
    expect(earned(ID, DEEDS.secured('candelabra'))).toEqual({ candelabra: 2 });
    expect(earned(ID, left(1, 'north'))).toEqual({});
  });
});
