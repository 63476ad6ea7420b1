import type { MatchSetup, Refusal } from '@vedette/engine';
import { COOP } from '../data/officer.ts';
import type { SilverBayonet } from '../game.ts';
import { say } from '../refusals.ts';
import { problem } from './codes.ts';
import { coopBudget, unitCost } from './cost.ts';
import type { Unit } from './unit.ts';
import { problemsInThisMatch } from './unit-problems.ts';

/** What no part of a match has alone: these units under these options, so many players in this scenario. */
export function matchProblems({ scenario, seats, options }: MatchSetup<SilverBayonet>): readonly Refusal[] {
  const together = scenario.mode === 'solo' && seats.length > 1;
  return [
    ...problemsInThisMatch(seats, options),
    ...seatProblems(scenario, seats.length),
    ...(together ? seats.flatMap(({ unit }, seat) => coopProblems(unit, `/seats/${seat}/unit`)) : []),
  ];
}

/** SB-SCN-GEN-06, SB-COOP-01: how many may play it, by its own word and by the edges it has for them. */
function seatProblems(
  { name, mode, players, deployment }: SilverBayonet['scenario'],
  count: number,
): readonly Refusal[] {
  const edges =
    deployment.order === 'roll-off' ? new Set(deployment.pairs.flat()).size : Number.POSITIVE_INFINITY;
  const { min } = players;
  const max = Math.min(players.max, mode === 'solo' ? COOP.players : edges);
  if (count >= min && count <= max) return [];
  const said = say('setup.players', { name, min, max, count });
  return [{ code: 'setup.players', rule: 'SB-SCN-GEN-06', path: '/seats', ...said }];
}

/** SB-COOP-02: an Officer recruits for 40 instead of 100, and at most three soldiers go along. */
export function coopProblems(unit: Unit, path: string): readonly Refusal[] {
  const found: Refusal[] = [];
  const count = unit.soldiers.length;
  if (count > COOP.mostSoldiers) {
    const said = say('unit.too-many-along', { unit: unit.name, count, mostSoldiers: COOP.mostSoldiers });
    found.push(problem('unit.too-many-soldiers', 'SB-COOP-02', `${path}/soldiers`, said));
  }
  const most = coopBudget(unit.officer);
  const cost = unitCost(unit);
  if (cost > most) {
    const said = say('unit.over-share', { cost, officer: unit.officer.name, most });
    found.push(problem('unit.over-budget', 'SB-COOP-02', `${path}/soldiers`, said));
  }
  return found;
}
