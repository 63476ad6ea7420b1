import { type RecruitSection, type RollSection, random } from '@vedette/engine';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { recruited } from '../../muster/builder/draft.ts';
import { editUnit } from '../../muster/builder/edit.ts';
import { nameFor } from '../../muster/builder/names.ts';
import { recruit } from '../../muster/builder/recruits.ts';
import { soldierEntry } from '../../muster/builder/soldier-entry.ts';
import { soldierCost } from '../../muster/cost.ts';
import { MOST_WRITTEN, type SoldierEntry, type Unit } from '../../muster/unit.ts';
import type { FormFacts } from './facts.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Facts = FormFacts['recruits'];

const AT = '/soldiers';

/** SB-CAMP-18: new faces; a click on a type and he is in, with a name and arms that can be changed. */
export const recruitsForm: Form<'recruits'> = {
  begin: ({ unit }) => unit,
  page(facts, draft) {
    const left = facts.points - draft.soldiers.reduce((sum, soldier) => sum + soldierCost(soldier), 0);
    const places = facts.room - draft.soldiers.length;
    const count = draft.soldiers.length;
    return {
      at: AT,
      sections: [...(count === 0 ? [] : [sworn(draft)]), offered(facts, draft, places === 0 ? 0 : left)],
      status: words.recruits.left(left, places),
      give: count === 0 ? words.recruits.none : words.recruits.done(count),
    };
  },
  edit(facts, draft, edit) {
    if (edit.do !== 'add') return editUnit(draft, edit);
    const type = edit.recruit;
    const full = draft.soldiers.length >= MOST_WRITTEN.soldiers;
    if (full || !facts.types.some((known) => known.type === type)) return draft;
    const taken = [...facts.taken, ...draft.soldiers.map(({ name }) => name)];
    const name = nameFor(draft.nation, type, taken, random(edit.seed));
    return recruited(draft, recruitOf(type, draft.nation, name));
  },
};

function sworn(unit: Unit): RollSection {
  return {
    kind: 'roll',
    id: 'recruits',
    title: words.recruits.sworn,
    at: AT,
    entries: unit.soldiers.map((soldier, i) => soldierEntry(unit, soldier, `${AT}/${i}`)),
    empty: '',
  };
}

function offered({ types }: Facts, unit: Unit, left: number): RecruitSection {
  const recruits = types.flatMap(({ type, cost }) => {
    const known = SOLDIER_TYPES.find(({ id }) => id === type);
    return known === undefined ? [] : [recruit(known, unit, cost, left)];
  });
  return {
    kind: 'recruit',
    id: 'offered',
    title: words.recruits.offered,
    groups: [{ title: null, recruits }],
  };
}

/** SB-UNIT-15: whoever is not on the nation's list comes from outside it. */
function recruitOf(type: string, nation: string, name: string): SoldierEntry {
  const outside = SOLDIER_TYPES.find(({ id }) => id === type)?.nations.includes(nation) === false;
  return { name, type, special: [], ...(outside ? { outside } : {}) };
}
