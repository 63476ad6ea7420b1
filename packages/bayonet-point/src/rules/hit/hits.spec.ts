import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { meleeWeapon } from '../../data/weapons.ts';
import { isLost } from '../../figures.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { mayCharge } from '../charge/reach.ts';
import { strikeTest } from '../melee/strike.ts';
import { fullRate } from '../movement/rate.ts';
import { threshold } from '../test/test.ts';
import { type Hit, resolveHits } from './hits.ts';
import type { Where } from './outcome.ts';

function field(
  b: Partial<SceneFigure> = {},
  troops: 'infantry' | 'light-cavalry' = 'infantry',
  options = {},
) {
  return scene({
    options,
    units: [
      { id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] },
      {
        id: 'e',
        side: 1,
        troops,
        weapons: ['carbine'],
        figures: [
          { id: 'b', x: 600, y: 600, ...b },
          { id: 'far', x: 1500, y: 1000 },
        ],
      },
    ],
  });
}

function hit(where: Where = 'shooting', modifier = 0): Hit {
  return { figure: 'b', by: 'a', where, modifier };
}

const hits = (...list: readonly Hit[]) => stepping((cx) => resolveHits(cx, list));

describe('the outcome of a hit', () => {
  it.each([
    [1, 'incapacitated'],
    [2, 'incapacitated'],
    [3, 'wounded'],
    [4, 'wounded'],
    [5, 'driven-back'],
    [6, 'driven-back'],
    [7, 'go-to-ground'],
    [8, 'go-to-ground'],
    [9, 'no-effect'],
    [10, 'no-effect'],
  ])('BP-HIT-02 a %d: %s', (die, result) => {
    const { events } = play(hits(hit()), { state: field(), dice: [die] });
    expect(events[0]).toMatchObject({ type: 'outcome', result });
  });

  it('BP-HIT-03 the other table kills up to 4 and wounds nobody', () => {
    const state = field({}, 'infantry', { 'hit-outcome': 'alternate' });
    expect(of(play(hits(hit()), { state, dice: [4] }).state, 'b').standing).toBe('incapacitated');
    expect(play(hits(hit()), { state, dice: [5] }).events[0]).toMatchObject({ result: 'driven-back' });
  });

  it('BP-HIT-04 below 1 reads as 1, above 10 as 10', () => {
    const low = play(hits(hit('melee', -5)), { state: field(), dice: [2] });
    expect(low.events[0]).toMatchObject({ total: 1, result: 'incapacitated' });
    const high = play(hits(hit('melee', 2)), { state: field(), dice: [10] });
    expect(high.events[0]).toMatchObject({ total: 10, result: 'no-effect' });
  });

  it('BP-HIT-01, BP-GEN-19 one die for every hit, the active side’s figures first, and no die without a hit', () => {
    const both = stepping((cx) => resolveHits(cx, [hit(), { ...hit(), figure: 'a', by: 'b' }]));
    const { events } = play(both, { state: field(), dice: [9, 10] });
    expect(events.map((event) => event.type === 'outcome' && event.figure)).toEqual(['a', 'b']);
    expect(play(hits(), { state: field() }).events).toEqual([]);
  });

  it('BP-GEN-19, BP-MEL-03 outside activations the side that won the initiative rolls first', () => {
    const both = stepping((cx) => resolveHits(cx, [hit(), { ...hit(), figure: 'a', by: 'b' }]));
    const state = { ...field(), step: 'melees' as const, first: 1, active: 0 };
    const { events } = play(both, { state, dice: [9, 10] });
    expect(events.map((event) => event.type === 'outcome' && event.figure)).toEqual(['b', 'a']);
  });

  it('BP-HIT-05 incapacitated: out of the game, and of every contact', () => {
    const state = field();
    state.contacts.push({ a: 'a', b: 'b', across: null, held: null });
    const { state: after } = play(hits(hit('melee')), { state, dice: [2] });
    expect([of(after, 'b').standing, after.contacts, isLost(of(after, 'b'))]).toEqual([
      'incapacitated',
      [],
      true,
    ]);
    expect(of(after, 'far').standing).toBe('table');
  });

  it('BP-HIT-07 for the rest of the game: half rate, +3 in melee, no charge', () => {
    const { state } = play(hits(hit()), { state: field(), dice: [3] });
    const b = of(state, 'b');
    Object.assign(b, { down: 0, ground: 'up' });
    expect(fullRate(state, b, 'halt', [])).toBe(75);
    expect(threshold(strikeTest(state, b, of(state, 'a'), meleeWeapon('sword')))).toBe(2);
    expect([mayCharge(state, b), mayCharge(state, of(state, 'far'))]).toEqual([false, true]);
  });

  it('BP-HIT-16 he is driven from the one whose hit was the worst', () => {
    const state = field();
    const sideways = { ...hit(), by: 'c' };
    const { state: after } = play(hits(sideways, hit()), {
      state: {
        ...state,
        figures: [...state.figures, { ...of(state, 'a'), id: 'c', x: 400, y: 600 }],
      },
      dice: [9, 5],
    });
    expect(of(after, 'b')).toMatchObject({ x: 600, y: 750 });
  });

  it('BP-HIT-06 a wounded man lies for this turn and two more', () => {
    const { state } = play(hits(hit()), { state: field(), dice: [3] });
    expect(of(state, 'b')).toMatchObject({ wounds: 1, down: 2, standing: 'table' });
  });

  it('BP-HIT-08 driven back: a full move straight away where there is no cover', () => {
    const { state } = play(hits(hit()), { state: field(), dice: [5] });
    expect(of(state, 'b')).toMatchObject({ x: 600, y: 750 });
  });

  it('BP-HIT-11 gone to ground he lies; a second time changes nothing', () => {
    const { state } = play(hits(hit()), { state: field(), dice: [7] });
    expect(of(state, 'b').ground).toBe('open');
    const again = play(hits(hit()), { state, dice: [5] });
    expect(of(again.state, 'b')).toMatchObject({ ground: 'open', y: 600 });
  });

  it('BP-HIT-14 the second wound kills', () => {
    const { state } = play(hits(hit()), { state: field({ wounds: 1 }), dice: [4] });
    expect(of(state, 'b').standing).toBe('incapacitated');
  });

  it('BP-HIT-16 of several hits the worst counts, but two wounds kill', () => {
    const worst = play(hits(hit(), hit()), { state: field(), dice: [9, 7] });
    expect(of(worst.state, 'b').ground).toBe('open');
    const twice = play(hits(hit(), hit()), { state: field(), dice: [3, 4] });
    expect(of(twice.state, 'b').standing).toBe('incapacitated');
  });
});

describe('a rider', () => {
  const rider = (options = {}) => field({ gait: 'trot' }, 'light-cavalry', options);

  it('BP-CAV-12 up to 6 the horse is wounded, above it the rider, who stays up', () => {
    const horse = play(hits(hit()), { state: rider(), dice: [3, 6] });
    expect(of(horse.state, 'b')).toMatchObject({ horseWounds: 1, wounds: 0, mounted: true });
    expect(horse.events).toContainEqual(
      expect.objectContaining({ type: 'rolled', rule: 'BP-CAV-12', seat: 1, die: 6 }),
    );
    const man = play(hits(hit()), { state: rider(), dice: [3, 7] });
    expect(of(man.state, 'b')).toMatchObject({ horseWounds: 0, wounds: 1, mounted: true, down: 2 });
  });

  it('BP-CAV-13, BP-CAV-14 the horse is killed: a good rider stands beside it, another is hit again', () => {
    const good = play(hits(hit()), { state: rider(), dice: [1, 6, 6] });
    expect(of(good.state, 'b')).toMatchObject({ mounted: false, ground: 'up', radius: 12.5 });
    const bad = play(hits(hit()), { state: rider(), dice: [1, 6, 7, 8] });
    expect(of(bad.state, 'b')).toMatchObject({ mounted: false, ground: 'open' });
    const dead = play(hits(hit()), { state: rider(), dice: [1, 7] });
    expect(of(dead.state, 'b').standing).toBe('incapacitated');
  });

  it('BP-CAV-15 driven back: up to 5 horse and man go back, above it he is thrown and the horse is gone', () => {
    const back = play(hits(hit()), { state: rider(), dice: [5, 5] });
    expect(of(back.state, 'b')).toMatchObject({ mounted: true, y: 825, gait: 'halt' });
    const thrown = play(hits(hit()), { state: rider(), dice: [5, 6] });
    expect(thrown.events).toContainEqual(
      expect.objectContaining({ type: 'rolled', rule: 'BP-CAV-15', seat: 1, die: 6 }),
    );
    expect(of(thrown.state, 'b')).toMatchObject({ mounted: false, wounds: 1, down: 2 });
    expect(thrown.state.horses).toEqual([]);
  });

  it('BP-CAV-15 mounted-driven-back horsemanship: the test decides', () => {
    const state = rider({ 'mounted-driven-back': 'horsemanship' });
    expect(of(play(hits(hit()), { state, dice: [5, 6] }).state, 'b').mounted).toBe(true);
    expect(of(play(hits(hit()), { state, dice: [5, 7] }).state, 'b').mounted).toBe(false);
  });

  it.each([
    ['conscript', 5, true],
    ['conscript', 6, false],
    ['veteran', 7, true],
    ['veteran', 8, false],
  ] as const)('BP-HIT-15 a %s rider with a %d keeps his seat: %s', (of_, die, stays) => {
    const state = rider();
    const units = state.units.map((u) => (u.id === 'e' ? { ...u, class: of_ } : u));
    expect(of(play(hits(hit()), { state: { ...state, units }, dice: [7, die] }).state, 'b').mounted).toBe(
      stays,
    );
  });

  it('BP-HIT-15 Masters roll too, against 8', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] },
        {
          id: 'e',
          side: 1,
          troops: 'light-cavalry',
          figures: [
            { id: 'b', x: 600, y: 600, leader: true },
            { id: 'far', x: 1500, y: 1000 },
          ],
        },
      ],
    });
    expect(of(play(hits(hit()), { state, dice: [7, 8] }).state, 'b').mounted).toBe(true);
    expect(of(play(hits(hit()), { state, dice: [7, 9] }).state, 'b').mounted).toBe(false);
  });

  it('BP-HIT-16 a rider takes several one after another, each on what is left', () => {
    // Both outcomes first: to ground, wounded. He falls (7), and is wounded as a man on foot, without another die.
    const { state } = play(hits(hit(), hit()), { state: rider(), dice: [7, 3, 7] });
    expect(of(state, 'b')).toMatchObject({ mounted: false, wounds: 1, down: 2 });
  });

  it('BP-CAV-12 a second wound kills the horse; a slumped rider sent to ground in melee falls off', () => {
    const lame = play(hits(hit()), { state: field({ horseWounds: 1 }, 'light-cavalry'), dice: [3, 6, 6] });
    expect(of(lame.state, 'b')).toMatchObject({ mounted: false, horseWounds: 0, ground: 'up' });
    const slumped = play(hits(hit('melee')), {
      state: field({ wounds: 1, down: 2 }, 'light-cavalry'),
      dice: [8],
    });
    expect(of(slumped.state, 'b')).toMatchObject({ mounted: false, ground: 'open', down: 2 });
  });

  it('BP-CAV-16 to ground: shot at he tests, in melee he falls; his horse waits', () => {
    expect(of(play(hits(hit()), { state: rider(), dice: [7, 6] }).state, 'b').mounted).toBe(true);
    const shot = play(hits(hit()), { state: rider(), dice: [7, 7] }).state;
    expect(of(shot, 'b')).toMatchObject({ mounted: false, ground: 'open' });
    expect(shot.horses).toHaveLength(1);
    const melee = play(hits(hit('melee')), { state: rider(), dice: [7] }).state;
    expect(of(melee, 'b')).toMatchObject({ mounted: false, ground: 'open' });
  });
});
