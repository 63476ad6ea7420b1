import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { moveTo } from '../rules/movement/put.ts';
import bayonetPoint from '../ruleset.ts';
import { of, row, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

/** Seat 0 attacks far from everything; one defender here, others elsewhere. */
function held(scenario: string, defender: Partial<SceneFigure>, turn = 1) {
  return scene({
    scenario,
    step: 'end',
    turn,
    turns: 20,
    units: [
      row('u', 4, 100, 100),
      {
        id: 'e',
        side: 1,
        figures: [
          { id: 'e-1', x: 900, y: 600, ...defender },
          { id: 'e-2', x: 1700, y: 1100 },
        ],
      },
    ],
  });
}

const outcome = (state: ReturnType<typeof held>) => bayonetPoint.outcome(play(bayonetPoint, { state }).state);
const CLEARED = { reason: 'cleared', shares: [1, 0] };

describe.each([
  ['sack-the-chateau', 'BP-SCN-12', [1149, 600], [1151, 600]],
  ['attack-the-ransackers', 'BP-SCN-14', [1149, 600], [1151, 600]],
] as const)('%s', (scenario, rule, inside, outside) => {
  it(`${rule} held while an able man, or one on the ground, is in it`, () => {
    expect(outcome(held(scenario, {}))).toBeNull();
    expect(outcome(held(scenario, { x: inside[0], y: inside[1] }))).toBeNull();
    expect(outcome(held(scenario, { ground: 'open' }))).toBeNull();
    expect(outcome(held(scenario, { x: outside[0], y: outside[1] }))).toEqual(CLEARED);
  });

  it(`${rule} those who are down or run hold nothing`, () => {
    expect(outcome(held(scenario, { wounds: 1, down: 2 }))).toEqual(CLEARED);
    const running = held(scenario, {});
    running.units[1]!.flight = { moves: 1, final: false, number: 1, gone: [] };
    for (const f of running.figures) if (f.side === 1) f.fleeing = true;
    expect(outcome(running)).toEqual(CLEARED);
  });

  it(`${rule}, BP-DIG-02 when time is up the defender has won`, () => {
    expect(outcome(held(scenario, {}, 19))).toBeNull();
    expect(outcome(held(scenario, {}, 20))).toEqual({ reason: 'time-up', shares: [0, 1] });
  });
});

describe('delaying action', () => {
  const pursuit = (through: number, turn = 1) => {
    const state = scene({
      scenario: 'delaying-action',
      step: 'end',
      turn,
      turns: 9,
      units: [row('u', 25, 300, 300), row('v', 25, 300, 400), { ...row('e', 4, 300, 900), side: 1 }],
    });
    for (const f of state.figures.slice(0, through)) f.standing = 'through';
    return state;
  };

  it('BP-SCN-13 an eighth of the army through wins: seven of fifty, not six', () => {
    expect(outcome(pursuit(7))).toEqual({ reason: 'through', shares: [1, 0] });
    expect(outcome(pursuit(6))).toBeNull();
  });

  it('BP-SCN-13 in time: at the end of the last turn still, and else the defender has won', () => {
    expect(outcome(pursuit(7, 9))).toEqual({ reason: 'through', shares: [1, 0] });
    expect(outcome(pursuit(6, 9))).toEqual({ reason: 'time-up', shares: [0, 1] });
  });

  const atEdge = (side: number, how: 'move' | 'driven-back', y = 1187.5) => {
    const state = scene({
      scenario: 'delaying-action',
      units: [
        { ...row('u', 2, 600, 1100), side },
        { ...row('e', 2, 300, 300), side: 1 - side },
      ],
    });
    const stored = { ...state, battle: { ...state.battle, edges: { 'road-in': 'north' as const } } };
    const run = stepping((cx) => moveTo(cx, of(cx.s, 'u-1'), { x: 600, y, z: 0 }, how, 'halt', 'BP-MOV-01'));
    for (const rider of ['u-1', 'u-2'])
      stored.horses.push({ id: rider, rider, side, troops: 'light-cavalry', x: 600, y: 1000, wounds: 0 });
    return play(run, { state: stored }).state;
  };
  const standingAt = (...at: Parameters<typeof atEdge>) => of(atEdge(...at), 'u-1').standing;

  it('BP-SCN-13, BP-SCN-18 whoever of the attackers touches the far edge by his own move is through', () => {
    expect(standingAt(0, 'move')).toBe('through');
    expect(standingAt(0, 'move', 1186)).toBe('table');
    expect(standingAt(0, 'driven-back')).toBe('table');
    expect(standingAt(1, 'move')).toBe('table');
    expect(standingAt(0, 'move', 12.5)).toBe('table');
  });

  it('BP-SCN-18, BP-CAV-17 the horse he left behind does not wait for him; others do', () => {
    expect(atEdge(0, 'move').horses.map(({ rider }) => rider)).toEqual(['u-2']);
    expect(atEdge(0, 'move', 1186).horses).toHaveLength(2);
  });
});

describe('nobody left', () => {
  const empty = (scenario: string, through: number, standing: 'routed' | 'table') => {
    const state = scene({
      scenario,
      step: 'flight-1',
      units: [row('u', 8, 300, 300), { ...row('e', 4, 300, 900), side: 1 }],
    });
    state.figures.forEach((f, i) => {
      f.standing = f.side === 1 ? standing : i < through ? 'through' : 'incapacitated';
    });
    return outcome(state);
  };

  it('BP-SCN-09 with roles: the attacker wins if he has what he came for, else the defender', () => {
    expect(empty('delaying-action', 1, 'routed')).toMatchObject({ shares: [1, 0] });
    expect(empty('delaying-action', 0, 'routed')).toMatchObject({ reason: 'nobody-left', shares: [0, 1] });
    expect(empty('delaying-action', 8, 'table')).toMatchObject({ shares: [1, 0] });
    expect(empty('delaying-action', 0, 'table')).toMatchObject({ reason: 'nobody-left', shares: [0, 1] });
  });

  it('BP-SCN-09 without roles a draw', () => {
    expect(empty('bump-in-the-jungle', 0, 'routed')).toMatchObject({ shares: [0.5, 0.5] });
    expect(empty('bump-in-the-jungle', 0, 'table')).toMatchObject({ shares: [0, 1] });
  });
});

describe('bump in the jungle', () => {
  const lost = (east: number, turn: number) => {
    const state = scene({
      scenario: 'bump-in-the-jungle',
      step: 'end',
      turn,
      units: [row('u', 10, 300, 600), { ...row('e', 10, 1200, 600), side: 1 }],
    });
    for (const f of state.figures.filter(({ side }) => side === 1).slice(0, east))
      f.standing = 'incapacitated';
    return play(bayonetPoint, { state });
  };

  it('BP-SCN-10 half of the enemy’s figures killed or routed wins', () => {
    expect(bayonetPoint.outcome(lost(5, 3).state)).toEqual({ reason: 'half-lost', shares: [1, 0] });
    expect(bayonetPoint.outcome(lost(4, 3).state)).toBeNull();
  });

  it('BP-SCN-10, BP-DIG-02 at the limit a lead of a tenth is a minor win, less is none', () => {
    expect(lost(1, 15).events.find(({ type }) => type === 'ended')).toMatchObject({ winner: 0, minor: true });
    expect(lost(0, 15).events.find(({ type }) => type === 'ended')).toMatchObject({
      winner: null,
      minor: false,
    });
  });
});
