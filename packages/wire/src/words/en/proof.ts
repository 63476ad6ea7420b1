import type { ProofCode } from '../../proof-code.ts';

const person = (seat: number) => `Player ${seat + 1}`;

/** What was proved about a game, in English. */
export const proof: {
  readonly proved: Readonly<Record<ProofCode, (seat: number) => string>>;
  readonly faults: Readonly<Record<ProofCode, (seat: number) => string>>;
  readonly notProved: readonly string[];
  /** Of a game that came to the server after so many answers. */
  readonly before: (answers: number) => string;
} = {
  proved: {
    form: () => 'The file has the form of a game that was played through a server.',
    digest: () => 'Nothing in the file has changed since it was written.',
    secret: () => 'The server’s secret is the one that it sealed before anybody sat down.',
    remembered: () => 'The seals are those that this device saw when the match began.',
    nonce: (seat) => `${person(seat)} drew the number that was sealed for this seat.`,
    seed: () =>
      'The dice follow from the secret and everybody’s numbers together: nobody alone has chosen them.',
    rewind: (count) =>
      `The dice after ${count === 1 ? 'the rewind' : `each of ${count} rewinds`} follow from the same, and from nothing else.`,
    game: () => 'Played again by the rules, every step and the end come out as the file says.',
  },
  faults: {
    form: () => 'The file has not the form of a game that was played through a server.',
    digest: () => 'Something in the file has changed since it was written.',
    secret: () => 'The server’s secret is not the one that it sealed before anybody sat down.',
    remembered: () => 'The seals are not those that this device saw when the match began.',
    nonce: (seat) => `The number of ${person(seat)} is not the one that was sealed.`,
    seed: () => 'The dice do not follow from the secret and the players’ numbers.',
    rewind: () => 'The dice after a rewind do not follow from the secret and the players’ numbers.',
    game: () => 'Played again by the rules, the game goes otherwise.',
  },
  notProved: [
    'It is not proved that the server did not look at the dice to come: it knows its own secret.',
    'It is not proved that these are the answers that were given: compare them with what you saw.',
  ],
  before: (answers) =>
    `Nothing is proved of the dice in the first ${answers === 1 ? 'decision' : `${answers} decisions`}: the game was begun elsewhere.`,
};
