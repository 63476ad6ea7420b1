import type { Rate } from './bucket.ts';

/** How much one may ask of a server. */
export interface DoorLimits {
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Messages of all connections of one address. */
  readonly addressMessages: Rate;
  /** Matches that one address may make. */
  readonly making: Rate;
  /** And everybody together. */
  readonly makingInAll: Rate;
  /** Connections that one address may open. */
  readonly connecting: Rate;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Bytes that may wait to be sent to a page that does not read. */
  readonly unsentBytes: number;
  /** Until a page must have said hello. */
  readonly helloMilliseconds: number;
  /** Between two looks whether a page is still there. */
  readonly heartbeatMilliseconds: number;
}

export const USUAL_LIMITS: DoorLimits = {
  messages: { burst: 60, perSecond: 15 },
  addressMessages: { burst: 400, perSecond: 100 },
  making: { burst: 20, perSecond: 0.1 },
  makingInAll: { burst: 200, perSecond: 5 },
  connecting: { burst: 60, perSecond: 2 },
  socketsPerAddress: 60,
  sockets: 10_000,
  unsentBytes: 8_388_608,
  helloMilliseconds: 15_000,
  heartbeatMilliseconds: 30_000,
};
