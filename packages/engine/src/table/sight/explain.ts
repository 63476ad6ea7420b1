import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { ASIDE, aim, crossCircle, type Fan, newFan, SLACK, slabEnter, slabLeave } from './fan.ts';
import type { SightPattern } from './pattern.ts';
import { gather, newPieceList, type PieceList } from './pieces-in-the-way.ts';
import type { Screen, Sight, SightRules } from './rules.ts';
import { type Stretch, stretchesOf, whereCovered } from './stretches.ts';

/** What lies in a line's way: a piece of the table or one of the screens, by index. */
export type Hindrance =
  | { readonly kind: 'piece'; readonly piece: number; readonly id: string }
  | { readonly kind: 'screen'; readonly screen: number };

/** One line of a look, for drawing. */
export interface SightLine {
  /** Its end on the target. */
  readonly end: Spot;
  readonly state: 'clear' | 'obscured' | 'stopped';
  /** What stopped it, or first obscured it; null when clear. */
  readonly by: Hindrance | null;
  /** Where that was; null when clear. */
  readonly at: Spot | null;
}

export interface SightExplanation extends Sight {
  /** In the order of the pattern's points. */
  readonly lines: readonly SightLine[];
}

/** Something met at a fraction of the line. */
interface Meeting {
  readonly by: Hindrance;
  readonly at: number;
}

interface Verdict {
  readonly stop: Meeting | null;
  readonly veil: Meeting | null;
}

/** What all lines of one look have in common. */
interface Panorama {
  readonly fan: Fan;
  readonly table: Table;
  readonly rules: SightRules;
  readonly screens: readonly Screen[];
  readonly solid: readonly number[];
  readonly obscuring: readonly number[];
}

/** The same question as `look` and the same answer, with what happened to each line. */
export function explain(
  table: Table,
  eye: Spot,
  target: Spot,
  pattern: SightPattern,
  rules: SightRules,
  screens: readonly Screen[],
): SightExplanation {
  const fan = newFan();
  const solid = newPieceList();
  const obscuring = newPieceList();
  aim(fan, eye, target, pattern);
  gather(fan, table, rules, solid, obscuring);
  const scene: Panorama = { fan, table, rules, screens, solid: listed(solid), obscuring: listed(obscuring) };
  const lines = pattern.points.map(({ across }, sample) => explainLine(scene, across, sample));
  const stopped = maskOf(lines, 'stopped');
  const obscured = maskOf(lines, 'obscured');
  const visible = stopped !== pattern.all;
  return { visible, cover: visible && (stopped | obscured) !== 0, stopped, obscured, lines };
}

function listed(list: PieceList): number[] {
  return [...list.pieces.subarray(0, list.count)];
}

function maskOf(lines: readonly SightLine[], state: SightLine['state']): number {
  return lines.reduce((mask, line, sample) => (line.state === state ? mask | (1 << sample) : mask), 0);
}

function explainLine(scene: Panorama, across: number, sample: number): SightLine {
  const right = judge(scene, across, sample, ASIDE);
  const left = judge(scene, across, sample, -ASIDE);
  const end = pointOn(scene.fan, across, sample, 1);
  const told = (state: SightLine['state'], meeting: Meeting): SightLine => ({
    end,
    state,
    by: meeting.by,
    at: pointOn(scene.fan, across, sample, meeting.at),
  });
  if (right.stop !== null && left.stop !== null) return told('stopped', right.stop);
  const hindersRight = right.stop ?? right.veil;
  const hindersLeft = left.stop ?? left.veil;
  if (hindersRight === null || hindersLeft === null) return { end, state: 'clear', by: null, at: null };
  return told('obscured', right.stop === null ? hindersRight : hindersLeft);
}

/** What the line meets when taken to lie on one side of itself. */
function judge(scene: Panorama, across: number, sample: number, aside: number): Verdict {
  const { fan, table, rules } = scene;
  const length = Math.sqrt(fan.lengthSquared[sample]!);
  const choice = { across, sample, aside };
  const solids = stretchesOf(fan, table, scene.solid, choice);
  const veils = stretchesOf(fan, table, scene.obscuring, choice);
  const screen = firstScreen(scene, across, sample, length);
  return {
    stop: earliest([
      firstWall(table, solids, (rules.tolerance + SLACK) / length),
      depthReached(table, veils, rules.obscuringDepth / length, SLACK / length),
      rules.figures === 'block' ? screen : null,
    ]),
    veil: earliest([
      firstVeil(table, veils, rules.ignoreNear / length, SLACK / length),
      rules.figures === 'cover' ? screen : null,
    ]),
  };
}

function earliest(meetings: readonly (Meeting | null)[]): Meeting | null {
  return meetings.reduce(
    (best, next) => (best === null || (next !== null && next.at < best.at) ? next : best),
    null,
  );
}

function pieceAt(table: Table, piece: number, at: number): Meeting {
  return { by: { kind: 'piece', piece, id: table.pieces[piece]!.id }, at };
}

/** The first entered piece of which the line has more than `limit` inside. */
function firstWall(table: Table, stretches: readonly Stretch[], limit: number): Meeting | null {
  for (const { piece, enter } of stretches) {
    const inside = stretches.reduce(
      (sum, other) => (other.piece === piece ? sum + other.leave - other.enter : sum),
      0,
    );
    if (inside > limit) return pieceAt(table, piece, enter);
  }
  return null;
}

function depthReached(
  table: Table,
  stretches: readonly Stretch[],
  limit: number,
  slack: number,
): Meeting | null {
  const reached = whereCovered(stretches, limit + slack);
  return reached === null ? null : pieceAt(table, reached.piece, reached.at);
}

function firstVeil(table: Table, stretches: readonly Stretch[], near: number, slack: number): Meeting | null {
  const veil = stretches.find(({ enter, leave }) => leave - enter > slack && leave > near + slack);
  return veil === undefined ? null : pieceAt(table, veil.piece, Math.max(veil.enter, near));
}

function firstScreen(
  { fan, screens }: Panorama,
  across: number,
  sample: number,
  length: number,
): Meeting | null {
  let first: Meeting | null = null;
  screens.forEach((screen, k) => {
    const x = screen.x - fan.eyeX;
    const y = screen.y - fan.eyeY;
    const along = x * fan.axisX + y * fan.axisY;
    const offset = x * fan.axisY - y * fan.axisX;
    if (crossCircle(fan, across, along, offset, screen.radius) === 0) return;
    const top = screen.z + screen.height;
    const enter = Math.max(0, slabEnter(fan, sample, screen.z, top), fan.crossings[0]!);
    const leave = Math.min(1, slabLeave(fan, sample, screen.z, top), fan.crossings[1]!);
    if ((leave - enter) * length <= SLACK || (first !== null && first.at <= enter)) return;
    first = { by: { kind: 'screen', screen: k }, at: enter };
  });
  return first;
}

function pointOn(fan: Fan, across: number, sample: number, at: number): Spot {
  const along = fan.length * at;
  const offset = across * at;
  return {
    x: fan.eyeX + along * fan.axisX + offset * fan.axisY,
    y: fan.eyeY + along * fan.axisY - offset * fan.axisX,
    z: fan.eyeZ + fan.rise[sample]! * at,
  };
}
