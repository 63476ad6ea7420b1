import type { Store } from '../store/store.ts';

/** The ways of telling somebody who is not there; `push`: the key that subscriptions are made for. */
interface NoticeWays {
  readonly push: string | null;
  readonly webhook: boolean;
  readonly email: boolean;
}

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  readonly botMilliseconds: number;
  /** Entries after which a match is written down whole. */
  readonly boundaryEvery: number;
  /** By which ways it can tell somebody that he is waited for. */
  readonly ways: NoticeWays;
  /** Milliseconds that somebody has to answer before he is told. */
  readonly noticeAfter: number;
  now(): number;
  fault(what: string, error: unknown): void;
  /** An entry was so many seconds on its way to the disk. */
  appended(seconds: number): void;
  counted(what: 'answers' | 'conflicts' | 'asides' | 'bot-answers' | 'ordered-answers'): void;
}
