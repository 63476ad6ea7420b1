import type { Offer, OneField } from '@vedette/engine';
import { attributesOnOffer, type Chooser } from '../attribute-choice.ts';
import { MOST_ALLOWED } from '../unit-problems.ts';
import { withStrange } from './armoury-blocks.ts';
import { words } from './words.ts';

/** SB-ATT-55: what neither book nor supplement opens, only its own option. */
const WITHOUT_OPTION = { ...MOST_ALLOWED, 'sow-fear-for-officers': false };

/** SB-ATT-02: whatever some match would let this one choose. */
export function attributeField(label: string, value: string, by: Chooser, at: string): OneField {
  const usual = attributesOnOffer(by, WITHOUT_OPTION);
  const offered = attributesOnOffer(by, MOST_ALLOWED).map((attribute): Offer => {
    const { id, sources } = attribute;
    const title = words.attributeTitle(id);
    const note = words.meanings[id];
    const book = sources.includes('core') ? words.fromCore : words.fromSupplement;
    const group = usual.includes(attribute) ? book : words.byOption;
    return note === undefined ? { id, title, group } : { id, title, group, note };
  });
  const titleOf = (id: string) => words.attributeTitle(id);
  return {
    kind: 'one',
    at,
    label,
    value,
    offers: withStrange(offered, value, titleOf),
    shown: 'list',
    none: words.chooseAttribute,
  };
}
