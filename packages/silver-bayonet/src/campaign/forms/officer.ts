import { random } from '@vedette/engine';
import { withOfficer } from '../../muster/builder/draft.ts';
import { editUnit } from '../../muster/builder/edit.ts';
import { nameFor, rankFor } from '../../muster/builder/names.ts';
import { officerEntry } from '../../muster/builder/officer-entry.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** What a plain Officer carries until somebody chooses better. */
const ARMS = ['hand-weapon', 'pistol'];

/** SB-CAMP-19: another Officer for the same company, made as in the muster; a plain one to begin with. */
export const officerForm: Form<'newOfficer'> = {
  begin({ unit, taken }, seed) {
    const chance = random(seed);
    const name = nameFor(unit.nation, 'officer', taken, chance);
    return withOfficer(unit, { name, rank: rankFor(unit.nation, '', chance), equipment: [...ARMS] });
  },
  page(_, draft) {
    const entry = officerEntry(draft);
    return {
      at: entry.at,
      sections: [{ kind: 'entry', id: 'officer', title: entry.title, entry }],
      give: words.officer.done,
    };
  },
  edit: (_, draft, edit) => editUnit(draft, edit),
};
