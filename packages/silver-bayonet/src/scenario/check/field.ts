import { diceFrom } from '@vedette/engine';
import { type Table, tableOf } from '@vedette/engine/table';
import { BODIES, radiusOf } from '../../data/bases.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { musterSoldier } from '../../muster/mustered.ts';
import { monsterFrom } from '../../muster/own-monster.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import type { DeploymentName } from '../../refusals.ts';
import { memberFrom } from '../../rules/setup/figure-from.ts';
import { blankState } from '../../setup.ts';
import type { Figure } from '../../state.ts';
import { groundOfScenario } from '../boards/ground.ts';
import { shifted, strip } from '../deployment/area.ts';
import { deploymentBoard } from '../deployment/deployment-area.ts';
import type { Scenario } from '../format/scenario.ts';
import type { AreaShape } from '../format/shape.ts';

/** A scenario's ground with nobody on it, to try what fits where. */
export interface Field {
  readonly look: Look;
  readonly table: Table;
  /** A soldier on foot who stands for all. */
  readonly soldier: Figure;
}

export function fieldOf(scenario: Scenario): Field {
  const terrain = groundOfScenario(scenario);
  const state = {
    ...blankState(1, diceFrom({ script: [] }), DEFAULT_OPTIONS),
    scenario,
    terrain,
    bestiary: (scenario.bestiary ?? []).map(monsterFrom),
  };
  const infantryman = musterSoldier({ name: 'Anybody', type: 'infantryman', set: 0, special: [] });
  const soldier = memberFrom(infantryman, 'anybody', 0, DEFAULT_OPTIONS);
  return {
    look: looking(state),
    table: tableOf(terrain),
    soldier: { ...soldier, radius: radiusOf(BODIES.foot.mm, DEFAULT_OPTIONS) },
  };
}

/** Each strip or area that somebody may deploy in: its name and place in the document. */
export interface DeploymentPart {
  /** An edge, or the number of an area. */
  readonly name: DeploymentName;
  readonly path: string;
  readonly shapes: readonly AreaShape[];
}

export function deploymentParts({ deployment }: Scenario, { look }: Field): readonly DeploymentPart[] {
  const board = deploymentBoard(look.s);
  if (deployment.order === 'roll-off') {
    return deployment.pairs.flatMap((pair, i) =>
      pair.map((edge, n) => ({
        name: edge,
        path: `/deployment/pairs/${i}/${n}`,
        shapes: [strip(board, edge, deployment.depth)],
      })),
    );
  }
  return deployment.areas.map((area, i) => ({
    name: i + 1,
    path: `/deployment/areas/${i}`,
    shapes:
      'shape' in area
        ? [shifted(area.shape, board)]
        : area.edges.map((edge) => strip(board, edge, area.depth)),
  }));
}
