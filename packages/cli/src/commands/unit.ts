import process from 'node:process';
import { findRuleset } from '../rulesets.ts';
import { readDocument } from './read-document.ts';
import { judge, tell } from './verdict.ts';

interface Asked {
  readonly ruleset: string;
  readonly json: boolean;
}

/** `vedette unit check <file>…`: everything that is wrong with a unit, and what could be better. */
export async function checkUnits(paths: readonly string[], { ruleset, json }: Asked): Promise<number> {
  const { units } = await findRuleset(ruleset);
  const verdicts = [];
  for (const path of paths) verdicts.push(judge(units, await readDocument(path), path));
  return tell(verdicts, json);
}

/** `vedette unit show <number>`: a ready-made unit as the document it is. */
export async function showUnit(number: string, { ruleset }: Asked): Promise<number> {
  const { ready } = (await findRuleset(ruleset)).units;
  const unit = /^\d+$/.test(number) ? ready[Number(number) - 1] : undefined;
  if (unit === undefined)
    throw new Error(`There are ready-made units 1 to ${ready.length}, not "${number}".`);
  process.stdout.write(`${JSON.stringify(unit, null, 2)}\n`);
  return 0;
}
