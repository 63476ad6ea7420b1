import type { Offer, OneField } from '@vedette/engine';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { ATTRIBUTE_MEANINGS } from '../../library/meanings.ts';
import { attributesOnOffer, type Chooser } from '../attribute-choice.ts';
import { MOST_ALLOWED } from '../unit-problems.ts';
import { withStrange } from './armoury-blocks.ts';
import { words } from './words.ts';

/** SB-ATT-02: whatever some match would let this one choose. */
export function attributeField(label: string, value: string, by: Chooser, at: string): OneField {
  const offered = attributesOnOffer(by, MOST_ALLOWED).map(({ id, title, sources }): Offer => {
    const note = ATTRIBUTE_MEANINGS[id];
    const group = sources.includes('core') ? words.fromCore : words.fromSupplement;
    return note === undefined ? { id, title, group } : { id, title, group, note };
  });
  const titleOf = (id: string) => ATTRIBUTES.find((known) => known.id === id)?.title ?? id;
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
