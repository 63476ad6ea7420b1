import { ACTION_COSTS } from '../../data/actions.ts';
import { FORMS } from '../../data/forms.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx } from '../../game.ts';
import { afflict, relieve } from '../../kit.ts';
import { isFallen, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { rise } from '../combat/posture.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const COST = ACTION_COSTS['change-shape'];
const SHAPES = ['bat', 'wolf'] as const;

/** FF-SPEC-30: a Vampire without a body, for as long as it likes. */
const MIST = 'mist';

function shapesOf({ rules, conditions }: Model): readonly string[] {
  if (conditions.form !== undefined || conditions.immaterial !== undefined) return [];
  const beasts = SHAPES.filter((shape) => hasRule(rules, FORMS[shape].needs));
  return hasRule(rules, 'immaterial') && hasRule(rules, 'vampire') ? [...beasts, MIST] : beasts;
}

interface Change {
  readonly condition: 'form' | 'immaterial';
  readonly rule: string;
  readonly begins: boolean;
}

function told(cx: FaithCx, model: Model, change: Change): void {
  cx.emit({ type: 'condition', model: model.id, ...change });
}

/** FF-SPEC-09, FF-SPEC-30, FF-SPEC-68 */
export const changeShape: ActionKind = {
  id: 'change-shape',
  rule: 'FF-SPEC-09',
  offers: (_look, model) =>
    isTransfixed(model) || model.conditions.climbing !== undefined
      ? []
      : shapesOf(model).map((thing) => offer('change-shape', COST, { thing })),
  perform(cx, model, { thing }) {
    if (thing === MIST) {
      afflict(model, 'immaterial');
      told(cx, model, { condition: 'immaterial', rule: 'FF-SPEC-30', begins: true });
      return;
    }
    const shape = thing === 'bat' ? 'bat' : 'wolf';
    afflict(model, 'form', shape);
    told(cx, model, { condition: 'form', rule: FORMS[shape].rule, begins: true });
    // FF-SPEC-09: a bat that lay is up.
    if (shape === 'bat' && isFallen(model)) rise(cx, model, FORMS.bat.rule);
  },
};

/** FF-SPEC-09: a bat needs an action for it; others return for nothing (`free-actions/resume.ts`). */
export const changeBack: ActionKind = {
  id: 'change-back',
  rule: 'FF-SPEC-09',
  offers: (_look, model) =>
    model.conditions.form === 'bat' && !isTransfixed(model) ? [offer('change-back', COST)] : [],
  perform(cx, model) {
    relieve(model, 'form');
    told(cx, model, { condition: 'form', rule: FORMS.bat.rule, begins: false });
    if (isFallen(model)) rise(cx, model, FORMS.bat.rule);
  },
};
