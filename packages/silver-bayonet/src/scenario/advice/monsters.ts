import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { monsterFrom } from '../../muster/own-monster.ts';
import { allOperations } from '../check/operations-of.ts';
import type { Operation } from '../format/operation.ts';
import type { ScenarioRule } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { cardsOf, operationsOf } from './cards.ts';
import { DESIGN, levelOf, WEIGHTS } from './design.ts';

/** Every kind of monster that can come into the scenario. */
export function monstersOf(scenario: Scenario): readonly MonsterType[] {
  const operations = allOperations(scenario).map(({ value }) => value);
  const ids = new Set([
    ...(scenario.monsters ?? []).map(({ monster }) => monster),
    ...operations.flatMap((operation) => {
      if (operation.op === 'place-monster') return [operation.monster];
      return operation.op === 'replace' ? [operation.with] : [];
    }),
  ]);
  return [...ids].flatMap((id) => typeOf(scenario, id) ?? []);
}

function typeOf({ bestiary }: Scenario, id: string): MonsterType | undefined {
  return [...MONSTER_TYPES, ...(bestiary ?? []).map(monsterFrom)].find((type) => type.id === id);
}

function weightOf(scenario: Scenario, monster: string): number {
  const type = typeOf(scenario, monster);
  return type === undefined ? 0 : WEIGHTS[levelOf(type)];
}

/** SB-SCNMAKE-12: the monsters before turn 1, weighed. */
export function startWeight(scenario: Scenario): number {
  const before = (scenario.rules ?? []).filter(
    ({ when: { event } }) => event === 'setup' || event === 'deployed',
  );
  const standing = (scenario.monsters ?? []).reduce(
    (sum, { monster }) => sum + weightOf(scenario, monster),
    0,
  );
  return before.reduce((sum, rule) => sum + expectedWeight(scenario, rule.do), standing);
}

/** The weight that a list of operations brings, on the average of its tables. */
function expectedWeight(scenario: Scenario, list: readonly Operation[]): number {
  return list.reduce((sum, operation) => {
    if (operation.op === 'place-monster') {
      return sum + weightOf(scenario, operation.monster) * (operation.n ?? 1) * placesOf(operation);
    }
    if (operation.op === 'do') {
      return sum + expectedWeight(scenario, scenario.procedures?.[operation.procedure] ?? []);
    }
    if (operation.op !== 'table') return sum;
    const faces = operation.die ?? 10;
    return operation.rows.reduce(
      (all, { range: [from, to], do: row }) =>
        all + (expectedWeight(scenario, row) * (to - from + 1)) / faces,
      sum,
    );
  }, 0);
}

/** Some places are several. */
function placesOf({ at }: Extract<Operation, { op: 'place-monster' }>): number {
  if ('corner' in at && at.corner === 'all') return 4;
  return 'edgeCentre' in at && at.edgeCentre === 'undeployed' ? 2 : 1;
}

/** Turns at whose end a rule runs, within the first `turns`. */
function timesWithin({ when, limit = Number.POSITIVE_INFINITY }: ScenarioRule, turns: number): number {
  if (when.event !== 'turn-end' && when.event !== 'turn-start') return 0;
  let times = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const named = when.turns === undefined || when.turns.includes(turn);
    if (named && turn >= (when.from ?? 1)) times++;
  }
  return Math.min(times, limit);
}

/** Turns over which arrivals are averaged. */
const GAME = 6;

/** SB-SCNMAKE-13: weight that arrives in an average turn. */
export function arrivalsPerTurn(scenario: Scenario): number {
  const all = (scenario.rules ?? []).map(
    (rule) => timesWithin(rule, GAME) * expectedWeight(scenario, rule.do),
  );
  return all.reduce((sum, weight) => sum + weight, 0) / GAME;
}

/** SB-SCNMAKE-03: on the table, on a card, or arriving soon. */
export function monsterComesEarly(scenario: Scenario): boolean {
  if (startWeight(scenario) > 0) return true;
  const brings = (list: readonly Operation[]) =>
    operationsOf(scenario, list).some(({ op }) => op === 'place-monster' || op === 'replace');
  if (cardsOf(scenario).some((card) => brings(card.do))) return true;
  return (scenario.rules ?? []).some((rule) => {
    if (!brings(rule.do)) return false;
    const timed = rule.when.event === 'turn-end' || rule.when.event === 'turn-start';
    return !timed || timesWithin(rule, DESIGN.monstersBy) > 0;
  });
}
