import { checkForm, engineWords, type Json, sentenceOf, spoken } from '@vedette/engine';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import type { Company } from './company.ts';
import { musterNamed } from './musters.ts';
import { opened } from './share.ts';

export type UnitRead =
  | {
      readonly ok: true;
      readonly company: Company;
      /** Read from words: the first line that comes out otherwise. */
      readonly unlike?: string;
    }
  | { readonly ok: false; readonly words: readonly string[] };

const MOST_FAULTS = 5;

const ENGINE = spoken(engineWords, (words) => words);

/** The unit in a file, or what is wrong with the file. A unit against the rules is read: the builder says why. */
export async function readUnitText(text: string): Promise<UnitRead> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return unread(say.muster.notJson);
  }
  return readUnit(document);
}

export async function readUnit(document: unknown): Promise<UnitRead> {
  if (isRecord(document) && document['format'] === 'vedette-game') return unread(say.muster.isGame);
  const letter = opened(document);
  if (letter === null) return unread(say.muster.notUnit);
  const muster = await musterNamed(letter.ruleset);
  if (muster === null) return unread(say.muster.otherRules(letter.ruleset));
  if (muster.format !== null && letter.format !== muster.format) return unread(say.muster.notUnit);
  const formed = checkForm(muster.schema, letter.unit);
  if (formed.ok) return { ok: true, company: { muster, unit: formed.value } };
  const { refusals } = ENGINE.in(locale);
  const faults = formed.refusals.map((refusal) => sentenceOf(refusals, refusal));
  const more = faults.length - MOST_FAULTS;
  return unread(
    say.muster.malformed,
    ...faults.slice(0, MOST_FAULTS),
    ...(more > 0 ? [say.muster.moreFaults(more)] : []),
  );
}

function isRecord(document: unknown): document is Readonly<Record<string, Json>> {
  return typeof document === 'object' && document !== null && !Array.isArray(document);
}

function unread(...words: readonly string[]): UnitRead {
  return { ok: false, words };
}
