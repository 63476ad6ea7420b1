/** What the server says to somebody who is not there, in English. */
export const en = {
  notice: {
    /** The game, and what it is about. */
    title: (game: string) => `${game}: it is your turn`,
    text: (scenario: string | null) =>
      scenario === null ? 'A decision waits for you.' : `A decision waits for you in “${scenario}”.`,
    /** At the end of a message in words. */
    withLink: (text: string, url: string) => `${text} ${url}`,
  },
  /** To whoever owns a mailbox. */
  mailbox: {
    title: (game: string) => `${game}: may we write to you here?`,
    text: (game: string, url: string) =>
      `Somebody who plays ${game} on this server wants to be told by e-mail, at this address, when a decision waits. If that is you, say so here:\n\n${url}\n\nIf it is not, do nothing: no other letter comes.`,
    stop: (url: string) => `No more of these: ${url}`,
  },
};
