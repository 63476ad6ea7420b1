import { z } from 'zod';
import { filter } from '../scenario/format/who.ts';
import { attacks, edge, modifiable, until } from '../scenario/format/words.ts';
import type { Deed } from '../scenario/score/deed.ts';
import type { Story } from '../scenario/story/story.ts';
import { count, list, names, seat, word } from './words.ts';

const context = z.strictObject({
  actor: word.nullable(),
  other: word.nullable(),
  clue: word.nullable(),
  player: seat.nullable(),
  trail: z.string().max(1000),
});

const modification = z.strictObject({
  bearers: z.union([
    z.strictObject({ figures: names }),
    z.strictObject({ of: filter, context, except: names }),
  ]),
  what: modifiable,
  n: z.int().min(-1000).max(1000),
  until,
  key: word.nullable(),
});

/** SB-OPS-62: a story counts in small numbers. */
const variable = z.number().min(-1_000_000).max(1_000_000);

/** What a scenario's operations remember. */
export const storyForm: z.ZodType<Story> = z.strictObject({
  variables: z.record(word, variable),
  untilTurnEnd: names,
  figures: z.record(word, names),
  players: z.record(word, list(seat)),
  drawn: z.record(word, names),
  running: count,
  times: z.record(z.string().max(1000), count),
  groups: z.record(word, word),
  modifications: list(modification),
  imbuings: list(z.strictObject({ figure: word, attacks, as: word, until })),
  sight: list(
    z.strictObject({
      max: z.number().min(0).max(1000),
      until: z.enum(['turn-end', 'game-end']),
      board: word.nullable(),
    }),
  ),
});

const done = { seat, figure: word };

/** SB-OPS-25. */
export const deedForm: z.ZodType<Deed> = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('investigated'), ...done, deck: word }),
  z.strictObject({ what: z.literal('revealed'), seat, figure: word.nullable(), card: word }),
  z.strictObject({
    what: z.enum(['put-out', 'wounded']),
    seat,
    victim: word,
    monster: word.nullable(),
    encounter: z.boolean(),
  }),
  z.strictObject({ what: z.literal('secured'), ...done, object: word }),
  z.strictObject({
    what: z.literal('exited'),
    ...done,
    edge: edge.nullable(),
    turn: count,
    carrying: names,
  }),
  z.strictObject({ what: z.literal('placed'), monster: word }),
  z.strictObject({ what: z.literal('learned'), figure: word, xp: z.int().min(-1000).max(1000) }),
]);
