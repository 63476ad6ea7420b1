import type { Refusal } from '@vedette/engine';
import { oldDice } from '@vedette/scenario';
import { say } from '../../refusals.ts';
import { D10 } from '../../rules/test/test.ts';
import { isChoice, type Playable, type Scenario } from '../format/scenario.ts';
import { advise } from './advise.ts';
import { reachAdvice } from './reach.ts';
import { roomAdvice } from './room.ts';

/** What a fair umpire would ask the author about; warnings, never errors. */
export function advice(scenario: Scenario): readonly Refusal[] {
  if (isChoice(scenario)) return [];
  return [
    ...oldDice({ path: '', value: scenario }, D10, 'BP-GEN-09'),
    ...winningAdvice(scenario),
    ...roomAdvice(scenario),
    ...reachAdvice(scenario),
  ];
}

/** BP-SCN-09: by the scenario's own words each side can win. */
function winningAdvice({ roles, end = [], limit }: Playable): readonly Refusal[] {
  const winners = new Set([
    ...[...end, ...(limit.cases ?? [])].map(({ wins }) => wins),
    ...(limit.otherwise === 'draw' ? [] : [limit.otherwise]),
  ]);
  if (winners.size === 0) return [advise('no-winner', 'BP-SCN-09', '/end', say('advice.no-winner'))];
  return roles
    .filter((role) => !winners.has(role))
    .map((role) => {
      const said = say('advice.no-winner-for', { role });
      return advise('no-winner', 'BP-SCN-09', '/end', said);
    });
}
