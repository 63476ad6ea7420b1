import type { Refusal } from '@vedette/engine';
import { tableProblems } from '@vedette/engine/table';
import { groundOfScenario } from '../boards/ground.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';

/** Parts of a table by what they are called in a scenario. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\/pieces\/(\d+)\/outline.*/, '/terrain/$1/shape'],
  [/^\/pieces\/(\d+)\/top/, '/terrain/$1/height'],
  [/^\/pieces\//, '/terrain/'],
  [/^(\/links\/\d+)\/.*/, '$1'],
];

/** SB-OPS-05, -09: outlines that cross themselves, ramps beside the piece, links into the void: no such table can be built. */
export function unbuildable(scenario: Scenario): readonly Refusal[] {
  return tableProblems(groundOfScenario(scenario)).map(({ path, fault: wrong }) => {
    const [from, to] = PARTS.find(([part]) => part.test(path)) ?? [/^$/, ''];
    const said = { says: 'table.fault', params: wrong };
    return fault('wrong-type', path.replace(from, to), said, 'SB-OPS-05');
  });
}
