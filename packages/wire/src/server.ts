import type { Walk } from '@vedette/engine';
import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { LIMITS } from './limits.ts';
import { noticeAddressSchema } from './notices.ts';
import { givenOrdersSchema, obeyedSchema } from './orders.ts';
import {
  clockSchema,
  jsonSchema,
  PHRASES,
  refusalSchema,
  seatSchema,
  seqSchema,
  sha256Schema,
  sitterSchema,
  timeSchema,
  tokenSchema,
} from './parts.ts';
import type { Change } from './patch.ts';

const ref = z.int().min(0).optional().describe('That of the message that this answers.');

const pathSchema = z.array(z.union([z.string(), z.int().min(0)]));

const changeSchema = z
  .union([
    z.tuple([z.literal('set'), pathSchema, jsonSchema]).describe('The place gets this value.'),
    z.tuple([z.literal('drop'), pathSchema]).describe('The key goes.'),
    z
      .tuple([z.literal('splice'), pathSchema, z.int().min(0), z.int().min(0), z.array(jsonSchema)])
      .describe('In the list, from this place on, so many items go and these come.'),
  ])
  .describe('One change of what is seen, at a path of keys and indices.') as unknown as z.ZodType<Change>;

const toldSchema = z
  .strictObject({
    from: z.int().min(0).describe('So many of the events told before still stand.'),
    events: z.array(jsonSchema).describe('What follows them.'),
  })
  .describe('What happened, as this seat may know it: the events of the rules.');

const walksSchema = z
  .array(jsonSchema)
  .describe('The ways gone since, for the eye to follow.') as unknown as z.ZodType<readonly Walk[]>;

const seatStandingSchema = z
  .strictObject({
    name: z.string().nullable(),
    sitter: sitterSchema.describe('Who decides for it now.'),
    taken: z.boolean().describe('Whether somebody has sat down, or a bot was put there.'),
    present: z.boolean().describe('Whether a page of this seat is connected here.'),
    sealed: sha256Schema.nullable().describe('What the seat has sealed its nonce with.'),
    nonce: sha256Schema.nullable(),
    millisecondsLeft: z.int().nullable().describe('At `at`; null without a clock.'),
    holidayUntil: timeSchema.nullable(),
    holidayDaysLeft: z.int().min(0).nullable(),
  })
  .describe('One seat, as everybody may know it.');

const resultSchema = z
  .strictObject({
    by: z
      .enum(['rules', 'time', 'home'])
      .describe('Ended by the rules, claimed when time was out, or taken home to be played on there.'),
    winners: z.array(seatSchema),
  })
  .describe('How the match ended.');

/** Every message that a server may send, by its type. */
export const SERVER_MESSAGES = {
  welcome: z
    .strictObject({
      type: z.literal('welcome'),
      ref,
      wire: z.int(),
      match: tokenSchema,
      you: seatSchema.nullable().describe('Your seat; null: you look on.'),
      ruleset: z.string(),
      build: z.string().describe('The build of the rules by which it is played.'),
      scenario: z.string().nullable().describe('The id of the scenario, where it has one.'),
      clock: clockSchema,
      talk: z.boolean(),
      onlookerDelaySeconds: z.int().min(0),
      commitment: sha256Schema.describe("The SHA-256 of the server's secret for the dice."),
      at: timeSchema,
    })
    .describe('The answer to `hello`: what does not change about this match.'),
  table: z
    .strictObject({
      type: z.literal('table'),
      seq: seqSchema,
      at: timeSchema,
      phase: z
        .enum(['gathering', 'sealing', 'playing', 'over', 'aside'])
        .describe(
          'gathering: seats are free or unsealed. sealing: everybody has sealed, send `nonce`. aside: see `match.aside`.',
        ),
      seats: z.array(seatStandingSchema),
      waitingFor: seatSchema.nullable(),
      rewind: z
        .strictObject({ to: z.int().min(0), agreed: z.array(seatSchema) })
        .nullable()
        .describe('What was proposed to be taken back, and who agrees.'),
      home: z.array(seatSchema).describe('Who wants to take the game home.'),
      rematch: z
        .strictObject({
          wanted: z.array(seatSchema).describe('Who wants to play again.'),
          match: tokenSchema
            .nullable()
            .describe('The match that was made for it. The keys of the seats are the same.'),
          seats: z.array(seatSchema).describe('Which seat of that match each seat of this one gets.'),
        })
        .describe('The match to play next.'),
      onlookers: z.int().min(0),
      result: resultSchema.nullable(),
      game: z.string().nullable().describe('When it is over: where the game with its proof can be fetched.'),
    })
    .describe('Everything around the table. Sent whole, whenever something of it changes.'),
  view: z
    .strictObject({
      type: z.literal('view'),
      ref,
      seq: seqSchema,
      hash: z.string(),
      ground: z
        .record(z.string(), jsonSchema)
        .nullable()
        .describe("The state's fixed keys; null where the page said that it has them."),
      state: z
        .record(z.string(), jsonSchema)
        .describe('The other keys of the state, as this seat may see it.'),
      pending: jsonSchema.describe('The question, if it is yours: its kind, seat and facts; else null.'),
      waitingFor: seatSchema.nullable(),
      answers: z.int().min(0),
      outcome: jsonSchema,
      told: toldSchema,
      obeyed: z.array(obeyedSchema).max(LIMITS.obeyed).describe('The newest uses of your standing orders.'),
    })
    .describe('The whole match as you may see it.'),
  changes: z
    .strictObject({
      type: z.literal('changes'),
      seq: seqSchema,
      since: seqSchema.describe('What it changes. Whoever stands elsewhere asks for the whole.'),
      hash: z.string().describe('Of what is seen after it.'),
      changes: z.array(changeSchema),
      told: toldSchema,
      walks: walksSchema,
      obeyed: z.array(obeyedSchema).describe('Uses of your standing orders since.'),
    })
    .describe('What changed in your view, from one entry of the journal to the next.'),
  current: z
    .strictObject({ type: z.literal('current'), ref, seq: seqSchema, hash: z.string() })
    .describe('After `hello` with `has`: you know everything already.'),
  orders: z
    .strictObject({ type: z.literal('orders'), orders: givenOrdersSchema })
    .describe('Your standing orders: after `welcome`, and whenever they are changed, on whichever device.'),
  notices: z
    .strictObject({
      type: z.literal('notices'),
      push: z
        .string()
        .nullable()
        .describe('The `applicationServerKey` for a push subscription; null: the server sends none.'),
      webhook: z.boolean().describe('Whether it can send to a chat server.'),
      email: z.boolean().describe('Whether it can send e-mail.'),
      addresses: z.array(noticeAddressSchema).max(LIMITS.addresses),
      unconfirmed: z
        .array(z.string())
        .describe('Mailboxes among them whose owner has not followed the link yet that was sent there.'),
    })
    .describe('Where you are told that a decision waits: after `welcome`, and whenever that is changed.'),
  rehearsed: z
    .strictObject({
      type: z.literal('rehearsed'),
      ref: z.int(),
      seq: seqSchema,
      changes: z
        .array(changeSchema)
        .nullable()
        .describe(
          'Of what you see at `seq`; null: one of the answers would not be taken, or a die would fall, something be shown or somebody else be asked by them.',
        ),
    })
    .describe('What would be seen, and asked, after the answers in mind.'),
  proposed: z
    .strictObject({
      type: z.literal('proposed'),
      ref: z.int(),
      seq: seqSchema,
      placings: z.array(
        z.strictObject({
          kind: z.string(),
          figure: z.string().nullable(),
          answer: jsonSchema,
          stands: z
            .array(z.strictObject({ figure: z.string(), x: z.number(), y: z.number(), z: z.number() }))
            .readonly()
            .describe('Everybody who comes onto the table by it; none where that cannot be known.'),
        }),
      ),
    })
    .describe('How a bot would set up the rest, one after the other.'),
  considering: z
    .strictObject({ type: z.literal('considering'), seat: seatSchema, busy: z.boolean() })
    .describe('Somebody is at it, or not any more.'),
  talk: z
    .strictObject({
      type: z.literal('talk'),
      number: z.int().min(0),
      seat: seatSchema,
      at: timeSchema,
      line: z.union([z.strictObject({ text: z.string() }), z.strictObject({ phrase: z.enum(PHRASES) })]),
    })
    .describe('A line of talk. All there are come after `welcome`.'),
  done: z
    .strictObject({ type: z.literal('done'), ref: z.int() })
    .describe('Your message was carried out, for good.'),
  error: z
    .strictObject({
      type: z.literal('error'),
      ref,
      code: z.enum(ERROR_CODES),
      refusal: refusalSchema.optional(),
    })
    .describe('Your message was refused, and changed nothing.'),
  pong: z.strictObject({ type: z.literal('pong'), ref }).describe('Somebody is there.'),
  bye: z
    .strictObject({ type: z.literal('bye'), code: z.enum(ERROR_CODES), afterMilliseconds: z.int().min(0) })
    .describe('The server hangs up. Come back after so long.'),
} as const;

export const serverMessageSchema = z.discriminatedUnion('type', [
  SERVER_MESSAGES.welcome,
  SERVER_MESSAGES.table,
  SERVER_MESSAGES.view,
  SERVER_MESSAGES.changes,
  SERVER_MESSAGES.current,
  SERVER_MESSAGES.orders,
  SERVER_MESSAGES.notices,
  SERVER_MESSAGES.rehearsed,
  SERVER_MESSAGES.proposed,
  SERVER_MESSAGES.considering,
  SERVER_MESSAGES.talk,
  SERVER_MESSAGES.done,
  SERVER_MESSAGES.error,
  SERVER_MESSAGES.pong,
  SERVER_MESSAGES.bye,
]);

export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type ViewMessage = Extract<ServerMessage, { readonly type: 'view' }>;
export type ChangesMessage = Extract<ServerMessage, { readonly type: 'changes' }>;
export type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;
