import { SHOT_MODIFIERS } from '../../data/fighting.ts';
import { FORMS } from '../../data/forms.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { ignoring } from '../../rules/movement/ignoring.ts';
import type { Model } from '../../state.ts';
import { isAimedAt } from '../against-shots.ts';

/** What takes no hands, tools or words. */
const BEASTLY = [
  'break-free',
  'change-back',
  'disengage',
  'fly-on',
  'leave-table',
  'move',
  'power-strike',
  'rough-move',
  'snap-out',
  'stand-up',
  'strike',
];

function formOf({ conditions }: Model) {
  return FORMS[conditions.form!];
}

/** FF-SPEC-09, FF-SPEC-68: the beast's own numbers; which rules it keeps is in `kit.ts`. */
export const beastForm: SpecialRule = {
  id: conditionAbility('form'),
  rule: 'FF-SPEC-09',
  on: {
    quality: (_quality, _subject, _look, bearer) => formOf(bearer).quality,
    combat: (_combat, _subject, _look, bearer) => formOf(bearer).combat,
    movement: (_stick, _subject, _look, bearer) => formOf(bearer).movement,
    mayFly: (may, _subject, _look, bearer) => may || bearer.conditions.form === 'bat',
    gait: (gait, _subject, _look, bearer) =>
      bearer.conditions.form === 'wolf' ? ignoring(gait, ['wood']) : gait,
    hazards: (traits, _subject, _look, bearer) =>
      bearer.conditions.form === 'bat' ? traits.filter((trait) => trait !== 'running-water') : traits,
    hurtByFalls: (hurt, { conscious }, _look, bearer) =>
      hurt && !(conscious && bearer.conditions.form === 'bat'),
    closeArms: () => [],
    offers: (offers) => offers.filter(({ action }) => BEASTLY.includes(action)),
    opponentModifiers: (modifiers, { attack, role }, _look, bearer) =>
      bearer.conditions.form === 'bat' &&
      role === 'target' &&
      isAimedAt(attack) &&
      attack.weapon !== 'shotgun'
        ? [
            ...modifiers,
            { by: 'target-difficult', rule: 'FF-SPEC-16', value: SHOT_MODIFIERS['target-difficult'] },
          ]
        : modifiers,
  },
};
