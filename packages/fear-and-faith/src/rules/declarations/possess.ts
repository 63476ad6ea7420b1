import { hasRule } from '../../data/rule-text.ts';
import { possessable } from '../magic/possession.ts';
import type { DeclarationKind } from './declaration.ts';

/** FF-SPEC-14: three failures are only a turnover. */
export const possessDeclared: DeclarationKind = {
  id: 'possess',
  rule: 'FF-SPEC-14',
  offers: (look, model) =>
    hasRule(model.rules, 'demon') ? possessable(look, model).map(({ id }) => `possess/${id}`) : [],
};
