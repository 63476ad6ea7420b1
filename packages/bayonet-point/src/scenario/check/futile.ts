import type { Refusal } from '@vedette/engine';
import {
  conditionsIn,
  countOfDice,
  fewerThan,
  idleConditions,
  idleParts,
  isDice,
  lateTurns,
  type Standing,
  sharedSpots,
} from '@vedette/scenario';
import { say } from '../../refusals.ts';
import { D10 } from '../../rules/test/test.ts';
import type { Tally } from '../format/condition.ts';
import type { ScenarioNumber } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What comes to nothing however the game goes. */
export function futile(scenario: Playable): readonly Refusal[] {
  return [
    ...idleConditions({ path: '', value: scenario }, fault),
    ...lateTurns({ path: '', value: scenario }, most(scenario.limit.turns), fault, 'BP-SCN-05'),
    ...idleParts(
      { operations: allOperations(scenario), rules: scenario.rules, actions: scenario.actions },
      fault,
    ),
    ...sharedSpots(standing(scenario), fault, 'BP-SCN-07'),
    ...outOfReach(scenario),
  ];
}

/** As much as a number can come to; null: that is only known in play. */
function most(number: ScenarioNumber): number | null {
  if (typeof number === 'number') return number;
  return isDice(number) ? countOfDice(number) * (number.faces ?? D10) + (number.plus ?? 0) : null;
}

function standing(scenario: Playable): readonly Standing[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'place-objects' && value.op !== 'join') return [];
    if (value.at === undefined) return [];
    const id = value.op === 'join' ? value.guest : value.object;
    return [{ path: `${path}/at`, id, at: value.at, radius: 0, where: '' }];
  });
}

/** BP-SCN-09: counts that nobody can reach with what is there. */
function outOfReach(scenario: Playable): readonly Refusal[] {
  const { exits = [] } = scenario;
  return conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) => {
    if (!('tally' in value)) return [];
    const tally = value as unknown as Tally;
    if (tally.max !== undefined && tally.min === undefined) return [];
    if (tally.tally === 'through' && !exits.some(({ side }) => side === tally.side)) {
      const said = say('scenario.no-exit', { side: tally.side });
      return [fault('never-holds', `${path}/tally`, said, 'BP-SCN-13')];
    }
    if (tally.tally !== 'secured') return [];
    const placed = allOperations(scenario).map(({ value: one }) =>
      one.op === 'place-objects' && tally.objects.includes(one.object) ? most(one.n) : 0,
    );
    if (placed.includes(null)) return [];
    const there = placed.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    return fewerThan({ path, value: tally }, there, fault, 'BP-SCN-16');
  });
}
