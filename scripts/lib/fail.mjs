import process from 'node:process';

/** A mistake whose message is all its reader needs: no stack is shown. Code 2: it was called wrongly. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's main function; a Failure ends it with its message and code.
 * @param {() => Promise<void>} main
 */
export async function start(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
