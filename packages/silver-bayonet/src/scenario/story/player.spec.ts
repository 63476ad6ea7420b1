import { describe, expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import type { Player } from '../format/who.ts';
import { contextOf } from './context.ts';
import { playersOf } from './player.ts';

const s = scene({
  seats: 3,
  order: [2, 0, 1],
  figures: [0, 1, 2].map((side) => ({ id: `f${side}`, side, x: 5 + side * 5 })),
});
s.story.players['winner'] = [1];

const players = (player: Player, own: number | null = 0) => playersOf(s, player, contextOf({ player: own }));

describe('SB-OPS-21 players', () => {
  it('SB-OPS-21 actor-player and every other', () => {
    expect(players('actor-player')).toEqual([0]);
    expect(players('opponent')).toEqual([2, 1]);
  });

  it('SB-OPS-21 without an actor-player there is no opponent either', () => {
    expect(players('actor-player', null)).toEqual([]);
    expect(players('opponent', null)).toEqual([]);
  });

  it('SB-OPS-21 each, in decision order; the primary player is the first of it', () => {
    expect(players('each')).toEqual([2, 0, 1]);
    expect(players('primary')).toEqual([2]);
  });

  it('SB-OPS-21 a player stored by name', () => {
    expect(players('stored:winner')).toEqual([1]);
    expect(players('stored:loser')).toEqual([]);
  });

  it('SB-OPS-21 in a competitive set-up, before any roll, the first seat is primary', () => {
    const before = scene({ figures: [{ id: 'a' }] });
    expect(playersOf(before, 'primary', contextOf({}))).toEqual([0]);
  });
});
