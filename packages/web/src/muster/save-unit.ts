import { saveJson } from '../app/save-json.ts';
import type { Company } from './company.ts';
import { closed } from './share.ts';

/** The unit as a file that opens on any machine. */
export function saveUnit({ muster, unit }: Company): void {
  saveJson(closed(muster.ruleset, unit), muster.summary(unit).name, 'unit', 2);
}
