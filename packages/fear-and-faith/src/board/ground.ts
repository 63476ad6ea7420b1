import type { Asked, Ground } from '@vedette/engine';
import { DIRECTIONS, reachOutline, type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import type { DeployQuestion, PlaceQuestion } from '../questions.ts';
import { boxOf } from '../rules/setup/areas.ts';
import { placeProblem } from '../rules/setup/place-question.ts';
import type { FaithState } from '../state.ts';
import { fanOf } from './fan.ts';
import { type Lattice, latticeIn } from './lattice.ts';

/** The ground that a question is about: the fan of a Move, the strip to deploy in, how far something is thrown. */
export function groundFor(asked: Asked<FearAndFaith>): Ground | null {
  const s = asked.view();
  switch (asked.kind) {
    case 'move':
      // FF-MOV-02
      return {
        figure: asked.question.model,
        outlines: reachOutline(fanOf(looking(s), asked.question)),
        straight: true,
      };
    case 'deploy':
      return { figure: asked.question.model, outlines: [stripOf(s, asked.question)] };
    case 'place':
      return { figure: asked.question.model, outlines: reachOutline(placesFor(looking(s), asked.question)) };
    case 'teleport': {
      const { model, upTo, atLeast } = asked.question;
      const from = modelOf(s, model);
      const within = upTo === null ? wholeOf(s) : round(s, from, upTo);
      return { figure: model, outlines: atLeast > 0 ? [within, hole(s, from, atLeast)] : [within] };
    }
    case 'throw': {
      const { model, reach } = asked.question;
      const from = modelOf(s, model);
      return { figure: model, outlines: [round(s, from, reach + from.radius)] };
    }
    case 'scatter': {
      const { model, aim, radius } = asked.question;
      return { figure: model, outlines: [round(s, aim, radius)] };
    }
    default:
      return null;
  }
}

/** Millimetres between the places that are tried. */
const MESH = 15;

/** FF-SCN: where the middle of its base may be put. */
function placesFor(look: Look, question: PlaceQuestion): Lattice {
  const { terrain } = look.s;
  const { radius } = modelOf(look.s, question.model);
  const table = tableOf(terrain);
  const boxes = question.areas.map((area) => boxOf(terrain, area, radius));
  const placeAt = (x: number, y: number) => {
    const found = surfacesAt(table, x, y).find(({ z }) => placeProblem(question, { x, y, z }, look) === null);
    return found === undefined ? null : { x, y, z: found.z, cost: 0 };
  };
  return latticeIn(boxes, MESH, placeAt, MESH);
}

function rectangle(west: number, south: number, east: number, north: number): readonly number[] {
  return [west, south, east, south, east, north, west, north];
}

function wholeOf({ terrain: { width, depth } }: FaithState): readonly number[] {
  return rectangle(0, 0, width, depth);
}

/** FF-SET-11 */
function stripOf({ terrain: { width, depth: deep } }: FaithState, { edge, depth }: DeployQuestion) {
  return {
    south: rectangle(0, 0, width, depth),
    north: rectangle(0, deep - depth, width, deep),
    west: rectangle(0, 0, depth, deep),
    east: rectangle(width - depth, 0, width, deep),
  }[edge];
}

/** As much of a circle as lies on the table. */
function round({ terrain: { width, depth } }: FaithState, { x, y }: Spot, radius: number): readonly number[] {
  const on = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return DIRECTIONS.flatMap(([dx, dy]) => [on(x + dx * radius, width), on(y + dy * radius, depth)]);
}

/** Holes run the other way round. */
function hole(s: FaithState, at: Spot, radius: number): readonly number[] {
  const outline = round(s, at, radius);
  return Array.from({ length: outline.length / 2 }, (_, i) => {
    const from = outline.length - 2 - 2 * i;
    return [outline[from]!, outline[from + 1]!];
  }).flat();
}
