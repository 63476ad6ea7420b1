import type { Refusal } from '@vedette/engine';
import { unknownNames } from '@vedette/scenario';
import { needlessTags } from '../../muster/monster-problems.ts';
import { say } from '../../refusals.ts';
import type { Scenario } from '../format/scenario.ts';
import { needlessAllergies, secondCopies } from './choice-problems.ts';
import { fault } from './finding.ts';
import { forgotten } from './forgotten.ts';
import { futile } from './futile.ts';
import { nameProblems } from './name-problems.ts';
import { allOperations } from './operations-of.ts';

/** SB-OPS-30: what can be played and cannot have been meant. */
export function mistakes(scenario: Scenario): readonly Refusal[] {
  return [
    ...nameProblems(scenario),
    ...unsetNumbers(scenario),
    ...needlessAllergies(scenario),
    ...secondCopies(scenario),
    ...tagProblems(scenario),
    ...edgeProblems(scenario),
    ...forgotten(scenario),
    ...futile(scenario),
  ];
}

/** SB-OPS-24: a variable that nobody sets is nothing for ever. */
function unsetNumbers(scenario: Scenario): readonly Refusal[] {
  const number = allOperations(scenario).flatMap(({ value }) => (value.op === 'set' ? [value.name] : []));
  const names = {
    known: { number },
    kindOf: (key: string) => (key === 'var' ? ('number' as const) : undefined),
    prefixes: {},
  };
  return unknownNames({ path: '', value: scenario }, names, fault);
}

function tagProblems({ bestiary = [] }: Scenario): readonly Refusal[] {
  return bestiary.flatMap((own, i) =>
    needlessTags(own).map((refusal) => ({ ...refusal, path: `/bestiary/${i}${refusal.path}` })),
  );
}

/** SB-OPS-14: an edge for everybody who may play. */
function edgeProblems({ mode, players: { max }, deployment }: Scenario): readonly Refusal[] {
  if (mode === 'solo' || deployment.order !== 'roll-off') return [];
  const edges = new Set(deployment.pairs.flat()).size;
  if (max <= edges) return [];
  return [fault('wrong-type', '/players/max', say('scenario.few-edges', { max, edges }), 'SB-OPS-14')];
}
