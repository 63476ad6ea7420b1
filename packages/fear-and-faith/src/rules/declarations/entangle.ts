import { hasRule } from '../../data/rule-text.ts';
import { entangleable } from '../magic/entangle.ts';
import type { DeclarationKind } from './declaration.ts';

/** FF-SPEC-18: not a spell: no mishap comes of it. */
export const entangle: DeclarationKind = {
  id: 'entangle',
  rule: 'FF-SPEC-18',
  offers: (look, model) =>
    hasRule(model.rules, 'entangle') ? entangleable(look, model).map(({ id }) => `entangle/${id}`) : [],
};
