import type { Unit } from '@vedette/silver-bayonet/muster';
import { saveJson } from '../app/save-json.ts';

/** The unit as a file that opens on any machine. */
export function saveUnit(unit: Unit): void {
  saveJson(unit, unit.name, 'unit', 2);
}
