import { form } from '../data/forms.ts';
import type { Attribute } from '../game.ts';
import type { CheckKind } from '../moments.ts';

/** SB-ATT-41: the other form of a Skinshifter; `form:bear`, then the attributes it brought, with bars between. */
export const otherForm: Attribute = {
  id: 'form',
  rule: 'SB-ATT-41',
  on: (argument) => {
    const { id, adds, investigates, rule } = form(argument.split('|')[0]!);
    return {
      check(modifiers, { check }) {
        const stat = STAT[check];
        const value = stat === undefined ? 0 : (adds[stat] ?? 0);
        return value === 0 ? modifiers : [...modifiers, { by: id, rule, value }];
      },
      mayInvestigate: (may) => may && investigates,
      // SB-SOL-27.R1
      mayUseGear: (may, _, { s }) => may && !s.options['bear-natural-weapons'],
      builtInWeapons: (weapons, _, { s }) =>
        s.options['bear-natural-weapons'] ? [...weapons, 'natural-weapons'] : weapons,
    };
  },
};

/** The stats whose change shows in a Check. */
const STAT: Partial<Record<CheckKind, 'melee' | 'accuracy' | 'courage'>> = {
  melee: 'melee',
  shooting: 'accuracy',
  courage: 'courage',
  terror: 'courage',
};
