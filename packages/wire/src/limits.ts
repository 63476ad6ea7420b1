/** Counted up whenever an older page could no longer understand the server, or the other way round. */
export const WIRE_VERSION = 2;

/** What a message, a document or a match may be at most; over a limit there is a code, and nothing is lost. */
export const LIMITS = {
  /** Bytes of a message to the server. */
  messageBytes: 65_536,
  /** Bytes of a request that makes a match. */
  requestBytes: 1_048_576,
  /** Arrays and objects inside each other, in either. */
  depth: 64,
  /** Bytes of an answer, written as JSON. */
  answerBytes: 32_768,
  nameLength: 60,
  talkLength: 300,
  /** Answers in a match. */
  answers: 20_000,
  /** How often something may be taken back in a match. */
  rewinds: 1_000,
  /** Lines of talk kept of a match. */
  talkLines: 2_000,
  people: 8,
  /** Standing orders of a seat. */
  orders: 40,
  /** Uses of standing orders that a page is told again; older ones are only in the journal. */
  obeyed: 200,
  /** Answers that are tried out beforehand. */
  ahead: 64,
  /** Addresses at which a seat is told that it is waited for, and letters of one. */
  addresses: 4,
  addressLength: 1_000,
} as const;
