import type { OfficerEntry, SoldierEntry, Unit } from '@vedette/silver-bayonet/muster';
import type { PlayerSheet } from '../referee/campaign-messages.ts';

const NOBODY: OfficerEntry = { name: '', increases: [], attributes: [], equipment: [], special: [] };

/** The company as a unit document, as the muster's controls take one. */
export function unitOf({ unit, members }: PlayerSheet): Unit {
  const officer = members.find(({ type }) => type === 'officer')?.entry as OfficerEntry | undefined;
  return {
    format: 'vedette-unit',
    version: 2,
    ruleset: 'silver-bayonet',
    ...unit,
    officer: officer ?? NOBODY,
    soldiers: members.flatMap(({ type, entry }) => (type === 'officer' ? [] : [entry as SoldierEntry])),
  };
}
