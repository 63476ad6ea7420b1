import { z } from 'zod';
import { LIMITS } from './limits.ts';

const urlSchema = z
  .url({ protocol: /^https?$/ })
  .max(LIMITS.addressLength)
  .describe('Where it is sent to.');

/** By which way somebody is told that a decision waits for him. */
export const noticeAddressSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('push'),
        endpoint: urlSchema,
        keys: z.strictObject({
          p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
          auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
        }),
      })
      .describe('A browser, as its `PushSubscription` says it (`toJSON()`).'),
    z
      .strictObject({ kind: z.literal('webhook'), url: urlSchema })
      .describe('A channel of a chat server: it gets JSON with `text` and `content`.'),
    z
      .strictObject({ kind: z.literal('email'), address: z.email().max(LIMITS.addressLength) })
      .describe('Where the server can send e-mail.'),
  ])
  .describe('Where somebody is told that a decision waits for him.');

export type NoticeAddress = z.infer<typeof noticeAddressSchema>;

/** What tells one address from another: the endpoint, the URL or the mailbox. */
export function placeOf(address: NoticeAddress): string {
  switch (address.kind) {
    case 'push':
      return address.endpoint;
    case 'webhook':
      return address.url;
    case 'email':
      return address.address;
  }
}
