import type { Seat } from '@vedette/engine';
import { isDown, unitOf } from '../figures.ts';
import { apart } from '../rules/ground/apart.ts';
import { homePoint } from '../rules/ground/home-edge.ts';
import { isChoice } from '../scenario/format/scenario.ts';
import { holds } from '../scenario/story/area.ts';
import { wholeEdge } from '../scenario/story/edge.ts';
import type { BayonetPointState, Figure } from '../state.ts';
import { type Purpose, purposeOf } from './aims.ts';

/** How much of it is men, and how much what the scenario asks for. */
const MEN = 0.5;
const CAUSE = 0.45;

/** How the match stands for a seat, from -1 to 1; what one gains the other loses. */
export function evaluate(s: BayonetPointState, seat: Seat): number {
  if (s.ended !== null) return 2 * (s.ended.shares[seat] ?? 0) - 1;
  const men = strength(s, seat) - strength(s, 1 - seat);
  return MEN * Math.max(-1, Math.min(1, 2 * men)) + CAUSE * cause(s, seat);
}

/** What is left of a side, 0 to 1. */
function strength(s: BayonetPointState, seat: Seat): number {
  let [sum, all] = [0, 0];
  for (const f of s.figures) {
    if (f.side !== seat) continue;
    all++;
    sum += fitness(s, f);
  }
  return all === 0 ? 0 : sum / all;
}

/** What a man counts for: those who lie or run may come back. */
function fitness(s: BayonetPointState, f: Figure): number {
  if (f.standing === 'waiting' || f.standing === 'through') return 1;
  if (f.standing !== 'table') return 0;
  const { flight } = unitOf(s, f);
  if (flight !== null) return flight.final ? 0.05 : 0.4;
  const hurt = f.wounds > 0 ? 0.75 : 1;
  return hurt * (isDown(f) ? 0.5 : f.ground !== 'up' ? 0.9 : 1);
}

/** How near a side is to what it is here for, less how near the other is: -1 to 1. */
function cause(s: BayonetPointState, seat: Seat): number {
  if (isChoice(s.battle.scenario)) return 0;
  const purpose = purposeOf(s, seat);
  const other = purposeOf(s, 1 - seat);
  if (purpose.aim.what === 'break' || purpose.holds === other.holds) return 0;
  const [attacker, seatOfAttacker] = purpose.holds ? [other, 1 - seat] : [purpose, seat];
  const time = Math.min(1, s.turn / Math.max(1, s.battle.turns));
  const done = 2 * progress(s, attacker, seatOfAttacker) - 1;
  // What is not done when time is up is not done at all.
  const stands = done * (1 - time) + Math.min(done, 0) * time;
  return purpose.holds ? -stands : stands;
}

/** How much of his aim an attacker has reached, 0 to 1. */
function progress(s: BayonetPointState, { aim }: Purpose, seat: Seat): number {
  const own = s.figures.filter((f) => f.side === seat);
  switch (aim.what) {
    case 'break':
      return 1 - strength(s, 1 - seat);
    case 'exit': {
      const needed = Math.max(1, Math.ceil(aim.share * own.length));
      const nearest = own.map((f) => nearness(s, f, aim.edge)).sort((a, b) => b - a);
      return nearest.slice(0, needed).reduce((sum, near) => sum + near, 0) / needed;
    }
    case 'plunder': {
      const needed = Math.max(1, Math.ceil(aim.share * s.animals.length));
      const taken = s.animals.filter((animal) => animal.taken === seat).length;
      const led = s.animals.filter(({ leader }) => own.some(({ id }) => id === leader)).length;
      return Math.min(1, (taken + led / 2) / needed);
    }
    case 'clear': {
      const foes = s.figures.filter((f) => f.side !== seat);
      const there = foes.filter((f) => f.standing === 'table' && holds(aim.area, f, 0));
      const left = there.reduce((sum, f) => sum + fitness(s, f), 0);
      return foes.length === 0 ? 1 : 1 - Math.min(1, left / foes.length);
    }
  }
}

/** 1 for those who are through, less for those who have far to go. */
function nearness(s: BayonetPointState, f: Figure, edge: Parameters<typeof wholeEdge>[1]): number {
  if (f.standing === 'through') return 1;
  if (f.standing !== 'table' || f.fleeing) return 0;
  const across = edge === 'north' || edge === 'south' ? s.terrain.depth : s.terrain.width;
  return 0.8 * Math.max(0, 1 - apart(f, homePoint(s, f, wholeEdge(s, edge), f)) / across);
}
