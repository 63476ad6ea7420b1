export { CLIENT_MESSAGES, type ClientMessage, clientMessageSchema, type Hello } from './client.ts';
export { sealOf, seedAfterRewind, seedOf } from './dice.ts';
export { ERRORS, type ErrorCode } from './errors.ts';
export { type Followed, Follower } from './follower.ts';
export {
  type HttpError,
  httpErrorSchema,
  type MadeMatch,
  type MailboxAnswer,
  madeMatchSchema,
  mailboxAnswerSchema,
  type NewMatch,
  newMatchSchema,
} from './http.ts';
export { LIMITS, WIRE_VERSION } from './limits.ts';
export { type NoticeAddress, placeOf } from './notices.ts';
export { digestOf, type OnlineGame, onlineGame } from './online-game.ts';
export type { Obeyed } from './orders.ts';
export { type ClockSpec, PHRASES } from './parts.ts';
export { type Change, changed, changesBetween } from './patch.ts';
export { type Proof, proofOf, type Remembered } from './proof.ts';
export { apart, hashOfGround, hashOfSeen, type Seen, seenOf, viewIn } from './seen.ts';
export {
  type ChangesMessage,
  SERVER_MESSAGES,
  type ServerMessage,
  serverMessageSchema,
  type TableMessage,
  type ViewMessage,
} from './server.ts';
export { sha256 } from './sha256.ts';
