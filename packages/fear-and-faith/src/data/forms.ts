import type { SpecialRuleId } from './special-rules.ts';
import type { Stick } from './sticks.ts';

/** FF-SPEC-09, FF-SPEC-68: what a change of shape puts in place of the profile. */
interface BeastForm {
  readonly rule: string;
  readonly needs: SpecialRuleId;
  readonly quality: number;
  readonly combat: number;
  readonly movement: Stick;
  /** Rules that it keeps. */
  readonly keeps: readonly SpecialRuleId[];
}

const NATURES = ['demon', 'vampire', 'werewolf', 'zombie'] as const satisfies readonly SpecialRuleId[];

export const FORMS: Readonly<Record<'bat' | 'wolf', BeastForm>> = {
  bat: { rule: 'FF-SPEC-09', needs: 'bat-form', quality: 3, combat: 0, movement: 'medium', keeps: NATURES },
  wolf: {
    rule: 'FF-SPEC-68',
    needs: 'wolf-form',
    quality: 3,
    combat: 3,
    movement: 'long',
    keeps: [...NATURES, 'artificial', 'hard-to-kill', 'thick-skin', 'tough'],
  },
};
