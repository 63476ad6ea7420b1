import type { Refusal } from '@vedette/engine';
import { type AreaOf, cornersOf, type DeploymentGround, sharedGround } from '@vedette/scenario';
import { LENGTH } from '../../data/sticks.ts';
import type { PlaceDocument } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { rolesMeant } from './roles-meant.ts';

/** FF-SET-11: two sides that begin in one place. */
export function sameGround(scenario: Scenario): readonly Refusal[] {
  const { boards, deployment } = scenario;
  const grounds = (deployment?.steps ?? []).flatMap((step, i): readonly DeploymentGround[] => {
    if (typeof step === 'string' || step.op !== 'deploy') return [];
    const { side, apart } = step;
    const path = `/deployment/steps/${i}`;
    const means = rolesMeant(scenario, side);
    const areas = step.in.flatMap((place) => areaOf(scenario, place));
    return [{ path, side, means, areas, apart: apart !== undefined }];
  });
  return sharedGround(
    grounds,
    { board: boards?.[0] ?? null, north: 'high', tolerance: 1 },
    fault,
    'FF-SET-11',
  );
}

function areaOf({ zones = {} }: Scenario, place: PlaceDocument): readonly AreaOf[] {
  if ('zone' in place) {
    const shape = zones[place.zone]?.shape;
    const outline = shape === undefined || 'circle' in shape ? null : cornersOf(shape).flat();
    return [{ zone: place.zone, outline }];
  }
  if (!('edge' in place)) return [];
  return [{ edge: place.edge, depth: typeof place.depth === 'number' ? place.depth : LENGTH[place.depth] }];
}
