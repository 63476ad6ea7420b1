import { checkForm } from '@vedette/engine';
import { type Unit, units } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';

export type UnitRead =
  | { readonly ok: true; readonly unit: Unit }
  | { readonly ok: false; readonly words: readonly string[] };

const MOST_FAULTS = 5;

/** The unit in a file, or what is wrong with the file. A unit against the rules is read: the builder says why. */
export function readUnitText(text: string): UnitRead {
  try {
    return readUnit(JSON.parse(text));
  } catch {
    return unread(en.muster.notJson);
  }
}

export function readUnit(document: unknown): UnitRead {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return unread(en.muster.notUnit);
  const { format, ruleset } = document as { readonly format?: unknown; readonly ruleset?: unknown };
  if (format === 'vedette-game') return unread(en.muster.isGame);
  if (format !== 'vedette-unit') return unread(en.muster.notUnit);
  if (ruleset !== 'silver-bayonet') return unread(en.muster.otherRules(String(ruleset)));
  const formed = checkForm(units.schema, document);
  if (formed.ok) return { ok: true, unit: formed.value };
  const faults = formed.refusals.map(({ message }) => message);
  const more = faults.length - MOST_FAULTS;
  return unread(
    en.muster.malformed,
    ...faults.slice(0, MOST_FAULTS),
    ...(more > 0 ? [en.muster.moreFaults(more)] : []),
  );
}

function unread(...words: readonly string[]): UnitRead {
  return { ok: false, words };
}
