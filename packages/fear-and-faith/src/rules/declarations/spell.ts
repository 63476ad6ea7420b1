import { MISHAPS, type Spell } from '../../data/magic.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countGame, thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { sufferers } from '../magic/aim.ts';
import { hostileDemon } from '../magic/demons.ts';
import { curse } from '../magic/resist.ts';
import { AIMED_SPELLS, type AimedSpell, sourcesOf, spellsOf } from '../magic/spells.ts';
import { passesQuality } from '../quality/quality.ts';
import type { DeclarationKind } from './declaration.ts';

const RULE = 'FF-MAG-03';

/** FF-MAG-02: with whom it is aimed at, unless the option leaves that for later. */
function declarationsOf(look: Look, model: Model, spell: Spell): readonly string[] {
  const aimed = AIMED_SPELLS.find((one): one is AimedSpell => one === spell);
  if (aimed === undefined || look.s.options['free-spell-target']) return [`spell/${spell}`];
  return sufferers(look, model, aimed).map(({ id }) => `spell/${spell}/${id}`);
}

/** FF-MAG-02, FF-MAG-03 */
export const spell: DeclarationKind = {
  id: 'spell',
  rule: 'FF-MAG-02',
  offers(look, model) {
    if (thisGame(model, 'no-spells') > 0 || model.conditions.transfixed?.cost === null) return [];
    return spellsOf(model).flatMap((one) => declarationsOf(look, model, one));
  },
  mishap: (cx, model, declared) => mishap(cx, model, declared.split('/')[1] as Spell),
};

/** FF-MAG-03: by the rule that the spell came from; where two have it, its owner says which. */
function mishap(cx: FaithCx, model: Model, declared: Spell): void {
  const sources = sourcesOf(model, declared);
  const source =
    sources.length === 1
      ? sources[0]!
      : cx.ask('mishap', model.controller, { model: model.id, options: [...sources] });
  const what = MISHAPS[source];
  if (what === 'no-more-spells') countGame(model, 'no-spells');
  else if (what === 'cursed') curse(cx, model, null);
  else if (what === 'hostile-demon') hostileDemon(cx, model);
  else if (!passesQuality(cx, model, { purpose: 'mishap', rule: RULE }))
    leave(cx, model, 'collapsed', null, RULE);
}
