import { Failure } from '../lib/fail.mjs';

const USAGE = 'npm run rules [-- <ruleset> [--json] [--missing]]';

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} rulesets
 * @returns {{ ruleset: string | undefined, json: boolean, missing: boolean }}
 */
export function readArguments(args, rulesets) {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const names = args.filter((arg) => !arg.startsWith('-'));
  const wrong = flags.find((flag) => flag !== '--json' && flag !== '--missing');
  if (wrong) throw new Failure(`Unknown option ${wrong}. Usage: ${USAGE}`);
  if (names.length > 1) throw new Failure(`One ruleset at a time. Usage: ${USAGE}`);
  const [ruleset] = names;
  if (ruleset === undefined && flags.length > 0)
    throw new Failure(`${flags[0]} needs a ruleset. Usage: ${USAGE}`);
  if (ruleset !== undefined && !rulesets.includes(ruleset)) {
    throw new Failure(`No ruleset ${ruleset}. There are: ${rulesets.join(', ')}`);
  }
  return { ruleset, json: flags.includes('--json'), missing: flags.includes('--missing') };
}
