import {
  explain,
  look as lookAlong,
  type Screen,
  type Sight,
  type SightExplanation,
  type SightRules,
  type Spot,
  tableOf,
} from '@vedette/engine/table';
import { EYE } from '../../data/bases.ts';
import { WEATHER } from '../../data/play.ts';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Eyes } from '../../moments.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import { sightLimit } from '../../scenario/boards/sight-limit.ts';
import type { Figure, FigureId } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { screenRadius, sightPoints } from './sight-points.ts';
import type { Sighting } from './sighting.ts';

/** SB-EVT-03. */
const FOG = WEATHER.fog;
/** SB-SHT-04.R2. */
const TOLERANCE = 0.01;
/** SB-SHT-07.R1: what grows this close to the eye does not obscure. */
const NEAR = 1;
/** No figure hides another from farther beside the line than this. */
const BESIDE = 1;
/** More than any rounding. */
const HAIR = 0.01;

const UNSEEN: Sight = { visible: false, cover: false, stopped: 0, obscured: 0 };

/**
 * SB-SHT-03 to -07: whether `viewer` has line of sight to `target`, and whether that is in Cover. It serves every rule
 * that needs line of sight, and it is directional.
 */
export function sees(look: Look, viewer: Figure, target: Figure): Sighting {
  const distance = distanceBetween(viewer, target);
  const eyes = eyesOf(look, viewer);
  if (distance > eyes.range || !onOneBoard(look.s, viewer, target)) return { visible: false, cover: false };
  const { visible, cover } = lookOf(look, viewer, target, eyes);
  return { visible: visible && !hides(look, viewer, target, eyes, cover), cover: visible && cover };
}

/** The maximum of Fog and darkness is the same for everybody; attributes of the viewer have the last word. */
function eyesOf(look: Look, viewer: Figure): Eyes {
  const limit = sightLimit(look, viewer);
  const range = look.s.conditions.fog ? Math.min(FOG, limit) : limit;
  const plain = { throughTerrain: false, range, findsHidden: false };
  return look.modify('eyes', viewer, plain);
}

function hides(look: Look, viewer: Figure, target: Figure, eyes: Eyes, cover: boolean): boolean {
  if (eyes.findsHidden) return false;
  return !look.modify('canBeSeen', target, true, { viewer, cover });
}

/** SB-SHT-04.R2: eyes that go through terrain find the target, but Cover is reckoned as for all others (SB-ATT-79). */
function lookOf(look: Look, viewer: Figure, target: Figure, { throughTerrain }: Eyes): Sight {
  const table = tableOf(look.s.terrain);
  const screens = screensBetween(look, viewer, target);
  const points = sightPoints(target);
  const rules = rulesOf(look);
  const seen = lookAlong(table, eyeOf(viewer), target, points, rules, screens);
  if (!throughTerrain) return seen;
  const through = lookAlong(table, eyeOf(viewer), target, points, { ...rules, ignores: ANYTHING }, screens);
  return through.visible ? { ...seen, visible: true, cover: (seen.stopped | seen.obscured) !== 0 } : UNSEEN;
}

const ANYTHING = () => true;

function eyeOf({ x, y, z, height }: Figure): Spot {
  return { x, y, z: z + EYE * height };
}

function rulesOf({ s }: Look): SightRules {
  return {
    tolerance: TOLERANCE,
    obscuringDepth: s.options['obscuring-depth'],
    ignoreNear: NEAR,
    figures: s.options['figures-in-the-way'],
  };
}

interface FigureScreen extends Screen {
  readonly figure: FigureId;
}

/** SB-SHT-06: everybody else who stands anywhere near the line. */
function screensBetween({ s }: Look, viewer: Figure, target: Figure): readonly FigureScreen[] {
  const screens: FigureScreen[] = [];
  if (s.options['figures-in-the-way'] === 'ignore') return screens;
  const west = Math.min(viewer.x, target.x) - BESIDE;
  const east = Math.max(viewer.x, target.x) + BESIDE;
  const south = Math.min(viewer.y, target.y) - BESIDE;
  const north = Math.max(viewer.y, target.y) + BESIDE;
  const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
  const aside = (BESIDE + HAIR) * Math.sqrt(dx * dx + dy * dy);
  for (const other of s.figures) {
    const { x, y, z, height } = other;
    if (x < west || x > east || y < south || y > north) continue;
    if (Math.abs((x - viewer.x) * dy - (y - viewer.y) * dx) > aside) continue;
    if (other.id === viewer.id || other.id === target.id || !stands(other)) continue;
    screens.push({ x, y, z, radius: screenRadius(other), height, figure: other.id });
  }
  return screens;
}

/** A look with every line of it, for the table to draw. */
export interface ExplainedSighting extends Sighting {
  readonly distance: number;
  readonly lines: SightExplanation['lines'];
  /** The figures that `screen` numbers in the lines stand for. */
  readonly screens: readonly FigureId[];
}

/** The same as `sees`, line by line. */
export function explainSight(look: Look, viewer: Figure, target: Figure): ExplainedSighting {
  const screens = screensBetween(look, viewer, target);
  const { lines } = explain(
    tableOf(look.s.terrain),
    eyeOf(viewer),
    target,
    sightPoints(target),
    rulesOf(look),
    screens,
  );
  return {
    ...sees(look, viewer, target),
    distance: distanceBetween(viewer, target),
    lines,
    screens: screens.map((screen) => screen.figure),
  };
}
