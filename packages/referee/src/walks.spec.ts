import {
  answer,
  begin,
  type Game,
  type Json,
  type Match,
  prepare,
  type Ruleset,
  random,
  sampleOf,
} from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { boardHelpersOf } from './chart.ts';
import { drawnBy, LastWay, walksBetween } from './walks.ts';

const ruleset = silverBayonet as unknown as Ruleset<Game>;

/** A game played at random up to somebody's Move. */
function atAMove(): Match<Game> {
  const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(ruleset, { scenario: 'the-investigation', seats });
  if (!setup.ok) throw new Error('Nobody can play.');
  let match = begin(ruleset, { setup: setup.value, dice: { seed: 'walks' } });
  const chance = random('walks');
  while (match.pending !== null && match.pending.kind !== 'move') {
    const { options = [] } = match.pending.question as { readonly options?: readonly string[] };
    const sample = sampleOf(ruleset, match.pending, chance, () => match.state);
    match = answered(match, options.includes('move') ? 'move' : sample);
  }
  return match;
}

function answered(match: Match<Game>, given: unknown): Match<Game> {
  const next = answer(match, match.pending!.seat, given);
  if (!next.ok) throw new Error(next.refusals[0]!.code);
  return next.value;
}

describe('the ways gone by a decision', () => {
  const before = atAMove();
  const { figure } = before.pending!.question as { readonly figure: string };
  const { x, y, z } = boardHelpersOf(ruleset)
    .scene(before.state)
    .figures.find(({ id }) => id === figure)!;
  // Away from the edge, then aside, towards the middle of the table.
  const across = Math.abs(18 - x) > Math.abs(18 - y);
  const turn = across ? { x: x + Math.sign(18 - x) * 2, y, z } : { x, y: y + Math.sign(18 - y) * 2, z };
  const end = across ? { ...turn, y: y + Math.sign(18 - y) * 2 } : { ...turn, x: x + Math.sign(18 - x) * 2 };
  const path = [turn, end];
  const asked = { ...before.pending!, view: () => before.state };

  it('are those that were drawn, for everybody who may see it', () => {
    const after = answered(before, path);
    const drawn = drawnBy(ruleset, asked, path as unknown as Json);
    for (const seat of [0, 1, null]) {
      const [walk, ...others] = walksBetween(before, after, seat, { drawn });
      expect(others).toEqual([]);
      expect(walk!.figure).toBe(figure);
      expect(walk!.points).toHaveLength(3);
      expect(walk!.points[0]).toEqual({ x, y, z });
      expect(walk!.points[1]!.x).toBeCloseTo(turn.x);
    }
  });

  it('are none after several decisions, or when one was taken back', () => {
    const after = answered(before, path);
    expect(walksBetween(after, before, 0, { drawn: null })).toEqual([]);
    expect(walksBetween(before, before, 0, { drawn: null })).toEqual([]);
  });

  it('the last one is known however often it is looked at, also after answers that are no ways', () => {
    const ways = new LastWay();
    ways.note(before, path as unknown as Json);
    const drawn = drawnBy(ruleset, asked, path as unknown as Json);
    expect(ways.drawn()).toEqual(drawn);
    ways.note(begin(ruleset, before.origin), 'move');
    expect(ways.drawn()).toEqual(drawn);
  });

  it('an answer that is no way draws none', () => {
    const other = { ...asked, kind: 'act' } as typeof asked;
    expect(drawnBy(ruleset, other, 'move')).toBeNull();
  });
});
