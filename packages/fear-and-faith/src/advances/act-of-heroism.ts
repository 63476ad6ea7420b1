import { isAnimal } from '../data/rule-bonds.ts';
import { hasRule, type RuleText } from '../data/rule-text.ts';
import { afflict } from '../kit.ts';
import { membersOf } from '../models.ts';
import { freeAdvance } from './free.ts';
import { hasHad, noteServed, seatOf, spend } from './uses.ts';

const ID = 'act-of-heroism';

/** FF-CAMP-21: a Hero until this turn ends, with a Hero's one die to roll again. */
export const actOfHeroism = freeAdvance({
  id: ID,
  candidates: ({ s }, party) =>
    membersOf(s, seatOf(s, party)).filter(
      (model) => !hasRule(model.rules, 'hero') && !isAnimal(model.rules) && !hasHad(party, ID, model),
    ),
  use(cx, party, model) {
    const more: RuleText[] = [...model.rules, 'hero'];
    model.rules = more.sort();
    afflict(model, 'heroic');
    noteServed(party, ID, model);
    spend(cx, party, ID, model);
  },
});
