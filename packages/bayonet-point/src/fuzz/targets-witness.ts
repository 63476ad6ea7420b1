import { gap } from '@vedette/engine/table';
import { mm } from '../data/distances.ts';
import type { BayonetPointEvent } from '../events.ts';
import { ables, figure, isDown, unitOf } from '../figures.ts';
import { inCoverFrom } from '../rules/ground/cover.ts';
import { sightLine } from '../rules/ground/sight-line.ts';
import { choosesFreely, farthestShot, firingLine, mayBeShot } from '../rules/shooting/targets.ts';
import type { BayonetPointState, Figure } from '../state.ts';

/** What a man may have done before his shot without another table to shoot over. */
const STANDING_STILL: readonly string[] = ['shoot', 'get-up'];

/** The table as it lies now: what is told next happened on it. */
export function fieldOf(s: BayonetPointState): BayonetPointState {
  const figures = s.figures.map((f) => ({ ...f, unloaded: [...f.unloaded] }));
  return { ...s, figures, contacts: [...s.contacts] };
}

/** BP-SHT-02, BP-VIS-01, -03, -12: shots at others than the nearest whom the shooter saw, or might have looked for. */
export function wrongTargets(
  field: BayonetPointState,
  told: readonly BayonetPointEvent[],
  { seen }: BayonetPointState,
): string[] {
  const broken: string[] = [];
  // Who was looked for in vain before a shot may be seen after it: by whoever charges him.
  const then = { ...seen };
  for (const event of told) {
    if (event.type === 'tested' && event.test === 'vision')
      then[`${event.who}>${event.against}`] = event.passed;
    if (event.type === 'moved' || event.type === 'outcome') break;
    if (event.type === 'acted' && !STANDING_STILL.includes(event.action)) break;
    if (event.type !== 'tested' || event.test !== 'shooting' || event.against === null) continue;
    const [f, at] = [figure(field, event.who), figure(field, event.against)];
    // BP-SHT-13: a ball gone astray was not aimed at him.
    if (f.side === at.side) continue;
    if (!seen[`${f.unit}>${at.unit}`] && !seen[`${f.id}>${at.unit}`])
      broken.push(`${f.name} shot at ${at.name} unseen.`);
    if (choosesFreely(f)) continue;
    const nearer = field.figures.find((other) => comesFirst(field, then, f, at, other));
    if (nearer !== undefined) broken.push(`${f.name} shot at ${at.name} past ${nearer.name}.`);
  }
  return broken;
}

/** Whether he should have shot at the other, or looked for him first. */
function comesFirst(
  field: BayonetPointState,
  seen: BayonetPointState['seen'],
  f: Figure,
  at: Figure,
  other: Figure,
): boolean {
  if (other.side === f.side || !mayBeShot(other) || (isDown(other) && !isDown(at))) return false;
  const far = gap(f, other);
  if (far > farthestShot(field, f)) return false;
  if (isDown(other) === isDown(at) && far >= gap(f, at)) return false;
  if (!firingLine(field, f, other)) return false;
  return seen[`${f.unit}>${other.unit}`] !== false || inPlainSight(field, f, other);
}

/** BP-VIS-03: near somebody of the shooter's unit, and in the open. */
function inPlainSight(field: BayonetPointState, f: Figure, other: Figure): boolean {
  const near = mm(
    field,
    field.options.weather === 'clear' ? 'automatic-sight' : 'automatic-sight-fog-reduced',
  );
  return ables(field, unitOf(field, f)).some(
    (man) => gap(man, other) <= near && !inCoverFrom(field, other, man) && sightLine(field, man, other),
  );
}
