import { diceLeft, type Json, unitId } from '@vedette/engine';
import type { Session } from '@vedette/referee';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { askedOf, eyesOf, figureIn, mustBeOnTable } from '../eyes.ts';
import { method, type Room } from '../method.ts';
import {
  aheadSchema,
  asksSchema,
  bearingSchema,
  enemySchema,
  figureIdSchema,
  formationSchema,
  groundSchema,
  lookParams,
  pathSchema,
  prospectSchema,
  sightSchema,
  spotSchema,
  waySchema,
  zonesSchema,
} from '../schemas/board.ts';
import { refusalSchema } from '../schemas/refusal.ts';
import { sceneSchema } from '../schemas/scene.ts';
import { diceLeftSchema } from '../schemas/standing.ts';

interface Looked {
  readonly match: string;
  readonly seat: number | null;
}

/** Through whose eyes, and what every result begins with. */
function looking({ match: id, seat }: Looked, { matches }: Room) {
  const match = matches.get(id);
  return {
    match,
    eyes: eyesOf(match, seat),
    head: { match: id, seat, diceLeft: diceLeft(match.state.dice) },
  };
}

const head = { ...lookParams, diceLeft: diceLeftSchema };

/** Answers in mind; what nobody has in mind is what is asked now. */
const inMind = (ahead: readonly Json[] | undefined): readonly Json[] => ahead ?? [];

/** The question that a path answers, if that is what is asked. */
function pathAsked(eyes: Session, ahead: readonly Json[]): string | null {
  const question = askedOf(eyes, ahead);
  return question?.form === 'path' ? question.kind : null;
}

export const matchScene = method({
  summary:
    'The match as a seat may see it, in terms that are the same for every game: figures with their places and health, markers, ground, objectives.',
  params: z.strictObject(lookParams),
  result: z.object({ ...head, unit: z.string().describe('What lengths are in.'), scene: sceneSchema }),
  run: (params, room) => {
    const { eyes, head } = looking(params, room);
    const { terrain, sides, scenery, phases, ...scene } = eyes.scene();
    const loose = {
      terrain: { ...terrain },
      sides: sides.map((side) => ({ ...side })),
      phases: phases.map((phase) => ({ ...phase })),
      ...(scenery === undefined ? {} : { scenery: scenery.map((thing) => ({ ...thing })) }),
    };
    return { result: { ...head, unit: unitId(eyes.unit), scene: { ...scene, ...loose } } };
  },
});

export const matchReach = method({
  summary:
    'For a question about a path: the ground in reach of the figure that is asked about, and where others mind its going by. For one about a point: where it may lie; `figure` is null where what is put there is nobody.',
  params: z.strictObject({ ...lookParams, ahead: aheadSchema }),
  result: z.object({
    ...head,
    asks: asksSchema,
    ground: groundSchema.nullable().describe('null: the question is about no place, or its place is free.'),
  }),
  run: ({ ahead, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    const asks = askedOf(eyes, inMind(ahead))?.kind ?? null;
    return { result: { ...head, asks, ground: asks === null ? null : eyes.ground(inMind(ahead)) } };
  },
});

export const matchRoute = method({
  summary:
    'For a question about a path: the cheapest way to a place, or as near to it as can be; the path is one that can be answered.',
  params: z.strictObject({ ...lookParams, to: spotSchema, ahead: aheadSchema }),
  result: z.object({
    ...head,
    asks: asksSchema,
    path: pathSchema.nullable().describe('As an answer has it; null: no way leads there.'),
    way: waySchema.nullable().describe('The same, measured.'),
  }),
  run: ({ to, ahead, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    mustBeOnTable(eyes, to);
    const asks = pathAsked(eyes, inMind(ahead));
    const found = asks === null ? null : eyes.wayTo(to, inMind(ahead));
    const path = found === null ? null : found.path.map((waypoint) => ({ ...waypoint }));
    return { result: { ...head, asks, path, way: found?.way ?? null } };
  },
});

export const matchWay = method({
  summary:
    'For a question about a path: this path, measured by the rules: what it costs, what happens on it, why it cannot be gone.',
  params: z.strictObject({ ...lookParams, path: pathSchema, ahead: aheadSchema }),
  result: z.object({ ...head, asks: asksSchema, way: waySchema.nullable() }),
  run: ({ path, ahead, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    const asks = pathAsked(eyes, inMind(ahead));
    for (const spot of path) mustBeOnTable(eyes, spot);
    return {
      result: { ...head, asks, way: asks === null ? null : eyes.way(asWaypoints(path), inMind(ahead)) },
    };
  },
});

/** Without members that are not there: what is measured must be what could be answered. */
function asWaypoints(path: z.output<typeof pathSchema>) {
  return path.map(({ x, y, z, by }) => (by === undefined ? { x, y, z } : { x, y, z, by }));
}

export const matchFormed = method({
  summary: 'For a question about a formation: where everybody of the group would come to stand.',
  params: z.strictObject({ ...lookParams, formation: formationSchema, ahead: aheadSchema }),
  result: z.object({
    ...head,
    asks: asksSchema,
    problem: refusalSchema.nullable().describe('Why it would not be taken as an answer.'),
    stands: z.array(spotSchema).describe('In the order of the group, as far as can be told.'),
  }),
  run: ({ formation, ahead, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    mustBeOnTable(eyes, formation.middle);
    const question = askedOf(eyes, inMind(ahead));
    const asks = question?.form === 'formation' ? question.kind : null;
    const problem = asks === null ? null : eyes.objection(formation, inMind(ahead));
    const stands = asks === null || problem !== null ? [] : eyes.formed(formation, inMind(ahead));
    return { result: { ...head, asks, problem, stands: stands.map(({ x, y, z }) => ({ x, y, z })) } };
  },
});

export const matchSight = method({
  summary:
    'What a figure sees, from where it stands or might stand: of one other line by line with what lies between, or of everybody.',
  params: z.strictObject({
    ...lookParams,
    figure: figureIdSchema,
    at: spotSchema.optional().describe('Where the figure might stand.'),
    target: figureIdSchema.optional().describe('Without it: everybody on the table.'),
    targetAt: spotSchema.optional().describe('Where the target might stand.'),
  }),
  result: z.object({
    ...head,
    report: sightSchema.nullable().describe('Of the target; null: none was named.'),
    bearings: z.array(bearingSchema).describe('Of everybody; empty where a target was named.'),
  }),
  run: ({ figure, at, target, targetAt, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    figureIn(eyes, figure, at);
    const viewer = at === undefined ? { figure } : { figure, at };
    if (target === undefined) return { result: { ...head, report: null, bearings: eyes.bearings(viewer) } };
    figureIn(eyes, target, targetAt);
    const report =
      targetAt === undefined ? eyes.sight(viewer, target) : eyes.sightOf(viewer, target, targetAt);
    return { result: { ...head, report, bearings: [] } };
  },
});

export const matchThreats = method({
  summary:
    'Who of the other sides sees a figure, from how far, where it stands or might stand; and whom it should not pass by, where its path is asked for.',
  params: z.strictObject({
    ...lookParams,
    figure: figureIdSchema,
    at: spotSchema.optional().describe('Where the figure might stand.'),
    ahead: aheadSchema,
  }),
  result: z.object({
    ...head,
    others: z.array(enemySchema).describe('Everybody of another side on the table, the nearest first.'),
    zones: zonesSchema,
  }),
  run: ({ figure, at, ahead, ...params }, room) => {
    const { eyes, head } = looking(params, room);
    const { side } = figureIn(eyes, figure, at);
    const there = eyes
      .scene()
      .figures.filter((other) => other.place === 'table' && other.id !== figure && other.side !== side);
    const others = there
      .map(({ id, name, side: theirs }) => {
        const { visible, cover, distance } =
          at === undefined ? eyes.sight({ figure: id }, figure) : eyes.sightOf({ figure: id }, figure, at);
        const sees = visible ? (cover ? 'cover' : 'clear') : 'hidden';
        return { figure: id, name, side: theirs, distance, sees } as const;
      })
      .sort((a, b) => a.distance - b.distance);
    const ground = askedOf(eyes, inMind(ahead)) === null ? null : eyes.ground(inMind(ahead));
    const zones = ground?.figure === figure ? (ground.threats ?? []) : [];
    return { result: { ...head, others, zones } };
  },
});

export const matchProspects = method({
  summary:
    'The chances, in terms that are the same for every game: of what the figure that is asked about can do to another, perhaps from where it might go; and of the answers to the open question.',
  params: z.strictObject({
    ...lookParams,
    target: figureIdSchema.optional(),
    from: spotSchema.optional().describe('Where the figure that is asked about might stand.'),
    ahead: aheadSchema,
  }),
  result: z.object({
    ...head,
    asks: asksSchema,
    prospects: z.array(prospectSchema).describe('One for each attack it could make; none without a target.'),
    gambles: z
      .record(z.string(), z.string())
      .describe('By option of the open question: its chances in a few words, where it is a gamble.'),
  }),
  run: ({ target, from, ahead, ...params }, room) => {
    const { match, eyes, head } = looking(params, room);
    if (target !== undefined) figureIn(eyes, target, undefined);
    if (from !== undefined) mustBeOnTable(eyes, from);
    const question = askedOf(eyes, inMind(ahead));
    const hasProspects = tongueOf(match.ruleset).board?.prospects !== undefined;
    const prospects =
      target === undefined || question === null || !hasProspects
        ? []
        : eyes.prospects(target, from ?? null, inMind(ahead));
    const gambles = (question?.options ?? []).flatMap(({ id, odds }) => (odds === null ? [] : [[id, odds]]));
    const asks = question?.kind ?? null;
    return { result: { ...head, asks, prospects, gambles: Object.fromEntries(gambles) } };
  },
});
