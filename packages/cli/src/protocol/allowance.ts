import { protocolError } from './errors.ts';

/** What one request may take of what its line is allowed. */
export interface Allowance {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The time of one request, for whoever can stop by himself with something to show. */
export interface Time {
  /** Whether it is time to come to an end, with the best there is. */
  isShort(): boolean;
  /** Throws when it is, where half of a reply would be no reply. */
  mustBeLeft(): void;
}

/** The share of the time after which those who can stop do; the rest is for finishing what they are at. */
const SHORT = 0.6;

export function timeFor({ milliseconds }: Allowance): Time {
  const short = performance.now() + milliseconds * SHORT;
  const isShort = () => performance.now() >= short;
  return {
    isShort,
    mustBeLeft: () => {
      if (isShort()) throw outOfTime();
    },
  };
}

export function outOfTime() {
  return protocolError('message.out-of-time', 'This takes longer than a message may; it was broken off.');
}
