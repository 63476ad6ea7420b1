export { Conversation, commandLines } from './ask/conversation.ts';
export type { Tiding, Tidings } from './ask/tiding.ts';
export type { Deed, Intent, Told } from './ask/told.ts';
export type { Breathing } from './breathing.ts';
export { chartOf } from './chart.ts';
export { dispatchOf } from './dispatch.ts';
export { Host } from './host.ts';
export type { Hosted } from './hosted.ts';
export { areOffered, type ByOrder, type OfferedOrder, offeredOrders, orderedAnswer } from './orders.ts';
export { proposed, rehearsed } from './rehearsal.ts';
export { ReplayTable } from './replay-table.ts';
export { SeenHost } from './seen-host.ts';
export { Session } from './session.ts';
export { type Players, playersFor, type Sitter } from './sitter.ts';
export type {
  Bearing,
  Chart,
  Dispatch,
  Frame,
  Option,
  Placing,
  Question,
  ReplayHead,
  ReplayMark,
  SeatSnapshot,
  SeenGround,
  Standing,
  ToldDenied,
  ToldProspect,
  ToldWay,
} from './snapshot.ts';
export { walksBetween } from './walks.ts';
