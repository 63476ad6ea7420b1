import process from 'node:process';
import { checkUnit } from '@vedette/engine';
import { findRuleset } from '../rulesets.ts';
import { optionsIn } from './options-in.ts';
import { readDocument } from './read-document.ts';
import { tell, verdict } from './verdict.ts';

interface Asked {
  readonly ruleset: string;
  readonly json: boolean;
}

/** `vedette unit check <file>…`: everything that is wrong with a unit, and what could be better. */
export async function checkUnits(
  paths: readonly string[],
  { ruleset: id, json, options }: Asked & { readonly options?: readonly string[] | undefined },
): Promise<number> {
  const ruleset = await findRuleset(id);
  const chosen = options === undefined ? undefined : optionsIn(options);
  const verdicts = [];
  for (const path of paths) {
    const checked = checkUnit(ruleset, await readDocument(path), chosen);
    verdicts.push(verdict(ruleset, ruleset.units, checked, path));
  }
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
