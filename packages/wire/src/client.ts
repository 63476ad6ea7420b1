import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { noticeAddressSchema } from './notices.ts';
import { givenOrdersSchema } from './orders.ts';
import {
  jsonSchema,
  nameSchema,
  PHRASES,
  seatSchema,
  seqSchema,
  sha256Schema,
  sitterSchema,
  tokenSchema,
} from './parts.ts';

const ref = z
  .int()
  .min(0)
  .optional()
  .describe('Comes back in `done` or `error`, so that the page knows which of its messages is meant.');

const asSchema = z
  .union([
    z
      .strictObject({
        seat: seatSchema,
        key: tokenSchema.describe("The seat's key, drawn by the browser that took the seat."),
        invite: tokenSchema
          .optional()
          .describe('From the link. Spent when the seat is taken; later the key alone opens it.'),
        name: nameSchema.optional(),
      })
      .describe('Whoever sits, or sits down.'),
    z.strictObject({ watch: tokenSchema }).describe('An onlooker.'),
  ])
  .describe('What the link, or this device, says who one is.');

/** Every message that a page may send, by its type. */
export const CLIENT_MESSAGES = {
  hello: z
    .strictObject({
      type: z.literal('hello'),
      ref,
      wire: z.int().describe('The version that the page speaks.'),
      match: tokenSchema,
      as: asSchema,
      has: z
        .strictObject({
          seq: seqSchema,
          hash: z.string().max(64),
          ground: z.string().max(64).describe('The hash of the fixed keys.'),
          events: z.int().min(0).describe('How many it was told.'),
        })
        .optional()
        .describe('After a break: what the page knows. What it knows still is not sent again.'),
    })
    .describe('The first message. Takes a seat, comes back to it, or looks on.'),
  seal: z
    .strictObject({ type: z.literal('seal'), ref, commitment: sha256Schema })
    .describe("The SHA-256 of the seat's nonce (of its 32 bytes)."),
  nonce: z
    .strictObject({ type: z.literal('nonce'), ref, nonce: sha256Schema })
    .describe('The nonce itself: when `table` says that everybody has sealed.'),
  answer: z
    .strictObject({
      type: z.literal('answer'),
      ref,
      seq: seqSchema.describe('Of the question that is answered, as it was told.'),
      answer: jsonSchema,
    })
    .describe('Answers the open question.'),
  considering: z
    .strictObject({ type: z.literal('considering'), ref, busy: z.boolean() })
    .describe('That somebody is at it. Shown to the others, not kept.'),
  talk: z
    .strictObject({
      type: z.literal('talk'),
      ref,
      line: z.union([
        z.strictObject({ text: z.string().trim().min(1).max(LIMITS.talkLength) }),
        z.strictObject({ phrase: z.enum(PHRASES) }),
      ]),
    })
    .describe('A line to everybody at the table.'),
  whole: z
    .strictObject({ type: z.literal('whole'), ref })
    .describe('The page has lost its place: the hash was another. It is told everything anew.'),
  rewind: z
    .strictObject({
      type: z.literal('rewind'),
      ref,
      to: z.int().min(0).describe('So many answers are kept.'),
    })
    .describe('Proposes to take back; the same from every other person in a seat makes it so.'),
  decline: z
    .strictObject({ type: z.literal('decline'), ref })
    .describe('Refuses, or withdraws, a proposed rewind.'),
  holiday: z
    .strictObject({ type: z.literal('holiday'), ref, days: z.int().min(1).max(60) })
    .describe('By letter: so many days off, beginning now.'),
  overdue: z
    .strictObject({ type: z.literal('overdue'), ref, choice: z.enum(['claim', 'bot']) })
    .describe('Somebody is out of time: take the win, or let a bot play on for him.'),
  relief: z
    .strictObject({ type: z.literal('relief'), ref, sitter: sitterSchema })
    .describe("Hands one's own seat to a bot, or, with `person`, takes it back."),
  home: z
    .strictObject({
      type: z.literal('home'),
      ref,
      wanted: z.boolean().describe('False: it shall stay; nobody’s wish holds any more.'),
    })
    .describe(
      'Wants to take the game home before its end; when every person does, the match is over, and `game` in `table` is where its file is.',
    ),
  rematch: z
    .strictObject({ type: z.literal('rematch'), ref })
    .describe('Wants to play again with sides swapped; when every person does, a match is made.'),
  orders: z
    .strictObject({
      type: z.literal('orders'),
      ref,
      orders: givenOrdersSchema,
      locale: z.string().max(35).optional().describe('In which language their uses are told.'),
    })
    .describe('Leaves standing orders, or, without any, withdraws them. `orders` comes back.'),
  notice: z
    .strictObject({
      type: z.literal('notice'),
      ref,
      address: noticeAddressSchema,
      wanted: z.boolean().describe('False: not there any more.'),
      locale: z.string().max(35).optional().describe('In which language.'),
    })
    .describe('Wants to be told there when a decision waits and nobody is looking. `notices` comes back.'),
  rehearse: z
    .strictObject({
      type: z.literal('rehearse'),
      ref: z.int().min(0),
      seq: seqSchema.describe('Of what was seen when it was thought of.'),
      answers: z.array(jsonSchema).min(1).max(LIMITS.ahead),
    })
    .describe('What would be asked after these answers? Decides nothing. `rehearsed` comes back.'),
  propose: z
    .strictObject({ type: z.literal('propose'), ref: z.int().min(0), seq: seqSchema })
    .describe('How would a bot set up the rest of the company? `proposed` comes back.'),
  ping: z.strictObject({ type: z.literal('ping'), ref }).describe('Is anybody there? `pong` comes back.'),
} as const;

export const clientMessageSchema = z.discriminatedUnion('type', [
  CLIENT_MESSAGES.hello,
  CLIENT_MESSAGES.seal,
  CLIENT_MESSAGES.nonce,
  CLIENT_MESSAGES.answer,
  CLIENT_MESSAGES.considering,
  CLIENT_MESSAGES.talk,
  CLIENT_MESSAGES.whole,
  CLIENT_MESSAGES.rewind,
  CLIENT_MESSAGES.decline,
  CLIENT_MESSAGES.holiday,
  CLIENT_MESSAGES.overdue,
  CLIENT_MESSAGES.relief,
  CLIENT_MESSAGES.home,
  CLIENT_MESSAGES.rematch,
  CLIENT_MESSAGES.orders,
  CLIENT_MESSAGES.notice,
  CLIENT_MESSAGES.rehearse,
  CLIENT_MESSAGES.propose,
  CLIENT_MESSAGES.ping,
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
