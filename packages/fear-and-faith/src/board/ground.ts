import type { Asked, Ground } from '@vedette/engine';
import { reachOutline, type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import type { DeployQuestion, LayTokenQuestion, PlaceQuestion } from '../questions.ts';
import { scatterProblem, throwProblem } from '../rules/blast/throw-question.ts';
import { teleportProblem } from '../rules/movement/teleport.ts';
import { boxOf } from '../rules/setup/areas.ts';
import { emergeProblem, extentOf } from '../rules/setup/emerge-question.ts';
import { TOKEN, tokenProblem } from '../rules/setup/lay-token.ts';
import { placeProblem } from '../rules/setup/place-question.ts';
import type { FaithState } from '../state.ts';
import { fanOf } from './fan.ts';
import { type Box, type Lattice, latticeIn } from './lattice.ts';

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
    case 'layToken':
      return { figure: null, outlines: reachOutline(tokenPlacesFor(looking(s), asked.question)) };
    case 'emerge': {
      const { model, room } = asked.question;
      const fits = (spot: Spot, look: Look) => emergeProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, aroundRoom(s, room), fits) };
    }
    case 'teleport': {
      const { model, upTo } = asked.question;
      const box = upTo === null ? wholeOf(s) : around(s, modelOf(s, model), upTo);
      const fits = (spot: Spot, look: Look) => teleportProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, box, fits) };
    }
    case 'throw': {
      const { model, reach } = asked.question;
      const from = modelOf(s, model);
      const fits = (spot: Spot, look: Look) => throwProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, around(s, from, reach + from.radius), fits) };
    }
    case 'scatter': {
      const { model, aim, radius } = asked.question;
      const fits = (spot: Spot, look: Look) => scatterProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, around(s, aim, radius), fits) };
    }
    default:
      return null;
  }
}

/** Millimetres between the places that are tried. */
const MESH = 15;

type Fits = (spot: Spot, look: Look) => boolean;

/** Where in a box something may be, by the rule that will judge it: what is shaded but barred would mislead. */
function spotsIn(s: FaithState, box: Box, fits: Fits): readonly (readonly number[])[] {
  const look = looking(s);
  return reachOutline(
    latticeIn(
      [box],
      MESH,
      spotAt(look, (spot) => fits(spot, look)),
      MESH,
    ),
  );
}

/** The first surface of a place that will do. */
const spotAt =
  ({ s }: Look, fits: (spot: Spot) => boolean) =>
  (x: number, y: number) => {
    const found = surfacesAt(tableOf(s.terrain), x, y).find(({ z }) => fits({ x, y, z }));
    return found === undefined ? null : { x, y, z: found.z, cost: 0 };
  };

/** FF-SCN: where the middle of its base may be put. */
function placesFor(look: Look, question: PlaceQuestion): Lattice {
  const { terrain } = look.s;
  const { radius } = modelOf(look.s, question.model);
  const boxes = question.areas.map((area) => boxOf(terrain, area, radius));
  return latticeIn(
    boxes,
    MESH,
    spotAt(look, (spot) => placeProblem(question, spot, look) === null),
    MESH,
  );
}

/** FF-SCN-22: where the middle of a token may be laid. */
function tokenPlacesFor(look: Look, question: LayTokenQuestion): Lattice {
  const boxes = question.areas.map((area) => boxOf(look.s.terrain, area, TOKEN.radius));
  return latticeIn(
    boxes,
    MESH,
    spotAt(look, (spot) => tokenProblem(question, spot, look) === null),
    MESH,
  );
}

function aroundRoom({ rooms }: FaithState, id: string): Box {
  const { west, south, wide, deep } = extentOf(rooms.find((room) => room.id === id)!);
  return [west, south, west + wide, south + deep];
}

function rectangle(west: number, south: number, east: number, north: number): readonly number[] {
  return [west, south, east, south, east, north, west, north];
}

const wholeOf = ({ terrain: { width, depth } }: FaithState): Box => [0, 0, width, depth];

/** The square about a circle, as much of it as lies on the table. */
function around({ terrain: { width, depth } }: FaithState, { x, y }: Spot, radius: number): Box {
  return [
    Math.max(0, x - radius),
    Math.max(0, y - radius),
    Math.min(width, x + radius),
    Math.min(depth, y + radius),
  ];
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
