import { Failure } from '../lib/fail.mjs';

export const USAGE = `Usage: npm run rules [-- <ruleset> [--json] [--missing]]
Which specs name which rule of the catalogues: one line a ruleset, or one ruleset's every rule. Fails on a title that
names an unknown id. --missing: only rules that no spec names. --json: a summary for programs; then use
npm run --silent, as npm's own heading goes to stdout otherwise.`;

/**
 * @param {import('../lib/command.mjs').Given} given
 * @param {readonly string[]} rulesets
 * @returns {{ ruleset: string | undefined, json: boolean, missing: boolean }}
 */
export function wantedOf({ values, words: [ruleset] }, rulesets) {
  const json = values['json'] === true;
  const missing = values['missing'] === true;
  if (ruleset === undefined && (json || missing))
    throw new Failure(
      `${json ? '--json' : '--missing'} needs a ruleset. There are: ${rulesets.join(', ')}`,
      2,
    );
  if (ruleset !== undefined && !rulesets.includes(ruleset))
    throw new Failure(`No ruleset ${ruleset}. There are: ${rulesets.join(', ')}`);
  return { ruleset, json, missing };
}
