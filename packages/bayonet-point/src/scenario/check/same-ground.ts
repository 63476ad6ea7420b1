import type { Refusal } from '@vedette/engine';
import { type AreaOf, cornersOf, sharedGround } from '@vedette/scenario';
import type { DeploymentArea } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';

/** BP-SCN-07: two sides that begin in one place. */
export function sameGround(scenario: Playable): readonly Refusal[] {
  const board = scenario.boards[0]!;
  const grounds = scenario.deployment.steps.flatMap((step, i) =>
    step.op === 'deploy'
      ? [
          {
            path: `/deployment/steps/${i}`,
            side: step.side,
            means: [step.side],
            areas: step.in.map((area) => areaOf(scenario, area)),
            apart: step.apart !== undefined,
          },
        ]
      : [],
  );
  return sharedGround(grounds, { board, north: 'low', tolerance: 4 }, fault, 'BP-SCN-07');
}

function areaOf({ zones = {}, boards }: Playable, area: DeploymentArea): AreaOf {
  if ('zone' in area) {
    const shape = zones[area.zone]?.shape;
    return {
      zone: area.zone,
      outline: shape === undefined || 'circle' in shape ? null : cornersOf(shape).flat(),
    };
  }
  const { edge, depth } = area;
  if (depth !== 'half') return { edge, depth: typeof depth === 'number' ? depth : null };
  const { width, height } = boards[0]!;
  return { edge, depth: (edge === 'north' || edge === 'south' ? height : width) / 2 };
}
