import process from 'node:process';

/** A mistake whose message is all its reader needs: no stack is shown. */
export class Failure extends Error {}

/**
 * Runs a script's main function; a Failure ends it with its message and code 1.
 * @param {() => Promise<void>} main
 */
export async function start(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
