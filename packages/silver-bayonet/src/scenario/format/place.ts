import { z } from 'zod';
import { edge, id, level, point, storedName } from './words.ts';

/** SB-OPS-18: what an earlier operation of this game stored. */
export const stored = z.templateLiteral(['stored:', storedName]);

const corner = z.enum(['north-west', 'north-east', 'south-east', 'south-west', 'random', 'all']);
const board = id.optional();
/** Options drawn before under this key are left out. */
const distinct = id.optional();

/** SB-OPS-22: what a place is measured from, besides another place. */
const thing = z.union([
  z.enum(['clue', 'actor', 'other']),
  stored,
  z.strictObject({ clue: z.literal('random'), distinct }),
  z.strictObject({ terrain: z.literal('random'), type: id, distinct }),
  z.strictObject({ terrain: id }),
  z.strictObject({ zone: id }),
  z.strictObject({ object: id }),
]);

const fixedPlace = z.union([
  z.strictObject({ point, level: level.optional(), board }),
  z.strictObject({ anchor: id }),
  z.strictObject({
    edgeCentre: z.union([edge, z.enum(['random', 'undeployed', 'own', 'closest-to-soldier'])]),
    board,
  }),
  z.strictObject({ corner, edge: edge.optional(), distinct, board }),
  z.strictObject({ anywhere: z.literal(true) }),
]);

/** SB-OPS-22: a thing on the table, or a place. */
export type Target = z.infer<typeof thing> | Place;

/** SB-OPS-22: a place; several for `all` corners and `undeployed` edges. */
export type Place =
  | z.infer<typeof fixedPlace>
  | { readonly oneOf: readonly Place[]; readonly distinct?: string | undefined }
  | { readonly within: number; readonly of: Target }
  | {
      readonly touching: Target;
      readonly toward?: Target | undefined;
      readonly away?: Target | undefined;
    }
  | { readonly on: Target };

export const target: z.ZodType<Target> = z.lazy(() => z.union([thing, place])).meta({ id: 'Target' });

export const place: z.ZodType<Place> = z
  .lazy(() =>
    z.union([
      fixedPlace,
      z.strictObject({ oneOf: z.array(place).min(1).max(40), distinct }),
      z.strictObject({ within: z.number().min(0).max(100), of: target }),
      z.strictObject({ touching: target, toward: target.optional(), away: target.optional() }),
      z.strictObject({ on: target }),
    ]),
  )
  .meta({ id: 'Place' });
