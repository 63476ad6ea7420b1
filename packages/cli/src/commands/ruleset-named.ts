import { checkForm } from '@vedette/engine';
import { builtIn } from '../rulesets.ts';
import { USUAL_RULESET } from '../usual-ruleset.ts';
import { readDocument } from './read-document.ts';

/** Which game: as it was told, else as the files say that were given, else the usual one. */
export async function rulesetNamed(
  told: string | undefined,
  given: readonly (string | null | undefined)[],
): Promise<string> {
  const files = given.flatMap((text) => (text != null && /[./\\]/.test(text) ? [text] : []));
  const found = await Promise.all(files.map(async (path) => ({ path, ruleset: await rulesetOf(path) })));
  const named = found.flatMap(({ path, ruleset }) => (ruleset === null ? [] : [{ path, ruleset }]));
  const [first] = named;
  const wanted = told ?? first?.ruleset ?? USUAL_RULESET;
  const other = named.find(({ ruleset }) => ruleset !== wanted);
  // What a module is called that somebody names by its path is not known yet.
  if (other === undefined || /[./\\]/.test(wanted)) return wanted;
  const instead = told === undefined ? `${first!.path} is for ${wanted}` : `not for ${wanted}`;
  throw new Error(`${other.path} is for ${other.ruleset}, ${instead}.`);
}

/** As the file says, or else the one game that could read it as a scenario; null: it may be for any. */
async function rulesetOf(path: string): Promise<string | null> {
  const document = await readDocument(path);
  const { ruleset } = Object(document) as { readonly ruleset?: unknown };
  if (typeof ruleset === 'string') return ruleset;
  const fitting = (await builtIn()).filter(({ scenarios }) => checkForm(scenarios.schema, document).ok);
  return fitting.length === 1 ? fitting[0]!.id : null;
}
