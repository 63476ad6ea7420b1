import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { harm } from '../../rules/damage/harm.ts';
import { concede } from '../../rules/ending/concede.ts';
import { of, type SceneDraft, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Tally } from '../format/condition.ts';
import { SOLO, told } from '../told.spec-support.ts';
import type { Deed } from './deed.ts';
import { countOf } from './tally.ts';

const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5 },
  { id: 'b', x: 8, y: 5 },
  { id: 'foe', side: 1, x: 20, y: 5 },
  { id: 'foe-2', side: 1, x: 23, y: 5 },
  { id: 'goblin-1', side: null, type: 'goblin', x: 5, y: 30 },
  { id: 'troll-1', side: null, type: 'troll', x: 20, y: 30 },
];

/** A game in which this has been done. */
function after(deeds: readonly Deed[], scenario = {}): SilverBayonetState {
  return { ...told(scenario, { seats: 2, figures: FIGURES }), deeds: [...deeds] };
}

const count = (s: SilverBayonetState, tally: Tally, seat: number | null = 0) => countOf(s, tally, seat);

describe('tallies of what was found', () => {
  const searched = (figure: string, seat: number, deck: string): Deed => ({
    what: 'investigated',
    seat,
    figure,
    deck,
  });
  const s = after([
    searched('a', 0, 'red'),
    searched('b', 0, 'black'),
    searched('foe', 1, 'red'),
    { what: 'revealed', seat: 0, figure: 'a', card: 'ace' },
    { what: 'revealed', seat: 1, figure: 'foe', card: 'king' },
    { what: 'placed', monster: 'goblin' },
    { what: 'placed', monster: 'troll' },
  ]);

  it('SB-OPS-25 SB-SCN-GEN-35 clues: markers this side Investigated, by deck', () => {
    expect(count(s, { tally: 'clues' })).toBe(2);
    expect(count(s, { tally: 'clues' }, 1)).toBe(1);
    expect(count(s, { tally: 'clues', deck: 'red' })).toBe(1);
    expect(count(s, { tally: 'clues', deck: 'green' })).toBe(0);
  });

  it('SB-OPS-25 revealed: listed cards drawn by this side', () => {
    expect(count(s, { tally: 'revealed', cards: ['ace', 'king'] })).toBe(1);
    expect(count(s, { tally: 'revealed', cards: ['king'] })).toBe(0);
  });

  it('SB-OPS-25 placed: by operations, all sides together', () => {
    expect([0, 1, null].map((seat) => count(s, { tally: 'placed' }, seat))).toEqual([2, 2, 2]);
    expect(count(s, { tally: 'placed', monster: 'troll' })).toBe(1);
  });

  it('SB-OPS-25 where no side is concerned all count together', () => {
    expect(count(s, { tally: 'clues' }, null)).toBe(3);
  });

  it('SB-OPS-25 SB-COOP-05 units together are one side', () => {
    const together = after(s.deeds, SOLO);
    expect(count(together, { tally: 'clues' }, 0)).toBe(3);
    expect(count(together, { tally: 'clues' }, 1)).toBe(3);
  });
});

describe('tallies of blows', () => {
  const hurts = (victim: string, points: number, source: string | null) =>
    stepping((cx: SilverCx) => {
      harm(cx, of(cx.s, victim), points, 'attack', 'SB-MEL-05', { source });
    });
  const struck = (victim: string, points: number, source: string | null, s = after([])) =>
    play(hurts(victim, points, source), { state: s }).state;

  it('SB-OPS-25 SB-END-05 kills: monsters whose last Health this side took', () => {
    const s = struck('goblin-1', 30, 'a');
    expect(count(s, { tally: 'kills' })).toBe(1);
    expect(count(s, { tally: 'kills', monster: 'goblin' })).toBe(1);
    expect(count(s, { tally: 'kills', monster: 'troll' })).toBe(0);
    expect(count(s, { tally: 'kills' }, 1)).toBe(0);
    expect(count(struck('goblin-1', 30, null), { tally: 'kills' })).toBe(0);
  });

  it('SB-SCN-GEN-34 only the last blow counts', () => {
    const s = struck('goblin-1', 30, 'foe', struck('goblin-1', 1, 'a'));
    expect(count(s, { tally: 'kills' }, 0)).toBe(0);
    expect(count(s, { tally: 'kills' }, 1)).toBe(1);
  });

  it('SB-SCN-GEN-34.R1 monsters of unexpected encounters count, but not where only the scenario counts', () => {
    const state = after([]);
    of(state, 'goblin-1').marks['encounter'] = 1;
    const s = struck('goblin-1', 30, 'a', state);
    expect(count(s, { tally: 'kills', monster: 'goblin' })).toBe(1);
    expect(count(s, { tally: 'kills', monster: 'goblin', scenarioOnly: true })).toBe(0);
    expect(count(s, { tally: 'wounds', scenarioOnly: true })).toBe(0);
    expect(count(struck('goblin-1', 30, 'a'), { tally: 'kills', scenarioOnly: true })).toBe(1);
  });

  it('SB-OPS-25 wounds: each time damage above 0 was caused, killing or not', () => {
    const once = struck('troll-1', 6, 'a');
    expect(count(once, { tally: 'wounds', monster: 'troll' })).toBe(1);
    expect(count(struck('troll-1', 40, 'a', once), { tally: 'wounds', monster: 'troll' })).toBe(2);
    // Damage Reduction (4) leaves nothing of 4.
    expect(count(struck('troll-1', 4, 'a'), { tally: 'wounds' })).toBe(0);
    expect(count(struck('foe', 1, 'a'), { tally: 'wounds' })).toBe(1);
    expect(count(struck('foe', 1, 'a'), { tally: 'wounds', monster: 'troll' })).toBe(0);
    expect(count(struck('a', 1, 'b'), { tally: 'wounds' })).toBe(0);
  });

  it('SB-OPS-25 SB-SCN-GEN-33 casualties: opposing members; monsters are kills, and kills of monsters credit nobody', () => {
    const s = struck('foe', 30, 'a');
    expect(count(s, { tally: 'casualties' })).toBe(1);
    expect(count(s, { tally: 'kills' })).toBe(0);
    expect(count(s, { tally: 'casualties' }, 1)).toBe(0);
    expect(count(struck('foe', 30, 'goblin-1'), { tally: 'casualties' })).toBe(0);
    expect(count(struck('foe', 30, null), { tally: 'casualties' })).toBe(0);
    expect(count(struck('goblin-1', 30, 'a'), { tally: 'casualties' })).toBe(0);
  });

  it('SB-SCN-GEN-33 two shot, one killed by a Revenant after losing 9 of 10 Health to the unit: 2', () => {
    const figures = [
      { id: 'a', x: 5, y: 5 },
      ...['v1', 'v2', 'v3', 'v4'].map((id, i) => ({ id, side: 1, x: 10 + i * 3, y: 20, health: 10 })),
      { id: 'rev', side: null, type: 'revenant', x: 30, y: 30 },
    ];
    let s = told({}, { figures });
    for (const [victim, points, by] of [
      ['v1', 10, 'a'],
      ['v2', 12, 'a'],
      ['v3', 9, 'a'],
      ['v3', 1, 'rev'],
    ] as const)
      s = struck(victim, points, by, s);
    expect(count(s, { tally: 'casualties' })).toBe(2);
  });

  it('SB-SCN-GEN-06 with three players the members of all other units count together', () => {
    const figures = [...FIGURES, { id: 'third', side: 2, x: 30, y: 5 }];
    const three = struck('third', 30, 'a', struck('foe', 30, 'a', told({}, { seats: 3, figures })));
    expect([0, 1, 2].map((seat) => count(three, { tally: 'casualties' }, seat))).toEqual([2, 0, 0]);
  });

  it('SB-END-05.R1 a figure counts once; whoever was healed up does not', () => {
    const state = after([]);
    of(state, 'foe').fallenTo = 0;
    expect(count(state, { tally: 'casualties' })).toBe(0);
    of(state, 'foe').standing = 'down';
    expect(count(state, { tally: 'casualties' })).toBe(1);
    of(state, 'foe').standing = 'left';
    expect(count(state, { tally: 'casualties' })).toBe(0);
  });

  it('SB-COOP-05 an ally hurt by accident is no casualty and no wound', () => {
    const s = struck('foe', 30, 'a', after([], SOLO));
    expect(count(s, { tally: 'casualties' })).toBe(0);
    expect(count(s, { tally: 'wounds' })).toBe(0);
  });
});

describe('tallies of those who left', () => {
  const left = (figure: string, edge: 'north' | 'south' | null, carrying: string[] = []): Deed => ({
    what: 'exited',
    seat: 0,
    figure,
    edge,
    turn: 3,
    carrying,
  });

  it('SB-OPS-25 exited: by edge, and by what they had with them', () => {
    const s = after([left('a', 'north', ['idol']), left('b', 'south')]);
    expect(count(s, { tally: 'exited' })).toBe(2);
    expect(count(s, { tally: 'exited', edges: ['north'] })).toBe(1);
    expect(count(s, { tally: 'exited', edges: ['north', 'south'] })).toBe(2);
    expect(count(s, { tally: 'exited', carrying: ['idol', 'book'] })).toBe(1);
    expect(count(s, { tally: 'exited', edges: ['south'], carrying: ['idol'] })).toBe(0);
    expect(count(s, { tally: 'exited' }, 1)).toBe(0);
    expect(count(after([left('a', null)]), { tally: 'exited', edges: ['north'] })).toBe(0);
  });

  it('SB-OPS-25 secured: each object once, of those listed', () => {
    const got = (object: string): Deed => ({ what: 'secured', seat: 0, figure: 'a', object });
    const s = after([got('idol'), got('book'), got('idol')]);
    expect(count(s, { tally: 'secured' })).toBe(2);
    expect(count(s, { tally: 'secured', objects: ['idol'] })).toBe(1);
    expect(count(s, { tally: 'secured', objects: ['crown'] })).toBe(0);
  });

  it('SB-OPS-25 survivors: who left in play, and who still stands', () => {
    const s = after([left('a', 'north')]);
    of(s, 'a').standing = 'left';
    expect(count(s, { tally: 'survivors' })).toBe(2);
    of(s, 'b').standing = 'down';
    expect(count(s, { tally: 'survivors' })).toBe(1);
    expect(count(s, { tally: 'survivors' }, 1)).toBe(2);
  });

  it('SB-SCN-GEN-32.R2 whoever concedes has neither left nor survived', () => {
    const gives = stepping((cx: SilverCx) => concede(cx, 0));
    const s = play(gives, { state: after([]) }).state;
    expect(count(s, { tally: 'exited' })).toBe(0);
    expect(count(s, { tally: 'survivors' })).toBe(0);
  });
});
