import type { Refusal } from '@vedette/engine';
import { COOP } from '../../data/officer.ts';
import { isBuiltIn, terrainType } from '../../data/terrain.ts';
import { say } from '../../refusals.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';

/** What no key says alone: how many can play it as they deploy, and whose words it uses. */
export function formProblems(scenario: Scenario): readonly Refusal[] {
  return [...deploymentProblems(scenario), ...playerProblems(scenario), ...takenTypes(scenario)];
}

/** SB-OPS-14: two edges make a pair, and each mode has its own way to deploy. */
function deploymentProblems({ mode, deployment }: Scenario): readonly Refusal[] {
  const order = mode === 'solo' ? 'solo' : 'roll-off';
  if (deployment.order !== order) {
    const said = say('scenario.deploys-by', { mode, order });
    return [fault('wrong-type', '/deployment/order', said, 'SB-OPS-14')];
  }
  if (deployment.order === 'solo') return [];
  return deployment.pairs.flatMap(([one, other], i) => {
    const said = say('scenario.same-edge', { one });
    return one === other ? [fault('wrong-type', `/deployment/pairs/${i}`, said, 'SB-OPS-14')] : [];
  });
}

/** SB-OPS-03, SB-SCN-GEN-06, SB-COOP-01: somebody must be able to play it. */
function playerProblems({ mode, players: { min, max }, deployment }: Scenario): readonly Refusal[] {
  const edges = deployment.order === 'roll-off' ? new Set(deployment.pairs.flat()).size : COOP.players;
  const room = Math.min(max, mode === 'solo' ? COOP.players : edges);
  if (min <= room) return [];
  const said = say('scenario.no-players', { min, room });
  return [fault('wrong-type', '/players/min', said, 'SB-OPS-03')];
}

/** SB-OPS-01: built-in types may be said again, but not changed. */
function takenTypes({ terrainTypes = {} }: Scenario): readonly Refusal[] {
  return Object.entries(terrainTypes).flatMap(([id, own]) => {
    if (!isBuiltIn(id)) return [];
    const printed: object = terrainType(id);
    const same = Object.entries(own).every(([key, value]) => Reflect.get(printed, key) === value);
    const said = say('scenario.built-in', { id });
    return same ? [] : [fault('duplicate-id', `/terrainTypes/${id}`, said, 'SB-OPS-01')];
  });
}
