import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../game.ts';
import { looking } from '../hooks.ts';
import { openActions } from '../rules/activation/actions.ts';
import { unexpectedEncounter } from '../rules/events/unexpected-encounter.ts';
import { activateMonster } from '../rules/monsters/phase.ts';
import { enemiesTouching } from '../rules/movement/contact.ts';
import { sees } from '../rules/shooting/sight.ts';
import { boardOf, onBoard, spotOn } from '../scenario/boards/board.ts';
import { openEdges } from '../scenario/boards/exit.ts';
import { hearing } from '../scenario/story/story.spec-support.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  added,
  askedOfRider,
  begun,
  DEEDS,
  documentOf,
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
} from './scenario.spec-support.ts';

const ID = 'ship-in-the-fog';
const EMPTY = on(ID, { figures: [] });
const deck = (x: number, y: number) => spotOn(EMPTY, 'deck', x, y);
const hold = (x: number, y: number) => spotOn(EMPTY, 'hold', x, y);

/** a where he is put, b far off at the bow, and whoever else. */
function aboard(
  a: Partial<SceneFigure>,
  others: readonly SceneFigure[] = [],
  draft: Partial<SceneDraft> = {},
) {
  return on(ID, {
    active: 'a',
    ...draft,
    figures: [{ id: 'a', gear: [], ...a }, { id: 'b', side: 1, ...deck(29, 1), gear: [] }, ...others],
  });
}

/** Board and place on it of everything in a list. */
const places = (things: readonly { x: number; y: number; z: number }[]) =>
  things.map((thing) => {
    const { x, y } = onBoard(EMPTY, thing);
    return [boardOf(EMPTY, thing), x, y];
  });

describe('SB-SCN-10 Ship in the Fog: set-up', () => {
  it('SB-SCN-10-01.R1 two boards of 30" x 15", deck and hold, for two', () => {
    expect(begun(ID).scenario.boards.map(({ id, width, height }) => [id, width, height])).toEqual([
      ['deck', 30, 15],
      ['hold', 30, 15],
    ]);
    expect([refused(ID, 2), refused(ID, 3)]).toEqual([[], ['setup.players']]);
  });

  it('SB-SCN-10-02 SB-SCN-10-03 hatches on deck, stairs in the hold under them, guns at the long rails', () => {
    const at = (type: string) =>
      documentOf(ID).terrain!.flatMap((piece) =>
        piece.type === type && 'rect' in piece.shape ? [[piece.board, ...piece.shape.rect]] : [],
      );
    expect(at('hatch')).toEqual([5, 14, 23].map((x) => ['deck', x, 6.5, 2, 2]));
    expect(at('stairs')).toEqual([5, 14, 23].map((x) => ['hold', x, 6.5, 2, 2]));
    expect(places(begun(ID).emplacements)).toEqual([
      ['deck', 15, 14.606],
      ['deck', 15, 0.394],
    ]);
  });

  it('SB-SCN-10-04.R1 three black markers on deck, four red below, about 4" from the middle hatch', () => {
    const { clues } = laidOut(ID);
    expect(clues.map(({ id, deck: of }) => `${of}: ${id}`)).toEqual([
      'black: black-1',
      'black: black-2',
      'black: black-3',
      'red: red-1',
      'red: red-2',
      'red: red-3',
      'red: red-4',
    ]);
    expect(places(clues)).toEqual([
      ['deck', 15, 11.5],
      ['deck', 11.54, 5.5],
      ['deck', 18.46, 5.5],
      ['hold', 17.83, 10.33],
      ['hold', 12.17, 10.33],
      ['hold', 12.17, 4.67],
      ['hold', 17.83, 4.67],
    ]);
    for (const [, x, y] of places(clues) as [string, number, number][])
      expect(Math.hypot(x - 15, y - 7.5)).toBeCloseTo(4, 1);
  });

  it('SB-SCN-10-02 SB-SCN-10-03 SB-SCN-10-04 two Bandits by the middle hatch, two by the stairs below it', () => {
    const { figures } = laidOut(ID);
    const bandits = figures.filter(({ type }) => type === 'bandit');
    expect(places(bandits)).toEqual([
      ['deck', 15, 8.992],
      ['deck', 15, 6.008],
      ['hold', 15, 8.992],
      ['hold', 15, 6.008],
    ]);
  });

  it('SB-SCN-10-04 the ground, piece by piece', () => {
    expect(layout(ID)).toEqual({
      'hatch-w': ['hatch', 5, 7, 6.5, 8.5, 0],
      'hatch-c': ['hatch', 14, 16, 6.5, 8.5, 0],
      'hatch-e': ['hatch', 23, 25, 6.5, 8.5, 0],
      'mast-w': ['mast', 9.92, 10.88, 7.02, 7.98, 6],
      'deck-crates-w': ['crate', 8, 9.8, 11.4, 13.2, 1.25],
      'deck-barrels-w': ['barrel', 6.63, 8.17, 2.03, 3.57, 0.75],
      'deck-boat-w': ['crate', 11, 13.4, 1, 2.4, 1.25],
      'deck-rope-w': ['rubble', 11.32, 12.68, 12.32, 13.68, 0.5],
      'deck-skylight-w': ['crate', 3.2, 4.6, 3.6, 5, 0.75],
      'deck-locker-w': ['crate', 3.2, 4.6, 10.6, 12, 0.75],
      'mast-e': ['mast', 19.12, 20.08, 7.02, 7.98, 6],
      'deck-crates-e': ['crate', 20.2, 22, 11.4, 13.2, 1.25],
      'deck-barrels-e': ['barrel', 21.83, 23.37, 2.03, 3.57, 0.75],
      'deck-boat-e': ['crate', 16.6, 19, 1, 2.4, 1.25],
      'deck-rope-e': ['rubble', 17.32, 18.68, 12.32, 13.68, 0.5],
      'deck-skylight-e': ['crate', 25.4, 26.8, 3.6, 5, 0.75],
      'deck-locker-e': ['crate', 25.4, 26.8, 10.6, 12, 0.75],
      'stairs-w': ['stairs', 5, 7, 6.5, 8.5, 0],
      'stairs-c': ['stairs', 14, 16, 6.5, 8.5, 0],
      'stairs-e': ['stairs', 23, 25, 6.5, 8.5, 0],
      'bulkhead-w': ['2 high-wall', 9.3, 9.55, 0, 15, 3],
      'hold-crates-w-1': ['crate', 2, 5, 11, 13, 1.25],
      'hold-crates-w-2': ['crate', 10.6, 12.6, 12.6, 14.2, 1.25],
      'hold-crates-w-3': ['crate', 5.8, 7.8, 1.2, 3.6, 1.25],
      'hold-barrels-w': ['barrel', 1.83, 3.77, 2.43, 4.37, 0.75],
      'hold-barrels-w-2': ['barrel', 10.53, 12.27, 0.93, 2.67, 0.75],
      'hold-post-w': ['post', 11.28, 11.92, 7.18, 7.82, 3],
      'bulkhead-e': ['2 high-wall', 20.45, 20.7, 0, 15, 3],
      'hold-crates-e-1': ['crate', 25, 28, 11, 13, 1.25],
      'hold-crates-e-2': ['crate', 17.4, 19.4, 12.6, 14.2, 1.25],
      'hold-crates-e-3': ['crate', 22.2, 24.2, 1.2, 3.6, 1.25],
      'hold-barrels-e': ['barrel', 26.23, 28.17, 2.43, 4.37, 0.75],
      'hold-barrels-e-2': ['barrel', 17.73, 19.47, 0.93, 2.67, 0.75],
      'hold-post-e': ['post', 18.08, 18.72, 7.18, 7.82, 3],
    });
    expect(documentOf(ID).terrain!.filter(({ board }) => board === 'hold')).toHaveLength(19);
  });

  it('SB-SCN-10-05 the winner takes one of the short edges of the deck; nobody rides', () => {
    const { options, edges, strips } = sidesAt(ID, 'west');
    expect([...options].sort()).toEqual(['east', 'west']);
    expect(edges).toEqual(['east', 'west']);
    expect(strips).toEqual([[{ rect: [28, 0, 2, 15] }], [{ rect: [0, 0, 2, 15] }]]);
    expect(askedOfRider(ID)).toBe('deploy');
  });

  it('SB-SCN-10-05 figures leave by the short edges of the deck and by nothing else', () => {
    const from = (at: object) => {
      const s = aboard(at);
      return openEdges(s, of(s, 'a'));
    };
    expect([from(deck(0.492, 9)), from(deck(29.508, 9))]).toEqual([['west'], ['east']]);
    expect([from(deck(20, 0.492)), from(deck(20, 14.508))]).toEqual([[], []]);
    expect([from(hold(0.492, 9)), from(hold(29.508, 9))]).toEqual([[], []]);
  });

  it.each([
    [1, 15, 14.606],
    [2, 29.606, 7.5],
    [3, 15, 0.394],
    [4, 0.394, 7.5],
  ])('SB-SCN-10-05.R1 an uninvited guest comes over an edge of the deck, die %i', (die, x, y) => {
    const guest = stepping((cx: SilverCx) => unexpectedEncounter(cx));
    const { state } = play(guest, { state: aboard(deck(1, 1), [], { emplacements: [] }), dice: [5, 3, die] });
    const [, mx, my] = monstersIn(state)[0]!;
    expect(Math.max(Math.abs(mx - x), Math.abs(my - y))).toBeLessThan(0.8);
  });
});

describe('SB-SCN-10-06 Ship in the Fog: hatches and stairs', () => {
  const moves = (state: ReturnType<typeof aboard>, ...paths: readonly object[][]) =>
    playToQuestion(does('a', 'move'), { state, answers: paths.map((path) => ['move', path] as const) });

  it.each([
    ['west', 6],
    ['middle', 15],
    ['east', 24],
  ])(
    'SB-SCN-10-06 whoever moves onto the %s hatch is below at once, and goes on with what is left',
    (_, x) => {
      const { state, pending } = moves(aboard(deck(x, 10.5)), [deck(x, 7.5)]);
      expect(boardOf(state, of(state, 'a'))).toBe('hold');
      // 2" to the coaming of the hatch.
      expect(pending).toMatchObject({ kind: 'move', question: { budget: of(state, 'a').stats.speed - 2 } });
    },
  );

  it('SB-SCN-10-06 whoever moves onto the stairs is on deck at once', () => {
    const { state } = moves(aboard(hold(15, 10.5)), [hold(15, 7.5)]);
    expect(boardOf(state, of(state, 'a'))).toBe('deck');
  });

  it('SB-SCN-10-06.R1 he must leave the square before it takes him again', () => {
    const { state } = play(does('a', 'move'), {
      state: aboard(deck(15, 10.5)),
      answers: [
        ['move', [deck(15, 7.5)]],
        ['move', [hold(15, 7)]],
      ],
    });
    expect(boardOf(state, of(state, 'a'))).toBe('hold');
  });

  it('SB-SCN-10-06.R1 no sight and no contact between deck and hold', () => {
    const s = aboard(deck(15, 10), [{ id: 'c', side: 1, ...hold(15, 10) }]);
    expect(sees(looking(s), of(s, 'a'), of(s, 'c')).visible).toBe(false);
    expect(enemiesTouching(s, of(s, 'a'))).toEqual([]);
  });

  it('SB-SCN-10-06.R2 a monster that sees nobody goes for the closest marker, through the hatch if need be', () => {
    const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'm')));
    const bandit = { id: 'm', side: null, type: 'bandit', ...hold(15, 9.5) };
    const after = (left: readonly string[]) => {
      const clues = EMPTY.clues.filter(({ id }) => left.includes(id));
      const { state } = play(acts, { state: aboard(deck(1, 1), [bandit], { clues, active: 'm' }) });
      return boardOf(state, of(state, 'm'));
    };
    // 1" to the stairs and some 3" from the hatch, against nothing below.
    expect(after(['black-1'])).toBe('deck');
    expect(after(['black-1', 'red-1'])).toBe('hold');
  });
});

describe('SB-SCN-10-07 Ship in the Fog: darkness, rocking', () => {
  const seen = (from: object, to: object) => {
    const s = aboard(from, [{ id: 'c', side: 1, ...to }]);
    return sees(looking(s), of(s, 'a'), of(s, 'c')).visible;
  };

  it('SB-SCN-10-07 sight ends at 12" in the hold', () => {
    expect(seen(hold(8.6, 1), hold(8.6, 13.984))).toBe(true);
    expect(seen(hold(8.6, 1), hold(8.6, 13.99))).toBe(false);
  });

  it('SB-SCN-10-07.R1 and does not end on deck', () => {
    expect(seen(deck(1, 9.6), deck(29, 9.6))).toBe(true);
  });

  it('SB-SCN-10-07 Steady Legs are worth +1 Melee, to whoever has them and in Melee only', () => {
    const start = (attributes: string[]) =>
      play(hearing({ event: 'setup' }), {
        state: aboard({ ...deck(1, 1), attributes, stats: { melee: 2, accuracy: 2 } }),
      }).state;
    expect([added(start(['steady-legs']), 'melee'), added(start([]), 'melee')]).toEqual([3, 2]);
    expect(added(start(['steady-legs']), 'shooting')).toBe(2);
  });
});

describe('SB-SCN-10-08 Ship in the Fog: crates', () => {
  const tries = (attributes: string[], dice: readonly number[], ...actions: string[]) =>
    play(does('a', ...actions), { state: aboard({ ...deck(15, 11.5), attributes }), dice }).state;

  it('SB-SCN-10-08 SB-SCN-GEN-27 P 4 S 5 = 9: the action is lost and the crate stays shut', () => {
    const state = tries([], [4, 5], 'investigate:black-1');
    expect(state.clues).toHaveLength(7);
    expect(state.activation).toMatchObject({ actionSpent: true, moveSpent: false });
    expect(state.deeds).toEqual([]);
  });

  it('SB-SCN-10-08 SB-SCN-GEN-27 10 opens it; who failed for the Move may try again for the action', () => {
    expect(tries([], [5, 5, 4], 'investigate:black-1').clues).toHaveLength(6);
    const again = tries([], [4, 5, 4, 6, 4], 'investigate-for-move:black-1', 'investigate:black-1');
    expect(again.clues).toHaveLength(6);
  });

  it('SB-SCN-10-08 Combat Engineers need not roll', () => {
    expect(tries(['combat-engineer'], [4], 'investigate:black-1').clues).toHaveLength(6);
  });
});

describe('SB-SCN-10-09 Ship in the Fog: swivel guns', () => {
  const foe = (x: number, y: number): SceneFigure => ({ id: 'c', side: 1, ...deck(x, y), gear: [] });
  const served = (at: object, others: readonly SceneFigure[] = [], attributes = ['artillerist']) => {
    const s = aboard({ ...at, attributes }, [foe(22, 9), ...others]);
    return openActions(looking(s), of(s, 'a')).filter((id) => id.startsWith('shoot:swivel:'));
  };
  const north = deck(15, 14.606 - 0.886);

  it('SB-SCN-10-09 SB-SCN-GEN-24 an Artillerist adjacent to a gun serves it, both ways, loaded from the start', () => {
    expect(served(north)).toEqual([
      'shoot:swivel:swivel-gun-north/ball',
      'shoot:swivel:swivel-gun-north/scatter',
    ]);
    expect(served(deck(15, 0.394 + 0.886))).toHaveLength(2);
    expect(served(deck(15, 13.6))).toEqual([]);
    expect(served(north, [], [])).toEqual([]);
  });

  it('SB-SCN-10-09 not with an enemy within 2" of the gun', () => {
    const monster = (x: number): SceneFigure => ({ id: 'm', side: null, type: 'bandit', ...deck(x, 14.4) });
    const near = Math.sqrt((0.394 + 2 + 0.492) ** 2 - 0.206 ** 2);
    expect(served(north, [monster(15 + near - 0.01)])).toEqual([]);
    expect(served(north, [monster(15 + near + 0.01)])).toHaveLength(2);
  });
});

describe('SB-SCN-10-10 Ship in the Fog: black cards', () => {
  const opens = { a: { attributes: ['combat-engineer'] } };

  it('SB-SCN-10-10 SB-SCN-GEN-07.R1 four cards for three markers', () => {
    const { decks, clues } = begun(ID);
    expect([decks.black!.length, clues.filter(({ deck: of }) => of === 'black').length]).toEqual([4, 3]);
    expect([decks.red!.length, clues.filter(({ deck: of }) => of === 'red').length]).toEqual([4, 4]);
  });

  it('SB-SCN-10-10 ace: two Monster Dice; jack: one Power Die', () => {
    const pool = (card: string) => draws(ID, 'black', card, opens).state.pools[0];
    expect(pool('ace-of-spades')).toEqual({ power: 0, skill: 0, monster: 2 });
    expect(pool('jack-of-spades')).toEqual({ power: 1, skill: 0, monster: 0 });
  });

  it.each([
    ['black', 'king-of-spades'],
    ['black', 'queen-of-spades'],
    ['red', 'jack-of-hearts'],
  ])(
    'SB-SCN-10-10 SB-SCN-10-11 SB-SCN-GEN-12 %s %s: a silver hand weapon of the finder’s own',
    (from, card) => {
      const { state } = draws(ID, from, card, opens);
      expect(of(state, 'a').gear).toMatchObject([{ item: 'hand-weapon', upgrades: ['silver-weapon'] }]);
    },
  );
});

describe('SB-SCN-10-11 Ship in the Fog: red cards', () => {
  const opens = { a: { attributes: ['combat-engineer'] } };

  it('SB-SCN-10-11 ace: earth', () => {
    const { state } = draws(ID, 'red', 'ace-of-hearts', opens);
    expect([monstersIn(state), state.clues.length, state.pools[0]]).toEqual([
      [],
      6,
      { power: 0, skill: 0, monster: 0 },
    ]);
  });

  it.each(['king-of-hearts', 'queen-of-hearts'])(
    'SB-SCN-10-11 SB-SCN-GEN-16 %s: a Vampire touching the crate, where the finder’s player likes',
    (card) => {
      const { x, y } = EMPTY.clues[3]!;
      const a = { ...opens.a, x: x - 0.886 };
      const there = { x: x + 0.886, y, z: 0 };
      const { state, asked } = draws(ID, 'red', card, { a, answers: [['placeFigure', there]] });
      expect(asked).toMatchObject([{ seat: 0 }]);
      expect(monstersIn(state)).toEqual([['vampire', 18.716, y, 0]]);
      expect(boardOf(state, there)).toBe('hold');
    },
  );
});

describe('SB-SCN-10-12 Ship in the Fog: rewards', () => {
  it('SB-SCN-10-12 two Bandits: 1', () => {
    expect([1, 2, 4].map((n) => earned(ID, DEEDS.kill('bandit', n)))).toEqual([
      {},
      { bandits: 1 },
      { bandits: 1 },
    ]);
    expect(earned(ID, [...DEEDS.kill('bandit'), ...DEEDS.stray('bandit', 2)])).toEqual({ bandits: 1 });
  });

  it('SB-SCN-10-12 SB-SCN-GEN-33 three casualties: 2', () => {
    expect([2, 3].map((n) => earned(ID, [], { casualties: n }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-10-12 three crates, of either deck: 2', () => {
    const crates = (black: number, red: number) => [...DEEDS.clue(black, 'black'), ...DEEDS.clue(red, 'red')];
    expect([earned(ID, crates(1, 1)), earned(ID, crates(1, 2))]).toEqual([{}, { clues: 2 }]);
  });

  it('SB-SCN-10-12 two for each Vampire', () => {
    expect(earned(ID, DEEDS.kill('vampire', 2))).toEqual({ vampires: 4 });
    expect(earned(ID, DEEDS.kill('vampire', 2, 1))).toEqual({});
  });

  it('SB-SCN-10-12.R1 one extra for whoever opened a Vampire’s crate, and one only', () => {
    const state = on(ID, { figures: searcher(EMPTY.clues[0]!) });
    const openers = (...cards: string[]) =>
      extra({ ...state, deeds: cards.flatMap((card) => DEEDS.card(card)) }, 'opened-coffin');
    expect(openers('king-of-hearts', 'queen-of-hearts')).toEqual(['a']);
    expect(openers('queen-of-hearts')).toEqual(['a']);
    expect(openers('jack-of-hearts')).toEqual([]);
  });
});
