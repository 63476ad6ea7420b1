import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { aim, newFan } from './fan.ts';
import type { SightPattern } from './pattern.ts';
import { gather, newPieceList } from './pieces-in-the-way.ts';
import type { Screen, Sight, SightRules } from './rules.ts';
import { screenedLines } from './screen-pass.ts';
import {
  clearLines,
  hiddenLines,
  newLines,
  passObscuring,
  passSolids,
  stoppedLines,
} from './terrain-pass.ts';

// Reused by every look, so that a look makes no garbage.
const fan = newFan();
const lines = newLines();
const solid = newPieceList();
const obscuring = newPieceList();

/** Whether figures alone, whatever the ground, stop every line of a look; one that blocks stops all that run through it. */
export function screened(
  eye: Spot,
  target: Spot,
  pattern: SightPattern,
  screens: readonly Screen[],
): boolean {
  if (screens.length === 0) return false;
  aim(fan, eye, target, pattern);
  return screenedLines(fan, pattern, screens, pattern.all) === pattern.all;
}

/**
 * Looks from an eye (`z`: its absolute height) at a target (`z`: the level it stands on) along the lines of
 * its pattern. `screens` are the figures that may be in the way, viewer and target not among them.
 * Writes to `result` if one is given.
 */
export function look(
  table: Table,
  eye: Spot,
  target: Spot,
  pattern: SightPattern,
  rules: SightRules,
  screens: readonly Screen[],
  result: Sight = { visible: false, cover: false, stopped: 0, obscured: 0 },
): Sight {
  const { all } = pattern;
  aim(fan, eye, target, pattern);
  gather(fan, table, rules, solid, obscuring);
  clearLines(lines);
  if (solid.count > 0) passSolids(fan, table, pattern, rules, solid, lines);
  if (obscuring.count > 0 && stoppedLines(lines) !== all)
    passObscuring(fan, table, pattern, rules, obscuring, lines);
  let stopped = stoppedLines(lines);
  let hidden = hiddenLines(lines);
  if (rules.figures === 'cover' && hidden !== all) {
    hidden |= screenedLines(fan, pattern, screens, all & ~hidden);
  } else if (rules.figures === 'block' && stopped !== all) {
    stopped |= screenedLines(fan, pattern, screens, all & ~stopped);
    hidden |= stopped;
  }
  result.visible = stopped !== all;
  result.cover = result.visible && hidden !== 0;
  result.stopped = stopped;
  result.obscured = hidden & ~stopped;
  return result;
}
