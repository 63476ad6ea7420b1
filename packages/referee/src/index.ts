export type { Breathing } from './breathing.ts';
export { chartOf } from './chart.ts';
export { dispatchOf } from './dispatch.ts';
export { Host } from './host.ts';
export { ReplayTable } from './replay-table.ts';
export { Session } from './session.ts';
export { type Players, playersFor, type Sitter } from './sitter.ts';
export type {
  Bearing,
  Chart,
  Dispatch,
  Frame,
  Option,
  Question,
  ReplayHead,
  SeatSnapshot,
  SeenGround,
  Standing,
  ToldDenied,
  ToldProspect,
  ToldWay,
} from './snapshot.ts';
