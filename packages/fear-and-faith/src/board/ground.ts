import type { Asked, Ground } from '@vedette/engine';
import { reachOutline, type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import type { DeployQuestion, PlaceQuestion } from '../questions.ts';
import { scatterProblem, throwProblem } from '../rules/blast/throw-question.ts';
import { teleportJudge } from '../rules/movement/teleport.ts';
import { boxOf } from '../rules/setup/areas.ts';
import { emergeProblem, extentOf } from '../rules/setup/emerge-question.ts';
import { TOKEN, tokenProblem } from '../rules/setup/lay-token.ts';
import { placeProblem } from '../rules/setup/place-question.ts';
import type { FaithState } from '../state.ts';
import { fanOf } from './fan.ts';
import { type Box, latticeIn } from './lattice.ts';

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
    case 'place': {
      // FF-SCN: where the middle of its base may be put.
      const { model, areas } = asked.question;
      const { radius } = modelOf(s, model);
      const fits = (spot: Spot, look: Look) => placeProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, boxesOf(s, areas, radius), fits) };
    }
    case 'layToken': {
      // FF-SCN-22: where the middle of a token may be laid.
      const fits = (spot: Spot, look: Look) => tokenProblem(asked.question, spot, look) === null;
      return { figure: null, outlines: spotsIn(s, boxesOf(s, asked.question.areas, TOKEN.radius), fits) };
    }
    case 'emerge': {
      const { model, room } = asked.question;
      const fits = (spot: Spot, look: Look) => emergeProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, [aroundRoom(s, room)], fits) };
    }
    case 'teleport': {
      const { model, upTo } = asked.question;
      const box = upTo === null ? wholeOf(s) : around(s, modelOf(s, model), upTo);
      const problem = teleportJudge(asked.question, looking(s));
      return { figure: model, outlines: spotsIn(s, [box], (spot) => problem(spot) === null) };
    }
    case 'throw': {
      const { model, reach } = asked.question;
      const from = modelOf(s, model);
      const fits = (spot: Spot, look: Look) => throwProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, [around(s, from, reach + from.radius)], fits) };
    }
    case 'scatter': {
      const { model, aim, radius } = asked.question;
      const fits = (spot: Spot, look: Look) => scatterProblem(asked.question, spot, look) === null;
      return { figure: model, outlines: spotsIn(s, [around(s, aim, radius)], fits) };
    }
    default:
      return null;
  }
}

/** Millimetres between the places that are tried. */
const MESH = 15;

type Fits = (spot: Spot, look: Look) => boolean;

/** Where in these boxes something may be, by the rule that will judge it: what is shaded but barred would mislead. */
function spotsIn(s: FaithState, boxes: readonly Box[], fits: Fits): readonly (readonly number[])[] {
  const look = looking(s);
  const at = spotAt(look, (spot) => fits(spot, look));
  return reachOutline(latticeIn(boxes, MESH, at, MESH));
}

/** The first surface of a place that will do. */
const spotAt =
  ({ s }: Look, fits: (spot: Spot) => boolean) =>
  (x: number, y: number) => {
    const found = surfacesAt(tableOf(s.terrain), x, y).find(({ z }) => fits({ x, y, z }));
    return found === undefined ? null : { x, y, z: found.z, cost: 0 };
  };

const boxesOf = ({ terrain }: FaithState, areas: PlaceQuestion['areas'], radius: number): readonly Box[] =>
  areas.map((area) => boxOf(terrain, area, radius));

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
