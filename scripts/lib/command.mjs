import process from 'node:process';
import { parseArgs } from 'node:util';
import { Failure, start } from './fail.mjs';

/**
 * @typedef {Record<string, { type: 'string' | 'boolean', default?: string }>} Options
 * @typedef {{ usage: string, options?: Options, words?: number }} Form usage: what `--help` prints, its first line
 *   being all that a mistake shows; words: how many arguments besides options there may be, none unless told
 * @typedef {Record<string, string | boolean | undefined>} Values
 * @typedef {{ values: Values, words: string[] }} Given
 */

/**
 * Runs a script with its arguments read, or helps.
 * @param {Form} form
 * @param {(given: Given) => Promise<void>} main
 */
export function command(form, main) {
  return start(async () => {
    const given = readArguments(form, process.argv.slice(2));
    if (given === 'help') process.stdout.write(`${form.usage}\n`);
    else await main(given);
  });
}

/**
 * @param {Form} form
 * @param {readonly string[]} args
 * @returns {Given | 'help'}
 */
export function readArguments({ usage, options = {}, words = 0 }, args) {
  const parsed = parse(usage, options, args);
  const values = /** @type {Values} */ (parsed.values);
  if (values['help'] === true) return 'help';
  const stray = parsed.positionals[words];
  if (stray !== undefined) throw misuse(`"${stray}" is one word too many.`, usage);
  return { values, words: parsed.positionals };
}

/**
 * @param {string} usage
 * @param {Options} options
 * @param {readonly string[]} args
 */
function parse(usage, options, args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
    throw misuse(
      unknown === undefined ? `${message.split('\n')[0]}.` : `There is no option ${unknown}.`,
      usage,
    );
  }
}

/**
 * @param {string} what
 * @param {string} usage
 */
export function misuse(what, usage) {
  return new Failure(`${what} ${usage.split('\n')[0]}`, 2);
}
