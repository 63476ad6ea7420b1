import { ownGuest } from '@vedette/scenario';
import { z } from 'zod';
import { monsterChoice, operations } from './operation.ts';
import { areaShape } from './shape.ts';
import { filter } from './who.ts';
import { attacks, coordinate, edge, id, level, point, rect, stat, text } from './words.ts';

const inches = z.number().min(0).max(100);

/** SB-OPS-04. */
export const board = z.strictObject({
  id,
  width: z.number().min(6).max(120),
  height: z.number().min(6).max(120),
  maxSight: z.number().positive().max(300).optional(),
});

/** SB-OPS-07. */
export const zone = z.strictObject({ shape: areaShape, board: id.optional(), level: level.optional() });

/** SB-OPS-08. */
export const anchor = z.union([
  point,
  z.tuple([coordinate, coordinate, level]),
  z.strictObject({ at: point, board: id.optional(), level: level.optional() }),
]);

const stairEnd = z.strictObject({ at: point, level, board: id.optional() });
const hatchEnd = z.strictObject({ board: id, rect });

/** SB-OPS-09. */
export const link = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('stairs'), a: stairEnd, b: stairEnd, cost: inches }),
  z.strictObject({
    id,
    kind: z.literal('hatch'),
    a: hatchEnd,
    b: hatchEnd,
    cost: inches,
    auto: z.boolean().optional(),
  }),
]);

/** SB-OPS-10. */
export const clue = z.strictObject({
  id,
  at: point,
  deck: id,
  board: id.optional(),
  level: level.optional(),
});

const card = z.strictObject({
  card: id,
  name: z.string().min(1).max(80),
  text,
  do: operations,
  copies: z.int().min(1).max(20).optional(),
});

export const deck = z.strictObject({ cards: z.array(card).min(1).max(60) });

/** SB-OPS-15, SB-OPS-11: a Check that opens something; figures that fit a filter need not roll. */
const opening = {
  stat: stat.nullable(),
  tn: z.int().min(1).max(40),
  autoPass: z.array(filter).optional(),
};

/** SB-OPS-11. */
export const object = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  kind: z.literal('escort').optional(),
  carry: z.strictObject({
    pickup: z.enum(['action', 'end-move', 'contact']),
    clear: inches.optional(),
    drop: z.enum(['free', 'never']),
    speed: z.int().min(-10).max(10).optional(),
    free: z.strictObject({ ...opening, clear: inches.optional() }).optional(),
    while: z
      .array(
        z.union([
          z.strictObject({ imbue: z.string().min(1).max(40), attacks }),
          z.strictObject({ item: id }),
        ]),
      )
      .optional(),
  }),
  secure: z.strictObject({ edges: z.array(edge).min(1) }).optional(),
});
export type ObjectDocument = z.infer<typeof object>;

/** SB-OPS-12: who serves a gun, and from where. */
export const crew = z.union([
  z.strictObject({ attribute: id, zone: id }),
  z.strictObject({ attribute: id, adjacent: z.literal(true) }),
]);
export type Crew = z.infer<typeof crew>;

/** SB-OPS-12: what keeps its crew from it. */
export const deniedBy = z.union([
  z.strictObject({ enemyInZone: id }),
  z.strictObject({ enemyWithin: inches }),
]);
export type DeniedBy = z.infer<typeof deniedBy>;

/** SB-OPS-12. */
export const emplacement = z.strictObject({
  id,
  weapon: id,
  at: point,
  board: id.optional(),
  level: level.optional(),
  crew,
  deniedBy,
  loaded: z.boolean(),
  enchantWithPowerDie: z.boolean().optional(),
});

/** SB-OPS-13. */
export const startingMonster = z.strictObject({
  monster: id,
  at: point,
  board: id.optional(),
  level: level.optional(),
  ...monsterChoice,
});
export type StartingMonster = z.infer<typeof startingMonster>;

/** SB-UNIT-10: somebody of the scenario's own who is one of a player's soldiers: a type of the lists, armed as it says. */
export const guest = z.strictObject({
  ...ownGuest,
  type: id,
  set: z.int().min(0).max(9).optional(),
  equipment: z.array(id).max(12).optional(),
  attribute: id.optional(),
});

const depth = z.number().positive().max(36);

/** SB-OPS-14. */
export const deployment = z.discriminatedUnion('order', [
  z.strictObject({
    order: z.literal('roll-off'),
    pairs: z.array(z.tuple([edge, edge])).min(1),
    depth,
    board: id.optional(),
  }),
  z.strictObject({
    order: z.literal('solo'),
    areas: z
      .array(
        z.union([
          z.strictObject({ who: filter, shape: areaShape }),
          z.strictObject({ who: filter, edges: z.array(edge).min(1), depth }),
        ]),
      )
      .min(1),
    board: id.optional(),
  }),
]);

/** SB-OPS-15. */
export const fate = z.strictObject({
  each: z.strictObject({
    power: z.int().min(0).max(9).optional(),
    skill: z.int().min(0).max(9).optional(),
    monster: z.int().min(0).max(9).optional(),
  }),
});
export const mounted = z.union([z.literal('forbidden'), z.strictObject({ structures: z.array(id).min(1) })]);
export const exits = z.strictObject({
  board: id.optional(),
  edges: z.array(edge).optional(),
  fromTurn: z.int().min(1).max(99).optional(),
});
export const investigate = z.array(
  z.strictObject({
    decks: z.array(id).min(1).optional(),
    needs: filter.optional(),
    check: z.strictObject(opening).optional(),
  }),
);
export const status = z.strictObject({
  act: z.literal(false).optional(),
  react: z.literal(false).optional(),
  forceAttack: z.literal(false).optional(),
});
export { option } from '@vedette/scenario';
