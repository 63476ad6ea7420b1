import { type FieldBlock, sameJson } from '@vedette/engine';
import { carryingEdited, equipmentBlock, specialBlock } from '../../muster/builder/armoury-blocks.ts';
import { itemTitle } from '../../muster/builder/arms.ts';
import type { FormDrafts, FormFacts } from './facts.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Draft = FormDrafts['equip'];

/** SB-CAMP-20: a visit to the armoury: everything as it is at one click, or piece by piece. */
export const equipForm: Form<'equip'> = {
  begin: ({ equipment, special }) => ({ equipment: [...equipment], special: [...special] }),
  page(facts, draft) {
    const { name } = facts;
    const entry = {
      at: '',
      title: name,
      called: name,
      fields: [],
      stats: [],
      terms: [],
      blocks: blocksOf(facts, draft),
      notes: facts.specialToo ? [] : [words.equip.fixed(titles(facts))],
    };
    return {
      at: '',
      sections: [{ kind: 'entry', id: 'armoury', title: name, entry }],
      give: isSame(facts, draft) ? words.equip.same : words.equip.done,
    };
  },
  edit({ specialToo }, draft, edit) {
    if (!('at' in edit)) return draft;
    const [, ...place] = edit.at.split('/');
    const next = carryingEdited(draft, place, edit);
    return specialToo ? next : { ...next, special: draft.special };
  },
};

function blocksOf({ name, slots, mostSpecial, specialToo }: FormFacts['equip'], draft: Draft): FieldBlock[] {
  const carrying = { ...draft, slots, mostSpecial };
  return [equipmentBlock(carrying, ''), ...(specialToo ? [specialBlock(name, carrying, '')] : [])];
}

function isSame({ equipment, special }: FormFacts['equip'], draft: Draft): boolean {
  return sameJson(draft.equipment, equipment) && sameJson(draft.special, special);
}

function titles({ special }: FormFacts['equip']): string {
  return special.map(({ item }) => itemTitle(item)).join(', ');
}
