/** What is said of a bot that is a program of its own. `said`: its last words, quoted. */
export const outsiders = {
  fault: (command: string, what: string) => `The bot "${command}" ${what}`,
  inGame: (number: number, seed: string, message: string) =>
    `Game ${number} of seed "${seed}" broke off. ${message}`,
  notStarted: (why: string) => `could not be started: ${why}.`,
  gone: (how: string) => `ended before it had answered (${how}).`,
  silent: (seconds: number, kind: string) => `did not answer "${kind}" within ${seconds} seconds.`,
  lateToBegin: (seconds: number) =>
    `did not say within ${seconds} seconds that it is ready (a reply to player.begin).`,
  noJson: (said: string) => `wrote a line that is no JSON-RPC message: ${said}`,
  tooLong: (bytes: number) => `wrote a line of more than ${bytes} bytes.`,
  tooMany: (most: number) => `asked more than ${most} things before it answered.`,
  outOfTurn: (said: string) => `spoke when nothing was asked: ${said}`,
  noAnswer: (said: string) => `replied without an "answer": ${said}`,
  gaveUp: (said: string) => `replied with an error: ${said}`,
  refused: (kind: string, answer: string, why: string) => `answered "${kind}" with ${answer}. ${why}`,
  lastWords: (said: string) => `On standard error it said last:\n${said}`,
  exitCode: (code: number) => `exit code ${code}`,
  signal: (signal: string) => `signal ${signal}`,
  notForPlayers: (method: string) => `"${method}" is not for players; what is, docs/bots.md lists.`,
  notYourSeat: (seat: number) => `This bot sits in seat ${seat}, and may look with no other eyes.`,
  onlyForks: (method: string) => `"${method}" is for forks: the game itself goes on by your answer.`,
};
