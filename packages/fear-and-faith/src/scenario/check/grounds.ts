import type { TableData } from '@vedette/engine/table';
import { TABLE_SIDE } from '../../data/sticks.ts';
import { portalFrom, tableFrom } from '../../rules/ground/terrain.ts';
import type { Scenario } from '../format/scenario.ts';
import { type GroundDocument, groundWith } from '../story/ground.ts';

interface OneGround {
  /** Where in the document it stands. */
  readonly path: string;
  readonly ground: GroundDocument;
}

/** Everything that the scenario can be played on: its own ground, or that with each of its layouts. */
export function groundsOf(scenario: Scenario): readonly OneGround[] {
  if (scenario.layouts === undefined) return [{ path: '', ground: groundWith(scenario, undefined) }];
  return scenario.layouts.map((layout, i) => ({
    path: `/layouts/${i}`,
    ground: groundWith(scenario, layout),
  }));
}

export function extentOf({ boards }: Scenario): { readonly width: number; readonly height: number } {
  return boards?.[0] ?? { width: TABLE_SIDE, height: TABLE_SIDE };
}

/** The table with all of it, every slot taken. */
export function tableOn(scenario: Scenario, { terrain, slots, doors }: GroundDocument): TableData {
  const { width, height } = extentOf(scenario);
  return tableFrom(width, height, [...terrain, ...slots], doors.map(portalFrom));
}
